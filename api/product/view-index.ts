import type { Promotion } from '../catalogue/catalogue.ts'
import { LRUCache } from 'lru-cache'
import type { Bitset } from './bitset.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import { addMember, createFacetGroup, type FacetGroup, type Members } from './facet-group.ts'
import { lazy } from './lazy.ts'
import { type Audience, audienceKey, covers, isRunning, lowestPrice, percentOff } from './pricing.ts'
import { pricesOf } from './product-model.ts'
import { relevanceOrder } from './search/relevance.ts'
import { BEST_SELLERS, createSortOrder, type Sort, type SortOrder, signatureOf } from './sort-order.ts'

/**
 * What finding and sorting needs to know beyond the catalogue: prices and promotions of one audience while they stand still.
 * The same in every language.
 */
export interface ViewIndex {
  readonly catalogue: CatalogueIndex
  /** Names the audience whose prices these are. */
  readonly audienceKey: string
  /** Cents per product; `Infinity` for a gift. */
  readonly prices: () => Float64Array
  readonly salePrices: () => PriceSteps
  /** Bands of percent off, by their number. Source: CO-33. */
  readonly discounts: () => FacetGroup
  /** Promotions that run and cover the audience, by code. Source: CO-33. */
  readonly activities: () => FacetGroup
  readonly activityOf: (code: string) => Promotion | undefined
  readonly order: (sorts: readonly Sort[]) => SortOrder
  /** Best fit first: the order of a search. Source: C-117, C-128. */
  readonly relevance: (keyword: string) => SortOrder
  /** What was found lately, by its criteria. */
  readonly selections: LRUCache<string, Selection>
}

/** Products that meet criteria. */
export interface Selection {
  readonly products: Bitset
  readonly size: number
  /** Those that meet everything but one filter's own conditions: what the filter counts. Source: CO-33. */
  readonly without: (filter: string) => { readonly products: Bitset; readonly size: number }
}

/** Every price that occurs. */
interface PriceSteps {
  /** Cents, ascending; gifts are left out. */
  readonly steps: readonly number[]
  /** Which of them a product costs; one past the end for a gift. */
  readonly stepOf: Uint32Array
}

/** Cached per view: the four usual sorts and some combinations; selections of the filters in use. */
const MAX_ORDERS = 8
const MAX_SELECTIONS = 50

function priceSteps(prices: Float64Array): PriceSteps {
  const steps = [...new Set(prices)].filter(Number.isFinite).toSorted((a, b) => a - b)
  const places = new Map(steps.map((price, place) => [price, place]))
  return { steps, stepOf: Uint32Array.from(prices, price => places.get(price) ?? steps.length) }
}

/** The discount filter offers “10% off or more” and so on. Source: CO-33; the bands are ours. */
const DISCOUNT_BANDS = [10, 20, 30, 40, 50] as const

function discountFacet({ spus }: CatalogueIndex, prices: Float64Array): FacetGroup {
  const members: Members = new Map()
  spus.forEach(({ listPrice }, product) => {
    const off = percentOff(listPrice, prices[product] ?? Infinity) ?? 0
    for (const band of DISCOUNT_BANDS) if (off >= band) addMember(members, String(band), product)
  })
  return createFacetGroup(spus.length, members, DISCOUNT_BANDS.map(String))
}

const byPriority = (one: Promotion, other: Promotion) =>
  one.priority - other.priority || (one.code < other.code ? -1 : 1)

function activityFacet({ spus }: CatalogueIndex, audience: Audience, now: number) {
  const members: Members = new Map()
  const activities = new Map<string, Promotion>()
  spus.forEach(({ promotions }, product) => {
    for (const promotion of promotions) {
      if (promotion.isStopped || !isRunning(promotion, now) || !covers(promotion, audience)) continue
      activities.set(promotion.code, promotion)
      addMember(members, promotion.code, product)
    }
  })
  const order = [...activities.values()].toSorted(byPriority).map(({ code }) => code)
  return { activities, group: createFacetGroup(spus.length, members, order) }
}

/** @param now any moment of the stretch during which prices stand still */
export function createViewIndex(catalogue: CatalogueIndex, audience: Audience, now: number): ViewIndex {
  const prices = lazy(() =>
    Float64Array.from(catalogue.spus, spu => lowestPrice(pricesOf(spu, { audience, now })) ?? Infinity),
  )
  const activities = lazy(() => activityFacet(catalogue, audience, now))
  const orders = new LRUCache<string, SortOrder>({ max: MAX_ORDERS })
  const searches = new LRUCache<string, SortOrder>({ max: MAX_ORDERS })
  const orderOf = (sorts: readonly Sort[]) => {
    const signature = signatureOf(sorts)
    const order = orders.get(signature) ?? createSortOrder(catalogue.spus, sorts, prices)
    orders.set(signature, order)
    return order
  }
  return {
    catalogue,
    audienceKey: audienceKey(audience),
    prices,
    salePrices: lazy(() => priceSteps(prices())),
    discounts: lazy(() => discountFacet(catalogue, prices())),
    activities: () => activities().group,
    activityOf: code => activities().activities.get(code),
    order: orderOf,
    relevance(keyword) {
      const order =
        searches.get(keyword) ??
        relevanceOrder(catalogue.search().find(keyword), orderOf(BEST_SELLERS), catalogue.spus)
      searches.set(keyword, order)
      return order
    },
    selections: new LRUCache({ max: MAX_SELECTIONS }),
  }
}
