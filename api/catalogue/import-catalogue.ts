import type { Database } from '../database/database.ts'
import { lockCatalogue, storedCodes, type Write } from './catalogue-writer.ts'
import { createLineChecker, type ImportProblem } from './check-lines.ts'
import { createBatches, type NumberedLine } from './import-batches.ts'
import { createReport, type ImportReport } from './import-report.ts'
import { importLine } from './import-schema.ts'

export interface ImportOptions {
  /** Check and compare everything, keep nothing. */
  readonly dryRun?: boolean
  /** Called after every batch. */
  readonly onProgress?: (progress: ImportProgress) => void
}

export interface ImportProgress {
  readonly linesRead: number
  /** Lines compared with what is stored and, where they differ, written. */
  readonly linesTaken: number
}

export interface ImportResult {
  /** Empty when the file is (or, on a dry run, would be) in. Otherwise nothing of it is. At most `MAX_PROBLEMS`. */
  readonly problems: readonly ImportProblem[]
  /** Lines read per kind. */
  readonly counts: Readonly<Record<string, number>>
  /** What the file changes; of no use when there are problems. */
  readonly report: ImportReport
  /** The catalogue's version afterwards; `undefined` when nothing was written. */
  readonly version: number | undefined
}

/** Reading stops after so many wrong values: the file is the wrong one, or wrong throughout. */
export const MAX_PROBLEMS = 1000
/** Lines compared and written together. */
const BATCH = 400

/** Thrown inside the transaction to take everything back. */
class Rollback extends Error {}

/**
 * Runs an import in one transaction and takes everything back when it is dry or something is wrong.
 * @param run gives what is wrong
 */
export async function runInTransaction(
  db: Database,
  isDry: boolean,
  run: (trx: Write) => Promise<readonly ImportProblem[]>,
): Promise<readonly ImportProblem[]> {
  let problems: readonly ImportProblem[] = []
  try {
    await db.transaction().execute(async trx => {
      if (!isDry) await lockCatalogue(trx)
      problems = await run(trx)
      if (isDry || problems.length > 0) throw new Rollback()
    })
  } catch (error) {
    if (!(error instanceof Rollback)) throw error
  }
  return problems.toSorted((a, b) => a.line - b.line)
}

function parseLine(text: string, number: number): NumberedLine | ImportProblem[] {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return [{ line: number, path: '', message: 'is not JSON' }]
  }
  const parsed = importLine.safeParse(json)
  if (parsed.success) return { number, line: parsed.data }
  return parsed.error.issues.map(issue => ({
    line: number,
    path: issue.path.join('.'),
    message: issue.message,
  }))
}

/**
 * Loads a catalogue file: upserts by code, all in one transaction, what differs from what is stored under one new catalogue
 * version. Any wrong line stops it. Holds codes in memory, never the file. The format is in this folder's README.
 *
 * @param lines the file's lines; empty ones are skipped but counted
 */
export async function importCatalogue(
  db: Database,
  lines: Iterable<string> | AsyncIterable<string>,
  { dryRun: isDry = false, onProgress }: ImportOptions = {},
): Promise<ImportResult> {
  const counts: Record<string, number> = {}
  const report = createReport()
  let version: number | undefined

  const problems = await runInTransaction(db, isDry, async trx => {
    const found: ImportProblem[] = []
    const checker = createLineChecker(await storedCodes(trx))
    const batches = createBatches({ trx, checker, report, isDry })
    let batch: NumberedLine[] = []
    let [linesRead, linesTaken, isReadable] = [0, 0, true]

    const take = async () => {
      if (found.length === 0) await batches.take(batch)
      linesTaken += batch.length
      batch = []
      onProgress?.({ linesRead, linesTaken })
    }

    for await (const text of lines) {
      linesRead += 1
      if (text.trim() === '') continue
      const parsed = parseLine(text, linesRead)
      if (Array.isArray(parsed)) {
        isReadable = false
        found.push(...parsed)
      } else {
        counts[parsed.line.kind] = (counts[parsed.line.kind] ?? 0) + 1
        const problemsHere = checker.check(linesRead, parsed.line)
        found.push(...problemsHere)
        if (problemsHere.length === 0) batch.push(parsed)
      }
      if (found.length >= MAX_PROBLEMS) return found.slice(0, MAX_PROBLEMS)
      if (batch.length >= BATCH) await take()
    }
    await take()
    // References are followed only if every line can be read: a lost brand would be blamed on its products otherwise.
    if (isReadable) found.push(...(await checker.finish()))
    if (found.length === 0) found.push(...(await batches.finish()))
    version = batches.version()
    return found.slice(0, MAX_PROBLEMS)
  })
  return { problems, counts, report: report.report, version: problems.length > 0 ? undefined : version }
}
