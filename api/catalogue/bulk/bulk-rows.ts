import type { Selectable } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { Tables } from '../../database/tables.ts'
import { chunks } from '../../shared/chunks.ts'
import type { Read, Write } from '../rows/catalogue-writer.ts'
import type { RecordKind } from '../rows/change-log.ts'
import type { BulkChange } from '../../rules/bulk-change.ts'

type JobRow = Selectable<Tables['bulk_job']>
type Row = Selectable<Tables['bulk_row']>

/** One change of many records, and how far it is. */
export interface BulkJob {
  readonly id: string
  /** Epoch milliseconds. */
  readonly at: number
  /** Name of the operator. */
  readonly by: string
  readonly reason: string
  readonly kind: RecordKind
  /** `null`: it takes another job back. */
  readonly change: BulkChange | null
  /** The job that it takes back. */
  readonly undoes: string | null
  readonly state: JobRow['state']
  readonly endedAt: number | null
  /** Number of records; of those changed, left as they were, and refused. */
  readonly total: number
  readonly done: number
  readonly same: number
  readonly failed: number
}

/** A job as lists show it. */
export interface ListedJob extends BulkJob {
  /** True once another job takes it back. */
  readonly isUndone: boolean
}

/** A record of a job. */
export interface BulkRow {
  readonly position: number
  readonly code: string
  readonly state: Row['state']
  readonly set: number | null
  /** Why it failed, as `run-batch.ts` writes it. */
  readonly problem: string | null
}

const jobOf = (row: JobRow): BulkJob => ({
  id: row.id,
  at: Number(row.made_at),
  by: row.made_by,
  reason: row.reason,
  kind: row.kind as RecordKind, // only `insertJob` writes it
  change: row.change === null ? null : (JSON.parse(row.change) as BulkChange), // as above
  undoes: row.undoes,
  state: row.state,
  endedAt: row.ended_at === null ? null : Number(row.ended_at),
  total: row.total,
  done: row.done,
  same: row.same,
  failed: row.failed,
})

const rowOf = (row: Row): BulkRow => ({
  position: row.position,
  code: row.code,
  state: row.state,
  set: row.set_number === null ? null : Number(row.set_number),
  problem: row.problem,
})

/** A job that begins. */
export type NewJob = Pick<BulkJob, 'id' | 'at' | 'by' | 'reason' | 'kind' | 'change' | 'undoes'> & {
  readonly codes: readonly string[]
}

/** Adds a job with its records. */
export async function insertJob(
  trx: Write,
  { id, at, by, reason, kind, change, undoes, codes }: NewJob,
): Promise<void> {
  await trx
    .insertInto('bulk_job')
    .values({
      id,
      made_at: at,
      made_by: by,
      reason,
      kind,
      change: change && JSON.stringify(change),
      undoes,
      state: 'running',
      ended_at: null,
      total: codes.length,
      done: 0,
      same: 0,
      failed: 0,
    })
    .execute()
  const rows = codes.map((code, position) => ({ job_id: id, position, code, state: 'waiting' as const }))
  for (const part of chunks(rows)) await trx.insertInto('bulk_row').values(part).execute()
}

export async function findJob(db: Read, id: string): Promise<BulkJob | undefined> {
  const row = await db.selectFrom('bulk_job').selectAll().where('id', '=', id).executeTakeFirst()
  return row && jobOf(row)
}

/** Jobs with work left, the oldest first. */
export async function runningJobs(db: Read): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('bulk_job')
    .select('id')
    .where('state', '=', 'running')
    .orderBy('made_at')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

async function withUndone(db: Read, jobs: readonly BulkJob[]): Promise<readonly ListedJob[]> {
  if (jobs.length === 0) return []
  const rows = await db
    .selectFrom('bulk_job')
    .select('undoes')
    .where(
      'undoes',
      'in',
      jobs.map(({ id }) => id),
    )
    .execute()
  const undone = new Set(rows.map(({ undoes }) => undoes))
  return jobs.map(job => ({ ...job, isUndone: undone.has(job.id) }))
}

/** The latest jobs, the newest first. */
export async function listJobs(db: Read, limit: number): Promise<readonly ListedJob[]> {
  const rows = await db
    .selectFrom('bulk_job')
    .selectAll()
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return withUndone(db, rows.map(jobOf))
}

export async function listedJob(db: Read, id: string): Promise<ListedJob | undefined> {
  const job = await findJob(db, id)
  return job && (await withUndone(db, [job]))[0]
}

/** Records of a job in one state, in their order. */
export async function rowsOfJob(
  db: Read,
  id: string,
  { state, limit }: { readonly state: BulkRow['state']; readonly limit: number },
): Promise<readonly BulkRow[]> {
  const rows = await db
    .selectFrom('bulk_row')
    .selectAll()
    .where('job_id', '=', id)
    .where('state', '=', state)
    .orderBy('position')
    .limit(limit)
    .execute()
  return rows.map(rowOf)
}

/** Change sets that a job made of some records. */
export async function setsOfJob(
  db: Read,
  id: string,
  codes: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('bulk_row')
    .select(['code', 'set_number'])
    .where('job_id', '=', id)
    .where('state', '=', 'done')
    .where('code', 'in', codes)
    .execute()
  return new Map(rows.map(row => [row.code, Number(row.set_number)]))
}

/** Result of one record. */
export type RowOutcome = Pick<BulkRow, 'position' | 'state' | 'set' | 'problem'>

/** Writes the results of a batch, and what they make of the job. */
export async function settleRows(
  trx: Write,
  job: BulkJob,
  outcomes: readonly RowOutcome[],
  now: number,
): Promise<void> {
  for (const { position, state, set, problem } of outcomes)
    await trx
      .updateTable('bulk_row')
      .set({ state, set_number: set, problem })
      .where('job_id', '=', job.id)
      .where('position', '=', position)
      .execute()
  const count = (state: BulkRow['state']) => outcomes.filter(each => each.state === state).length
  const counts = {
    done: job.done + count('done'),
    same: job.same + count('same'),
    failed: job.failed + count('failed'),
  }
  const isOver = counts.done + counts.same + counts.failed >= job.total
  await trx
    .updateTable('bulk_job')
    .set({ ...counts, ...(isOver && { state: 'done', ended_at: now }) })
    .where('id', '=', job.id)
    .execute()
}

/** Ends a job that runs; false if it does not run any more. */
export async function stopJob(db: Database, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('bulk_job')
    .set({ state: 'stopped', ended_at: now })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Forgets jobs that ended before an instant. */
export async function deleteJobs(db: Database, before: number): Promise<void> {
  const rows = await db.selectFrom('bulk_job').select('id').where('ended_at', '<', before).execute()
  for (const { id } of rows)
    await db.transaction().execute(async trx => {
      await trx.deleteFrom('bulk_row').where('job_id', '=', id).execute()
      await trx.deleteFrom('bulk_job').where('id', '=', id).execute()
    })
}
