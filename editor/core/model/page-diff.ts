import { diff, isSame, type ValueChange } from '#blocks/page/options/diff.ts'
import {
  type Branch,
  type BlockPosition,
  branchOf,
  type Operation,
} from '#content-store/client/model/operations.ts'
import {
  childrenOf,
  type Node,
  type PageMeta,
  type PageTree,
  parentOf,
  type SlotKey,
} from '#content-store/client/model/page-tree.ts'
import { editsTo } from '#content-store/client/model/block-edits.ts'
import { carryOutOn, editable } from '#content-store/client/model/steps.ts'

/** A block as a list of changes names it. */
export interface Named {
  readonly id: string
  readonly code: string
  readonly name: string
}

/** A block that came or went with the blocks in it. */
interface Group extends Named {
  /** Blocks inside that came or went with it. */
  readonly inside: number
}

/** Differences between two states of a page. All lists are empty when they are equal; see `isSame` for values. */
export interface PageDiff {
  readonly added: readonly Group[]
  readonly removed: readonly Group[]
  /** With each value that differs; its path begins with `options`, `style`, `values`, `name` or `version`. */
  readonly changed: readonly (Named & { readonly values: readonly ValueChange[] })[]
  /** In another slot, or elsewhere among the blocks of its slot: as few as explain the order. */
  readonly moved: readonly Named[]
  /** Paths begin with `title`, `description`, `keywords` or `globalConfig`. */
  readonly page: readonly ValueChange[]
  /** Lead from the first state to the second when carried out in this order. */
  readonly operations: readonly Operation[]
}

const named = ({ id, code, name }: Node): Named => ({ id, code, name })

/** Everything that differs between two states of a page, by block, and the operations that lead from one to the other. */
export function diffPages(before: PageTree, after: PageTree): PageDiff {
  const operations = operationsBetween(before, after)
  const moved = new Set(operations.flatMap(operation => (operation.kind === 'move' ? [operation.id] : [])))
  const stayed = [...after.nodes.values()].flatMap(node => {
    const was = before.nodes.get(node.id)
    return was && !isReplaced(was, node) ? [{ was, node }] : []
  })
  return {
    added: operations.flatMap(operation => (operation.kind === 'insert' ? groupOf(operation.branch) : [])),
    removed: operations.flatMap(operation =>
      operation.kind === 'remove' ? groupOf(withoutStaying(branchOf(before, operation.id), after)) : [],
    ),
    changed: stayed.flatMap(({ was, node }) => {
      const values = blockChanges(was, node)
      return values.length > 0 ? [{ ...named(node), values }] : []
    }),
    moved: stayed.flatMap(({ node }) => (moved.has(node.id) ? [named(node)] : [])),
    page: diff(before.meta, after.meta),
    operations,
  }
}

export const isNothing = ({ operations }: PageDiff) => operations.length === 0

function groupOf({ nodes: [top, ...inside] }: Branch): readonly Group[] {
  return top ? [{ ...named(top), inside: inside.length }] : []
}

/** A branch that goes, without the blocks that stay on the page in another place. */
const withoutStaying = ({ nodes: [top, ...inside], children }: Branch, after: PageTree): Branch => ({
  nodes: [...(top ? [top] : []), ...inside.filter(({ id }) => !after.nodes.has(id))],
  children,
})

const contentOf = ({ options, style, values, name, version }: Node) => ({
  options,
  style,
  values,
  name,
  version,
})

/** Differences between two states of one block, each value under the bag it lies in. */
const blockChanges = (before: Node, after: Node): readonly ValueChange[] =>
  diff(contentOf(before), contentOf(after))

/** A block of the same id that no edit turns into the other. */
const isReplaced = (before: Node, after: Node) =>
  before.code !== after.code || !isSame(before.held, after.held)

