import { readFileSync } from 'node:fs'
import { registry } from '#blocks/registry.ts'
import { readWrittenFacts } from '#stories/docs/written-facts.ts'
import { expect, test } from 'vitest'
import { joinRows, rowsOfBlocks } from './block-rows.ts'
import { BLOCKS_FILE, blockTable, writtenSizes } from './block-table.ts'

const written = readFileSync(BLOCKS_FILE, 'utf8')

test('docs/blocks.md is what `npm run docs:blocks` would write (LO-15)', () =>
  // Sizes need a build: `e2e/block-sizes.e2e.ts` compares those.
  expect(written).toBe(blockTable(writtenSizes())))

test('Storybook finds size and requirements of every block in the document', () => {
  const facts = readWrittenFacts(written)
  expect([...facts.keys()]).toEqual(registry.map(({ code }) => code))
  expect(facts.get('newSwiper')).toMatchObject({ rows: 'L-175 … L-198', kib: expect.any(Number) as number })
  expect(facts.get('articleTitle')).toMatchObject({ rows: 'L-218 … L-222', kib: 0 })
})

test('a size that was never measured is read as unknown', () => {
  const line = '| Banner | 橫幅 | `banner` | Hero | top | never | ? | – | L-291 |'
  expect(readWrittenFacts(line).get('banner')).toEqual({ kib: undefined, onDemandKib: 0, rows: 'L-291' })
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
