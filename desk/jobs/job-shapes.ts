import type { BulkChange } from '#api/rules/bulk-change.ts'
import type { FieldProblem } from '../collections/record-shapes.ts'
import type { BulkList } from './bulk-fields.ts'

/** A change of many records, and how far it is. */
export interface DeskJob {
  readonly id: string
  /** Epoch ms. */
  readonly at: number
  readonly by: string
  readonly reason: string
  readonly list: BulkList
  /** `null`: it takes another job back. */
  readonly change: BulkChange | null
  readonly undoes: string | null
  readonly state: 'running' | 'done' | 'stopped'
  readonly endedAt: number | null
  readonly total: number
  readonly done: number
  readonly same: number
  readonly failed: number
  readonly isUndone: boolean
}

/** A record that was refused, and why. */
export interface JobFailure {
  readonly code: string
  readonly reason: 'problems' | 'newer' | 'gone' | 'clash' | 'used' | 'exists'
  /** Values that were refused, where these are the reason. */
  readonly problems: readonly FieldProblem[]
}

/** What a change would do. */
export interface DryRun {
  /** Records that it is about; the job names this number. */
  readonly count: number
  /** Records that were checked: the first ones of many. */
  readonly tried: number
  readonly changed: number
  readonly same: number
  readonly failed: number
  readonly examples: readonly {
    readonly code: string
    readonly path: string
    readonly before?: unknown
    readonly after?: unknown
  }[]
  readonly failures: readonly JobFailure[]
}
