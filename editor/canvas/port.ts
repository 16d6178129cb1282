import type { RootSlot } from '#blocks/define-block.ts'
import type { Locale } from '#locales/locale.ts'
import type { Geometry, Rect } from '../drag/geometry.ts'
import type { LivePage } from '../model/live-page.ts'
import type { Node } from '../model/page-tree.ts'
import type { Prepared } from '../session/prepare.ts'

/** What the canvas may ask of the editor around it. Both live on one origin, so this is a plain object. */
export interface CanvasHost {
  readonly page: LivePage
  prepare(node: Node): Prepared
  /** The language of the page, for the blocks. */
  readonly locale: Locale
  /** The operator's language, for the cards the canvas draws itself. */
  readonly uiLocale: Locale
  /** Epoch ms the page is shown for. */
  readonly now: number
  readonly currencySymbol: string
  /** The page's own slots, in order. */
  readonly rootSlots: readonly RootSlot[]
  isSelected(id: string): boolean
  /** A block was pressed; `undefined` for the ground between blocks. */
  onPress(id: string | undefined): void
  onHover(id: string | undefined): void
  /** The page was scrolled, or something on it changed its size. */
  onLayout(): void
  onThrown(id: string, message: string): void
  /** The view shows again after an edit. */
  onRecovered(id: string): void
  remove(id: string): void
  /** Told twice: before the page hears of the key, and after. */
  onKey(event: KeyboardEvent, phase: 'before' | 'after'): void
  /** All blocks are in place for the first time. */
  onReady(): void
}

/** What the editor may ask of the canvas. Lengths are CSS px of the canvas, measured from the top of its document. */
export interface CanvasPort {
  measure(): Geometry
  rectOf(id: string): Rect | undefined
  scrollTop(): number
  scrollBy(px: number): void
  /** Brings a block into view unless it is there already. */
  reveal(id: string): void
  /** How large the editor shows the canvas; 1 is life-size. */
  setZoom(scale: number): void
  detach(): void
}

export interface CanvasWindow extends Window {
  cairnCanvas?: { attach(host: CanvasHost): CanvasPort }
}

/** Message the canvas sends its parent once `cairnCanvas` is there. */
export const CANVAS_READY = 'cairn:canvas'
