import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readCatalogue } from '../../catalogue/live/catalogue-reader.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { importCatalogue } from '../../catalogue/import/import-catalogue.ts'
import { openDatabase } from '../../database/database.ts'
import { asText, sku, spu, surroundings } from '../../testing/catalogue-lines.ts'
import { type Page, pageOf } from './paging.ts'
import { type Audience, GUEST } from '../../catalogue/pricing.ts'
import { productList } from './product-list.ts'
import { createCatalogueViews } from '../view/catalogue-view.ts'
import type { Criteria } from '../view/selection.ts'
import type { ViewIndex } from '../view/view-index.ts'
import type { Sort } from '../index/sort-order.ts'
import { recommendations } from '../suggest/suggestions.ts'
import { type AnyCatalogue, anyCatalogue, linesOf, NOW, SPU_CODES } from '../testing/any-catalogue.ts'
import { naiveList } from '../testing/naive-list.ts'

function present<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('There should be one.')
  return value
}

const EYES = { level: undefined, now: NOW }

async function readAll(shops: readonly AnyCatalogue[]): Promise<Catalogue[]> {
  const db = await openDatabase({ url: 'sqlite::memory:' })
  const catalogues: Catalogue[] = []
  for (const shop of shops) {
    expect((await importCatalogue(db, asText(linesOf(shop)))).problems).toEqual([])
    catalogues.push(await readCatalogue(db))
  }
  await db.destroy()
  return catalogues
}

const sorts = fc.array(
  fc.record<Sort>({
    field: fc.constantFrom('LIST_TIME' as const, 'SALES' as const, 'SALE_PRICE' as const),
    order: fc.constantFrom('ASC' as const, 'DESC' as const),
  }),
  { maxLength: 2 },
)
const BY_DATE: Sort = { field: 'LIST_TIME', order: 'DESC' }
const views = createCatalogueViews()
const indexOf = (catalogue: Catalogue) =>
  views(catalogue, { locale: 'en_US', audience: GUEST, now: NOW }).index()

describe('while the catalogue changes between pages', () => {
  const versions = fc
    .tuple(anyCatalogue, anyCatalogue, anyCatalogue, fc.subarray(SPU_CODES))
    .map(([base, second, third, stayed]) => {
      const mixed = (other: AnyCatalogue): AnyCatalogue => ({
        promotions: base.promotions,
        spus: other.spus.map(
          spu => (stayed.includes(spu.code) && base.spus.find(own => own.code === spu.code)) || spu,
        ),
      })
      return { stayed, shops: [base, mixed(second), mixed(third)] }
    })

  test('no product that stayed is lost, none comes twice, and their order stays (C-120)', async () => {
    await fc.assert(
      fc.asyncProperty(
        versions,
        sorts,
        fc.integer({ min: 1, max: 3 }),
        fc.constantFrom(undefined, 'nc-1', '背', 'm'),
        async ({ stayed, shops }, chosen, first, keyword) => {
          // The order of fit is of one catalogue's words.
          const order = keyword && chosen.length === 0 ? [BY_DATE] : chosen
          const indexes = (await readAll(shops)).map(indexOf)
          const criteria = { onShelves: [true], keyword }
          const seen: string[] = []
          let after: string | undefined
          for (let turn = 0; turn < 100; turn += 1) {
            const index = present(indexes[turn % indexes.length])
            const page = present(pageOf(index, productList(index, criteria, order), first, after))
            seen.push(...page.entries.map(({ product }) => index.catalogue.spus[product]?.code ?? ''))
            if (!page.hasNext) break
            after = page.entries.at(-1)?.cursor
          }
          const base = present(shops[0])
          const expected = naiveList(base, EYES, criteria, order).filter(code => stayed.includes(code))
          expect(seen.filter(code => expected.includes(code))).toEqual(expected)
        },
      ),
      { numRuns: 40 },
    )
  }, 60_000)
})

