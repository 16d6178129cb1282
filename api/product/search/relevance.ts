import { type Bitset, forEachIn, has } from '../index/bitset.ts'
import { rankAfterIn, type SortOrder } from '../index/sort-order.ts'
import type { Spu } from '../../catalogue/catalogue.ts'
import type { Matches } from './search.ts'

/** Names the order in cursors. */
const SIGNATURE = 'RELEVANCE'
/** Scores are compared in thousandths, so that cursors hold whole numbers. */
const STEPS = 1000

/**
 * Products by how well they fit a keyword, best sellers first among equals. Products that do not fit come last, in no order.
 * @param best the order of equals
 */
export function relevanceOrder({ found, scores }: Matches, best: SortOrder, spus: readonly Spu[]): SortOrder {
  const total = spus.length
  const stepsOf = (product: number) => Math.round((scores[product] ?? 0) * STEPS)
  const placeOf = (product: number) => [-stepsOf(product), ...best.placeOf(product)]
  const keys: number[] = []
  // One number per product: the score, then the rank among equals.
  forEachIn(found, product => keys.push(-stepsOf(product) * total + (best.rankOf[product] ?? 0)))
  const sorted = Float64Array.from(keys).sort()
  const ranked = new Uint32Array(total)
  const rankOf = new Uint32Array(total)
  const isRanked = new Uint8Array(total)
  let count = 0
  const add = (product: number) => {
    ranked[count] = product
    rankOf[product] = count
    isRanked[product] = 1
    count += 1
  }
  for (const key of sorted) add(best.ranked[((key % total) + total) % total] ?? 0)
  const fitting = count
  for (let product = 0; product < total; product += 1) if (!isRanked[product]) add(product)

  return {
    signature: SIGNATURE,
    ranked,
    rankOf,
    placeOf,
    rankAfter: rankAfterIn(ranked.subarray(0, fitting), placeOf, spus),
  }
}

/** The products among `shown` that fit best, at most `count`, in the same order; without sorting all that fit. */
export function bestMatches(
  { found, scores }: Matches,
  shown: Bitset,
  best: SortOrder,
  count: number,
): number[] {
  const leaders: { readonly product: number; readonly steps: number; readonly rank: number }[] = []
  forEachIn(found, product => {
    if (!has(shown, product)) return
    const entry = {
      product,
      steps: Math.round((scores[product] ?? 0) * STEPS),
      rank: best.rankOf[product] ?? 0,
    }
    const behind = leaders.findIndex(
      ({ steps, rank }) => entry.steps > steps || (entry.steps === steps && entry.rank < rank),
    )
    if (behind < 0 && leaders.length >= count) return
    leaders.splice(behind < 0 ? leaders.length : behind, 0, entry)
    leaders.length = Math.min(leaders.length, count)
  })
  return leaders.map(({ product }) => product)
}