/** The operations that lead from one state of a page to another: blocks first, from the outside in, then their fields. */
function operationsBetween(before: PageTree, after: PageTree): readonly Operation[] {
  const tree = editable(before)
  const operations: Operation[] = []
  const carry = (operation: Operation) => operations.push(...carryOutOn(tree, [operation]).forward)

  for (const [id, was] of before.nodes) {
    const is = after.nodes.get(id)
    if (is && tree.nodes.has(id) && isReplaced(was, is)) carry({ kind: 'remove', id })
  }
  const slotsIn = slotsByBlock(after)
  const settle = (slot: SlotKey) => {
    const wanted = childrenOf(after, slot)
    const steady = longestRun(childrenOf(tree, slot), wanted)
    wanted.forEach((id, index) => {
      const node = after.nodes.get(id)
      if (!node) return
      const at = { slot, index, after: wanted[index - 1] ?? '' }
      const now = tree.nodes.get(id)
      if (!now) carry({ kind: 'insert', at, branch: newPartOf(after, id, tree) })
      else if (!steady.has(id) || now.section !== node.section)
        carry({ kind: 'move', id, to: at, section: node.section })
    })
    // A block is in its place before what is in it is looked at: no block is ever moved into itself.
    for (const id of wanted) slotsIn.get(id)?.forEach(settle)
  }
  slotsIn.get('')?.forEach(settle)
  const isGone = (id: string) => id !== '' && !after.nodes.has(id)
  for (const [id, { slot }] of before.nodes)
    if (isGone(id) && !isGone(parentOf(slot)) && tree.nodes.has(id)) carry({ kind: 'remove', id })
  for (const node of after.nodes.values()) editsTo(tree.nodes.get(node.id), node).forEach(carry)
  metaEdits(tree.meta, after.meta).forEach(carry)
  return operations
}

/** Slots with blocks in them, by the block that opens them; the page's own under the empty id. */
function slotsByBlock(tree: PageTree): ReadonlyMap<string, readonly SlotKey[]> {
  const slots = new Map<string, SlotKey[]>()
  for (const slot of tree.children.keys()) {
    const parent = parentOf(slot)
    slots.set(parent, [...(slots.get(parent) ?? []), slot])
  }
  return slots
}

/** A block with those below it that `present` does not hold either. */
export function newPartOf(tree: PageTree, id: string, present: PageTree): Branch {
  const whole = branchOf(tree, id)
  const isNew = (each: string) => each === id || !present.nodes.has(each)
  const kept = new Set<string>()
  // Parents come first: what is below a block that is there already comes when that one is looked at.
  for (const node of whole.nodes)
    if (isNew(node.id) && (node.id === id || kept.has(parentOf(node.slot)))) kept.add(node.id)
  return {
    nodes: whole.nodes.filter(node => kept.has(node.id)),
    children: whole.children.flatMap(([slot, ids]): Branch['children'] => {
      const left = ids.filter(each => kept.has(each))
      return kept.has(parentOf(slot)) && left.length > 0 ? [[slot, left]] : []
    }),
  }
}

/** Place of a block in `tree`, as a place among those of its siblings that `present` has in the same slot. */
export function placeIn(tree: PageTree, { id, slot }: Node, present: PageTree): BlockPosition {
  const siblings = childrenOf(tree, slot)
  const there = new Set(childrenOf(present, slot))
  const before = siblings.slice(0, siblings.indexOf(id)).filter(each => there.has(each))
  return { slot, index: before.length, after: before.at(-1) ?? '' }
}

function metaEdits(before: PageMeta, after: PageMeta): readonly Operation[] {
  const keys = Object.keys(after) as (keyof PageMeta)[] // its own keys
  const set = Object.fromEntries(
    keys.filter(key => !isSame(before[key], after[key])).map(key => [key, after[key]]),
  )
  return Object.keys(set).length > 0 ? [{ kind: 'meta', set }] : []
}

/** Ids of `after` that keep their order: a longest run that rises through `before`. */
function longestRun(before: readonly string[], after: readonly string[]): ReadonlySet<string> {
  const rank = new Map(before.map((id, index) => [id, index]))
  const common = after.filter(id => rank.has(id))
  const ranks = common.map(id => rank.get(id) ?? 0)
  // Longest rising run: tails[k] ends the best run of length k + 1.
  const tails: number[] = []
  const previous: number[] = []
  ranks.forEach((value, index) => {
    let at = tails.findIndex(tail => (ranks[tail] ?? 0) >= value)
    if (at < 0) at = tails.length
    previous[index] = tails[at - 1] ?? -1
    tails[at] = index
  })
  const run = new Set<string>()
  for (let at = tails.at(-1) ?? -1; at >= 0; at = previous[at] ?? -1) run.add(common[at] ?? '')
  return run
}
