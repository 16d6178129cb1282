import { type Bitset, has } from '../index/bitset.ts'
import { rankAfterIn, type SortOrder } from '../index/sort-order.ts'
import type { Spu } from '../../catalogue/catalogue.ts'
import { type Matches, placeIn } from './search.ts'

/** Names the order in cursors. */
const SIGNATURE = 'RELEVANCE'
/** Scores are compared in thousandths, so that cursors hold whole numbers. */
const STEPS = 1000

const stepsIn = (scores: Float32Array, at: number) => Math.round((scores[at] ?? 0) * STEPS)

/**
 * The products that fit a keyword by how well they do, best sellers first among equals. No list that is sorted so holds others; lists of all
 * products for each keyword would keep the garbage collector busy.
 * @param best the order of equals
 */
export function relevanceOrder(
  { entries, scores }: Matches,
  best: SortOrder,
  spus: readonly Spu[],
): SortOrder {
  const total = spus.length
  const placeOf = (product: number) => [-stepsIn(scores, placeIn(entries, product)), ...best.placeOf(product)]
  // One number per product: the score, then the rank among equals.
  const keys = Float64Array.from(
    entries,
    (product, at) => -stepsIn(scores, at) * total + best.rankOf(product),
  ).sort()
  const ranked = Uint32Array.from(keys, key => best.ranked[((key % total) + total) % total] ?? 0)
  const rankAt = new Uint32Array(entries.length)
  ranked.forEach((product, rank) => (rankAt[placeIn(entries, product)] = rank))

  return {
    signature: SIGNATURE,
    ranked,
    bytes: rankAt.byteLength,
    rankOf: product => rankAt[placeIn(entries, product)] ?? ranked.length,
    placeOf,
    rankAfter: rankAfterIn(ranked, placeOf, spus),
  }
}

/** The products among `shown` that fit best, at most `count`, in the same order; without sorting all that fit. */
export function bestMatches(
  { entries, scores }: Matches,
  shown: Bitset,
  best: SortOrder,
  count: number,
): number[] {
  const leaders: { readonly product: number; readonly steps: number; readonly rank: number }[] = []
  entries.forEach((product, at) => {
    if (!has(shown, product)) return
    const entry = { product, steps: stepsIn(scores, at), rank: best.rankOf(product) }
    const behind = leaders.findIndex(
      ({ steps, rank }) => entry.steps > steps || (entry.steps === steps && entry.rank < rank),
    )
    if (behind < 0 && leaders.length >= count) return
    leaders.splice(behind < 0 ? leaders.length : behind, 0, entry)
    leaders.length = Math.min(leaders.length, count)
  })
  return leaders.map(({ product }) => product)
}
