import { type AnyBlock, mayNest, ROOT_SLOTS, type RootSlot } from '#blocks/page/define-block.ts'
import { normaliseOptions } from '#blocks/page/normalise.ts'
import { MAX_DEPTH } from '#blocks/page/page.ts'
import { SYNCED } from '#blocks/page/synced-section.ts'
import {
  type Branch,
  branchOf,
  isWithin,
  type BlockPosition,
} from '#content-store/client/model/operations.ts'
import {
  childrenOf,
  type Node,
  type PageTree,
  type Placed,
  parentOf,
  type SlotKey,
  slotKey,
  slotName,
  type SlotsOf,
} from '#content-store/client/model/page-tree.ts'

export type FindBlock = (code: string) => AnyBlock | undefined

export const slotsOfBlocks =
  (find: FindBlock): SlotsOf =>
  code =>
    find(code)?.childSlots

const known = new WeakMap<Node, readonly string[]>()

/** Slots of a block that are open with its present options. */
export function openSlotsOf(find: FindBlock, node: Node | undefined): readonly string[] {
  const block = node && find(node.code)
  if (!block || block.childSlots.length === 0) return []
  const found = known.get(node) ?? block.openSlots(normaliseOptions(block, node).options)
  known.set(node, found)
  return found
}

/** The page's own slots, and those that the block around them opens. */
const isOpen = (tree: PageTree, find: FindBlock, slot: SlotKey) =>
  parentOf(slot) === '' || openSlotsOf(find, tree.nodes.get(parentOf(slot))).includes(slotName(slot))

/** Slots a block shows: those that are open, and closed ones that hold blocks. */
export const shownSlots = (tree: PageTree, find: FindBlock, node: Node): readonly SlotKey[] =>
  (find(node.code)?.childSlots ?? [])
    .map(name => slotKey(node.id, name))
    .filter(slot => childrenOf(tree, slot).length > 0 || isOpen(tree, find, slot))

/** The use of a synced section in which a slot lies; `undefined` for none. What is in a use is the section's to say. */
export function enclosingUse(tree: PageTree, slot: SlotKey): string | undefined {
  for (let at = parentOf(slot); at; ) {
    const node = tree.nodes.get(at)
    if (node?.code === SYNCED) return at
    at = node ? parentOf(node.slot) : ''
  }
  return undefined
}

/** Returns true if a block is in a use of a synced section, and so can neither move nor go by itself. */
export const isFixed = (tree: PageTree, { slot }: Pick<Node, 'slot'>) =>
  enclosingUse(tree, slot) !== undefined

/** Blocks to place: a new block, or one on the move with all inside it. */
export interface MovingBlock {
  readonly code: string
  /** Levels of blocks, itself included. */
  readonly height: number
  /** Set when it is on the page already. */
  readonly id?: string
  /** Blocks that go along with it to the same place. */
  readonly others?: readonly MovingBlock[]
}

/** Levels of blocks in a branch. */
function heightOf<Block extends Placed>({ nodes }: Branch<Block>): number {
  const levels = new Map<string, number>()
  let height = 0
  for (const node of nodes) {
    const level = (levels.get(parentOf(node.slot)) ?? 0) + 1
    levels.set(node.id, level)
    height = Math.max(height, level)
  }
  return height
}

/** Blocks that come from elsewhere. */
export const movingBranch = <Block extends Placed & { readonly code: string }>(
  branch: Branch<Block>,
): MovingBlock => ({
  code: branch.nodes[0]?.code ?? '',
  height: heightOf(branch),
})

/** A block of the page on the move, with the rest of its group. */
export const movingBlock = (
  tree: PageTree,
  id: string,
  group: readonly string[] = [],
): MovingBlock | undefined => {
  const node = tree.nodes.get(id)
  if (!node) return undefined
  const others = group.filter(other => other !== id).flatMap(other => movingBlock(tree, other) ?? [])
  return { id, code: node.code, height: heightOf(branchOf(tree, id)), ...(others.length > 0 && { others }) }
}

/** Levels above a slot; 0 for the page's own. */
export function levelOf(tree: PageTree, slot: SlotKey): number {
  let level = 0
  for (let at: string | undefined = parentOf(slot); at; level++) {
    const node = tree.nodes.get(at)
    at = node && parentOf(node.slot)
  }
  return level
}

/** Slots a block names for itself; inside others it may be where it may be in the page's main part. */
const isWelcome = (block: AnyBlock, slot: SlotKey) =>
  parentOf(slot) === ''
    ? block.slots.includes(slotName(slot) as RootSlot) // asked, not assumed: other names are simply not in the list
    : mayNest(block)

/** A page without `core` has no such slot, whatever a block may enter elsewhere. */
const hasSlot = ({ rootSlots }: PageTree, slot: SlotKey) =>
  parentOf(slot) !== '' || rootSlots === undefined || rootSlots.includes(slotName(slot))

/**
 * Reason why a block may not be in a slot. `fixed`: one of the two places is in a use of a synced section; `locked`: the block stays where
 * it is; `unknown`: this shop has no such block; `absent`: the page has no such slot; `itself`: the slot is inside the block.
 */
type Misfit = 'fixed' | 'locked' | 'unknown' | 'absent' | 'closed' | 'unwelcome' | 'itself' | 'tooDeep'

/** The block of a group that may not be in a slot, and why. */
export interface Misplacement {
  readonly why: Misfit
  readonly code: string
  /** Set when the block is on the page already. */
  readonly id?: string
  readonly slot: SlotKey
}

/**
 * Says why a block may not be in a slot; `undefined` where it may. An unknown block moves only among its own siblings; so does a locked
 * one, if at all. Source: LO-16, LO-19, Shells.
 */
