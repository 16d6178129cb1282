import type { Spu } from '../../catalogue/catalogue.ts'
import { runAtOnce, sortSteps, type Steps, visitSteps } from '../../shared/steps.ts'

export interface Sort {
  readonly field: 'LIST_TIME' | 'SALES' | 'SALE_PRICE'
  readonly order: 'ASC' | 'DESC'
}

/** Source: CO-35. */
const DEFAULT_SORTS: readonly Sort[] = [{ field: 'LIST_TIME', order: 'DESC' }]
export const BEST_SELLERS: readonly Sort[] = [{ field: 'SALES', order: 'DESC' }]

/**
 * Position of a product in a list: one number per sort, smaller first whatever the direction, `Infinity` for gifts sorted by
 * price, which come last. Ties go by code.
 */
export type SortPosition = readonly number[]

/** All products in one order. Source: C-117, CO-35. */
export interface SortOrder {
  /** Names the sorts; part of every cursor. */
  readonly signature: string
  readonly ranked: Uint32Array
  /** The other way round: each product's index in `ranked`. */
  readonly rankOf: Uint32Array
  readonly placeOf: (product: number) => SortPosition
  /** The values of each sort by product, which the next version compares with its own. */
  readonly columns?: readonly Float64Array[]
  /** Number of products at or before a place, whether or not there still is one. */
  readonly rankAfter: (place: SortPosition, code: string) => number
}

export function compareSortPositions(
  one: SortPosition,
  oneCode: string,
  other: SortPosition,
  otherCode: string,
): number {
  for (let at = 0; at < one.length; at += 1) {
    const [a, b] = [one[at] ?? 0, other[at] ?? 0]
    if (a !== b) return a < b ? -1 : 1
  }
  if (oneCode === otherCode) return 0
  return oneCode < otherCode ? -1 : 1
}

/** `rankAfter` of an order: how many of `ranked` are at or before a place, by bisection. */
export const rankAfterIn =
  (ranked: Uint32Array, placeOf: SortOrder['placeOf'], spus: readonly Spu[]): SortOrder['rankAfter'] =>
  (place, code) => {
    let low = 0
    let high = ranked.length
    while (low < high) {
      const middle = (low + high) >>> 1
      const product = ranked[middle] ?? 0
      const isBeyond = compareSortPositions(placeOf(product), spus[product]?.code ?? '', place, code) > 0
      if (isBeyond) high = middle
      else low = middle + 1
    }
    return low
  }

/** Without sorts that can never decide. */
function effective(sorts: readonly Sort[]): readonly Sort[] {
  if (sorts.length === 0) return DEFAULT_SORTS
  return [...Map.groupBy(sorts, ({ field }) => field).values()].flatMap(([first]) => first ?? [])
}

export const signatureOf = (sorts: readonly Sort[]): string =>
  effective(sorts)
    .map(({ field, order }) => `${field} ${order}`)
    .join()

/** What a product sorts by, smaller first. */
const keyOf = ({ field, order }: Sort, { listTime, recentSales }: Spu, price: number): number => {
  const sign = order === 'ASC' ? 1 : -1
  if (field === 'SALE_PRICE') return price === Infinity ? price : sign * price
  return sign * (field === 'LIST_TIME' ? listTime : recentSales)
}

/** Sort keys, by product. */
function* column(sort: Sort, spus: readonly Spu[], prices: Float64Array): Steps<Float64Array<ArrayBuffer>> {
  const values = new Float64Array(spus.length)
  yield* visitSteps(spus, (spu, product) => {
    values[product] = keyOf(sort, spu, prices[product] ?? Infinity)
  })
  return values
}

/** Compares products by their keys; ties go by number, which is the order of codes. */
const compareIn = (columns: readonly Float64Array[]) => (a: number, b: number) => {
  for (const values of columns) {
    const [left, right] = [values[a] ?? 0, values[b] ?? 0]
    if (left !== right) return left < right ? -1 : 1
  }
  return a - b
}

function ranksOf(ranked: Uint32Array): Uint32Array {
  const rankOf = new Uint32Array(ranked.length)
  for (let rank = 0; rank < ranked.length; rank += 1) rankOf[ranked[rank] ?? 0] = rank
  return rankOf
}

/**
 * @param spus in the order of their codes
 * @param prices what each costs, `Infinity` for gifts
 */
export function* sortOrderSteps(
  spus: readonly Spu[],
  sorts: readonly Sort[],
  prices: () => Float64Array,
): Steps<SortOrder> {
  const columns: Float64Array[] = []
  for (const sort of effective(sorts)) columns.push(yield* column(sort, spus, prices()))
  yield
  const ranked = Uint32Array.from(yield* sortSteps([...spus.keys()], compareIn(columns)))
  return orderOf(spus, sorts, columns, { ranked, rankOf: ranksOf(ranked) })
}

/** An order after some products changed: they are taken out and put in where they belong now. */
export function mendSortOrder(
  before: SortOrder,
  {
    changed,
    spus,
    sorts,
    prices,
  }: {
    readonly changed: readonly number[]
    readonly spus: readonly Spu[]
    readonly sorts: readonly Sort[]
    readonly prices: Float64Array
  },
): SortOrder {
  const { columns = [], ranked } = before
  const mended = columns.map(values => values.slice())
  const moved = changed.filter(product => {
    const spu = spus[product]
    if (!spu) return false
    const keys = effective(sorts).map(sort => keyOf(sort, spu, prices[product] ?? Infinity))
    const isMoved = keys.some((key, at) => columns[at]?.[product] !== key)
    keys.forEach((key, at) => mended[at]?.fill(key, product, product + 1))
    return isMoved
  })
  if (moved.length === 0) return orderOf(spus, sorts, columns, before)
  const compare = compareIn(mended)
  const waiting = moved.toSorted(compare)
  const isMoved = new Set(moved)
  const next = new Uint32Array(ranked.length)
  let [at, from] = [0, 0]
  for (const product of ranked) {
    if (isMoved.has(product)) continue
    for (
      let first = waiting[from];
      first !== undefined && compare(first, product) < 0;
      first = waiting[from]
    ) {
      next[at++] = first
      from += 1
    }
    next[at++] = product
  }
  for (const product of waiting.slice(from)) next[at++] = product
  return orderOf(spus, sorts, mended, { ranked: next, rankOf: ranksOf(next) })
}

function orderOf(
  spus: readonly Spu[],
  sorts: readonly Sort[],
  columns: readonly Float64Array[],
  { ranked, rankOf }: Pick<SortOrder, 'ranked' | 'rankOf'>,
): SortOrder {
  const placeOf = (product: number) => columns.map(values => values[product] ?? 0)

  return {
    signature: signatureOf(sorts),
    columns,
    ranked,
    rankOf,
    placeOf,
    rankAfter: rankAfterIn(ranked, placeOf, spus),
  }
}

/** The same at once. */
export const createSortOrder = (...parts: Parameters<typeof sortOrderSteps>): SortOrder =>
  runAtOnce(sortOrderSteps(...parts))
