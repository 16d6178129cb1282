import { beforeAll, expect, test } from 'vitest'
import { readCatalogue } from '../../catalogue/live/catalogue-reader.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { importCatalogue } from '../../catalogue/import/import-catalogue.ts'
import { openDatabase } from '../../database/database.ts'
import { asText, spu, surroundings } from '../../testing/catalogue-lines.ts'
import { createCatalogueViews } from './catalogue-view.ts'
import { GUEST } from '../../catalogue/pricing.ts'
import { productList } from '../list/product-list.ts'
import { createViewCaches, viewCacheUses } from './view-caches.ts'

const PRODUCTS = 40
const ROOM = 8000
const BOUNDS = {
  views: 200_000,
  indexes: 3 * ROOM,
  products: ROOM,
  orders: ROOM,
  selections: ROOM,
  answers: ROOM,
  matches: ROOM,
}

let first: Catalogue
let second: Catalogue
beforeAll(async () => {
  const db = await openDatabase({ url: 'sqlite::memory:' })
  const goods = Array.from({ length: PRODUCTS }, (_, at) => spu(`rope-${at}`))
  await importCatalogue(db, asText([...surroundings, ...goods]))
  first = await readCatalogue(db)
  await importCatalogue(db, asText([spu('axe')]))
  second = await readCatalogue(db, first)
  await db.destroy()
})

const asMember = (level: number) => ({
  locale: 'en_US' as const,
  audience: { kind: 'MEMBER' as const, levelCode: `LEVEL-${level}` },
  now: 0,
})

test('many kinds of shoppers together keep no more bytes than the bounds', () => {
  const caches = createViewCaches(BOUNDS)
  const views = createCatalogueViews(undefined, caches)
  for (let level = 0; level < 100; level += 1) {
    const view = views(first, asMember(level))
    for (const spus of first.spus.values()) view.model(spus)
    const list = productList(view.index(), { onShelves: [true], keyword: 'rope' }, [
      { field: 'SALE_PRICE', order: 'ASC' },
    ])
    expect(list.restSize).toBe(PRODUCTS)
    view.answers.set('list', { data: {} }, 500)
  }
  for (const [name, { bytes, maxBytes, entries }] of Object.entries(viewCacheUses(caches))) {
    expect([name, entries > 0]).toEqual([name, true])
    expect([name, bytes <= maxBytes]).toEqual([name, true])
  }
})

test('a new catalogue begins with empty caches, and a request that still reads the old one leaves nothing in them', () => {
  const caches = createViewCaches()
  const views = createCatalogueViews(undefined, caches)
  const price = { locale: 'en_US', audience: GUEST, now: 0 } as const
  const old = views(first, price)
  old.model([...first.spus.values()][0] ?? raise())
  const now = views(second, price)
  expect(viewCacheUses(caches)['products']?.entries).toBe(0)
  old.answers.set('list', { data: { from: 'old' } }, 10)
  old.product('rope-1')
  const again = views(first, price)
  expect(again.catalogue).toBe(first)
  again.answers.set('list', { data: { from: 'old' } }, 10)
  expect(viewCacheUses(caches)).toMatchObject({ products: { entries: 0 }, answers: { entries: 0 } })
  expect(views(second, price)).toBe(now)
  expect(now.product('axe')?.code).toBe('axe')
})

const raise = () => {
  throw new Error('There should be one.')
}
