import { isSame } from '#blocks/page/options/diff.ts'
import type { Locale } from '#locales/locale.ts'
import { anchored, branchOf } from '../model/operations.ts'
import { parentOf } from '../model/page-tree.ts'
import type { StepLabel } from '../model/steps.ts'
import {
  commitTo,
  type DraftChange,
  type DraftOperation,
  type EditableDraft,
  planDraft,
} from './draft-operations.ts'
import type { DraftTree } from './draft-tree.ts'
import { wantedBy } from './patches.ts'
import { spotName, spotOf, spotsOf, type Touched, valueAt } from './spots.ts'

/** Step of an operator, as it is sent to the store. */
export interface PageStep {
  /** A unique id chosen by the sender: a step that arrives twice is applied once. */
  readonly id: string
  readonly label: StepLabel
  /** Steps of one gesture (typing in one field) are undone together. */
  readonly gesture: string
  /** Set when the step undoes, or does again, the steps of its gesture. */
  readonly takes?: 'back' | 'forward'
  readonly operations: readonly DraftOperation[]
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
  readonly backward: readonly DraftOperation[]
  /** Places the step changed: see `spotName`. `EVERYTHING` for a whole draft. */
  readonly touched: readonly string[]
  /** Language of a whole draft; absent for both. */
  readonly in?: Locale
}

/** Marks in `touched` a whole draft: the entry holds no operations to apply. */
export const EVERYTHING = '*'

/** Result of applying operations. */
export interface Carried {
  /** Those that applied, each with its place named by the sibling before it. */
  readonly forward: readonly DraftOperation[]
  /** Inverse operations, last first. */
  readonly backward: readonly DraftOperation[]
  readonly touched: readonly string[]
}

const placed = (draft: DraftTree, operation: DraftOperation): DraftOperation =>
  operation.kind === 'insert' || operation.kind === 'move' ? anchored(draft, operation) : operation

/** Applies operations one by one; those that do not apply are left out. */
export function carryOut(
  draft: DraftTree,
  operations: Iterable<DraftOperation>,
  commit: (change: DraftChange) => void,
): Carried {
  const forward: DraftOperation[] = []
  const backward: DraftOperation[] = []
  const touched = new Set<string>()
  for (const given of operations) {
    const operation = placed(draft, given)
    const outcome = planDraft(draft, operation)
    if (!outcome) continue
    for (const spot of spotsOf(operation, outcome.change)) touched.add(spotName(spot))
    commit(outcome.change)
    forward.push(operation)
    backward.unshift(outcome.inverse)
  }
  return { forward, backward, touched: [...touched] }
}

export const carryOutOn = (draft: EditableDraft, operations: Iterable<DraftOperation>): Carried =>
  carryOut(draft, operations, commitTo(draft))

/** The block an operation needs to be there: its own, or the one it puts something into; empty for the page itself. */
export function neededBlock(operation: DraftOperation): string {
  if (operation.kind === 'insert') return parentOf(operation.at.slot)
  return operation.id ?? ''
}

/**
 * Returns true if an operation conflicts with a change that its sender has not seen: another value in the same place, a block that was
 * removed, or a removed block that was changed. Changes of different blocks, fields, items or languages do not conflict.
 */
export function meets(draft: DraftTree, operation: DraftOperation, others: Touched): boolean {
  if (operation.kind === 'remove')
    return branchOf(draft, operation.id).nodes.some(({ id }) => others.isChanged(id))
  const needed = neededBlock(operation)
  if (needed !== '' && others.isGone(needed)) return true
  if (operation.kind === 'move') return others.isGone(parentOf(operation.to.slot))
  if (operation.kind === 'insert') return false
  const id = operation.id ?? ''
  if (operation.kind === 'lives')
    return others.meets({ id, path: ['lives'] }) && draft.nodes.get(id)?.in !== operation.in
  return operation.patches.some(patch => {
    const spot = spotOf(id, patch)
    if (!others.meets(spot)) return false
    if ('move' in patch) return false
    return !isSame(valueAt(draft, spot), wantedBy(patch))
  })
}
