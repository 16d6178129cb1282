import type { GivenContents } from '#content-store/client/model/contents.ts'
import type { SlotKey } from '#content-store/client/model/page-tree.ts'
import type { DropTarget, Point } from '../../core/model/geometry.ts'
import type { MovingBlock } from '../../core/model/placement.ts'

/** Cargo of a drag: a new block or a saved section out of the palette, or a block that is on the page. */
export type Cargo =
  | { readonly kind: 'new'; readonly code: string; readonly preset?: string | undefined }
  | { readonly kind: 'section'; readonly name: string; readonly contents: GivenContents }
  | { readonly kind: 'move'; readonly id: string }

/** A part of the screen where blocks may be dropped. Points are in the host's client coordinates. */
export interface DropZone {
  /** Measures what a drag needs to know, once. */
  begin(traveller: MovingBlock): void
  contains(point: Point): boolean
  /** The slot under a point, also of blocks that may not go there. */
  slotAt(point: Point): SlotKey | undefined
  /** Target of a drop; shows it. */
  over(point: Point): DropTarget['place'] | undefined
  /** Shows a place chosen by keyboard. */
  show(place: DropTarget['place']): void
  /** Takes away what `over` and `show` drew. */
  clear(): void
  end(): void
}
