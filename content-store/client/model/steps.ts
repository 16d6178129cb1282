import { type Change, makeChange, type Operation, anchored, plan } from './operations.ts'
import type { Node, PageMeta, PageTree, SlotKey } from './page-tree.ts'

/**
 * Kind of a step, as lists name it. `save`: a whole draft sent at once. `confirm`: a text that follows the other language is right as
 * it is. `translate`: texts from the translation sheet. `apart`: an option is set apart from the other language, or shared again.
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
  'translate',
  'apart',
  'links',
  'raise',
  'sync',
  'detach',
  'test',
  'winner',
] as const
export type StepLabel = (typeof STEP_LABELS)[number]

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
}

/** Applies operations in one language one by one; those that do not apply are left out. */
export function carryOutOn(tree: EditableTree, operations: readonly Operation[]): Carried {
  const forward: Operation[] = []
  const backward: Operation[] = []
  const commit = commitTo(tree)
  for (const given of operations) {
    const operation = anchored(tree, given)
    const outcome = plan(tree, operation)
    if (!outcome) continue
    commit(outcome.change)
    forward.push(operation)
    backward.unshift(outcome.inverse)
  }
  return { forward, backward }
}
