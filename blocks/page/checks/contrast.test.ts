import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newSwiperBlock } from '../../content/swiper/block.ts'
import { checkBlock, unansweredSurroundings } from './block-checks.ts'
import { leastContrast } from './contrast.ts'

test.each([
  ['white on black', '#ffffff', '#000000', 21],
  ['white on nothing: the picture may be white', 'white', 'transparent', 1],
  ['half a veil is not enough', '#fff', 'rgba(0, 0, 0, 0.5)', 3.9],
  ['the same with spaces and percent', '#fff', 'rgb(0 0 0 / 50%)', 3.9],
  ['words that are see-through', '#ffffff80', '#000', 5.3],
  ['a grey that some picture equals', '#777777', 'rgba(0,0,0,0.1)', 1],
  ['not read', 'hsl(0 0% 0%)', '#fff', undefined],
])('%s', (_, words, ground, least) => {
  const found = leastContrast(words, ground)
  expect(found === undefined ? undefined : Math.floor(found * 10) / 10).toBe(least)
})

const hex = fc.integer({ min: 0, max: 0xffffff }).map(value => `#${value.toString(16).padStart(6, '0')}`)

test('a ground that covers more never reads worse than the least of any picture', () => {
  fc.assert(
    fc.property(hex, hex, (words, ground) => {
      expect(leastContrast(words, ground)).toBeGreaterThanOrEqual(
        (leastContrast(words, `${ground}80`) ?? 0) - 0.01,
      )
    }),
  )
})

const checked = (slide: object) =>
  checkBlock(
    newSwiperBlock,
    newSwiperBlock.schema.parse({ items: [{ title: 'A', swiper_img_url: '/a.webp', ...slide }] }),
    unansweredSurroundings('en_US', 0),
  ).map(({ problem, path, detail }) => `${problem} ${path.join('.')} ${detail}`)

test('words on a slide without contrast lead to their colour; the defaults and a slide without words pass', () => {
  expect(checked({ hasText: true, heading: 'Summer' })).toEqual([])
  expect(checked({ heading: 'Summer', textGround: 'transparent' })).toEqual([])
  expect(checked({ hasText: true, heading: 'Summer', textGround: 'rgba(0,0,0,0.3)' })).toEqual([
    'lowContrast items.0.textColor 2.0 < 4.5',
  ])
})
