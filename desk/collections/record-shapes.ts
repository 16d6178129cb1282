import type { Clash } from '#api/catalogue/changes/clashes.ts'
import type { Use } from '#api/catalogue/changes/uses.ts'
import type { ChangeSource, RecordLine } from '#api/catalogue/rows/change-log.ts'
import type { OpenState } from '#api/rules/plan-state.ts'
import type { BothTexts } from '#locales/locale.ts'

/** Who changed a record last, and when. */
export interface Changed {
  /** Name of the operator; empty for the command line. */
  readonly by: string
  /** Epoch ms. */
  readonly at: number
}

/** A record in a list. */
export interface ListedRecord {
  readonly code: string
  readonly title: BothTexts
  /** Says what it does; absent in collections whose records do nothing. */
  readonly sentence?: BothTexts
  /** In lists: names of what its fields hold the codes of, by field. */
  readonly names?: Readonly<Record<string, BothTexts>>
  readonly line: RecordLine
  readonly changed: Changed | null
}

/** Part of a list. */
export interface RecordPage {
  readonly rows: readonly ListedRecord[]
  /** The `after` of the next part; `null` at the end. */
  readonly next: string | null
  /** Records that match, counted up to 1,001. */
  readonly count: number
  /** Filters each of which alone leaves nothing, where nothing matches. */
  readonly emptiedBy: readonly string[]
}

/** A record in full. */
export interface RecordDetail extends ListedRecord {
  /** Number of the latest change set that touched it; 0 where none did. Saves name it. */
  readonly base: number
  /** Changes of it that wait for an instant, in the order of their instants. */
  readonly planned: readonly PlannedChanges[]
}

/** Change of a field. */
interface Step {
  readonly path: string
  readonly before?: unknown
  readonly after?: unknown
}

/** Changes of records that wait for an instant, or were refused at it. */
export interface PlannedChanges {
  readonly id: string
  /** Epoch ms. */
  readonly due: number
  readonly by: string
  readonly reason: string
  readonly state: OpenState
  readonly changes: readonly (Step & { readonly code: string })[]
}

/** Changes that were made to a record together. */
export interface RecordStep {
  readonly set: number
  readonly at: number
  readonly by: string
  readonly source: ChangeSource
  readonly reason: string
  readonly isUndone: boolean
  /** With an empty path the record was new, or, with `before`, removed. */
  readonly changes: readonly Step[]
}

/** A record in the bin. */
export interface BinnedRow {
  readonly code: string
  readonly title: BothTexts
  readonly set: number
  readonly removed: Changed
  /** Last instant at which it can be brought back, epoch ms. */
  readonly until: number
}

/** A field that another operator has changed since it was seen. */
export type FieldClash = Omit<Clash, 'kind'>

/** Effect of a table, or its problems. */
export interface TableReport {
  readonly added: readonly string[]
  readonly changed: readonly {
    readonly code: string
    readonly fields: readonly Step[]
  }[]
  /** Rows that say what is stored already. */
  readonly unchanged: number
  /** Nothing is imported while there is one. */
  readonly problems: readonly TableProblem[]
  readonly warnings: readonly TableProblem[]
}

/** A wrong cell of a table. */
export interface TableProblem {
  /** Line of the file, from 1. */
  readonly line: number
  /** Its column; empty for the row as a whole. */
  readonly column: string
  readonly message: string
}

/** Something that needs a record. */
export type RecordUse = Use

/** A value that is refused. */
export interface FieldProblem {
  readonly code: string
  /** Fields and places in lists, joined by dots. */
  readonly path: string
  readonly message: string
}
