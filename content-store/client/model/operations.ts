import {
  childrenOf,
  type Node,
  type PageMeta,
  type PageTree,
  type Placed,
  parentOf,
  type SlotKey,
  type Structure,
} from './page-tree.ts'

/** A place among siblings: before what is at `index` now. */
export interface BlockPosition {
  readonly slot: SlotKey
  readonly index: number
  /**
   * Id of the sibling right before the place, empty for the first place. Counts instead of `index` as long as that sibling
   * is in the slot: what another operator adds above then moves the place along.
   */
  readonly after?: string
}

/** A block with everything inside it, listed parents first; each list of children is that of its slot. */
export interface Branch<Block extends Placed = Node> {
  readonly nodes: readonly Block[]
  readonly children: readonly (readonly [SlotKey, readonly string[]])[]
}

/** The fields of a block that hold a bag of settings. */
export type Bag = 'options' | 'style' | 'values'

/** A block comes, goes or moves. */
export type StructureOperation<Block extends Placed = Node> =
  | { readonly kind: 'insert'; readonly at: BlockPosition; readonly branch: Branch<Block> }
  | { readonly kind: 'remove'; readonly id: string }
  /** `index` counts siblings without the block itself. */
  | { readonly kind: 'move'; readonly id: string; readonly to: BlockPosition; readonly section: string }

/** One small change of a page. Plain JSON, so that it can be stored, sent and undone. Source: LO-14, LO-16. */
export type Operation =
  | StructureOperation
  | {
      readonly kind: 'edit'
      readonly id: string
      readonly bag: Bag
      readonly set: Readonly<Record<string, unknown>>
      readonly unset: readonly string[]
      /** Set when the options are brought to a newer version on the way. */
      readonly version?: number
    }
  | { readonly kind: 'rename'; readonly id: string; readonly name: string }
  | { readonly kind: 'meta'; readonly set: Partial<PageMeta> }

/** The edit that turns one bag of settings into another; `undefined` when they are the same. */
export function editTo(
  id: string,
  bag: Bag,
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  version?: number,
): Operation | undefined {
  const set = Object.fromEntries(
    Object.entries(after).filter(([key, value]) => value !== undefined && value !== before[key]),
  )
  const unset = Object.keys(before).filter(key => after[key] === undefined)
  if (Object.keys(set).length + unset.length === 0 && version === undefined) return undefined
  return { kind: 'edit', id, bag, set, unset, ...(version !== undefined && { version }) }
}

/** Values an operation touches: `undefined` removes. */
export interface Change<Block extends Placed = Node> {
  readonly nodes: ReadonlyMap<string, Block | undefined>
  readonly children: ReadonlyMap<SlotKey, readonly string[]>
  readonly meta?: PageMeta
}

/** Effect of a block's coming, going or moving, and what takes it back. */
interface Rearranged<Block extends Placed> {
  readonly change: Change<Block>
  readonly inverse: StructureOperation<Block>
}

/** The effect of an operation on a tree and the operation that takes it back; `undefined` when it does not apply. */
export interface Outcome {
  readonly change: Change
  readonly inverse: Operation
}

const noNodes: Change['nodes'] = new Map()
const noChildren: Change['children'] = new Map()

/** A block and all below it, as it is. */
export function branchOf<Block extends Placed>(tree: Structure<Block>, id: string): Branch<Block> {
  const nodes: Block[] = []
  const children: [SlotKey, readonly string[]][] = []
  const below = new Map<string, SlotKey[]>()
  for (const slot of tree.children.keys()) {
    const parent = parentOf(slot)
    if (parent) below.set(parent, [...(below.get(parent) ?? []), slot])
  }
  const visit = (at: string) => {
    const node = tree.nodes.get(at)
    if (!node) return
    nodes.push(node)
    for (const slot of below.get(at) ?? []) {
      const ids = childrenOf(tree, slot)
      children.push([slot, ids])
      ids.forEach(visit)
    }
  }
  visit(id)
  return { nodes, children }
}

