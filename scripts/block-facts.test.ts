import { registry } from '#blocks/registry.ts'
import { expect, test } from 'vitest'
import { blockFacts } from './block-facts.ts'
import { joinRows, rowsOfBlocks } from './block-rows.ts'

test('Storybook knows the requirements of every block, and sizes without a build where there is no script (LO-15)', () => {
  const facts = blockFacts()
  expect(Object.keys(facts)).toEqual(registry.map(({ code }) => code))
  expect(facts['newSwiper']).toMatchObject({ rows: 'L-175 … L-198' })
  expect(facts['articleTitle']).toEqual({ rows: 'L-218 … L-222', kib: 0, onDemandKib: 0 })
})

test('requirements are those of the heading that names the block, for shells those its files name', () => {
  const rows = rowsOfBlocks(registry)
  expect(rows.get('swiper')).toBe('L-175 … L-198')
  expect(rows.get('productTabs')).toBe('L-213 … L-217')
  expect(rows.get('compareBar')).toMatch(/C-16/)
})

test.each([
  ['three or more neighbours as a range', ['L-001', 'L-002', 'L-003', 'L-005'], 'L-001 … L-003, L-005'],
  ['two neighbours one by one', ['C-001', 'C-002', 'L-003'], 'C-001, C-002, L-003'],
  ['no row as nothing', [], ''],
])('rows are written with %s', (_, ids, text) => expect(joinRows(ids)).toBe(text))
