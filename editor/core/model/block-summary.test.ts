import { DEFAULT_STATED } from '#api/rules/default-stated.ts'
import { statedTexts } from '#api/rules/stated-settings.ts'
import { expect, test } from 'vitest'
import { findBlock } from '#blocks/registry.ts'
import { fromPage } from '#content-store/client/page-content.ts'
import { component, content } from '../../testing/pages.ts'
import { blockSummary } from './block-summary.ts'
import { slotsOfBlocks } from './placement.ts'

const summaryOf = (code: string, options: Record<string, unknown>) => {
  const tree = fromPage(content([component('a', { code, options })]), slotsOfBlocks(findBlock), id => id)
  const node = tree.nodes.get('a')
  if (!node) throw new Error('The block is not on the page.')
  return blockSummary(node, statedTexts({ ...DEFAULT_STATED, freeDeliveryFrom: 600 }, 'en_US'))
}

test.each([
  ['a heading: its words', 'articleTitle', { title: '夏日山徑' }, { text: '夏日山徑', products: 0 }],
  [
    'a long heading: its beginning, without half an emoji',
    'articleTitle',
    { title: `${'x'.repeat(79)}🌀` },
    { text: 'x'.repeat(79), products: 0 },
  ],
  [
    'formatted text: without its marks',
    'richText',
    { content: '<p>Two <b>words</b></p>' },
    { text: 'Two words', products: 0 },
  ],
  [
    'words that state a setting of the shop: its value, as shoppers read it',
    'articleTitle',
    { title: 'Free from {freeDeliveryFrom} {soon}' },
    { text: 'Free from HK$600 {soon}', products: 0 },
  ],
  [
    'formatted text that states one',
    'richText',
    { content: '<p>From <b>{freeDeliveryFrom}</b></p>' },
    { text: 'From HK$600', products: 0 },
  ],
  [
    'a picture: its file',
    'banner',
    { imgUrl: '/media/ridge.webp?w=10' },
    { text: 'ridge.webp', products: 0 },
  ],
  ['products: how many', 'productByCode', { productCodes: 'A1,A2, A1,A3' }, { text: '', products: 3 }],
  ['nothing set: nothing', 'banner', {}, { text: '', products: 0 }],
  ['an unknown block: nothing', 'mystery', { title: 'x' }, { text: '', products: 0 }],
])('%s', (_, code, options, summary) => expect(summaryOf(code, options)).toEqual(summary))
