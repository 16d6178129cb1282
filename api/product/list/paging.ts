import { z } from 'zod'
import { type Bitset, forEachIn, has } from '../index/bitset.ts'
import type { Head, HeadEntry, Listing } from '../index/listing.ts'
import type { ViewIndex } from '../view/view-index.ts'
import { compareSortPositions, type SortPosition } from '../index/sort-order.ts'

/** Entries on a page unless asked otherwise, and at most. Source: C-120, C-203, C-297. */
export const PAGE_SIZE = 30
export const MAX_PAGE_SIZE = 100

interface Cursor {
  readonly mark: string
  readonly place: SortPosition
  readonly code: string
}

export interface Page {
  readonly entries: readonly { readonly product: number; readonly cursor: string }[]
  readonly hasPrevious: boolean
  readonly hasNext: boolean
  readonly totalCount: number
}

/** A cursor is the place of an entry and its code; `Infinity` (a gift's price) travels as null. */
const cursorSchema = z.tuple([z.string().max(300), z.array(z.number().nullable()).max(3), z.string().max(64)])

const encodeCursor = ({ mark, place, code }: Cursor): string =>
  Buffer.from(JSON.stringify([mark, place, code])).toString('base64url')

/** @returns `undefined` when the text is no cursor of ours */
function decodeCursor(text: string): Cursor | undefined {
  try {
    const [mark, place, code] = cursorSchema.parse(
      JSON.parse(Buffer.from(text, 'base64url').toString('utf8')),
    )
    return { mark, place: place.map(value => value ?? Infinity), code }
  } catch {
    return undefined
  }
}

/** The head that shows products in the order of their codes here; those that are not among `products` are left out. */
export function headOfCodes({ catalogue }: ViewIndex, codes: readonly string[], products: Bitset): Head {
  const entries = codes.flatMap((code, at): HeadEntry[] => {
    const product = catalogue.numberOf(code)
    return product !== undefined && has(products, product) ? [{ product, place: [at] }] : []
  })
  return { mark: 'CODES', entries, holds: ([at], code) => codes[at ?? -1] === code }
}

/** Few enough that sorting them is quicker than looking for them in the whole order. */
const isFew = (size: number, total: number) => size * size < total * 16

/** Up to `count` products of the rest from a rank on, and whether there are any before it. */
function takeRest({ rest, restSize, order: { ranked, rankOf } }: Listing, from: number, count: number) {
  const products: number[] = []
  let hasBefore = false
  if (isFew(restSize, ranked.length)) {
    const ranks: number[] = []
    forEachIn(rest, product => ranks.push(rankOf(product)))
    for (const rank of Uint32Array.from(ranks).sort()) {
      if (rank < from) hasBefore = true
      else if (products.length < count) products.push(ranked[rank] ?? 0)
      else break
    }
    return { products, hasBefore }
  }
  for (let rank = from; rank < ranked.length && products.length < count; rank += 1) {
    const product = ranked[rank] ?? 0
    if (has(rest, product)) products.push(product)
  }
  for (let rank = 0; rank < from && !hasBefore; rank += 1) hasBefore = has(rest, ranked[rank] ?? 0)
  return { products, hasBefore }
}

/** Position after a cursor: index in the head and rank in the rest; `undefined` for a cursor of another list. */
function startAfter({ head, order }: Listing, codeOf: (product: number) => string, cursor: Cursor) {
  const { mark, place, code } = cursor
  if (mark !== head.mark && head.isSister?.(mark)) {
    return { inHead: head.entries.length, inRest: order.ranked.length }
  }
  if (mark === head.mark && head.holds(place, code)) {
    const at = head.entries.findIndex(
      entry => compareSortPositions(entry.place, codeOf(entry.product), place, code) > 0,
    )
    return { inHead: at < 0 ? head.entries.length : at, inRest: 0 }
  }
  if (mark !== order.signature || place.length !== order.placeOf(0).length) return undefined
  return { inHead: head.entries.length, inRest: order.rankAfter(place, code) }
}

/**
 * One page of a list. A cursor names a position, not an offset: products that appear or disappear between two pages cause no
 * repeated or missing entries. Source: C-120, C-322.
 *
 * @returns `undefined` for an invalid cursor, or one of a list with another sort
 */
export function pageOf(
  index: ViewIndex,
  list: Listing,
  first: number,
  after: string | undefined,
): Page | undefined {
  const { head, order, restSize } = list
  const codeOf = (product: number) => index.catalogue.spus[product]?.code ?? ''
  let start: { readonly inHead: number; readonly inRest: number } | undefined = { inHead: 0, inRest: 0 }
  if (after !== undefined) {
    const cursor = decodeCursor(after)
    start = cursor && startAfter(list, codeOf, cursor)
  }
  if (!start) return undefined

  const headEntries = head.entries
    .slice(start.inHead, start.inHead + first)
    .map(({ product, place }) => ({ mark: head.mark, place, product }))
  // One more than shown tells whether there is a next page.
  const { products, hasBefore } = takeRest(list, start.inRest, first - headEntries.length + 1)
  const restEntries = products
    .slice(0, first - headEntries.length)
    .map(product => ({ mark: order.signature, place: order.placeOf(product), product }))
  return {
    entries: [...headEntries, ...restEntries].map(({ mark, place, product }) => ({
      product,
      cursor: encodeCursor({ mark, place, code: codeOf(product) }),
    })),
    hasPrevious: start.inHead > 0 || hasBefore,
    hasNext: start.inHead + headEntries.length < head.entries.length || products.length > restEntries.length,
    totalCount: head.entries.length + restSize,
  }
}
