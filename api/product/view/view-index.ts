import type { Promotion, Spu } from '../../catalogue/catalogue.ts'
import type { CacheSection } from '#platform/byte-cache.ts'
import type { Bitset } from '../index/bitset.ts'
import { type CatalogueIndex, MANY_CHANGED } from './catalogue-index.ts'
import { addMember, createFacetGroup, type FacetGroup, type Members } from '../index/facet-group.ts'
import { known, sortSteps, type Steps, type Task, task, visitSteps } from '../../shared/steps.ts'
import { isRunning } from '../../rules/period.ts'
import { type Audience, audienceKey, covers, lowestPrice, percentOff } from '../../catalogue/pricing.ts'
import { pricesOf } from '../product-model.ts'
import { relevanceOrder } from '../search/relevance.ts'
import {
  BEST_SELLERS,
  createSortOrder,
  mendSortOrder,
  type Sort,
  type SortOrder,
  type WholeOrder,
  signatureOf,
  sortOrderSteps,
} from '../index/sort-order.ts'

/**
 * Facts for finding and sorting beyond the catalogue: prices and promotions of one audience while they do not change.
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
  readonly activityFacet: () => ActivityFacet
  readonly order: (sorts: readonly Sort[]) => SortOrder
  /** Best fit first: the order of a search. Source: C-117, C-128. */
  readonly relevance: (keyword: string) => SortOrder
  /** Recent results by their criteria. */
  readonly selections: CacheSection<Selection>
  /** Makes all parts and the usual orders ahead. */
  readonly steps: () => Steps<void>
  /** An order that was made before. */
  readonly keptOrder: (sorts: readonly Sort[]) => SortOrder | undefined
  /** Returns true if all parts are made. */
  readonly isReady: () => boolean
}

