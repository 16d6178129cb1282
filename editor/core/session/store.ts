import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Viewer } from '#api/rules/view-point.ts'
import type { FocusRequest } from '../../kit/services/inspector-services.ts'
import type { PageTree } from '#content-store/client/model/page-tree.ts'
import type { SaveStatus } from './autosave.ts'
import type { Presence } from '#content-store/client/types.ts'
import type { OptionPlace } from './option-place.ts'
import type { ShownItem } from './shown-item.ts'
import type { Clash } from '../model/rebase.ts'
import { EMPTY_HISTORY, type History } from '../model/history.ts'
import type { ChosenPlace } from '../model/placement.ts'

/** Widths an operator looks at, in CSS px. Source: the layouts of seed 3 §9. */
export const DEVICES = { phone: 390, pad: 820, desktop: 1440 } as const
export type Device = keyof typeof DEVICES

export const LEFT_PANELS = ['palette', 'outline', 'comments'] as const
type LeftPanel = (typeof LEFT_PANELS)[number]
type RightPanel = 'options' | 'wrapper'
export type OpenDialog =
  | 'publish'
  | 'checks'
  | 'versions'
  | 'shortcuts'
  | 'preview'
  | 'page'
  | 'find'
  | 'languages'
  | 'unsent'
  | 'address'
  | 'saveSection'
  | 'saveTemplate'
  | 'makeSynced'
  | 'moveTo'
  | 'views'
  | 'frame'
  | 'work'

/** A whole draft that took the place of what this screen showed. */
interface NewerDraft {
  readonly savedBy: string
  /** Epoch ms. */
  readonly savedAt: number
  /** What the screen showed is in the page's history. */
  readonly isKept: boolean
}

/** A text of a block that is edited on a canvas. */
interface TextUnderEdit extends OptionPlace {
  /** Writes what was typed so far, and shows the text as it then is. */
  readonly end: () => void
}

/** Blocks that an undo would remove with what others changed in them since. */
export interface WorkOfOthers {
  readonly way: 'undo' | 'redo'
  /** Ids in the draft of both languages. */
  readonly blocks: readonly string[]
  /** The page without those changes. */
  readonly before: PageTree
}

/** Settings of the editor around the page; the page itself is a `LivePage`. */
export interface EditorState {
  /** The block whose options show; of several selected ones the last that was chosen. */
  readonly selected: string | undefined
  /** Blocks selected beside it. */
  readonly alsoSelected: ReadonlySet<string>
  /** Anchor of a range: the block that was chosen last by itself. */
  readonly anchor: string | undefined
  /** Each press adds a block to the selection or takes it out, for those who have no Ctrl key at hand. */
  readonly isChoosing: boolean
  /** Where the operator wants what is added or pasted next; an empty slot is selected that way. */
  readonly chosen: ChosenPlace | undefined
  /** The menu of the selected blocks, at a point of the window, px. */
  readonly menu: { readonly x: number; readonly y: number } | undefined
  /** The block under the pointer. */
  readonly hovered: string | undefined
  /** A block is on its way; shortcuts rest. */
  readonly isDragging: boolean
  /** An input method composes; what others do waits, because it would cut the composition off. */
  readonly isComposing: boolean
  readonly typing: TextUnderEdit | undefined
  /** The canvas shows every block. */
  readonly isReady: boolean
  readonly history: History
  readonly save: SaveStatus
  /** Conflicts for the operator to decide, because another one changed the same. */
  readonly clashes: readonly Clash[]
  /** Other windows in which the page is open. */
  readonly others: readonly Presence[]
  /** Number of open comments by block; those without any are not in it. */
  readonly comments: ReadonlyMap<string, number>
  /** Until the operator closes the notice about it. */
  readonly newer: NewerDraft | undefined
  /** The page was deleted in another window or by another operator; until it is restored nothing can be saved. */
  readonly isGone: boolean
  /** The shop was updated since this window was opened, and the page with it: nothing can be saved before the window is loaded again. */
  readonly isOutdated: boolean
  /** The page is in the other language too, as the store says now; `undefined` until it was asked. */
  readonly hasOther: boolean | undefined
  readonly device: Device
  /** Both languages are shown side by side. */
  readonly isBilingual: boolean
  /** While the time machine is open: the instant the page is shown for (the present without one), and which version of it. */
  readonly time: { readonly at: number | undefined; readonly show: 'draft' | 'released' } | undefined
  /** The kind of shopper the page is shown to. */
  readonly viewer: Viewer
  /** True if that shopper has something in the bag. */
  readonly hasBag: boolean
  /** True if header and footer are around the page. */
  readonly showsFrame: boolean
  /** Of a shell with several screens, the one the canvas shows: its block's code. */
  readonly screen: string | undefined
  /** Of blocks that show one slot at a time, the one the canvas shows, by id; the first slot of others. */
  readonly turns: ReadonlyMap<string, string>
  readonly left: LeftPanel
  readonly right: RightPanel
  readonly dialog: OpenDialog | undefined
  /** Work of others that an undo would remove, while the operator is asked about it. */
  readonly work: WorkOfOthers | undefined
  /** Blocks whose view threw, with what it threw. */
  readonly thrown: ReadonlyMap<string, string>
  /** The slide or other item that was shown last, in whatever pane. */
  readonly item: ShownItem | undefined
  /** Option the inspector should open and focus, after a jump from a problem. */
  readonly focus: FocusRequest | undefined
}

export const NO_BLOCKS: ReadonlySet<string> = new Set()

export type EditorStore = StoreApi<EditorState>

export const createEditorStore = (save: SaveStatus, screen?: string): EditorStore =>
  createStore<EditorState>(() => ({
    selected: undefined,
    alsoSelected: NO_BLOCKS,
    anchor: undefined,
    isChoosing: false,
    chosen: undefined,
    menu: undefined,
    hovered: undefined,
    isDragging: false,
    isComposing: false,
    typing: undefined,
    isReady: false,
    history: EMPTY_HISTORY,
    save,
    clashes: [],
    others: [],
    comments: new Map(),
    newer: undefined,
    isGone: false,
    isOutdated: false,
    hasOther: undefined,
    device: 'desktop',
    isBilingual: false,
    time: undefined,
    viewer: 'visitor',
    hasBag: false,
    showsFrame: true,
    screen,
    turns: new Map(),
    left: 'palette',
    right: 'options',
    dialog: undefined,
    work: undefined,
    item: undefined,
    thrown: new Map(),
    focus: undefined,
  }))
