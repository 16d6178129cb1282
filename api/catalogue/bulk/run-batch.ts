import { accepted, refused, type Result } from '#platform/result.ts'
import { type Clash, keyOf, storedLines } from '../changes/clashes.ts'
import { MAX_RECORDS, saveIn, type SaveOptions, type SaveRefusal } from '../changes/save-changes.ts'
import { isAsLeft, turnedRound } from '../changes/undo-set.ts'
import type { ImportProblem } from '../format/file-facts.ts'
import type { Write } from '../rows/catalogue-writer.ts'
import { changesOfRecords, type RecordChange } from '../rows/change-log.ts'
import { bulkChanges } from './bulk-change.ts'
import {
  type BulkJob,
  type BulkRow,
  findJob,
  type RowOutcome,
  rowsOfJob,
  setsOfJob,
  settleRows,
} from './bulk-rows.ts'

/** Why a record was not changed. */
export type RowProblem =
  | { readonly reason: 'problems'; readonly problems: readonly ImportProblem[] }
  /** Something newer than the job that is taken back has changed it. */
  | { readonly reason: 'newer' }
  | { readonly reason: 'gone' }
  | { readonly reason: 'clash'; readonly clashes: readonly Clash[] }
  | { readonly reason: 'used' | 'exists' }

type RowOf = Pick<BulkRow, 'position' | 'code'>
type Rows = readonly RowOf[]

/** A record of a batch, with the changes that it needs. */
interface Wanted {
  readonly row: RowOf
  readonly changes: readonly RecordChange[]
  /** The change set that they take back. */
  readonly undoes?: number
}

/** Results of a batch by position. */
interface BatchResult {
  readonly outcomes: readonly RowOutcome[]
  /** Changes as they were made, or would be. */
  readonly made: readonly RecordChange[]
}

const failedRow = ({ position }: RowOf, problem: RowProblem): RowOutcome => ({
  position,
  state: 'failed',
  set: null,
  problem: JSON.stringify(problem),
})
const sameRow = ({ position }: RowOf): RowOutcome => ({ position, state: 'same', set: null, problem: null })

/** The records that a refusal is about, each with its own part of it. */
function blamed(wanted: readonly Wanted[], refusal: SaveRefusal): ReadonlyMap<RowOf, RowProblem> {
  const rows = wanted.map(({ row }) => row)
  const found = new Map<RowOf, RowProblem>()
  if (refusal.reason === 'problems')
    for (const [line, problems] of Map.groupBy(refusal.problems, problem => problem.line)) {
      const row = rows[line - 1]
      if (row) found.set(row, { reason: 'problems', problems })
    }
  else if (refusal.reason === 'clash')
    for (const [code, clashes] of Map.groupBy(refusal.clashes, clash => clash.code)) {
      const row = rows.find(each => each.code === code)
      if (row) found.set(row, { reason: 'clash', clashes })
    }
  else {
    const row = rows.find(({ code }) => code === refusal.code)
    if (row) found.set(row, { reason: refusal.reason })
  }
  if (found.size > 0) return found
  // A problem of the batch as a whole.
  const whole: RowProblem = refusal.reason === 'problems' ? refusal : { reason: 'gone' }
  return new Map(rows.map(row => [row, whole]))
}

type SaveAs = Omit<SaveOptions, 'changes' | 'id'> & { readonly idOf: (position: number) => string }

/** Saves records together; those that are refused are left out, and the others saved without them. */
async function saveWanted(trx: Write, wanted: readonly Wanted[], as: SaveAs): Promise<BatchResult> {
  const { idOf, ...options } = as
  const failed: RowOutcome[] = []
  for (let left = wanted; ; ) {
    const [first] = left
    if (!first) return { outcomes: failed, made: [] }
    const changes = left.flatMap(each => each.changes)
    const { undoes } = first
    const id = idOf(first.row.position)
    const saved = await saveIn(trx, { ...options, id, changes, ...(undoes !== undefined && { undoes }) })
    if (saved.ok) {
      const { set = null, changes: made } = saved.value
      const codes = new Set(made.map(({ code }) => code))
      const outcomes = left.map(
        ({ row }): RowOutcome =>
          codes.has(row.code) ? { ...sameRow(row), state: 'done', set } : sameRow(row),
      )
      return { outcomes: [...failed, ...outcomes], made }
    }
    const problems = blamed(left, saved.refusal)
    for (const [row, problem] of problems) failed.push(failedRow(row, problem))
    left = left.filter(({ row }) => !problems.has(row))
  }
}

