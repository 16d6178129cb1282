import type { BrandLook } from '#api/rules/brand-look.ts'
import type { StatedSettings } from '#api/rules/default-stated.ts'
import type { Api } from '#api/client/api.ts'
import type { Viewer } from '#api/rules/view-point.ts'
import type { RootSlot } from '#blocks/page/define-block.ts'
import type { ShellName } from '#blocks/page/page.ts'
import type { Locale } from '#locales/locale.ts'
import type { SelectWay } from '../commands/select-way.ts'
import type { Geometry, Point, Rect } from '../../core/model/geometry.ts'
import type { LivePage } from '../../core/model/live-page.ts'
import type { Node, SlotKey } from '#content-store/client/model/page-tree.ts'
import type { Prepared } from '../../core/session/prepare.ts'
import type { CheckCode, ShopAnswers } from '#blocks/page/checks/check.ts'
import type { StoreApi } from 'zustand/vanilla'
import type { Around } from './around.ts'
import type { PageData } from './page-data.ts'

/** A product that a block names and shoppers cannot buy, or do not see. */
export interface ProductMark {
  readonly problem: Extract<CheckCode, 'unknownProduct' | 'offShelf' | 'soldOut'>
  readonly code: string
  /** The option that names it. */
  readonly path: string
}

interface Marks {
  readonly of: (id: string) => readonly ProductMark[]
  readonly watch: (listener: () => void) => () => void
}

const NONE: readonly ProductMark[] = []
/** For canvases that only show. */
export const NO_MARKS: Marks = { of: () => NONE, watch: () => () => undefined }

/** A text option of a block, as its element on the canvas is edited. */
export interface TextOption {
  /** Empty where the view shows words of its own instead. */
  readonly text: string
  readonly label: string
  readonly isMultiline: boolean
  /** Most characters; `undefined` for no limit. */
  readonly maxLength: number | undefined
  /** Formatted: it is edited in an editor of its own. */
  readonly isRich: boolean
}

/** Characters that did not fit into a text. */
export interface CutText {
  /** Name of the option. */
  readonly label: string
  /** Characters that it holds at most. */
  readonly most: number
  /** Characters that were left out. */
  readonly count: number
}

/** A text under edit. It stays the same one when others move the list item it is in. */
interface TextEdit {
  /** As the page has it; `undefined` where it is gone. */
  readonly now: () => string | undefined
  /** Ends the editing; a text is written as one step, by itself. */
  readonly finish: (text: string | undefined) => void
}

/** Edits the texts of a page on its canvas. Options are named by path (`items.0.title`). */
export interface TextHost {
  /** `undefined` where the block has no such text. */
  readonly of: (id: string, path: string) => TextOption | undefined
  /** Begins to edit a text; `end` leaves it with what was typed so far. */
  readonly begin: (id: string, path: string, end: () => void) => TextEdit
  readonly openRich: (id: string, path: string) => void
  /** Several characters at once, of a paste for example, did not fit. */
  readonly onCut: (cut: CutText) => void
  /** The last text was left with the keyboard. */
  readonly onLeft: () => void
}

