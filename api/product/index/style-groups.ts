import type { Spu } from '../../catalogue/catalogue.ts'
import { type Bitset, forEachIn, forEachInBoth, setLike } from './bitset.ts'
import type { FacetGroup } from './facet-group.ts'
import type { Listing } from './listing.ts'
import { type Steps, visitSteps } from '../../shared/steps.ts'

/** Which style each product is a colour of, by number. A product without a style is one of its own. */
export interface Styles {
  readonly numberOf: Uint32Array
  readonly count: number
}

export function* numberStyles(spus: readonly Spu[]): Steps<Styles> {
  const numbers = new Map<string, number>()
  const numberOf = new Uint32Array(spus.length)
  let count = 0
  yield* visitSteps(spus, ({ style }, product) => {
    const number = (style === '' ? undefined : numbers.get(style)) ?? count
    numberOf[product] = number
    if (number < count) return
    if (style !== '') numbers.set(style, count)
    count += 1
  })
  return { numberOf, count }
}

/** Number of styles among the products. */
export function countStyles({ numberOf, count }: Styles, products: Bitset): number {
  const isSeen = new Uint8Array(count)
  let seen = 0
  forEachIn(products, product => {
    const style = numberOf[product] ?? 0
    if (isSeen[style]) return
    isSeen[style] = 1
    seen += 1
  })
  return seen
}

/** Number of styles of `products` with each value, in the order of the group's keys. */
export function stylesByValue(
  { numberOf, count }: Styles,
  { keys, having }: FacetGroup,
  products: Bitset,
): Uint32Array {
  const counts = new Uint32Array(keys.length)
  /** The last value a style was counted for, from 1. */
  const countedFor = new Uint32Array(count)
  keys.forEach((key, value) => {
    const members = having(key)
    if (!members) return
    forEachInBoth(products, members, product => {
      const style = numberOf[product] ?? 0
      if (countedFor[style] === value + 1) return
      countedFor[style] = value + 1
      counts[value] = (counts[value] ?? 0) + 1
    })
  })
  return counts
}

/** Ranks are smaller. */
const NO_RANK = 0xffff_ffff

/**
 * The list with one product of each style, the one that sorts first. Cursors work as in other lists; a cursor of a list of
 * single products is refused.
 */
export function gatherStyles(list: Listing, { numberOf, count }: Styles): Listing {
  const { head, order } = list
  const isTaken = new Uint8Array(count)
  const entries = head.entries.filter(({ product }) => {
    const style = numberOf[product] ?? 0
    const isFirst = !isTaken[style]
    isTaken[style] = 1
    return isFirst
  })
  const bestRanks = new Uint32Array(count).fill(NO_RANK)
  forEachIn(list.rest, product => {
    const style = numberOf[product] ?? 0
    const rank = order.rankOf(product)
    if (!isTaken[style] && rank < (bestRanks[style] ?? 0)) bestRanks[style] = rank
  })
  const best = Array.from(
    bestRanks.filter(rank => rank !== NO_RANK),
    rank => order.ranked[rank] ?? 0,
  )
  return {
    head: { ...head, mark: `${head.mark} STYLES`, entries },
    rest: setLike(list.rest, best),
    restSize: best.length,
    order: { ...order, signature: `${order.signature} STYLES` },
  }
}