export function misplacement(
  tree: PageTree,
  find: FindBlock,
  { others = [], ...traveller }: MovingBlock,
  slot: SlotKey,
): Misplacement | undefined {
  const why = misfitOf(tree, find, traveller, slot)
  if (why) return { why, code: traveller.code, ...(traveller.id !== undefined && { id: traveller.id }), slot }
  for (const other of others) {
    const found = misplacement(tree, find, other, slot)
    if (found) return found
  }
  return undefined
}

function misfitOf(
  tree: PageTree,
  find: FindBlock,
  { id, code, height }: MovingBlock,
  slot: SlotKey,
): Misfit | undefined {
  const block = find(code)
  const from = id === undefined ? undefined : tree.nodes.get(id)?.slot
  if (enclosingUse(tree, slot) !== undefined || (from && enclosingUse(tree, from) !== undefined))
    return 'fixed'
  if (from !== undefined && block?.locked) return block.movable && from === slot ? undefined : 'locked'
  if (from === slot) return undefined
  if (!block) return 'unknown'
  if (id !== undefined && isWithin(tree, slot, id)) return 'itself'
  if (!hasSlot(tree, slot)) return 'absent'
  if (!isOpen(tree, find, slot)) return 'closed'
  if (!isWelcome(block, slot)) return 'unwelcome'
  return levelOf(tree, slot) + height <= MAX_DEPTH ? undefined : 'tooDeep'
}

/** Returns true if a block may be in a slot. */
export const mayEnter = (tree: PageTree, find: FindBlock, traveller: MovingBlock, slot: SlotKey): boolean =>
  misplacement(tree, find, traveller, slot) === undefined

/** A page has room for one locked block of a kind. */
export const isTaken = (tree: PageTree, block: AnyBlock) =>
  block.locked && [...tree.nodes.values()].some(node => node.code === block.code)

/** Every slot of the page in reading order, those inside blocks right after the block. */
export function slotsInOrder(tree: PageTree, find: FindBlock): readonly SlotKey[] {
  const found: SlotKey[] = []
  const visit = (slot: SlotKey) => {
    found.push(slot)
    for (const id of childrenOf(tree, slot)) {
      const node = tree.nodes.get(id)
      if (node) shownSlots(tree, find, node).forEach(visit)
    }
  }
  for (const name of ROOT_SLOTS) visit(slotKey('', name))
  return found
}

/**
 * Every place a block may go, in reading order; `index` counts siblings without the block itself. What arrow keys step
 * through, while dragging and with Alt.
 */
export function placesFor(tree: PageTree, find: FindBlock, traveller: MovingBlock): readonly BlockPosition[] {
  return slotsInOrder(tree, find)
    .filter(slot => mayEnter(tree, find, traveller, slot))
    .flatMap(slot => {
      const others = childrenOf(tree, slot).filter(id => id !== traveller.id)
      return Array.from({ length: others.length + 1 }, (_, index): BlockPosition => ({ slot, index }))
    })
}

/** Returns true if a page has any place for a block, of its slots as `slotsInOrder` lists them. */
export const hasPlaceFor = (
  tree: PageTree,
  find: FindBlock,
  traveller: MovingBlock,
  slots: readonly SlotKey[],
): boolean => slots.some(slot => mayEnter(tree, find, traveller, slot))

/** Place of a block, counted as in `placesFor`. */
export const placeOf = (tree: PageTree, id: string): BlockPosition | undefined => {
  const node = tree.nodes.get(id)
  return node && { slot: node.slot, index: childrenOf(tree, node.slot).indexOf(id) }
}

/** Place that an operator chose for what comes next: a slot, or what is before one of its blocks. */
export interface ChosenPlace {
  readonly slot: SlotKey
  /** At the end of the slot without one. */
  readonly before?: string
}

/** The chosen place on the page as it is now; `undefined` once the block around it is gone. */
export function chosenPosition(tree: PageTree, chosen: ChosenPlace | undefined): BlockPosition | undefined {
  if (!chosen || (parentOf(chosen.slot) !== '' && !tree.nodes.has(parentOf(chosen.slot)))) return undefined
  const ids = childrenOf(tree, chosen.slot)
  const index = chosen.before === undefined ? -1 : ids.indexOf(chosen.before)
  return { slot: chosen.slot, index: index < 0 ? ids.length : index }
}

/**
 * Default place of a new block: the chosen place, else after the selected block or inside its parent's slot, else at the end of the
 * first slot that takes it. A chosen slot inside a block takes it or nothing does; of the page's own slots another may.
 */
export function defaultPlace(
  tree: PageTree,
  find: FindBlock,
  code: string,
  selected: string | undefined,
  chosen?: ChosenPlace,
): BlockPosition | undefined {
  const traveller: MovingBlock = { code, height: 1 }
  const wish = chosenPosition(tree, chosen)
  if (wish && mayEnter(tree, find, traveller, wish.slot)) return wish
  if (wish && parentOf(wish.slot) !== '') return undefined
  const around =
    selected === undefined ? undefined : enclosingUse(tree, tree.nodes.get(selected)?.slot ?? slotKey('', ''))
  const next = around ?? selected
  const here = next === undefined ? undefined : placeOf(tree, next)
  if (here && mayEnter(tree, find, traveller, here.slot)) return { ...here, index: here.index + 1 }
  const order: readonly RootSlot[] = ['main', ...ROOT_SLOTS]
  const slot = order.map(name => slotKey('', name)).find(key => mayEnter(tree, find, traveller, key))
  return slot && { slot, index: childrenOf(tree, slot).length }
}