describe('cursors', () => {
  const base = fc.sample(anyCatalogue, { numRuns: 1, seed: 2 })
  const open = async () => indexOf(present((await readAll(base))[0]))
  const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const newest = 'LIST_TIME DESC'

  test.each([
    '',
    'x',
    '!!!',
    encoded({}),
    encoded([0, 'p']),
    encoded(['', [], 'p']),
    encoded([newest, [], 'p']),
    encoded([newest, [1, 2], 'p']),
    encoded([newest, ['1'], 'p']),
    encoded([newest, [1], 'p'.repeat(65)]),
    encoded(['CODES', [0], 'NC-1']),
    encoded(['SALES DESC', [0], 'NC-1']),
    Buffer.from(`["${newest}",[1e999],"p"]`).toString('base64url'),
    '['.repeat(50_000),
  ])('%.40j is none of a list by date', async after => {
    const index = await open()
    expect(pageOf(index, productList(index, { onShelves: [true] }, []), 2, after)).toBeUndefined()
  })

  test('of a list by date says nothing to a list by price, or to one of codes', async () => {
    const index = await open()
    const both = { onShelves: [true, false] }
    const after = pageOf(index, productList(index, both, []), 2, undefined)?.entries[0]?.cursor
    const byPrice = productList(index, both, [{ field: 'SALE_PRICE', order: 'ASC' }])
    expect(pageOf(index, byPrice, 2, after)).toBeUndefined()
    const codes = ['Z', 'NC-1', '30L']
    const named = (own: readonly string[]) => productList(index, { ...both, codes: own }, [])
    const second = pageOf(index, named(codes), 2, undefined)?.entries[1]?.cursor
    expect(pageOf(index, named(codes), 2, second)?.entries).toHaveLength(1)
    expect(pageOf(index, named(['NC-1', 'Z', '30L']), 2, second)).toBeUndefined()
  })

  test('of a visitor’s list say nothing to a member’s where prices decide: a product would be skipped (C-120, C-209)', async () => {
    const db = await openDatabase({ url: 'sqlite::memory:' })
    const line = (code: string, salePrice: number, gold = salePrice) =>
      spu(code, {
        salePrice,
        skus: [sku(`${code}-1`, { prices: { members: [{ level: 'GOLD', price: gold }] } })],
      })
    // A gold member pays least for C, which visitors see on their second page.
    const lines = [line('A', 10_000), line('B', 20_000), line('C', 30_000, 5000)]
    expect((await importCatalogue(db, asText([...surroundings, ...lines]))).problems).toEqual([])
    const catalogue = await readCatalogue(db)
    await db.destroy()
    const seenBy = (audience: Audience) => views(catalogue, { locale: 'en_US', audience, now: NOW }).index()
    const [visitor, gold] = [seenBy(GUEST), seenBy({ kind: 'MEMBER', levelCode: 'GOLD' })]
    const byPrice: Sort[] = [{ field: 'SALE_PRICE', order: 'ASC' }]
    const all = { onShelves: [true] }
    const codesOf = (page: Page | undefined) => page?.entries.map(({ product }) => 'ABC'[product])
    const read = (
      index: ViewIndex,
      criteria: Criteria,
      order: readonly Sort[],
      first: number,
      after?: string,
    ) => pageOf(index, productList(index, criteria, order), first, after)

    expect(codesOf(read(gold, all, byPrice, 3))).toEqual(['C', 'A', 'B'])
    const visitors = read(visitor, all, byPrice, 2)
    expect(codesOf(visitors)).toEqual(['A', 'B'])
    const after = visitors?.entries.at(-1)?.cursor
    expect(codesOf(read(visitor, all, byPrice, 2, after))).toEqual(['C'])
    expect(read(gold, all, byPrice, 2, after)).toBeUndefined()

    for (const criteria of [
      { ...all, maxPrice: 20_000 },
      { ...all, minPrice: 1 },
      {
        ...all,
        attributes: [
          { code: 'discount', values: ['10'] },
          { code: 'outdoor', values: [] },
        ],
      },
    ]) {
      const ofVisitor = productList(visitor, criteria, [BY_DATE]).order.signature
      expect(productList(gold, criteria, [BY_DATE]).order.signature).not.toBe(ofVisitor)
    }
    const byDate = read(visitor, all, [BY_DATE], 2)
    expect(codesOf(read(gold, all, [BY_DATE], 2, byDate?.entries.at(-1)?.cursor))).toEqual(['C'])
  })

  test('lead from the products named to those suggested beside them', async () => {
    const index = await open()
    const list = recommendations(index, { codes: ['Z', 'NC-1', 'men'], categories: ['men', 'women'] })
    const whole = pageOf(index, list, 100, undefined)
    expect(whole?.entries.length).toBeGreaterThan(5)
    const one: number[] = []
    for (let after: string | undefined; ; ) {
      const page = present(pageOf(index, list, 1, after))
      one.push(...page.entries.map(({ product }) => product))
      if (!page.hasNext) break
      after = page.entries[0]?.cursor
    }
    expect(one).toEqual(whole?.entries.map(({ product }) => product))
  })
})