/** Returns true if `slot` lies in the block itself or anything inside it. */
export function isWithin(tree: Structure<Placed>, slot: SlotKey, id: string): boolean {
  for (let at: string | undefined = parentOf(slot); at; ) {
    if (at === id) return true
    const node: Placed | undefined = tree.nodes.get(at)
    at = node && parentOf(node.slot)
  }
  return false
}

/** Computes the coming, going or moving of a block without applying it. The work is proportional to the part it touches. */
export function planStructure<Block extends Placed>(
  tree: Structure<Block>,
  operation: StructureOperation<Block>,
): Rearranged<Block> | undefined {
  if (operation.kind === 'insert') return planInsert(tree, operation.at, operation.branch)
  if (operation.kind === 'remove') return planRemove(tree, operation.id)
  return planMove(tree, operation.id, operation.to, operation.section)
}

/** Computes an operation without applying it. The work is proportional to the part it touches. */
export function plan(tree: PageTree, operation: Operation): Outcome | undefined {
  switch (operation.kind) {
    case 'insert':
    case 'remove':
    case 'move':
      return planStructure(tree, operation)
    case 'edit':
      return planEdit(tree, operation)
    case 'rename': {
      const node = tree.nodes.get(operation.id)
      if (!node || node.name === operation.name) return undefined
      return {
        change: oneNode({ ...node, name: operation.name }),
        inverse: { ...operation, name: node.name },
      }
    }
    case 'meta':
      return {
        change: { nodes: noNodes, children: noChildren, meta: { ...tree.meta, ...operation.set } },
        inverse: { kind: 'meta', set: pick(tree.meta, operation.set) },
      }
  }
}

const oneNode = (node: Node): Change => ({ nodes: new Map([[node.id, node]]), children: noChildren })

const pick = (from: PageMeta, keys: Partial<PageMeta>) =>
  Object.fromEntries(Object.entries(from).filter(([key]) => key in keys)) as Partial<PageMeta>

const clamp = (index: number, length: number) => Math.max(0, Math.min(index, length))

/** Index of a position among `siblings`. */
function placeAmong(siblings: readonly string[], { index, after }: BlockPosition): number {
  const before = after === undefined || after === '' ? -1 : siblings.indexOf(after)
  if (after === '' || before >= 0) return before + 1
  return clamp(index, siblings.length)
}

/** The position of a place among `siblings`, by number and by the sibling before it. */
export const positionAt = (slot: SlotKey, siblings: readonly string[], index: number): BlockPosition => ({
  slot,
  index,
  after: siblings[index - 1] ?? '',
})

function planInsert<Block extends Placed>(
  tree: Structure<Block>,
  at: BlockPosition,
  branch: Branch<Block>,
): Rearranged<Block> | undefined {
  const [top] = branch.nodes
  const parent = parentOf(at.slot)
  if (!top || branch.nodes.some(({ id }) => tree.nodes.has(id)) || (parent && !tree.nodes.has(parent)))
    return undefined
  const siblings = childrenOf(tree, at.slot)
  const nodes = new Map(branch.nodes.map(node => [node.id, node]))
  nodes.set(top.id, { ...top, slot: at.slot })
  const children = new Map(branch.children)
  children.set(at.slot, siblings.toSpliced(placeAmong(siblings, at), 0, top.id))
  return { change: { nodes, children }, inverse: { kind: 'remove', id: top.id } }
}

function planRemove<Block extends Placed>(tree: Structure<Block>, id: string): Rearranged<Block> | undefined {
  const node = tree.nodes.get(id)
  if (!node) return undefined
  const branch = branchOf(tree, id)
  const siblings = childrenOf(tree, node.slot)
  const index = siblings.indexOf(id)
  const children = new Map<SlotKey, readonly string[]>(branch.children.map(([slot]) => [slot, []]))
  children.set(node.slot, siblings.toSpliced(index, 1))
  return {
    change: { nodes: new Map(branch.nodes.map(gone => [gone.id, undefined])), children },
    inverse: { kind: 'insert', at: positionAt(node.slot, siblings, index), branch },
  }
}

