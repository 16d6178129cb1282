import { beforeAll, describe, expect, test } from 'vitest'
import { readCatalogue } from '../../catalogue/live/catalogue-reader.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { generateCatalogue } from '../../catalogue/generator/generate.ts'
import { importCatalogue } from '../../catalogue/import/import-catalogue.ts'
import { type Commerce, createCommerce } from '../../commerce.ts'
import { type Database, openDatabase } from '../../database/database.ts'
import { createIndexes } from './catalogue-index.ts'
import { createCatalogueViews } from './catalogue-view.ts'
import { GUEST } from '../../catalogue/pricing.ts'
import { BEST_SELLERS } from '../index/sort-order.ts'

const PRODUCTS = 1500
const NOW = Date.UTC(2026, 10, 23)
const PRICE_CONTEXT = { locale: 'en_US', audience: GUEST, now: NOW } as const
/** Products whose terms one step finds; the step that has most to do. */
const AT_ONCE = 32

let db: Database
let catalogue: Catalogue
beforeAll(async () => {
  db = await openDatabase({ url: 'sqlite::memory:' })
  await importCatalogue(
    db,
    [...generateCatalogue(PRODUCTS)].map(line => JSON.stringify(line)),
  )
  catalogue = await readCatalogue(db)
  return () => db.destroy()
})

const sell = async (units: number) => {
  const code = [...catalogue.spus.keys()][5] ?? ''
  await db.updateTable('sku_stock').set({ on_hand: units }).execute()
  const { version } = await db
    .updateTable('catalogue_version')
    .set(eb => ({ version: eb('version', '+', 1) }))
    .returning('version')
    .executeTakeFirstOrThrow()
  await db.updateTable('spu').set({ changed_in: version }).where('code', '=', code).execute()
  return readCatalogue(db, catalogue)
}

test('an index is made in many small steps, and is the one that is made at once', () => {
  const indexOf = createIndexes()
  const steps = indexOf.steps(catalogue)
  let count = 0
  while (!steps.next().done) count += 1
  expect(count).toBeGreaterThan(catalogue.spus.size / AT_ONCE)
  const [stepwise, atOnce] = [indexOf(catalogue), createIndexes()(catalogue)]
  for (const keyword of ['jacket', '外套', 'jaket', 'boots', '背囊'])
    expect(stepwise.search().find(keyword)).toEqual(atOnce.search().find(keyword))
  expect(stepwise.facets().categories.keys).toEqual(atOnce.facets().categories.keys)
})

test('an order whose values stayed is taken over by the next version, without the products of the one before', async () => {
  const views = createCatalogueViews()
  await views.prepare(catalogue, NOW)
  const best = views(catalogue, PRICE_CONTEXT).index().order(BEST_SELLERS)
  const next = await sell(77)
  await views.prepare(next, NOW)
  // The one in use keeps what it has until the next one is asked for.
  expect(views(catalogue, PRICE_CONTEXT).index().order(BEST_SELLERS)).toBe(best)
  const later = views(next, PRICE_CONTEXT).index().order(BEST_SELLERS)
  expect(later).not.toBe(best)
  expect(later.ranked).toBe(best.ranked)
  expect(views(next, PRICE_CONTEXT).index().isReady()).toBe(true)
})

describe('while the first index is being made', () => {
  const SEARCH = '{ shop { products(filters: { keyword: "jacket" }) { pageInfo { totalCount } } } }'
  const SUGGEST = '{ shop { searchSuggestions(keyword: "jack") { products { code } } } }'
  let commerce: Commerce
  beforeAll(async () => {
    commerce = await createCommerce({ database: db, pollMs: 0, clock: () => NOW })
    return () => commerce.close()
  })

  test('a search and suggestions wait for it, and a product is answered before', async () => {
    const done: string[] = []
    const ask = async (name: string, query: string) => {
      const { errors, data } = await commerce.execute({ query, locale: 'en_US' })
      expect(errors).toBeUndefined()
      done.push(name)
      return JSON.stringify(data)
    }
    const code = [...catalogue.spus.keys()][0] ?? ''
    const [found, suggested] = await Promise.all([
      ask('search', SEARCH),
      ask('suggestions', SUGGEST),
      ask('product', `{ node(code: "${code}") { code } }`),
    ])
    expect(done[0]).toBe('product')
    expect(found).toMatch(/"totalCount":[1-9]/)
    expect(suggested).toContain('"code":')
  })
})
