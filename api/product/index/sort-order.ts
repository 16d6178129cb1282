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

/** Sort keys, by product. */
function* column(
  { field, order }: Sort,
  spus: readonly Spu[],
  prices: () => Float64Array,
): Steps<Float64Array<ArrayBuffer>> {
  const sign = order === 'ASC' ? 1 : -1
  const values = new Float64Array(spus.length)
  if (field === 'SALE_PRICE')
    yield* visitSteps(prices(), (price, product) => {
      values[product] = price === Infinity ? price : sign * price
    })
  else
    yield* visitSteps(spus, ({ listTime, recentSales }, product) => {
      values[product] = sign * (field === 'LIST_TIME' ? listTime : recentSales)
    })
  return values
}

/**
 * @param spus in the order of their codes
 * @param prices what each costs, `Infinity` for gifts
 * @param before the order of an earlier version with the same products; taken over where no value changed
 */
export function* sortOrderSteps(
  spus: readonly Spu[],
  sorts: readonly Sort[],
  prices: () => Float64Array,
  before?: SortOrder,
): Steps<SortOrder> {
  const columns: Float64Array[] = []
  for (const sort of effective(sorts)) columns.push(yield* column(sort, spus, prices))
  yield
  if (before?.columns && isSame(before.columns, columns)) return orderOf(spus, sorts, columns, before)
  const places = yield* sortSteps([...spus.keys()], (a, b) => {
    for (const values of columns) {
      const [left, right] = [values[a] ?? 0, values[b] ?? 0]
      if (left !== right) return left < right ? -1 : 1
    }
    return a - b
  })
  const ranked = Uint32Array.from(places)
  const rankOf = new Uint32Array(ranked.length)
  ranked.forEach((product, rank) => (rankOf[product] = rank))
  return orderOf(spus, sorts, columns, { ranked, rankOf })
}

const isSame = (some: readonly Float64Array[], others: readonly Float64Array[]): boolean =>
  some.length === others.length &&
  some.every((values, at) => {
    const other = others[at]
    return other?.length === values.length && values.every((value, product) => value === other[product])
  })

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
