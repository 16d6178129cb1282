import { randomUUID } from 'node:crypto'
import type { CatalogueProblem } from '../../rules/catalogue-problem.ts'
import type { ImportProblem } from '../format/file-facts.ts'
import { nextVersion, type Write } from '../rows/catalogue-writer.ts'
import { withLease } from '../rows/catalogue-lease.ts'
import { beginSet } from '../rows/change-log.ts'
import { atOneMoment } from '../rows/moment.ts'
import { writeStaged } from '../rows/staged-rows.ts'
import type { Database } from '../../database/database.ts'
import type { NumberedSiteLine } from '../site/check-site-lines.ts'
import { readSiteLine } from '../site/read-site-line.ts'
import { createReport, type ImportReport } from './import-report.ts'
import type { SiteImportOptions } from './import-result.ts'
import { stageSite } from '../rows/stage-site.ts'

export interface SiteImportResult {
  /** Empty when the file was (or, on a dry run, would be) imported. Otherwise nothing was. */
  readonly problems: readonly ImportProblem[]
  /** Lines taken per kind. */
  readonly counts: Readonly<Record<string, number>>
  /** Entries that were (or would be) new or different. */
  readonly changed: number
  /** Changes of the file; of no use when there are problems. */
  readonly report: ImportReport
  /** The catalogue's version afterwards; `undefined` when nothing was written. */
  readonly version: number | undefined
}

/** Longest line (characters), and most lines of a file. */
const MAX_LINE_LENGTH = 500_000
const MAX_LINES = 20_000

function parseLine(text: string, number: number): NumberedSiteLine | ImportProblem[] {
  const wrong = (problem: CatalogueProblem) => [{ line: number, path: '', ...problem }]
  if (text.length > MAX_LINE_LENGTH) return wrong({ key: 'lineTooLong', values: { max: MAX_LINE_LENGTH } })
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return wrong({ key: 'notJson' })
  }
  const parsed = readSiteLine(json)
  return parsed.ok
    ? { number, line: parsed.value }
    : parsed.refusal.map(problem => ({ line: number, ...problem }))
}

async function parseLines(lines: Iterable<string> | AsyncIterable<string>) {
  const good: NumberedSiteLine[] = []
  const problems: ImportProblem[] = []
  let number = 0
  for await (const text of lines) {
    number += 1
    if (text.trim() === '') continue
    if (number > MAX_LINES) {
      problems.push({ line: number, path: '', key: 'tooManyLines', values: { max: MAX_LINES } })
      break
    }
    const parsed = parseLine(text, number)
    if (Array.isArray(parsed)) problems.push(...parsed)
    else good.push(parsed)
  }
  return { good, problems }
}

/**
 * Loads a site file: upserts by kind and code, all in one transaction, under one new version of the catalogue and as one set of changes. Any
 * wrong line stops it; a file that says what is stored already changes nothing. The format is in this folder's README.
 *
 * @param lines the file's lines; empty ones are skipped but counted
 * @param options.dryRun do everything, keep nothing
 * @param options.comingCategories for a dry run before the goods are imported
 */
export async function importSite(
  db: Database,
  lines: Iterable<string> | AsyncIterable<string>,
  { dryRun = false, by = '', reason = '', comingCategories }: SiteImportOptions = {},
): Promise<SiteImportResult> {
  const { good, problems } = await parseLines(lines)
  const counts: Record<string, number> = {}
  for (const { line } of good) counts[line.kind] = (counts[line.kind] ?? 0) + 1
  // References are looked at only once every line can be read: a lost entry would be blamed on those below it otherwise.
  if (problems.length > 0) return { problems, counts, changed: 0, report: {}, version: undefined }

  const run = async (trx: Write): Promise<SiteImportResult> => {
    const { problems: wrong, staged, compared } = await stageSite(trx, good, { comingCategories })
    const growing = createReport()
    for (const { line, fields } of compared) growing.note(line.kind, line.code, fields)
    const { report } = growing
    const result = { problems: wrong, counts, changed: staged.length, report }
    if (dryRun || wrong.length > 0 || staged.length === 0) return { ...result, version: undefined }

    const version = await nextVersion(trx)
    const number = await beginSet(trx, { id: randomUUID(), source: 'import', by, reason }, Date.now())
    await writeStaged(trx, staged, { version, set: { number, by } })
    return { ...result, version }
  }
  return dryRun ? atOneMoment(db, run) : withLease(db, () => db.transaction().execute(run))
}
