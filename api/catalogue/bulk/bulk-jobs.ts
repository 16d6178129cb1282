import { setTimeout as pause } from 'node:timers/promises'
import { DAY_MS } from '#locales/hong-kong.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import { accepted, refused, type Result } from '#platform/result.ts'
import type { Database } from '../../database/database.ts'
import { inTurn, MAX_RECORDS } from '../changes/save-changes.ts'
import type { RecordChange, RecordKind } from '../rows/change-log.ts'
import type { BulkChange } from '../../rules/bulk-change.ts'
import {
  type BulkRow,
  deleteJobs,
  findJob,
  insertJob,
  type ListedJob,
  listedJob,
  listJobs,
  type NewJob,
  rowsOfJob,
  runningJobs,
  stopJob,
} from './bulk-rows.ts'
import { changeRows, type RowProblem, runBatch } from './run-batch.ts'

/** Most records of one job. */
export const MAX_JOB_RECORDS = 20_000
/** Most jobs that run or wait at once. */
export const MAX_JOBS = 20
/** Records that a dry run checks. */
const MAX_TRIED = 2000
/** Refusals and examples that a dry run names. */
const NAMED = 10
/** Time between two batches, for orders and other saves. Milliseconds. */
const REST_MS = 10
const SECOND_MS = 1000
/** Time for which results are kept. */
const KEPT_MS = 30 * DAY_MS

/** Result of a dry run. */
export interface TriedJob {
  /** Records that were checked: the first ones of a large job. */
  readonly tried: number
  readonly changed: number
  readonly same: number
  readonly failed: number
  /** Some of the changes, one for each record. */
  readonly examples: readonly RecordChange[]
  readonly failures: readonly { readonly code: string; readonly problem: RowProblem }[]
}

/** Reasons why a job does not begin. */
export type StartRefusal =
  | { readonly reason: 'manyJobs' }
  | { readonly reason: 'jobGone' }
  /** It runs still, changed nothing, or was taken back already. */
  | { readonly reason: 'notUndoable' }

/** Changes of many records. */
export interface BulkJobs {
  /** Says what a change would do. Stores nothing. */
  readonly tryOut: (
    kind: RecordKind,
    codes: readonly string[],
    change: BulkChange,
    now: number,
  ) => Promise<TriedJob>
  readonly start: (job: Omit<NewJob, 'undoes'>) => Promise<Result<ListedJob, StartRefusal>>
  /** Begins a job that takes another one back, but for what something newer has changed. */
  readonly undo: (
    id: string,
    job: Pick<NewJob, 'id' | 'at' | 'by' | 'reason'>,
  ) => Promise<Result<ListedJob, StartRefusal>>
  /** Ends a job after its present batch; false if it does not run any more. */
  readonly stop: (id: string, now: number) => Promise<boolean>
  readonly list: (limit: number) => Promise<readonly ListedJob[]>
  readonly find: (id: string) => Promise<ListedJob | undefined>
  /** Records that failed, in their order. */
  readonly failures: (id: string, limit: number) => Promise<readonly BulkRow[]>
}

/** Why a record failed. */
export const problemOf = ({ problem }: Pick<BulkRow, 'problem'>): RowProblem =>
  JSON.parse(problem ?? '{"reason":"gone"}') as RowProblem // written by `run-batch.ts`

/** The first change of each record. */
const onePerRecord = (changes: readonly RecordChange[]) =>
  [...new Map(changes.toReversed().map(change => [change.code, change])).values()].toReversed()

