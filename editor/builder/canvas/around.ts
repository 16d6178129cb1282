import type { CartSummary } from '#blocks/shop/cart/cart-summary.ts'
import type { Node } from '#content-store/client/model/page-tree.ts'
import type { LivePage } from '../../core/model/live-page.ts'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { PageData } from './page-data.ts'

export type FrameRegion = 'header' | 'footer'

/** The page of header and footer, and its data. */
export interface ShownFrame {
  readonly page: LivePage
  readonly data: PageData
  /** Its blocks by where they are, in order. */
  readonly regions: Readonly<Record<FrameRegion, readonly Node[]>>
}

/** Parts around the blocks of a page that come after them. */
export interface Around {
  /** Absent until it is there, and where it is hidden. */
  readonly frame: ShownFrame | undefined
  /** True if it has been asked for and is still to come. */
  readonly isFrameDue: boolean
  readonly bag: CartSummary
}

export const EMPTY_BAG: CartSummary = { amount: 0, items: [], lines: [], count: 0 }

export const createAround = (): StoreApi<Around> =>
  createStore<Around>(() => ({ frame: undefined, isFrameDue: false, bag: EMPTY_BAG }))
