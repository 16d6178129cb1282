import { DEFAULT_STATED } from '#api/rules/default-stated.ts'
import { statedTexts } from '#api/rules/stated-settings.ts'
import { expect, test } from 'vitest'
import { iframeBlock } from '../content/iframe/block.ts'
import { basketPopupBlock } from '../popups/basketPopup/block.ts'
import { articleCollapseBlock } from '../content/articleCollapse/block.ts'
import { fillStated, findUnknownPlaceholders } from './stated-settings.ts'

const texts = statedTexts({ ...DEFAULT_STATED, freeDeliveryFrom: 500, returnDays: 30 }, 'en_US')

test('texts of every depth state the settings, rich text too; the rest is the very same', () => {
  const options = articleCollapseBlock.schema.parse({
    collapseTitle: 'Free from {freeDeliveryFrom}',
    collapseItems: [
      { title: 'Returns in {returnDays} days?', content: '<p>Yes, <b>{returnDays}</b> days.</p>' },
    ],
  })
  expect(fillStated(articleCollapseBlock, options, texts)).toEqual({
    ...options,
    collapseTitle: 'Free from HK$500',
    collapseItems: [{ title: 'Returns in 30 days?', content: '<p>Yes, <b>30</b> days.</p>' }],
  })
})

test('codes, links and HTML that an operator writes are left alone, where braces mean something else', () => {
  const popup = basketPopupBlock.schema.parse({
    id: '{returnDays}',
    buttonLink: { type: 0, value: '/list?x={returnDays}' },
    textLines: [{ text: 'HK${amount} more' }],
  })
  expect(fillStated(basketPopupBlock, popup, texts)).toEqual(popup)
  const frame = iframeBlock.schema.parse({ content: '<style>p{color}</style>' })
  expect(fillStated(iframeBlock, frame, texts)).toBe(frame)
  expect(findUnknownPlaceholders(iframeBlock, frame)).toEqual([])
})

test('a placeholder that neither the shop nor the block knows is named with its option', () => {
  const popup = basketPopupBlock.schema.parse({
    textLines: [{ text: '{amount} to {freeDeliveryFrom}' }, { text: '{freeDelivery} and {amount}' }],
    buttonText: '{amount}',
  })
  expect(findUnknownPlaceholders(basketPopupBlock, popup)).toEqual([
    { path: ['textLines', 1, 'text'], name: 'freeDelivery' },
    { path: ['buttonText'], name: 'amount' },
  ])
})
