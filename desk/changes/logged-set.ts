import type { Clash } from '#api/catalogue/changes/clashes.ts'
import type { ChangeSource } from '#api/catalogue/rows/change-log.ts'
import type { FieldProblem, PlannedChanges } from '../collections/record-shapes.ts'

/** Change of a field of a record, as the audit log shows it. */
export interface LoggedChange {
  /** Collection in which staff edit it; empty where there is none. */
  readonly collection: string
  readonly kind: string
  readonly code: string
  /** Style of a product. */
  readonly style?: string
  /** As `pathOf` writes it. With an empty path the record was new, or, with `before`, removed. */
  readonly path: string
  readonly before?: unknown
  readonly after?: unknown
}

/** Changes of records that were made together. */
export interface LoggedSet {
  readonly number: number
  /** Epoch ms. */
  readonly at: number
  /** Name of the operator; empty for the command line. */
  readonly by: string
  readonly source: ChangeSource
  readonly reason: string
  readonly isUndone: boolean
  readonly count: number
  /** The first few of them. */
  readonly first: readonly LoggedChange[]
}

/** Changes that wait for an instant, as the list of plans shows them. */
export interface LoggedPlan extends Omit<PlannedChanges, 'changes'> {
  /** Instant at which it was planned, epoch ms. */
  readonly at: number
  /** Changes of the plan name it. */
  readonly revision: number
  readonly count: number
  /** The first few changes. */
  readonly first: readonly LoggedChange[]
  /** Why it was refused at its instant; `null` while it waits. */
  readonly why: RefusedWhy | null
}

/** Why changes were refused, field by field where fields are to blame. */
interface RefusedWhy {
  readonly reason: 'clash' | 'problems' | 'used' | 'exists' | 'gone'
  readonly clashes: readonly Clash[]
  readonly problems: readonly FieldProblem[]
}
