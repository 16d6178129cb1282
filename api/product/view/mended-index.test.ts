import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createByteCache, sectionOf } from '#platform/byte-cache.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { importCatalogue } from '../../catalogue/import/import-catalogue.ts'
import { readCatalogue } from '../../catalogue/live/catalogue-reader.ts'
import type { Audience } from '../../catalogue/pricing.ts'
import { openDatabase } from '../../database/database.ts'
import { runAtOnce } from '../../shared/steps.ts'
import { asText } from '../../testing/catalogue-lines.ts'
import type { FacetGroup } from '../index/facet-group.ts'
import type { Sort } from '../index/sort-order.ts'
import {
  type AnyCatalogue,
  anyCatalogue,
  LEVELS,
  linesOf,
  NOW,
  type SpuLine,
} from '../testing/any-catalogue.ts'
import { type CatalogueIndex, createIndexes } from './catalogue-index.ts'
import { createViewIndex, type ViewIndex } from './view-index.ts'

const KEYWORDS = [
  '防水',
  '外套',
  '鞋',
  '包背',
  'trail',
  'trial',
  'MENS',
  'gore',
  'wi',
  'nc-1',
  '30l',
  '背包 shoe',
  'x',
]
const CODES = ['NC-1', 'nc-1', 'AB_2', 'shoe-9', 'NC-1-1', 'men-2', 'nothing']
const SORTS: readonly (readonly Sort[])[] = [
  [],
  [{ field: 'SALES', order: 'DESC' }],
  [{ field: 'SALE_PRICE', order: 'ASC' }],
  [{ field: 'SALE_PRICE', order: 'DESC' }],
]

const groupFacts = ({ keys, having }: FacetGroup) => keys.map(key => [key, having(key)])

/** All that an index answers with. */
function factsOf(index: CatalogueIndex, view: ViewIndex) {
  const { categories, brands, attributes, colours, colourOf, sizes, sizeNameOf } = index.facets()
  const { index: words, hanWords } = index.search().vocabulary()
  return {
    sets: [index.onShelf(), index.inStock(), index.firstListTimes(), index.styles()],
    found: KEYWORDS.map(keyword => [keyword, index.search().find(keyword)]),
    words: [words.words(), hanWords],
    codes: CODES.map(code => [code, index.withCode(code), index.numberOf(code)]),
    facets: [categories, brands, colours, sizes, ...attributes.values()].map(groupFacts),
    labels: [colourOf, sizeNameOf],
    prices: [view.prices(), view.salePrices()],
    offers: [view.discounts(), view.activities()].map(groupFacts),
    orders: SORTS.map(sorts => {
      const { ranked, whole } = view.order(sorts)
      return { ranked, whole }
    }),
  }
}

const viewOf = (index: CatalogueIndex, audience: Audience, before?: ViewIndex) => {
  const own = <Value extends object>() => sectionOf(createByteCache<Value>(1e6), '', () => true)
  const view = createViewIndex(index, { audience, now: NOW, orders: own(), selections: own(), before })
  runAtOnce(view.steps())
  return view
}

/** A shop in which some products and promotions are as in another one. */
function changedShop(shop: AnyCatalogue, other: AnyCatalogue, codes: readonly string[]): AnyCatalogue {
  const promotions = shop.promotions.map(
    line => other.promotions.find(({ code }) => code === line.code && codes.includes(code)) ?? line,
  )
  const spus = shop.spus.map((line, at): SpuLine => {
    const next = codes.includes(line.code) && other.spus.find(({ code }) => code === line.code)
    if (!next) return line
    const { title, recentSales = 0, skus } = line
    const oneField: readonly Partial<SpuLine>[] = [
      { title: { ...title, en_US: next.title.en_US } },
      { recentSales: recentSales + 1 },
      { skus: skus.map(sku => ({ ...sku, isEnabled: !(sku.isEnabled ?? true) })) },
      next,
    ]
    return { ...line, ...oneField[at % oneField.length] }
  })
  return { spus, promotions }
}

const audience: fc.Arbitrary<Audience> = fc.constantFrom<Audience>(
  { kind: 'GUEST' },
  { kind: 'MEMBER', levelCode: LEVELS[0] ?? '' },
)

test('an index that follows changes of some products answers like one that is made of all (C-117, CO-33, CO-48)', async () => {
  let mended = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyCatalogue, { minLength: 2, maxLength: 5 }),
      fc.infiniteStream(fc.nat(2)),
      audience,
      async ([first, ...others], luck, eyes) => {
        const db = await openDatabase({ url: 'sqlite::memory:' })
        try {
          let shop = first as AnyCatalogue // there are at least two
          let catalogue: Catalogue | undefined
          let before: ViewIndex | undefined
          const indexOf = createIndexes()
          for (const other of [shop, ...others]) {
            const codes = [...other.spus, ...other.promotions]
              .map(({ code }) => code)
              .filter(() => luck.next().value === 0)
            shop = changedShop(shop, other, codes)
            expect((await importCatalogue(db, asText(linesOf(shop)))).problems).toEqual([])
            catalogue = await readCatalogue(db, catalogue)
            const index = runAtOnce(indexOf.steps(catalogue))
            if (before && index.changesSince(before.catalogue)?.length) mended += 1
            const view = viewOf(index, eyes, before)
            const fresh = createIndexes()(catalogue)
            expect(factsOf(index, view)).toEqual(factsOf(fresh, viewOf(fresh, eyes)))
            before = view
          }
        } finally {
          await db.destroy()
        }
      },
    ),
    { numRuns: 25 },
  )
  expect(mended).toBeGreaterThan(10)
})
