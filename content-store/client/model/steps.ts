import { type Change, makeChange, type Operation, anchored, plan } from './operations.ts'
import { type Node, type PageMeta, type PageTree, parentOf, type SlotKey } from './page-tree.ts'
import { isSame } from '#blocks/page/options/diff.ts'

/**
 * Kind of a step, as lists name it. `save`: a whole draft sent at once. `confirm`: a text that follows the other language is right as
 * it is. `apart`: an option is set apart from the other language, or shared again.
 * `links`: links follow a page to its new address. `raise`: blocks are brought up to their present versions.
 * `sync`: blocks become a use of a synced section, a use follows its section, or says again what the section says. `detach`: a use becomes
 * blocks of the page.
 */
export const STEP_LABELS = [
  'insert',
  'remove',
  'move',
  'edit',
  'style',
  'rename',
  'duplicate',
  'paste',
  'hide',
  'page',
  'restore',
  'save',
  'confirm',
  'apart',
  'links',
  'raise',
  'sync',
  'detach',
  'test',
  'winner',
] as const
export type StepLabel = (typeof STEP_LABELS)[number]

/** Step of an operator, as it is sent to the store. */
export interface PageStep {
  /** A unique id chosen by the sender: a step that arrives twice is applied once. */
  readonly id: string
  readonly label: StepLabel
  /** Steps of one gesture (typing in one field) are undone together. */
  readonly gesture: string
  /** Set when the step undoes, or does again, the steps of its gesture. */
  readonly takes?: 'back' | 'forward'
  readonly operations: readonly Operation[]
  /** Operations on the page in the other language, if not the same; see `mirrored`. */
  readonly twin?: readonly Operation[]
}

/** A step in the log of its page. Plain JSON; the log of a page is a list of these with numbers that rise by one. */
export interface LogEntry extends PageStep {
  /** Revision of the draft with this step. */
  readonly number: number
  /** Epoch ms, by the clock of the store. */
  readonly at: number
  /** Name of the operator. */
  readonly by: string
  /** Takes the step back when applied in this order. */
  readonly backward: readonly Operation[]
  /** Paths the step changed: see `touchesOf`. `EVERYTHING` for a whole draft. */
  readonly touched: readonly string[]
  /** The step was made in the other language and did the same here. */
  readonly isMirrored?: boolean
}

/** Marks in `touched` a whole draft: the entry holds no operations to apply. */
export const EVERYTHING = '*'

/** A tree that is changed in place. */
export interface EditableTree extends PageTree {
  readonly nodes: Map<string, Node>
  readonly children: Map<SlotKey, readonly string[]>
  meta: PageMeta
}

export const editable = ({ nodes, children, meta }: PageTree): EditableTree => ({
  nodes: new Map(nodes),
  children: new Map(children),
  meta,
})

const commitTo = (tree: EditableTree) => (change: Change) => {
  makeChange(tree.nodes, tree.children, change)
  if (change.meta) tree.meta = change.meta
}

/** Result of applying operations. */
interface Carried {
  /** Those that applied, each with its place named by the sibling before it. */
  readonly forward: readonly Operation[]
  /** Inverse operations, last first. */
  readonly backward: readonly Operation[]
  readonly touched: readonly string[]
}

/** Applies operations one by one; those that do not apply are left out. */
export function carryOut(
  tree: PageTree,
  operations: readonly Operation[],
  commit: (change: Change) => void,
): Carried {
  const forward: Operation[] = []
  const backward: Operation[] = []
  const touched = new Set<string>()
  for (const given of operations) {
    const operation = anchored(tree, given)
    const outcome = plan(tree, operation)
    if (!outcome) continue
    for (const key of touchesOf(operation, outcome.change)) touched.add(key)
    commit(outcome.change)
    forward.push(operation)
    backward.unshift(outcome.inverse)
  }
  return { forward, backward, touched: [...touched] }
}

