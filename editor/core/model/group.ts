import {
  type BlockPosition,
  type Branch,
  branchOf,
  isWithin,
  type Operation,
  type StructureOperation,
} from '#content-store/client/model/operations.ts'
import { childrenOf, type PageTree, type Placed, slotName } from '#content-store/client/model/page-tree.ts'
import { type FindBlock, movingBlock, placesFor, slotsInOrder } from './placement.ts'
import { copied } from './new-block.ts'

/** Several blocks that are treated as one: in reading order, none of them inside another. */
export type Group = readonly string[]

/** Blocks in reading order, those inside others right after them. */
export const blocksInOrder = (tree: PageTree, find: FindBlock): readonly string[] =>
  slotsInOrder(tree, find).flatMap(slot => childrenOf(tree, slot))

/** Makes a group of blocks: those inside another one of them go along with it. */
export function groupOf(tree: PageTree, find: FindBlock, ids: ReadonlySet<string>): Group {
  const isInside = (id: string) => {
    const slot = tree.nodes.get(id)?.slot
    return slot !== undefined && [...ids].some(other => other !== id && isWithin(tree, slot, other))
  }
  // Most often it is one block, and looking for its place in the page takes longer than that is worth.
  const [only] = ids
  if (ids.size < 2) return only !== undefined && tree.nodes.has(only) ? [only] : []
  return blocksInOrder(tree, find).filter(id => ids.has(id) && !isInside(id))
}

/** All blocks from one to another in reading order, both included. */
export function rangeOf(order: readonly string[], from: string, to: string): readonly string[] {
  const [start, end] = [order.indexOf(from), order.indexOf(to)].toSorted((a, b) => a - b)
  return start === undefined || end === undefined || start < 0 ? [to] : order.slice(start, end + 1)
}

/** Moves a block; where it stays in its slot, the slot's name as saved stays too. */
function moveTo(tree: PageTree, id: string, to: BlockPosition): readonly Operation[] {
  const node = tree.nodes.get(id)
  if (!node) return []
  return [{ kind: 'move', id, to, section: node.slot === to.slot ? node.section : slotName(to.slot) }]
}

/** Brings a group together at a place; `index` of the place counts siblings without `lead`, which is one of the group. */
export function groupMoves(
  tree: PageTree,
  group: Group,
  lead: string,
  { slot, index }: BlockPosition,
): readonly Operation[] {
  const others = childrenOf(tree, slot).filter(id => id !== lead)
  const before = others.slice(0, index).findLast(id => !group.includes(id)) ?? ''
  return group.flatMap((id, at) => moveTo(tree, id, { slot, index, after: group[at - 1] ?? before }))
}

/** Moves a group one place up or down; nothing at either end of the page. */
export function groupStep(tree: PageTree, find: FindBlock, group: Group, step: -1 | 1): readonly Operation[] {
  const lead = step < 0 ? group[0] : group.at(-1)
  const node = lead === undefined ? undefined : tree.nodes.get(lead)
  const traveller = lead === undefined ? undefined : movingBlock(tree, lead, group)
  if (lead === undefined || !node || !traveller) return []
  const places = placesFor(tree, find, traveller)
  const index = childrenOf(tree, node.slot).indexOf(lead)
  const at = places.findIndex(place => place.slot === node.slot && place.index === index)
  const place = places[at + step]
  return place ? groupMoves(tree, group, lead, place) : []
}

/** Puts copies of a group right after its last block in each slot, in the same order. */
export function groupCopies(tree: PageTree, group: Group): readonly (Operation & { kind: 'insert' })[] {
  const lastOf = new Map<string, string>()
  for (const id of group) {
    const slot = tree.nodes.get(id)?.slot
    if (slot !== undefined) lastOf.set(slot, id)
  }
  return group.flatMap(id => {
    const slot = tree.nodes.get(id)?.slot
    const after = slot === undefined ? undefined : lastOf.get(slot)
    if (slot === undefined || after === undefined) return []
    const branch = copied(branchOf(tree, id))
    lastOf.set(slot, branch.nodes[0]?.id ?? after)
    return [{ kind: 'insert', at: { slot, index: childrenOf(tree, slot).indexOf(id) + 1, after }, branch }]
  })
}

/** Inserts that put branches one after another at a place. */
export const insertsAt = <Block extends Placed & { readonly section: string }>(
  at: BlockPosition,
  branches: readonly Branch<Block>[],
): readonly (StructureOperation<Block> & { kind: 'insert' })[] =>
  branches.map((branch, index) => {
    const after = branches[index - 1]?.nodes[0]?.id ?? at.after
    const place = { slot: at.slot, index: at.index + index, ...(after !== undefined && { after }) }
    const [first, ...rest] = branch.nodes
    const nodes = first ? [{ ...first, section: slotName(at.slot) }, ...rest] : []
    return { kind: 'insert', at: place, branch: { ...branch, nodes } }
  })