type WantedOrNot = Result<Wanted, RowProblem>

/** Changes of the records of a job that changes a field, in their order. */
async function forwards(
  trx: Write,
  { kind, change }: Pick<BulkJob, 'kind' | 'change'>,
  rows: Rows,
): Promise<readonly WantedOrNot[]> {
  const lines = await storedLines(
    trx,
    rows.map(({ code }) => ({ kind, code })),
  )
  return rows.map((row): WantedOrNot => {
    const { code } = row
    const line = lines.get(keyOf({ kind, code }))
    if (!line || !change) return refused({ reason: 'gone' })
    return accepted({ row, changes: bulkChanges(line, change).map(each => ({ kind, code, ...each })) })
  })
}

/** Changes of the records of a job that takes another one back, in their order. */
async function backwards(
  trx: Write,
  kind: BulkJob['kind'],
  undoes: string,
  rows: Rows,
): Promise<readonly WantedOrNot[]> {
  const codes = rows.map(({ code }) => code)
  const lines = await storedLines(
    trx,
    codes.map(code => ({ kind, code })),
  )
  const sets = await setsOfJob(trx, undoes, codes)
  const changes = await changesOfRecords(trx, kind, sets)
  return rows.map((row): WantedOrNot => {
    const line = lines.get(keyOf({ kind, code: row.code }))
    const set = sets.get(row.code)
    if (!line || set === undefined) return refused({ reason: 'gone' })
    const own = changes.get(row.code) ?? []
    if (!own.every(change => isAsLeft(change, line))) return refused({ reason: 'newer' })
    return accepted({ row, changes: own.map(change => turnedRound(change, line)), undoes: set })
  })
}

/** Makes the changes of some records of a job, or says what they would be. */
export async function changeRows(
  trx: Write,
  job: Pick<BulkJob, 'kind' | 'change' | 'undoes'>,
  rows: Rows,
  as: SaveAs,
): Promise<BatchResult> {
  const { kind, undoes } = job
  const found = await (undoes === null ? forwards(trx, job, rows) : backwards(trx, kind, undoes, rows))
  const outcomes: RowOutcome[] = []
  const made: RecordChange[] = []
  const wanted: Wanted[] = []
  rows.forEach((row, at) => {
    const result = found[at]
    if (!result?.ok) outcomes.push(failedRow(row, result?.refusal ?? { reason: 'gone' }))
    else if (result.value.changes.length === 0) outcomes.push(sameRow(row))
    else wanted.push(result.value)
  })
  // A set takes one other set back.
  for (const group of Map.groupBy(wanted, each => each.undoes).values()) {
    const saved = await saveWanted(trx, group, as)
    outcomes.push(...saved.outcomes)
    made.push(...saved.made)
  }
  return { outcomes, made }
}

/**
 * Makes the next changes of a job, at most `MAX_RECORDS` records, and says so in its rows, within the caller's transaction: a process that is
 * killed leaves both or neither.
 *
 * @returns false where nothing is left to do
 */
export async function runBatch(trx: Write, id: string, now: number): Promise<boolean> {
  const job = await findJob(trx, id)
  if (job?.state !== 'running') return false
  const rows = await rowsOfJob(trx, id, { state: 'waiting', limit: MAX_RECORDS })
  const { outcomes } = await changeRows(trx, job, rows, {
    idOf: position => `${id} ${position}`,
    by: job.by,
    source: job.undoes === null ? 'bulk' : 'undo',
    reason: job.reason,
    now,
  })
  await settleRows(trx, job, outcomes, now)
  return true
}