/** Products that meet criteria. */
export interface Selection {
  /** Of all its sets. */
  readonly bytes: number
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

/** Bytes of an index for each product: its price, its place among the prices, its discounts and activities. An estimate. */
const BYTES_PER_PRODUCT = 32
/** What is beside that: sets of a few discounts and activities. */
const LEAST_BYTES = 4096

/** Bytes of a view's own index, what its caches hold apart. */
export const indexBytes = ({ catalogue: { spus } }: ViewIndex): number =>
  LEAST_BYTES + BYTES_PER_PRODUCT * spus.length

const orderBytes = ({ ranked, bytes }: SortOrder): number => ranked.byteLength + bytes

function* priceSteps(prices: Float64Array): Steps<PriceSteps> {
  const found = new Set<number>()
  yield* visitSteps(prices, price => {
    if (Number.isFinite(price)) found.add(price)
  })
  const steps = yield* sortSteps([...found], (a, b) => a - b)
  const places = new Map(steps.map((price, place) => [price, place]))
  const stepOf = new Uint32Array(prices.length)
  yield* visitSteps(prices, (price, product) => {
    stepOf[product] = places.get(price) ?? steps.length
  })
  return { steps, stepOf }
}

/** The discount filter offers “10% off or more” and so on. Source: CO-33; the bands are ours. */
const DISCOUNT_BANDS = [10, 20, 30, 40, 50] as const

function* discountFacet({ spus }: CatalogueIndex, prices: Float64Array): Steps<FacetGroup> {
  const members: Members = new Map()
  for (const [product, { listPrice }] of spus.entries()) {
    const off = percentOff(listPrice, prices[product] ?? Infinity) ?? 0
    for (const band of DISCOUNT_BANDS) if (off >= band) addMember(members, String(band), product)
    if (product % SPUS_AT_ONCE === 0) yield
  }
  return createFacetGroup(spus.length, members, DISCOUNT_BANDS.map(String))
}

const byPriority = (one: Promotion, other: Promotion) =>
  one.priority - other.priority || (one.code < other.code ? -1 : 1)

/** Promotions that run and cover an audience, and which products they have. */
interface ActivityFacet {
  readonly activities: ReadonlyMap<string, Promotion>
  readonly group: FacetGroup
}

function* activityFacet({ spus }: CatalogueIndex, audience: Audience, now: number): Steps<ActivityFacet> {
  const members: Members = new Map()
  const activities = new Map<string, Promotion>()
  for (const [product, { promotions }] of spus.entries()) {
    for (const promotion of promotions) {
      if (promotion.isStopped || !isRunning(promotion, now) || !covers(promotion, audience)) continue
      activities.set(promotion.code, promotion)
      addMember(members, promotion.code, product)
    }
    if (product % SPUS_AT_ONCE === 0) yield
  }
  const order = [...activities.values()].toSorted(byPriority).map(({ code }) => code)
  return { activities, group: createFacetGroup(spus.length, members, order) }
}

/** Products looked at between two steps. */
const SPUS_AT_ONCE = 1024

const priceOf = (spu: Spu, audience: Audience, now: number): number =>
  lowestPrice(pricesOf(spu, { audience, now })) ?? Infinity

function* pricesFor({ spus }: CatalogueIndex, audience: Audience, now: number): Steps<Float64Array> {
  const prices = new Float64Array(spus.length)
  for (const [product, spu] of spus.entries()) {
    prices[product] = priceOf(spu, audience, now)
    if (product % SPUS_AT_ONCE === 0) yield
  }
  return prices
}

/** What an index takes over from an earlier one of the same audience at the same prices. */
interface Earlier {
  readonly prices: Float64Array
  readonly salePrices: PriceSteps
  readonly discounts: FacetGroup
  readonly activities: ActivityFacet
  readonly orders: readonly (readonly [sorts: readonly Sort[], order: WholeOrder])[]
  /** Numbers of the products that changed since. */
  readonly changed: readonly number[]
  readonly spus: readonly Spu[]
}

/** What can be taken over from an index; nothing where it was not complete, or products came or went. */
function takeOver(index: ViewIndex | undefined, catalogue: CatalogueIndex): Earlier | undefined {
  const changed = index?.isReady() && catalogue.changesSince(index.catalogue)
  if (!index || !changed || changed.length > MANY_CHANGED) return undefined
  return {
    prices: index.prices(),
    salePrices: index.salePrices(),
    discounts: index.discounts(),
    activities: index.activityFacet(),
    orders: USUAL_SORTS.flatMap(sorts => {
      const { ranked, whole } = index.keptOrder(sorts) ?? {}
      return ranked && whole ? [[sorts, { ranked, whole }] as const] : []
    }),
    changed,
    spus: index.catalogue.spus,
  }
}

function createParts(
  catalogue: CatalogueIndex,
  audience: Audience,
  now: number,
  prices = task(() => pricesFor(catalogue, audience, now)),
): ViewParts {
  return {
    prices,
    salePrices: task(() => priceSteps(prices())),
    discounts: task(() => discountFacet(catalogue, prices())),
    activities: task(() => activityFacet(catalogue, audience, now)),
  }
}

interface ViewParts {
  readonly prices: Task<Float64Array>
  readonly salePrices: Task<PriceSteps>
  readonly discounts: Task<FacetGroup>
  readonly activities: Task<ActivityFacet>
}

/** The parts after some products changed: a facet is made again where one of them has another value. */
function mendParts(earlier: Earlier, catalogue: CatalogueIndex, audience: Audience, now: number): ViewParts {
  const { changed } = earlier
  const { spus } = catalogue
  const prices = earlier.prices.slice()
  for (const product of changed) {
    const spu = spus[product]
    if (spu) prices[product] = priceOf(spu, audience, now)
  }
  const every = (isSame: (one: Spu, other: Spu, product: number) => boolean) =>
    changed.every(product => {
      const [one, other] = [earlier.spus[product], spus[product]]
      return one && other && isSame(one, other, product)
    })
  const isPriceSame = (product: number) => prices[product] === earlier.prices[product]
  const made = createParts(catalogue, audience, now, known(prices))
  return {
    prices: made.prices,
    salePrices: changed.every(isPriceSame) ? known(earlier.salePrices) : made.salePrices,
    discounts: every((one, other, product) => isPriceSame(product) && one.listPrice === other.listPrice)
      ? known(earlier.discounts)
      : made.discounts,
    activities: every(
      (one, other) =>
        one.promotions.length === other.promotions.length &&
        one.promotions.every((promotion, at) => promotion === other.promotions[at]),
    )
      ? known(earlier.activities)
      : made.activities,
  }
}

/** The orders that the shop's own lists have. Source: C-117. */
const USUAL_SORTS: readonly (readonly Sort[])[] = [
  [],
  BEST_SELLERS,
  [{ field: 'SALE_PRICE', order: 'ASC' }],
  [{ field: 'SALE_PRICE', order: 'DESC' }],
]

export interface ViewIndexParts {
  readonly audience: Audience
  /** Any moment of the stretch during which prices do not change. */
  readonly now: number
  /** Cache of this index's orders and selections. */
  readonly orders: CacheSection<SortOrder>
  readonly selections: CacheSection<Selection>
  /** An earlier index of the same audience. */
  readonly before?: ViewIndex | undefined
}

const sortKey = (sorts: readonly Sort[]) => `sort ${signatureOf(sorts)}`

export function createViewIndex(
  catalogue: CatalogueIndex,
  { audience, now, orders, selections, before }: ViewIndexParts,
): ViewIndex {
  let earlier = takeOver(before, catalogue)
  const { prices, salePrices, discounts, activities } = earlier
    ? mendParts(earlier, catalogue, audience, now)
    : createParts(catalogue, audience, now)
  const parts = [prices, discounts, activities, salePrices]
  const keepOrder = (key: string, order: SortOrder) => {
    orders.set(key, order, orderBytes(order))
    return order
  }
  const orderOf = (sorts: readonly Sort[]) =>
    orders.get(sortKey(sorts)) ?? keepOrder(sortKey(sorts), createSortOrder(catalogue.spus, sorts, prices))
  return {
    catalogue,
    audienceKey: audienceKey(audience),
    prices,
    salePrices,
    discounts,
    activities: () => activities().group,
    activityOf: code => activities().activities.get(code),
    activityFacet: activities,
    order: orderOf,
    relevance: keyword =>
      orders.get(`search ${keyword}`) ??
      keepOrder(
        `search ${keyword}`,
        relevanceOrder(catalogue.search().find(keyword), orderOf(BEST_SELLERS), catalogue.spus),
      ),
    selections,
    keptOrder: sorts => orders.get(sortKey(sorts)),
    isReady: () => parts.every(part => part.isDone()),
    *steps() {
      for (const part of parts) yield* part.steps()
      for (const sorts of USUAL_SORTS) {
        const order = earlier?.orders.find(([of]) => of === sorts)?.[1]
        yield
        keepOrder(
          sortKey(sorts),
          order && earlier
            ? mendSortOrder(order, {
                changed: earlier.changed,
                spus: catalogue.spus,
                sorts,
                prices: prices(),
              })
            : yield* sortOrderSteps(catalogue.spus, sorts, prices),
        )
      }
      earlier = undefined
    },
  }
}
