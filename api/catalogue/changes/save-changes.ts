import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import { accepted, refused, type Result } from '#platform/result.ts'
import type { Database } from '../../database/database.ts'
import { applied } from '../../rules/line-changes.ts'
import type { ImportProblem } from '../format/file-facts.ts'
import { createLineChecker } from '../format/check-lines.ts'
import type { ParsedLine } from '../format/import-schema.ts'
import { readLine } from '../format/read-line.ts'
import { createBatches } from '../import/import-batches.ts'
import { createReport } from '../import/import-report.ts'
import { claimVersion } from '../live/stock-feed.ts'
import { storedCodes, type Write } from '../rows/catalogue-writer.ts'
import {
  beginSet,
  type ChangeAuthor,
  findSet,
  type RecordChange,
  type RecordKind,
  type RecordLine,
} from '../rows/change-log.ts'
import { stageSite } from '../rows/stage-site.ts'
import type { NumberedSiteLine } from '../site/check-site-lines.ts'
import { readSiteLine } from '../site/read-site-line.ts'
import { isSiteKind } from '../site/site-lines.ts'
import { changesOf, type StagedRow, writeStaged } from '../rows/staged-rows.ts'
import { type Clash, clashesOf, isSame, keyOf, storedLines } from './clashes.ts'
import { withOwnStock } from './own-stock.ts'
import { firstOf, type Use, usesOf } from './uses.ts'

/** Most records in one save; more are a job. */
export const MAX_RECORDS = 50
/** Interval at which a save looks whether an import has put its rows into the tables. Milliseconds. */
const LOOK_MS = 50

/** Reasons why nothing was saved. */
export type SaveRefusal =
  | { readonly reason: 'clash'; readonly clashes: readonly Clash[] }
  /** Lines are counted from 1 in the order of the records. */
  | { readonly reason: 'problems'; readonly problems: readonly ImportProblem[] }
  /** Something else needs a record that was to be removed. */
  | { readonly reason: 'used'; readonly code: string; readonly uses: readonly Use[]; readonly count: number }
  | { readonly reason: 'exists' | 'gone'; readonly kind: RecordKind; readonly code: string }

export interface Saved {
  /** Number of the change set; `undefined` when nothing differed, and on a dry run. */
  readonly set: number | undefined
  /** Version of the catalogue that shows it. */
  readonly version: number
  readonly warnings: readonly ImportProblem[]
  /** Changes as they were made, defaults and cleaned texts included. */
  readonly changes: readonly RecordChange[]
}

export interface SaveOptions extends ChangeAuthor {
  readonly changes: readonly RecordChange[]
  /** Epoch milliseconds. */
  readonly now: number
  readonly isDry?: boolean
}

/** Records as they are to be: lines to write, and codes to remove. */
interface Wished {
  readonly lines: readonly unknown[]
  readonly removed: readonly Pick<RecordChange, 'kind' | 'code'>[]
}

function wishedRecords(
  changes: readonly RecordChange[],
  stored: ReadonlyMap<string, RecordLine>,
): Result<Wished, SaveRefusal> {
  const lines: unknown[] = []
  const removed: Pick<RecordChange, 'kind' | 'code'>[] = []
  for (const [key, ofRecord] of Map.groupBy(changes, keyOf)) {
    const [first] = ofRecord
    if (!first) continue
    const { kind, code } = first
    const now = stored.get(key)
    const whole = ofRecord.find(({ path }) => path === '')
    if (whole && whole.after === undefined) {
      if (now) removed.push({ kind, code })
      continue
    }
    if (whole && whole.before === undefined && now && !isSame(now, whole.after))
      return refused({ reason: 'exists', kind, code })
    if (!whole && !now) return refused({ reason: 'gone', kind, code })
    lines.push({ ...Object(applied(now, ofRecord)), kind, code })
  }
  return accepted({ lines, removed })
}

interface NumberedLine {
  /** From 1, in the order of the records. */
  readonly number: number
  readonly given: unknown
}

/** Checks lines of the site like those of a file, and gives those that differ. */
async function checkSite(
  trx: Write,
  lines: readonly NumberedLine[],
  removed: readonly Pick<RecordChange, 'kind' | 'code'>[],
) {
  const gone = removed.flatMap(({ kind, code }) => (isSiteKind(kind) ? [{ kind, code }] : []))
  if (lines.length + gone.length === 0) return { problems: [], staged: [], usesOf: () => [] }
  const problems: ImportProblem[] = []
  const good: NumberedSiteLine[] = []
  for (const { number, given } of lines) {
    const read = readSiteLine(given)
    if (read.ok) good.push({ number, line: read.value })
    else problems.push(...read.refusal.map(problem => ({ line: number, ...problem })))
  }
  const found = await stageSite(trx, good, { removed: gone })
  // References are looked at only once every line can be read.
  return { ...found, problems: problems.length > 0 ? problems : found.problems }
}

