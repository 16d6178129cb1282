import type { Bag } from '#api/client/cart/cart.ts'
import { EMPTY_BAG } from '#blocks/shop/cart/bag.ts'
import type { Node } from '#content-store/client/model/page-tree.ts'
import type { LivePage } from '../../core/model/live-page.ts'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Prepared } from '../../core/session/prepare.ts'
import type { PageData } from './page-data.ts'

export type FrameRegion = 'header' | 'footer'

/** The page of header and footer, and its data. */
export interface ShownFrame {
  readonly page: LivePage
  readonly data: PageData
  /** With the settings of the shop in its texts: they are edited elsewhere. */
  readonly prepare: (node: Node) => Prepared
  /** Its blocks by where they are, in order. */
  readonly regions: Readonly<Record<FrameRegion, readonly Node[]>>
}

/** Parts around the blocks of a page that come after them. */
export interface Around {
  /** Absent until it is there, and where it is hidden. */
  readonly frame: ShownFrame | undefined
  /** True if it has been asked for and is still to come. */
  readonly isFrameDue: boolean
  readonly bag: Bag
}

export const createAround = (): StoreApi<Around> =>
  createStore<Around>(() => ({ frame: undefined, isFrameDue: false, bag: EMPTY_BAG }))
