import type { Locale } from '#locales/locale.ts'
import {
  childrenOf,
  type Node,
  type PageMeta,
  type PageTree,
  type Placed,
  parentOf,
  type SlotKey,
  slotKey,
  slotName,
  type Structure,
} from '../model/page-tree.ts'
import { type DraftRecord, inLocale, livesIn } from './values.ts'

/** A block of a draft. */
export interface DraftNode extends Placed {
  /** Id in its language, where a block of the other language has that id too. */
  readonly as?: string
  /** Language it lives in; absent for a block of both. What is inside it lives there too. */
  readonly in?: Locale
  readonly code: string
  /** All other fields of `Node`. */
  readonly content: DraftRecord
}

/** A page in both languages, as it is edited. The order of a slot is that of both languages. */
export interface DraftTree extends Structure<DraftNode> {
  /** `PageMeta`. */
  readonly meta: DraftRecord
  readonly rootSlots?: readonly string[]
}

export const idIn = ({ id, as = id }: DraftNode) => as

type Content = Omit<Node, 'id' | 'code' | 'slot' | 'section'>
type Known = Partial<Record<Locale, { readonly slot: SlotKey; readonly node: Node }>>

const known = new WeakMap<DraftNode, Known>()

/** A block in one language. Equal blocks are the same object, so that what did not change is not drawn again. */
export function nodeIn(node: DraftNode, slot: SlotKey, locale: Locale): Node {
  const views = known.get(node) ?? {}
  known.set(node, views)
  const view = views[locale]
  if (view?.slot === slot) return view.node
  const content = inLocale(node.content, locale) as Content // `joinTrees` and operations keep its fields
  const fresh: Node = { ...content, id: idIn(node), code: node.code, section: node.section, slot }
  views[locale] = { slot, node: fresh }
  return fresh
}

/** Slots that hold blocks, by the block they are in; those of the page itself by `''`. */
export function slotsByParent(children: PageTree['children']): ReadonlyMap<string, readonly SlotKey[]> {
  const found = new Map<string, SlotKey[]>()
  for (const slot of children.keys()) {
    const slots = found.get(parentOf(slot))
    if (slots) slots.push(slot)
    else found.set(parentOf(slot), [slot])
  }
  return found
}

/** One language of a draft: a page as it was before its languages were joined. */
export function inLanguage(draft: DraftTree, locale: Locale): PageTree {
  const nodes = new Map<string, Node>()
  const children = new Map<SlotKey, readonly string[]>()
  const slots = slotsByParent(draft.children)
  const visit = (parent: string, parentThere: string) => {
    for (const slot of slots.get(parent) ?? []) {
      const shown = childrenOf(draft, slot).flatMap(id => {
        const node = draft.nodes.get(id)
        return node && livesIn(node, locale) ? [node] : []
      })
      if (shown.length === 0) continue
      const there = slotKey(parentThere, slotName(slot))
      children.set(there, shown.map(idIn))
      for (const node of shown) {
        nodes.set(idIn(node), nodeIn(node, there, locale))
        visit(node.id, idIn(node))
      }
    }
  }
  visit('', '')
  const meta = inLocale(draft.meta, locale) as PageMeta // as for blocks
  return { nodes, children, meta, ...(draft.rootSlots && { rootSlots: draft.rootSlots }) }
}
