import { ROOT_SLOTS } from '#blocks/page/define-block.ts'
import {
  childrenOf,
  type Node,
  type PageMeta,
  type PageTree,
  type SlotKey,
  type SlotsOf,
} from '#content-store/client/model/page-tree.ts'
import { type Change, makeChange } from '#content-store/client/model/operations.ts'

type Listener = () => void

/** Key under which listeners of the page's own settings wait; no id and no slot looks like it. */
const META = '*'
/** Key of those who listen to every change. */
const ANY = '**'

/**
 * The page being edited. One node changes, one listener hears of it: a keystroke costs the same on a page of ten blocks
 * and of a thousand. Read by the host and, across the frame, by the canvas.
 */
export class LivePage implements PageTree {
  readonly nodes: Map<string, Node>
  readonly children: Map<SlotKey, readonly string[]>
  meta: PageMeta
  rootSlots: readonly string[] = ROOT_SLOTS
  readonly #listeners = new Map<string, Set<Listener>>()
  readonly #orderListeners = new Set<Listener>()
  readonly #slotsOf: SlotsOf
  /** Rises when any block comes, goes or moves, and when the options of a container change: they may open or close its slots. */
  order = 0

  constructor(tree: PageTree, slotsOf: SlotsOf = () => undefined) {
    this.#slotsOf = slotsOf
    this.nodes = new Map(tree.nodes)
    this.children = new Map(tree.children)
    this.meta = tree.meta
  }

  /** Rises with every change. */
  revision = 0

  /** Makes a change and tells exactly those who watch what it touches. */
  commit(change: Change): void {
    makeChange(this.nodes, this.children, change)
    if (change.meta) this.meta = change.meta
    this.revision += 1
    for (const slot of change.children.keys()) this.#tell(slot)
    for (const id of change.nodes.keys()) this.#tell(id)
    if (change.meta) this.#tell(META)
    this.#tell(ANY)
    if (change.children.size === 0 && ![...change.nodes.values()].some(this.#isContainer)) return
    this.order += 1
    Array.from(this.#orderListeners, listener => listener())
  }

  /** Everything at once, for another draft of the same page. */
  replace(tree: PageTree): void {
    const nodes = new Map<string, Node | undefined>([...this.nodes.keys()].map(id => [id, undefined]))
    const children = new Map<SlotKey, readonly string[]>([...this.children.keys()].map(slot => [slot, []]))
    for (const [id, node] of tree.nodes) nodes.set(id, node)
    for (const [slot, ids] of tree.children) children.set(slot, ids)
    this.commit({ nodes, children, meta: tree.meta })
  }

  readonly node = (id: string): Node | undefined => this.nodes.get(id)
  readonly childIds = (slot: SlotKey): readonly string[] => childrenOf(this, slot)

  readonly watchNode = (id: string, listener: Listener) => this.#watch(id, listener)
  readonly watchSlot = (slot: SlotKey, listener: Listener) => this.#watch(slot, listener)
  readonly watchMeta = (listener: Listener) => this.#watch(META, listener)
  readonly watchAll = (listener: Listener) => this.#watch(ANY, listener)
  readonly watchOrder = (listener: Listener) => {
    this.#orderListeners.add(listener)
    return () => void this.#orderListeners.delete(listener)
  }

  readonly #isContainer = (node: Node | undefined) => !!node && (this.#slotsOf(node.code)?.length ?? 0) > 0

  #watch(key: string, listener: Listener) {
    const listeners = this.#listeners.get(key) ?? new Set()
    this.#listeners.set(key, listeners.add(listener))
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0 && this.#listeners.get(key) === listeners) this.#listeners.delete(key)
    }
  }

  #tell(key: string) {
    // A copy: a listener may stop or start listening.
    Array.from(this.#listeners.get(key) ?? [], listener => listener())
  }
}