/** Calls of the canvas to the editor around it. Both live on one origin, so this is a plain object. */
export interface CanvasHost {
  readonly page: LivePage
  readonly prepare: (node: Node) => Prepared
  /** Name given by operators. */
  readonly nameOf: (node: Node) => string
  /** Text in the place of a block hidden at the width shown; without it nothing does, as in the shop. */
  readonly hiddenText: ((node: Node, hideOn: 'mobile' | 'desktop') => string) | undefined
  /** The language of the page, for the blocks. */
  readonly locale: Locale
  /** The operator's language, for the cards the canvas draws itself. */
  readonly uiLocale: Locale
  /** Epoch ms the page is shown for. */
  readonly now: number
  readonly currencySymbol: string
  /** Face of the shop. */
  readonly brand: BrandLook
  /** Settings of the shop that texts state. */
  readonly stated: StatedSettings
  /** The kind of shopper it is shown to. */
  readonly viewer: Viewer
  /** The shop as that shopper sees it at that instant. */
  readonly api: Api
  /** Header, footer and bag, as they come. */
  readonly around: Pick<StoreApi<Around>, 'getState' | 'subscribe'>
  /** Header or footer was pressed. */
  readonly onFrame: () => void
  /** Fields that the blocks show. */
  readonly data: Pick<PageData, 'of' | 'watch'>
  /** The shell whose blocks are laid out as in the shop; `undefined` for other pages. */
  readonly shell: ShellName | undefined
  /** The screen to show, of a shell that has several; `undefined` for pages without screens. */
  readonly screen: () => string | undefined
  readonly watchScreen: (listener: () => void) => () => void
  /** Returns true if a block shows while that screen does. */
  readonly shows: (node: Node, screen: string | undefined) => boolean
  /** Of blocks that show one slot at a time, which one it is; the first one where nothing says. */
  readonly turns?: {
    readonly of: (id: string) => string | undefined
    readonly watch: (listener: () => void) => () => void
    readonly show: (id: string, slot: string) => void
  }
  /** The page's own slots, in order. */
  readonly rootSlots: readonly RootSlot[]
  /** Findings about the products that blocks name; the same list until it changes. */
  readonly marks: Marks
  /** Sizes and focal points of the pictures that blocks name, by address; the same record until it changes. */
  readonly pictures?: {
    readonly all: () => ShopAnswers['pictures']
    readonly watch: (listener: () => void) => () => void
  }
  /** A mark was pressed. */
  readonly onMark: (id: string, path: string) => void
  /** A canvas that only shows has none. */
  readonly texts: TextHost | undefined
  readonly isSelected: (id: string) => boolean
  /** A block was pressed; `undefined` for the ground between blocks. */
  readonly onPress: (id: string | undefined, way: SelectWay) => void
  /** The menu of a block, or of an empty slot by its key, was asked for, at a point of the canvas's window; a canvas that only shows has none. */
  readonly onMenu: ((touched: string | undefined, at: Point) => void) | undefined
  /** An empty slot was pressed, by pointer or keyboard; a canvas that only shows has none. */
  readonly onSlot?: ((slot: SlotKey, by: 'pointer' | 'keys') => void) | undefined
  /** A block that shows one item of a list at a time shows another one: `items.1`. */
  readonly onItem?: ((id: string, item: string) => void) | undefined
  readonly onHover: (id: string | undefined) => void
  /** The page was scrolled, or something on it changed its size. */
  readonly onLayout: () => void
  readonly onThrown: (id: string, message: string) => void
  /** The view shows again after an edit. */
  readonly onRecovered: (id: string) => void
  /** Removes a block that cannot be shown; a canvas that only shows has none. */
  readonly remove: ((id: string) => void) | undefined
  /** Told twice: before the page hears of the key, and after. */
  readonly onKey: (event: KeyboardEvent, phase: 'before' | 'after') => void
  /** A copy, a cut or a paste. */
  readonly onClipboard: (event: ClipboardEvent) => void
  /** An input method begins or ends to compose. A canvas that only shows has none. */
  readonly onComposing?: ((isComposing: boolean) => void) | undefined
  /** All blocks are in place for the first time. */
  readonly onReady: () => void
}

/** Calls of the editor to the canvas. Lengths are CSS px of the canvas, measured from the top of its document. */
export interface CanvasPort {
  readonly measure: () => Geometry
  /**
   * Loads the view of a block that may come. A style sheet that arrives makes the browser lay the whole page out again: it must not
   * arrive with the block.
   */
  readonly load: (code: string) => void
  /** Of a block, or of a slot by its key. */
  readonly rectOf: (id: string) => Rect | undefined
  readonly scrollTop: () => number
  readonly scrollBy: (px: number) => void
  /** Brings a block into view unless it is there already; with `item`, that item of one of its lists (`items.1`). */
  readonly reveal: (id: string, item?: string) => void
  /** Returns true if a block shows a text that `editText` edits. */
  readonly hasText: (id: string) => boolean
  /** Edits the first text of a block where it is. */
  readonly editText: (id: string) => void
  /** Zoom of the canvas; 1 is life-size. */
  readonly setZoom: (scale: number) => void
  readonly detach: () => void
}

export interface CanvasWindow extends Window {
  cairnCanvas?: { attach(host: CanvasHost): CanvasPort }
}

/** Message the canvas sends its parent once `cairnCanvas` is there. */
export const CANVAS_READY = 'cairn:canvas'
