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

/** Products in one order: all of them, or those that a keyword finds. Source: C-117, CO-35. */
export interface SortOrder {
  /** Names the sorts; part of every cursor. */
  readonly signature: string
  readonly ranked: Uint32Array
  /** The other way round: a product's index in `ranked`, after all others for one that is not in it. */
  readonly rankOf: (product: number) => number
  /** Memory of the order apart from `ranked`. */
  readonly bytes: number
  /** Of an order of all products. */
  readonly whole?: {
    /** Each product's index in `ranked`. */
    readonly ranks: Uint32Array
    /** The values of each sort by product. */
    readonly columns: readonly Float64Array[]
  }
  readonly placeOf: (product: number) => SortPosition
  /** Number of products at or before a place, whether or not there still is one. */
  readonly rankAfter: (place: SortPosition, code: string) => number
}

/** An order from which that of the next version can be made. */
export type WholeOrder = Required<Pick<SortOrder, 'ranked' | 'whole'>>

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
  return orderOf(spus, sorts, columns, ranked)
}

/** An order after some products changed: they are taken out and put in where they belong now. */
export function mendSortOrder(
  before: WholeOrder,
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
  const {
    ranked,
    whole: { columns, ranks },
  } = before
  const keysOf = (spu: Spu, product: number) =>
    effective(sorts).map(sort => keyOf(sort, spu, prices[product] ?? Infinity))
  const keys = new Map(
    changed.flatMap(product => {
      const spu = spus[product]
      const own = spu ? keysOf(spu, product) : []
      return own.some((key, at) => columns[at]?.[product] !== key) ? [[product, own] as const] : []
    }),
  )
  if (keys.size === 0) return orderOf(spus, sorts, columns, ranked, ranks)
  const moved = [...keys.keys()]
  const mended = columns.map((values, at) => {
    const copy = values.slice()
    for (const [product, own] of keys) copy[product] = own[at] ?? 0
    return copy
  })
  const compare = compareIn(mended)
  const waiting = moved.toSorted(compare)
  const next = new Uint32Array(ranked.length)
  let [at, from] = [0, 0]
  for (const product of ranked) {
    if (keys.has(product)) continue
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
  return orderOf(spus, sorts, mended, next)
}

function ranksOf(ranked: Uint32Array): Uint32Array {
  const ranks = new Uint32Array(ranked.length)
  for (let rank = 0; rank < ranked.length; rank += 1) ranks[ranked[rank] ?? 0] = rank
  return ranks
}

function orderOf(
  spus: readonly Spu[],
  sorts: readonly Sort[],
  columns: readonly Float64Array[],
  ranked: Uint32Array,
  ranks = ranksOf(ranked),
): SortOrder {
  const placeOf = (product: number) => columns.map(values => values[product] ?? 0)

  return {
    signature: signatureOf(sorts),
    ranked,
    whole: { ranks, columns },
    rankOf: product => ranks[product] ?? ranked.length,
    bytes: ranks.byteLength + columns.reduce((sum, { byteLength }) => sum + byteLength, 0),
    placeOf,
    rankAfter: rankAfterIn(ranked, placeOf, spus),
  }
}

/** The same at once. */
export const createSortOrder = (...parts: Parameters<typeof sortOrderSteps>): SortOrder =>
  runAtOnce(sortOrderSteps(...parts))
