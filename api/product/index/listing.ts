import { type Bitset, removeAll, setLike } from './bitset.ts'
import type { SortOrder, SortPosition } from './sort-order.ts'

/** Products to be shown page by page: some named ones first, then the rest in an order. */
export interface Listing {
  readonly head: Head
  /** Without those of the head. */
  readonly rest: Bitset
  readonly restSize: number
  readonly order: SortOrder
}

/** Products that come before all sorting. */
export interface Head {
  /** Marks cursors of the head. */
  readonly mark: string
  readonly entries: readonly HeadEntry[]
  /** Returns true if a cursor may belong to this list. */
  readonly holds: (place: SortPosition, code: string) => boolean
  /** Returns true if a cursor belongs to another list of the same request; this list then has no more entries. */
  readonly isSister?: (mark: string) => boolean
}

export interface HeadEntry {
  readonly product: number
  readonly place: SortPosition
}

const NO_HEAD: Head = { mark: '', entries: [], holds: () => false }

/** A list of `products` with some of them first. */
export function listing(products: Bitset, size: number, order: SortOrder, head: Head = NO_HEAD): Listing {
  const { entries } = head
  if (entries.length === 0) return { head, rest: products, restSize: size, order }
  const rest = products.slice()
  removeAll(
    rest,
    setLike(
      products,
      entries.map(({ product }) => product),
    ),
  )
  return { head, rest, restSize: Math.max(0, size - entries.length), order }
}
