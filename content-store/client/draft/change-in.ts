import type { Locale } from '#locales/locale.ts'
import { type Change, changeTo } from '../model/operations.ts'
import {
  type Node,
  type PageMeta,
  type PageTree,
  parentOf,
  type SlotKey,
  slotKey,
  slotName,
} from '../model/page-tree.ts'
import { isSame } from '#blocks/page/options/diff.ts'
import type { DraftChange } from './draft-operations.ts'
import { type DraftNode, type DraftTree, idIn, nodeIn } from './draft-tree.ts'
import { inLocale, livesIn } from './values.ts'

type Find = (id: string) => DraftNode | undefined

/** Returns true for a block that a language has, with all the blocks it is in. */
function lives(find: Find, node: DraftNode, locale: Locale): boolean {
  if (!livesIn(node, locale)) return false
  const parent = parentOf(node.slot)
  if (parent === '') return true
  const outer = find(parent)
  return outer !== undefined && lives(find, outer, locale)
}

/**
 * A change of a draft as one language sees it; the work is proportional to what changes. `undefined` where blocks come to the language or leave
 * it with all in them: compare the trees then. The draft is as it was before the change.
 */
export function changeIn(draft: DraftTree, change: DraftChange, locale: Locale): Change | undefined {
  const before: Find = id => draft.nodes.get(id)
  const after: Find = id => (change.nodes.has(id) ? change.nodes.get(id) : draft.nodes.get(id))
  const slotThere = (find: Find, slot: SlotKey): SlotKey | undefined => {
    const parent = parentOf(slot)
    if (parent === '') return slot
    const outer = find(parent)
    return outer && lives(find, outer, locale) ? slotKey(idIn(outer), slotName(slot)) : undefined
  }
  const nodes = new Map<string, Node | undefined>()
  for (const [id, next] of change.nodes) {
    const was = before(id)
    const [did, does] = [was && lives(before, was, locale), next && lives(after, next, locale)]
    if (was && next && (did !== does || was.as !== next.as)) return undefined
    if (was && did && !next) nodes.set(idIn(was), undefined)
    const slot = next && does && slotThere(after, next.slot)
    if (slot) nodes.set(idIn(next), nodeIn(next, slot, locale))
  }
  const children = new Map<SlotKey, readonly string[]>()
  for (const [slot, ids] of change.children) {
    const there = slotThere(after, slot) ?? slotThere(before, slot)
    if (!there) continue
    const shown = ids.flatMap(id => {
      const node = after(id)
      return node && lives(after, node, locale) ? [idIn(node)] : []
    })
    children.set(there, shown)
  }
  return { nodes, children, ...(change.own && { meta: inLocale(change.own, locale) as PageMeta }) } // as `joinTrees` and operations keep it
}

/** The page that is shown, without its id in new blocks: the store names it later. */
const isSameBlock = (a: Node, b: Node) => isSame({ ...a, pageId: '' }, { ...b, pageId: '' })

/** The change from one state of a page to another; blocks that are the same are left alone. */
export const changeBetween = (shown: PageTree, next: PageTree): Change => ({
  ...changeTo(shown, next, isSameBlock),
  ...(!isSame(shown.meta, next.meta) && { meta: next.meta }),
})
