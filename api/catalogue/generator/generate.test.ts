import { expect, test } from 'vitest'
import { openDatabase } from '../../database/database.ts'
import { importCatalogue } from '../import/import-catalogue.ts'
import { generateCatalogue } from './generate.ts'

const SIZE = 2000
const lines = [...generateCatalogue(SIZE)]
const spus = lines.filter(line => line.kind === 'spu')
const shareOf = (word: string) => {
  const hits = spus.filter(({ title, subTitle, brands }) =>
    [title.zh_HK, title.en_US, subTitle?.zh_HK, ...brands].some(text => text?.toLowerCase().includes(word)),
  )
  return hits.length / SIZE
}

test('the same number gives the same catalogue, and more begins with less', () => {
  expect([...generateCatalogue(SIZE)]).toEqual(lines)
  const more = [...generateCatalogue(SIZE + 500)].filter(line => line.kind === 'spu')
  expect(more.slice(0, SIZE)).toEqual(spus)
})

test('has the shape of a shop: brands, categories, colours, prices', () => {
  const of = (kind: string) => lines.filter(line => line.kind === kind).length
  expect(of('spu')).toBe(SIZE)
  expect(of('brand')).toBe(40)
  expect(of('category')).toBeGreaterThanOrEqual(110)
  const colours = Map.groupBy(spus, ({ style }) => style)
  expect(new Set([...colours.values()].map(({ length }) => length))).toEqual(new Set([1, 2, 3, 4, 5]))
  expect(new Set(spus.map(({ listPrice }) => listPrice)).size).toBeGreaterThan(250)
})

test('words match believable shares: everything, a tenth or so, one in forty', () => {
  expect(shareOf('戶外')).toBe(1)
  for (const word of ['外套', '背包', '鞋', 'jacket']) {
    expect(shareOf(word)).toBeGreaterThan(0.04)
    expect(shareOf(word)).toBeLessThan(0.3)
  }
  expect(shareOf('northstone')).toBeGreaterThan(0.01)
  expect(shareOf('northstone')).toBeLessThan(0.05)
})

test('is a catalogue the import takes', async () => {
  const db = await openDatabase({ url: 'sqlite::memory:' })
  const { problems, counts } = await importCatalogue(
    db,
    lines.map(line => JSON.stringify(line)),
  )
  await db.destroy()
  expect(problems).toEqual([])
  expect(counts).toMatchObject({ spu: SIZE, promotion: 3 })
})
