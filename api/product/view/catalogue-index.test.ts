import { beforeAll, describe, expect, test } from 'vitest'
import { readCatalogue } from '../../catalogue/live/catalogue-reader.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { importCatalogue } from '../../catalogue/import/import-catalogue.ts'
import type { ImportLine } from '../../catalogue/format/import-schema.ts'
import { type Database, openDatabase } from '../../database/database.ts'
import {
  asText,
  attribute,
  brand,
  category,
  promotion,
  sku,
  spu,
  surroundings,
} from '../../testing/catalogue-lines.ts'
import { forEachIn } from '../index/bitset.ts'
import { type CatalogueIndex, createIndexes } from './catalogue-index.ts'
import { createCatalogueViews } from './catalogue-view.ts'
import { GUEST } from '../../catalogue/pricing.ts'

const both = (zh_HK: string, en_US: string) => ({ zh_HK, en_US })
const rope = spu('rope', { title: both('繩', 'Rope'), skus: [sku('rope-1', { inventory: 3 })] })
const lines = [...surroundings, rope, spu('axe', { title: both('斧', 'Axe') })]

let db: Database
let before: Catalogue
let indexOf: ReturnType<typeof createIndexes>
let index: CatalogueIndex
beforeAll(async () => {
  db = await openDatabase({ url: 'sqlite::memory:' })
  await importCatalogue(db, asText(lines))
  before = await readCatalogue(db)
  return () => db.destroy()
})

const changed = async (...more: ImportLine[]) => {
  expect((await importCatalogue(db, asText(more))).problems).toEqual([])
  return readCatalogue(db, before)
}
const find = ({ search, spus }: CatalogueIndex, keyword: string) => {
  const codes: string[] = []
  forEachIn(search().find(keyword).found, product => codes.push(spus[product]?.code ?? ''))
  return codes
}

describe('the index of the next catalogue version', () => {
  const start = async () => {
    await changed(...lines)
    before = await readCatalogue(db)
    indexOf = createIndexes()
    index = indexOf(before)
  }

  test.each<[string, ImportLine]>([
    ['prices', { ...rope, salePrice: 100, listPrice: 900 }],
    ['stock', { ...rope, skus: [sku('rope-1', { inventory: 0 })] }],
    ['sales and dates', { ...rope, recentSales: 7, listTime: '2026-11-09T00:00:00Z' }],
    ['what is on shelf', { ...rope, onShelves: false }],
    ['pictures', { ...rope, images: [{ url: '/media/rope.svg' }] }],
    ['promotions', promotion('sale', { spus: ['rope'], prices: [{ spu: 'axe', price: 1 }] })],
  ])('takes words and filters over when only %s changed', async (_, line) => {
    await start()
    const search = index.search()
    const facets = index.facets()
    const later = indexOf(await changed(line))
    expect(later).not.toBe(index)
    expect(later.search()).toBe(search)
    expect(later.facets()).toBe(facets)
  })

  test('has today’s stock and on-shelf state nevertheless', async () => {
    await start()
    const has = ({ inStock, onShelf }: CatalogueIndex) => [[...inStock()], [...onShelf()]]
    expect(has(index)).toEqual([[0b11], [0b11]])
    const later = await changed({ ...rope, onShelves: false, skus: [sku('rope-1', { inventory: 0 })] })
    expect(has(indexOf(later))).toEqual([[0b01], [0b01]])
  })

  test.each<[string, ImportLine, string, string[]]>([
    ['a title', { ...rope, title: both('新繩', 'Cord') }, 'cord', ['rope']],
    ['a product’s sku', { ...rope, skus: [sku('knot-9')] }, 'knot', ['rope']],
    ['a brand’s name', brand('northcairn', { name: both('石堆', 'Cairnstone') }), '石堆', ['axe', 'rope']],
    ['a category’s name', category('men', { name: both('男士', 'Gents') }), 'gents', ['axe', 'rope']],
    ['a product more', spu('pick', { title: both('鎬', 'Pick') }), 'pick', ['pick']],
  ])('finds %s that changed', async (_, line, keyword, expected) => {
    await start()
    expect(find(index, keyword)).toEqual([])
    const later = indexOf(await changed(line))
    expect(find(later, keyword)).toEqual(expected)
    expect(find(later, 'axe')).toEqual(['axe'])
  })

  test('finds an attribute’s value that was renamed', async () => {
    await start()
    const named = (en: string) =>
      attribute('outdoor', {
        attributeType: 'outdoor',
        values: [{ code: 'ice', displayName: both('冰', en) }],
      })
    const iced = { ...rope, attributes: [{ code: 'outdoor', values: ['ice'] }] }
    expect(find(indexOf(await changed(named('Ice'), iced)), 'frozen')).toEqual([])
    expect(find(indexOf(await changed(named('Frozen'))), 'frozen')).toEqual(['rope'])
  })

  test('knows a new value of an attribute', async () => {
    await start()
    const outdoor = attribute('outdoor', {
      attributeType: 'outdoor',
      values: [{ code: 'ice', displayName: both('冰', 'Ice') }],
    })
    const later = indexOf(
      await changed(outdoor, { ...rope, attributes: [{ code: 'outdoor', values: ['ice'] }] }),
    )
    expect(later.facets().attributes.get('outdoor')?.keys).toEqual(['ice'])
  })
})

test('views of both languages share what does not depend on language', () => {
  const views = createCatalogueViews()
  const [zh, en] = (['zh_HK', 'en_US'] as const).map(locale =>
    views(before, { locale, audience: GUEST, now: 0 }),
  )
  expect(zh?.index()).toBe(en?.index())
  expect(
    views(before, { locale: 'zh_HK', audience: { kind: 'MEMBER', levelCode: 'GOLD' }, now: 0 }).index(),
  ).not.toBe(zh?.index())
})
