import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Database } from '../../database/database.ts'
import { type Read, storedCodes } from '../rows/catalogue-writer.ts'
import { createLineChecker } from '../format/check-lines.ts'
import type { ImportProblem } from '../format/file-facts.ts'
import { createBatches, type NumberedLine } from './import-batches.ts'
import { createReport } from './import-report.ts'
import type { ImportOptions, ImportResult } from './import-result.ts'
import { readLine } from '../format/read-line.ts'
import { compare, importStaged } from './import-staged.ts'
import type { StagedRow } from '../rows/staged-rows.ts'

/** Reading stops after this many wrong values, because the whole file is probably wrong. */
export const MAX_PROBLEMS = 1000
/** Lines compared and written together. */
const BATCH = 400

/** Result of reading a file. */
type Reading = Omit<ImportResult, 'version'>

/** Reads a file to its end, or to its thousandth problem, and stages what differs from what is stored. */
async function readLines(
  db: Read,
  lines: Iterable<string> | AsyncIterable<string>,
  stage: (rows: readonly StagedRow[]) => Promise<void>,
  onProgress: ImportOptions['onProgress'],
): Promise<Reading> {
  const counts: Record<string, number> = {}
  const report = createReport()
  const found: ImportProblem[] = []
  const checker = createLineChecker(await storedCodes(db))
  const warnings: ImportProblem[] = []
  const warn = (more: readonly ImportProblem[]) => void warnings.push(...more)
  const batches = createBatches({ db, checker, warn, report, stage })
  let batch: NumberedLine[] = []
  let [linesRead, linesTaken, isReadable] = [0, 0, true]
  let exportedAt: number | undefined

  const take = async () => {
    if (found.length === 0) await batches.take(batch)
    linesTaken += batch.length
    batch = []
    onProgress?.({ step: 'comparing', linesRead, linesTaken })
    // SQLite answers at once, without a turn of the event loop: a shop that imports by itself would not answer meanwhile.
    await nextTurn()
  }
  /** Subject of each line. */
  const names: string[] = []
  const inOrder = (problems: readonly ImportProblem[]) =>
    problems
      .toSorted((a, b) => a.line - b.line)
      .slice(0, MAX_PROBLEMS)
      .map(problem => {
        const of = problem.of ?? names[problem.line]
        return of === undefined ? problem : { ...problem, of }
      })
  const result = () => ({
    problems: inOrder(found),
    warnings: inOrder([...checker.warnings, ...warnings]),
    counts,
    report: report.report,
  })

  for await (const text of lines) {
    linesRead += 1
    if (text.trim() === '') continue
    const read = readLine(text, linesRead)
    if (!read.ok) {
      const { unread, problems } = read.refusal
      if (unread) checker.expect(unread)
      else isReadable = false
      found.push(...problems)
    } else if ('exportedAt' in read.value) exportedAt = read.value.exportedAt
    else {
      const { line } = read.value
      names[linesRead] = `${line.kind} ${line.code}`
      counts[line.kind] = (counts[line.kind] ?? 0) + 1
      const problemsHere = checker.check(linesRead, line)
      found.push(...problemsHere)
      if (problemsHere.length === 0) batch.push({ number: linesRead, line, exportedAt })
    }
    if (found.length >= MAX_PROBLEMS) return result()
    if (batch.length >= BATCH) await take()
  }
  await take()
  // References are followed only if every line tells its code: a lost brand would be blamed on its products otherwise.
  if (isReadable) found.push(...(await checker.finish()))
  if (found.length === 0) found.push(...(await batches.finish()))
  return result()
}

/**
 * Loads a catalogue file: upserts by code, all or nothing, what differs from what is stored under one new catalogue version.
 * Any wrong line stops it. Holds codes in memory, never the file. The shop goes on meanwhile (`staged-rows.ts`); a dry run
 * only reads. The format is in this folder's README.
 *
 * @param lines the file's lines; empty ones are skipped but counted
 */
export async function importCatalogue(
  db: Database,
  lines: Iterable<string> | AsyncIterable<string>,
  { dryRun: isDry = false, ...options }: ImportOptions = {},
): Promise<ImportResult> {
  const read = (at: Read, stage: (rows: readonly StagedRow[]) => Promise<void>) =>
    readLines(at, lines, stage, options.onProgress)
  return isDry ? compare(db, read) : importStaged(db, read, options)
}
