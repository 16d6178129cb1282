import type { CatalogueProblem } from '../../rules/catalogue-problem.ts'
import type { ImportProblem } from '../format/file-facts.ts'
import { parseValue } from '../format/parse-value.ts'
import { nextVersion, type Write } from '../rows/catalogue-writer.ts'
import { withLease } from '../rows/catalogue-lease.ts'
import { atOneMoment } from '../rows/moment.ts'
import type { Database } from '../../database/database.ts'
import { checkSiteLines, type NumberedSiteLine, siteKey } from './check-site-lines.ts'
import { readSite } from './site.ts'
import { type ParsedSiteLine, siteLine } from './site-lines.ts'

export interface SiteImportResult {
  /** Empty when the file was (or, on a dry run, would be) imported. Otherwise nothing was. */
  readonly problems: readonly ImportProblem[]
  /** Lines taken per kind. */
  readonly counts: Readonly<Record<string, number>>
  /** Entries that were (or would be) new or different. */
  readonly changed: number
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
  const parsed = parseValue(siteLine, json)
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

/** Rows per statement: far below the engines' limits on parameters. */
const CHUNK = 200

/**
 * Loads a site file: upserts by kind and code, all in one transaction, under one new version of the catalogue. Any wrong line
 * stops it; a file that says what is stored already changes nothing. The format is in this folder's README.
 *
 * @param lines the file's lines; empty ones are skipped but counted
 * @param options.dryRun do everything, keep nothing
 */
export async function importSite(
  db: Database,
  lines: Iterable<string> | AsyncIterable<string>,
  { dryRun = false }: { dryRun?: boolean } = {},
): Promise<SiteImportResult> {
  const { good, problems } = await parseLines(lines)
  const counts: Record<string, number> = {}
  for (const { line } of good) counts[line.kind] = (counts[line.kind] ?? 0) + 1
  // References are looked at only once every line can be read: a lost entry would be blamed on those below it otherwise.
  if (problems.length > 0) return { problems, counts, changed: 0, version: undefined }

  const run = async (trx: Write): Promise<SiteImportResult> => {
    const { lines: stored } = await readSite(trx)
    const categories = await trx.selectFrom('category').select('code').execute()
    const wrong = checkSiteLines(good, {
      lines: stored,
      categories: new Set(categories.map(({ code }) => code)),
    })
    const isNew = (line: ParsedSiteLine) => JSON.stringify(stored.get(siteKey(line))) !== JSON.stringify(line)
    const rows = good.map(({ line }) => line).filter(isNew)
    const result = { problems: wrong.toSorted((a, b) => a.line - b.line), counts, changed: rows.length }
    if (dryRun || wrong.length > 0 || rows.length === 0) return { ...result, version: undefined }

    const version = await nextVersion(trx)
    for (let from = 0; from < rows.length; from += CHUNK) {
      const part = rows.slice(from, from + CHUNK).map(line => ({
        kind: line.kind,
        code: line.code,
        content: JSON.stringify(line),
        changed_in: version,
      }))
      await trx
        .insertInto('site_entry')
        .values(part)
        .onConflict(conflict =>
          conflict.columns(['kind', 'code']).doUpdateSet(eb => ({
            content: eb.ref('excluded.content'),
            changed_in: eb.ref('excluded.changed_in'),
          })),
        )
        .execute()
    }
    return { ...result, version }
  }
  return dryRun ? atOneMoment(db, run) : withLease(db, () => db.transaction().execute(run))
}
