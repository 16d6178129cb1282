import { mayNest } from '#blocks/page/define-block.ts'
import { branchOf, type Branch, type Operation } from '#content-store/client/model/operations.ts'
import {
  childrenOf,
  type PageTree,
  parentOf,
  slotKey,
  slotName,
} from '#content-store/client/model/page-tree.ts'
import type { Group } from './group.ts'
import { copied, freshBranch } from './new-block.ts'
import { type FindBlock, mayEnter, movingBlock } from './placement.ts'

/** Code of the block that holds variants. */
const TEST_CODE = 'variants'

/** The test around a block, or the block itself if it is one; `undefined` for none. */
function testAround(tree: PageTree, id: string): string | undefined {
  for (let node = tree.nodes.get(id); node; node = tree.nodes.get(parentOf(node.slot)))
    if (node.code === TEST_CODE) return node.id
  return undefined
}

/**
 * Returns true if blocks can become the first variant of a test: neighbours in one place that may be inside others, not part of a test
 * yet.
 */
export function mayTest(tree: PageTree, find: FindBlock, group: Group): boolean {
  const nodes = group.flatMap(id => tree.nodes.get(id) ?? [])
  const [first] = nodes
  if (!first || nodes.some(({ slot }) => slot !== first.slot)) return false
  const fits = nodes.every(({ id, code }) => {
    const block = find(code)
    return block !== undefined && mayNest(block) && testAround(tree, id) === undefined
  })
  const height = Math.max(...group.map(id => movingBlock(tree, id)?.height ?? 1))
  return fits && mayEnter(tree, find, { code: TEST_CODE, height: height + 1 }, first.slot)
}

/** Puts blocks into a new test in their place: they become variant A, copies of them variant B. */
export function testOf(
  tree: PageTree,
  find: FindBlock,
  group: Group,
): { readonly id: string; readonly operations: readonly Operation[] } | undefined {
  const [first] = group.flatMap(id => tree.nodes.get(id) ?? [])
  const block = find(TEST_CODE)
  if (!first || !block || !mayTest(tree, find, group)) return undefined
  const siblings = childrenOf(tree, first.slot)
  const index = siblings.indexOf(first.id)
  const place = { slot: first.slot, index, after: siblings[index - 1] ?? '' }
  const container = freshBranch(block, place)
  const id = container.nodes[0]?.id ?? ''
  const branch = withInside(
    container,
    slotKey(id, 'b'),
    group.map(each => copied(branchOf(tree, each))),
  )
  const moves = group.map((each, at): Operation => {
    const to = { slot: slotKey(id, 'a'), index: at, after: group[at - 1] ?? '' }
    return { kind: 'move', id: each, to, section: 'a' }
  })
  return { id, operations: [{ kind: 'insert', at: place, branch }, ...moves] }
}

/** A branch with others standing in one of its slots. */
function withInside(branch: Branch, slot: ReturnType<typeof slotKey>, inside: readonly Branch[]): Branch {
  const tops = inside.flatMap(({ nodes: [top] }) => top ?? [])
  const nodes = inside.flatMap(({ nodes: [top, ...rest] }) =>
    top ? [{ ...top, slot, section: slotName(slot) }, ...rest] : [],
  )
  return {
    nodes: [...branch.nodes, ...nodes],
    children: [
      ...branch.children,
      [slot, tops.map(({ id }) => id)],
      ...inside.flatMap(({ children }) => children),
    ],
  }
}

/** Puts the blocks of one variant in the place of the test; the others go with it. */
export function winnerOf(tree: PageTree, id: string, variant: string): readonly Operation[] {
  const test = tree.nodes.get(id)
  if (!test) return []
  const at = childrenOf(tree, test.slot).indexOf(id)
  const winners = childrenOf(tree, slotKey(id, variant))
  const moves = winners.map((each, place): Operation => {
    const to = { slot: test.slot, index: at + 1 + place, after: winners[place - 1] ?? id }
    return { kind: 'move', id: each, to, section: slotName(test.slot) }
  })
  return [...moves, { kind: 'remove', id }]
}