/** Checks lines of the catalogue like those of a file, and gives the rows that differ. */
async function checkLines(trx: Write, lines: readonly NumberedLine[]) {
  if (lines.length === 0) return { problems: [], warnings: [], staged: [] }
  const checker = createLineChecker(await storedCodes(trx))
  await nextTurn()
  const problems: ImportProblem[] = []
  const warnings: ImportProblem[] = []
  const staged: StagedRow[] = []
  const read: { number: number; line: ParsedLine }[] = []
  lines.forEach(({ number, given }) => {
    const result = readLine(JSON.stringify(given), number)
    if (!result.ok) {
      if (result.refusal.unread) checker.expect(result.refusal.unread)
      problems.push(...result.refusal.problems)
    } else if ('line' in result.value) {
      problems.push(...checker.check(number, result.value.line))
      read.push({ number, line: result.value.line })
    }
  })
  const batches = createBatches({
    db: trx,
    checker,
    warn: more => void warnings.push(...more),
    report: createReport(),
    stage: async rows => void staged.push(...rows),
  })
  await nextTurn()
  if (problems.length === 0) await batches.take(read)
  problems.push(...(await checker.finish()))
  if (problems.length === 0) problems.push(...(await batches.finish()))
  return { problems, warnings: [...checker.warnings, ...warnings], staged }
}

/** The letter case of a document's code makes no difference: it is stored in small letters. */
const withStoredCode = (change: RecordChange): RecordChange =>
  change.kind === 'document' ? { ...change, code: change.code.toLowerCase() } : change

/** Saves changes within a transaction that holds the version's row. A refusal has written nothing. */
export async function saveIn(trx: Write, options: SaveOptions): Promise<Result<Saved, SaveRefusal>> {
  const { now, isDry = false } = options
  const { version } = await trx.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow()
  const known = await findSet(trx, options.id)
  if (known)
    return accepted({ set: known.number, version: Number(version), warnings: [], changes: options.changes })
  const wanted = options.changes.map(withStoredCode)
  const stored = await storedLines(trx, wanted)
  const changes = withOwnStock(wanted, stored)
  const clashes = await clashesOf(trx, changes, stored)
  const isNewRecord = ({ path, before }: RecordChange) => path === '' && before === undefined
  if (clashes.length > 0 && !changes.some(isNewRecord)) return refused({ reason: 'clash', clashes })
  // SQLite answers without a turn of the event loop: a save would hold up all others from its first statement to its last.
  await nextTurn()
  const wished = wishedRecords(changes, stored)
  if (!wished.ok) return wished
  const { lines, removed } = wished.value
  const { site: siteLines = [], catalogue: otherLines = [] } = Object.groupBy(
    lines.map((given, index): NumberedLine => ({ number: index + 1, given })),
    ({ given }) => (isSiteKind(Object(given).kind) ? 'site' : 'catalogue'),
  )
  const site = await checkSite(trx, siteLines, removed)
  for (const record of removed) {
    const { kind, code } = record
    const { uses, count } = isSiteKind(kind)
      ? firstOf(site.usesOf({ kind, code }))
      : await usesOf(trx, record, removed)
    if (count > 0) return refused({ reason: 'used', code: record.code, uses, count })
  }
  const goods = await checkLines(trx, otherLines)
  const { warnings } = goods
  const problems = [...site.problems, ...goods.problems]
  if (problems.length > 0) return refused({ reason: 'problems', problems })
  const gone = removed.map(
    (record): StagedRow => ({
      kind: 'removed',
      of: record.kind,
      code: record.code,
      changes: [{ path: '', before: stored.get(keyOf(record)) }],
    }),
  )
  const rows = [...site.staged, ...goods.staged, ...gone]
  const made = rows.flatMap(changesOf)
  if (isDry || rows.length === 0) return accepted({ set: undefined, version, warnings, changes: made })
  await nextTurn()
  const set = await beginSet(trx, options, now)
  await writeStaged(trx, rows, { version: version + 1, set: { number: set, by: options.by } })
  await trx.updateTable('catalogue_version').set({ is_waiting: 1 }).execute()
  return accepted({ set, version: version + 1, warnings, changes: made })
}

/** Runs a transaction that holds the version's row. It waits while an import puts its rows into the tables. */
export async function inTurn<Value>(db: Database, work: (trx: Write) => Promise<Value>): Promise<Value> {
  for (;;) {
    const result = await db.transaction().execute(async trx => {
      if (!(await claimVersion(trx))) return undefined
      return { value: await work(trx) }
    })
    if (result) return result.value
    await pause(LOOK_MS)
  }
}

/**
 * Saves changes of a few records in one short transaction: the same checks as for a file, what differs from what is stored, and the entry
 * in the log. A field that another operator has changed since it was seen stops it; other fields of the record may have changed. The next
 * version of the catalogue shows it, within a second (`raise-version.ts`).
 */
export const saveChanges = (db: Database, options: SaveOptions): Promise<Result<Saved, SaveRefusal>> =>
  inTurn(db, trx => saveIn(trx, options))