function planMove<Block extends Placed>(
  tree: Structure<Block>,
  id: string,
  to: BlockPosition,
  section: string,
): Rearranged<Block> | undefined {
  const node = tree.nodes.get(id)
  const parent = parentOf(to.slot)
  if (!node || (parent && !tree.nodes.has(parent)) || isWithin(tree, to.slot, id)) return undefined
  const from = childrenOf(tree, node.slot)
  const index = from.indexOf(id)
  const left = from.toSpliced(index, 1)
  const target = to.slot === node.slot ? left : childrenOf(tree, to.slot)
  const at = placeAmong(target, to)
  if (to.slot === node.slot && at === index && section === node.section) return undefined
  const children = new Map([[node.slot, left]])
  children.set(to.slot, target.toSpliced(at, 0, id))
  return {
    change: { nodes: new Map([[id, { ...node, slot: to.slot, section }]]), children },
    inverse: { kind: 'move', id, to: positionAt(node.slot, left, index), section: node.section },
  }
}

function planEdit(tree: PageTree, operation: Operation & { kind: 'edit' }): Outcome | undefined {
  const node = tree.nodes.get(operation.id)
  if (!node) return undefined
  const { bag, set, unset, version = node.version } = operation
  const before = node[bag]
  const after: Record<string, unknown> = { ...before, ...set }
  for (const key of unset) delete after[key]
  const touched = [...Object.keys(set), ...unset]
  const known = touched.filter(key => Object.hasOwn(before, key))
  return {
    change: oneNode({ ...node, [bag]: after, version }),
    inverse: {
      kind: 'edit',
      id: node.id,
      bag,
      set: Object.fromEntries(known.map(key => [key, before[key]])),
      unset: touched.filter(key => !Object.hasOwn(before, key)),
      ...(version !== node.version && { version: node.version }),
    },
  }
}

/** The operation with its place named by the sibling before it, so that it finds the place after changes of others. */
export function anchored<Each extends Operation | StructureOperation<Placed>>(
  tree: Pick<PageTree, 'children'>,
  operation: Each,
): Each {
  if (operation.kind === 'insert' && operation.at.after === undefined) {
    const { slot, index } = operation.at
    const siblings = childrenOf(tree, slot)
    return { ...operation, at: positionAt(slot, siblings, clamp(index, siblings.length)) }
  }
  if (operation.kind === 'move' && operation.to.after === undefined) {
    const { slot, index } = operation.to
    const siblings = childrenOf(tree, slot).filter(id => id !== operation.id)
    return { ...operation, to: positionAt(slot, siblings, clamp(index, siblings.length)) }
  }
  return operation
}

/** Makes a change in place. */
export function makeChange<Block extends Placed>(
  nodes: Map<string, Block>,
  children: Map<SlotKey, readonly string[]>,
  change: Change<Block>,
): void {
  for (const [id, node] of change.nodes) {
    if (node) nodes.set(id, node)
    else nodes.delete(id)
  }
  for (const [slot, ids] of change.children) {
    if (ids.length > 0) children.set(slot, ids)
    else children.delete(slot)
  }
}

/** The blocks and slots that differ between two states; a block that `isEqual` holds for is left alone. */
export function changeTo<Block extends Placed>(
  shown: Structure<Block>,
  next: Structure<Block>,
  isEqual: (shown: Block, next: Block) => boolean,
): Change<Block> {
  const nodes = new Map<string, Block | undefined>()
  const children = new Map<SlotKey, readonly string[]>()
  for (const [id, node] of next.nodes) {
    const is = shown.nodes.get(id)
    if (is !== node && (!is || !isEqual(is, node))) nodes.set(id, node)
  }
  for (const id of shown.nodes.keys()) if (!next.nodes.has(id)) nodes.set(id, undefined)
  for (const [slot, ids] of next.children)
    if (ids.join() !== shown.children.get(slot)?.join()) children.set(slot, ids)
  for (const slot of shown.children.keys()) if (!next.children.has(slot)) children.set(slot, [])
  return { nodes, children }
}

/**
 * The tree with a change made; the given one stays as it is.
 * @internal for tests: the live page is a `LivePage`
 */
export function withChange(tree: PageTree, change: Change): PageTree {
  const nodes = new Map(tree.nodes)
  const children = new Map(tree.children)
  makeChange(nodes, children, change)
  return { nodes, children, meta: change.meta ?? tree.meta }
}
