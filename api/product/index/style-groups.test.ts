import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCatalogue } from '../../catalogue/live/catalogue-reader.ts'
import { importCatalogue } from '../../catalogue/import/import-catalogue.ts'
import { openDatabase } from '../../database/database.ts'
import { filterConditionGqlDocument, getProductListGqlDocument } from '../../generated/documents.ts'
import { asText, spu, surroundings } from '../../testing/catalogue-lines.ts'
import { openCommerce } from '../../testing/serve.ts'
import { createCatalogueViews } from '../view/catalogue-view.ts'
import { filterCondition } from '../list/filter-condition.ts'
import { pageOf } from '../list/paging.ts'
import { GUEST } from '../../catalogue/pricing.ts'
import { productList } from '../list/product-list.ts'
import type { Criteria } from '../view/selection.ts'
import type { Sort } from './sort-order.ts'
import { anyCatalogue, BRANDS, CATEGORIES, COLOURS, linesOf, NOW } from '../testing/any-catalogue.ts'
import type { ViewIndex } from '../view/view-index.ts'

/** Catalogues whose products share four styles; some have a style of their own. */
const shops = fc
  .tuple(anyCatalogue, fc.array(fc.constantFrom('one', 'two', 'three', 'four', undefined), { minLength: 10 }))
  .map(([shop, styles]) => ({
    ...shop,
    spus: shop.spus.map((spu, at) => ({ ...spu, style: styles[at] ?? spu.code })),
  }))

const sorts = fc.array(
  fc.record<Sort>({
    field: fc.constantFrom('LIST_TIME' as const, 'SALES' as const, 'SALE_PRICE' as const),
    order: fc.constantFrom('ASC' as const, 'DESC' as const),
  }),
  { maxLength: 2 },
)
const criteria = fc.record<Criteria>({
  onShelves: fc.constantFrom([true], [true, false]),
  keyword: fc.constantFrom(undefined, '外套', 'trail', 'nc-1', 'NC1', '背'),
  brands: fc.constantFrom(undefined, ['alpine'], ['alpine', 'trail']),
  minPrice: fc.constantFrom(undefined, 5000),
  attributes: fc.constantFrom(undefined, [{ code: 'gender', values: ['men', 'women'] }]),
})

async function indexOf(shop: Parameters<typeof linesOf>[0]) {
  const db = await openDatabase({ url: 'sqlite::memory:' })
  expect((await importCatalogue(db, asText(linesOf(shop)))).problems).toEqual([])
  const catalogue = await readCatalogue(db)
  await db.destroy()
  return createCatalogueViews()(catalogue, { locale: 'en_US', audience: GUEST, now: NOW })
}

/** Codes of a whole list, read page by page. */
function read(index: ViewIndex, list: ReturnType<typeof productList>, first: number) {
  const codes: string[] = []
  for (let after: string | undefined; ; ) {
    const page = pageOf(index, list, first, after)
    if (!page) throw new Error('The list refuses its own cursor.')
    expect(page.hasPrevious).toBe(codes.length > 0)
    codes.push(...page.entries.map(({ product }) => index.catalogue.spus[product]?.code ?? ''))
    if (!page.hasNext) return { codes, total: page.totalCount }
    after = page.entries.at(-1)?.cursor
  }
}

test('a gathered list has each style of the flat list once, where its first product stood; counts are its lengths', async () => {
  await fc.assert(
    fc.asyncProperty(
      shops,
      criteria,
      sorts,
      fc.integer({ min: 1, max: 4 }),
      async (shop, asked, order, first) => {
        const view = await indexOf(shop)
        const index = view.index()
        const styleOf = (code: string) => index.catalogue.catalogue.spus.get(code)?.style ?? ''
        const flat = read(index, productList(index, asked, order), 100).codes
        const expected = flat.filter(
          (code, at) => flat.findIndex(one => styleOf(one) === styleOf(code)) === at,
        )

        const isGathered = { gatherStyles: true }
        const gathered = (more: Partial<Criteria> = {}) =>
          read(index, productList(index, { ...asked, ...more }, order, isGathered), first)
        expect(gathered()).toEqual({ codes: expected, total: expected.length })

        const counts = filterCondition(index, view.filterLabels(), asked, isGathered)
        expect(counts.totalCount).toBe(expected.length)
        for (const { code } of BRANDS)
          expect(counts.brands.find(brand => brand.code === code)?.count ?? 0).toBe(
            gathered({ brands: [code] }).total,
          )
        for (const { code } of CATEGORIES)
          expect(counts.categories.find(category => category.code === code)?.count ?? 0).toBe(
            gathered({ categories: [code] }).total,
          )
        for (const [code, values] of [
          ['colour', COLOURS],
          ['gender', ['men', 'women', 'everyone']],
        ] as const) {
          const others = asked.attributes?.filter(choice => choice.code !== code) ?? []
          const shown = counts.attributes.find(attribute => attribute.code === code)?.values ?? []
          for (const value of values)
            expect(shown.find(({ key }) => key === value)?.total ?? 0).toBe(
              gathered({ attributes: [...others, { code, values: [value] }] }).total,
            )
        }
        for (const { salePrice, count } of counts.salePrices) {
          const cents = Math.round(salePrice.amount * 100)
          expect(count).toBe(gathered({ minPrice: cents, maxPrice: cents }).total)
        }
      },
    ),
    { numRuns: 60 },
  )
}, 60_000)

test('a cursor of a list of products says nothing to a list of styles', async () => {
  const [shop] = fc.sample(shops, { numRuns: 1, seed: 4 })
  if (!shop) throw new Error('There should be one.')
  const index = (await indexOf(shop)).index()
  const all = { onShelves: [true, false] }
  const after = pageOf(index, productList(index, all, []), 2, undefined)?.entries[0]?.cursor
  expect(pageOf(index, productList(index, all, [], { gatherStyles: true }), 2, after)).toBeUndefined()
})

test('the API gathers styles when it is asked to, and lists products otherwise', async () => {
  const { commerce } = await openCommerce([
    ...surroundings,
    spu('boot-black', { style: 'boot', listTime: '2026-11-03T00:00:00Z' }),
    spu('boot-sand', { style: 'boot', listTime: '2026-11-01T00:00:00Z' }),
    spu('hat', { listTime: '2026-11-02T00:00:00Z' }),
  ])
  const api = commerce.createServerApi({ locale: 'en_US', now: NOW })
  const list = async (gathering: { gatherStyles?: boolean }) => {
    const [{ shop: found }, { shop: filters }] = await Promise.all([
      api.run(getProductListGqlDocument, gathering),
      api.run(filterConditionGqlDocument, gathering),
    ])
    const codes = found.products.edges.map(({ node }) => node.code)
    return { codes, totals: [found.products.pageInfo.totalCount, filters.filterCondition.totalCount] }
  }
  expect(await list({ gatherStyles: true })).toEqual({ codes: ['boot-black', 'hat'], totals: [2, 2] })
  const flat = { codes: ['boot-black', 'hat', 'boot-sand'], totals: [3, 3] }
  expect([await list({}), await list({ gatherStyles: false })]).toEqual([flat, flat])
})