async function tryOut(
  db: Database,
  kind: RecordKind,
  codes: readonly string[],
  change: BulkChange,
  now: number,
): Promise<TriedJob> {
  const all = codes.slice(0, MAX_TRIED).map((code, position) => ({ code, position }))
  const counts = { done: 0, same: 0, failed: 0, waiting: 0 }
  const examples: RecordChange[] = []
  const failures: TriedJob['failures'][number][] = []
  for (let from = 0; from < all.length; from += MAX_RECORDS) {
    const rows = all.slice(from, from + MAX_RECORDS)
    const as = { idOf: () => '', by: '', source: 'bulk', reason: '', now, isDry: true } as const
    const { outcomes, made } = await inTurn(db, trx =>
      changeRows(trx, { kind, change, undoes: null }, rows, as),
    )
    for (const outcome of outcomes) {
      counts[outcome.state] += 1
      const { code } = all[outcome.position] ?? { code: '' }
      if (outcome.state === 'failed' && failures.length < NAMED)
        failures.push({ code, problem: problemOf(outcome) })
    }
    if (examples.length < NAMED) examples.push(...onePerRecord(made).slice(0, NAMED - examples.length))
    await pause(0)
  }
  const { done: changed, same, failed } = counts
  return { tried: all.length, changed, same, failed, examples, failures }
}

/** Stores a job, once however often it is asked for. */
async function begin(db: Database, job: NewJob): Promise<Result<ListedJob, StartRefusal>> {
  const isFull = await db.transaction().execute(async trx => {
    if (await findJob(trx, job.id)) return false
    if ((await runningJobs(trx)).length >= MAX_JOBS) return true
    await insertJob(trx, job)
    return false
  })
  if (isFull) return refused({ reason: 'manyJobs' })
  const stored = await listedJob(db, job.id)
  return stored ? accepted(stored) : refused({ reason: 'jobGone' })
}

async function undoJob(
  db: Database,
  id: string,
  job: Pick<NewJob, 'id' | 'at' | 'by' | 'reason'>,
): Promise<Result<ListedJob, StartRefusal>> {
  const repeated = await listedJob(db, job.id)
  if (repeated) return accepted(repeated)
  const undone = await listedJob(db, id)
  if (!undone) return refused({ reason: 'jobGone' })
  if (undone.state === 'running' || undone.isUndone || undone.done === 0)
    return refused({ reason: 'notUndoable' })
  const rows = await rowsOfJob(db, id, { state: 'done', limit: MAX_JOB_RECORDS })
  const codes = rows.map(({ code }) => code)
  return begin(db, { ...job, kind: undone.kind, change: null, undoes: id, codes })
}

export const createBulkJobs = (db: Database): BulkJobs => ({
  tryOut: (kind, codes, change, now) => tryOut(db, kind, codes, change, now),
  start: job => begin(db, { ...job, undoes: null }),
  undo: (id, job) => undoJob(db, id, job),
  stop: (id, now) => stopJob(db, id, now),
  list: limit => listJobs(db, limit),
  find: id => listedJob(db, id),
  failures: (id, limit) => rowsOfJob(db, id, { state: 'failed', limit }),
})

/**
 * Runs all jobs that have work left, one after the other, batch by batch.
 *
 * @throws AggregateError after the other jobs, if some failed
 */
export async function runJobs(db: Database, now: number, isMine: () => boolean = () => true): Promise<void> {
  const failures: unknown[] = []
  for (const id of await runningJobs(db))
    try {
      while (isMine() && (await inTurn(db, trx => runBatch(trx, id, now)))) await pause(REST_MS)
    } catch (error) {
      // One that cannot go on must not hold the others up; it can be stopped.
      failures.push(error)
    }
  if (failures.length > 0) throw new AggregateError(failures, 'Bulk jobs could not go on')
}

/** Forgets what ended 30 days ago. */
export const purgeJobs = (db: Database, now: number): Promise<void> => deleteJobs(db, now - KEPT_MS)

/** The background job that runs those of staff. */
export const bulkJob = (db: Database): Job => ({
  name: 'changes.bulk',
  everyMs: SECOND_MS,
  hasWork: async () => (await runningJobs(db)).length > 0,
  run: ({ now, isMine }) => runJobs(db, now, isMine),
})