export const carryOutOn = (tree: EditableTree, operations: readonly Operation[]): Carried =>
  carryOut(tree, operations, commitTo(tree))

/**
 * Paths an operation changes: `id options.title`, `id style.margin`, `id version`, `id name`, `id place`, `id new`, `id gone`,
 * `id child` (something was put into it); for the page itself the id is empty.
 */
function touchesOf(operation: Operation, change: Change): readonly string[] {
  switch (operation.kind) {
    case 'edit':
      return [
        ...[...Object.keys(operation.set), ...operation.unset].map(key =>
          touch(operation.id, `${operation.bag}.${key}`),
        ),
        ...(operation.version === undefined ? [] : [touch(operation.id, 'version')]),
      ]
    case 'rename':
      return [touch(operation.id, 'name')]
    case 'meta':
      return Object.keys(operation.set).map(key => touch('', `meta.${key}`))
    case 'move':
      return [touch(operation.id, 'place'), touch(parentOf(operation.to.slot), 'child')]
    case 'insert':
      return [
        ...operation.branch.nodes.map(({ id }) => touch(id, 'new')),
        touch(parentOf(operation.at.slot), 'child'),
      ]
    case 'remove':
      return [...change.nodes.keys()].map(id => touch(id, 'gone'))
  }
}

const touch = (id: string, what: string) => `${id} ${what}`

/** Changes by others since a state of the page. */
interface Touched {
  readonly has: (id: string, what: string) => boolean
  readonly isGone: (id: string) => boolean
  /** The block's content, or what is in it, was changed; moving it does not count. */
  readonly isChanged: (id: string) => boolean
}

export function touchedBy(entries: readonly Pick<LogEntry, 'touched'>[]): Touched {
  const keys = new Set(entries.flatMap(({ touched }) => touched))
  const changed = new Set<string>()
  for (const key of keys) {
    const [id = '', what] = key.split(' ')
    if (what !== 'place' && what !== 'gone') changed.add(id)
  }
  return {
    has: (id, what) => keys.has(touch(id, what)),
    isGone: id => keys.has(touch(id, 'gone')),
    isChanged: id => changed.has(id),
  }
}

/** The block an operation needs to be there: its own, or the one it puts something into; empty for the page itself. */
export function neededBlock(operation: Operation): string {
  if (operation.kind === 'insert') return parentOf(operation.at.slot)
  return operation.kind === 'meta' ? '' : operation.id
}

/**
 * Returns true if an operation conflicts with a change that its sender has not seen: another value in the same field, options of
 * another version, a block that was removed, or a removed block that was changed. Changes of different blocks or fields do not
 * conflict.
 */
export function meets(tree: PageTree, operation: Operation, others: Touched): boolean {
  if (operation.kind === 'remove') {
    const outcome = plan(tree, operation)
    return outcome !== undefined && [...outcome.change.nodes.keys()].some(others.isChanged)
  }
  if (others.isGone(neededBlock(operation))) return true
  if (operation.kind === 'move') return others.isGone(parentOf(operation.to.slot))
  if (operation.kind === 'insert') return false
  const node = operation.kind === 'meta' ? undefined : tree.nodes.get(operation.id)
  if (operation.kind === 'rename')
    return others.has(operation.id, 'name') && node !== undefined && node.name !== operation.name
  if (operation.kind === 'edit' && operation.bag === 'options' && others.has(operation.id, 'version'))
    if (operation.version !== node?.version) return true
  const [id, bag, now] =
    operation.kind === 'meta' ? ['', 'meta', tree.meta] : [operation.id, operation.bag, node?.[operation.bag]]
  const values: Readonly<Record<string, unknown>> = { ...now }
  const wanted: Readonly<Record<string, unknown>> = operation.set
  const keys = [...Object.keys(wanted), ...(operation.kind === 'edit' ? operation.unset : [])]
  return keys.some(key => others.has(id, `${bag}.${key}`) && !isSame(values[key], wanted[key]))
}
