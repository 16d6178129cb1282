import type { Database } from '../database/database.ts'
import { nextVersion, storedCodes, writeLines } from './catalogue-writer.ts'
import { checkLines, type ImportProblem, type NumberedLine } from './check-lines.ts'
import { importLine } from './import-schema.ts'

export interface ImportResult {
  /** Empty when the file is (or, on a dry run, would be) in. Otherwise nothing of it is. */
  readonly problems: readonly ImportProblem[]
  /** Lines taken per kind. */
  readonly counts: Readonly<Record<string, number>>
  /** The catalogue's version afterwards; `undefined` when nothing was written. */
  readonly version: number | undefined
}

/** Thrown inside the transaction to take everything back. */
class Rollback extends Error {}

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
 * Loads a catalogue file: upserts by code, all in one transaction, under one new catalogue version. Any wrong line stops it.
 * The format is in this folder's README.
 *
 * @param lines the file's lines; empty ones are skipped but counted
 * @param options.dryRun do everything, keep nothing
 */
export async function importCatalogue(
  db: Database,
  lines: Iterable<string> | AsyncIterable<string>,
  { dryRun = false }: { dryRun?: boolean } = {},
): Promise<ImportResult> {
  const good: NumberedLine[] = []
  const problems: ImportProblem[] = []
  let number = 0
  for await (const text of lines) {
    number += 1
    if (text.trim() === '') continue
    const parsed = parseLine(text, number)
    if (Array.isArray(parsed)) problems.push(...parsed)
    else good.push(parsed)
  }

  const counts: Record<string, number> = {}
  for (const { line } of good) counts[line.kind] = (counts[line.kind] ?? 0) + 1
  // References are looked at only once every line can be read: a lost brand would be blamed on its products otherwise.
  if (good.length === 0 || problems.length > 0) return { problems, counts, version: undefined }

  let version: number | undefined
  try {
    await db.transaction().execute(async trx => {
      problems.push(...checkLines(good, await storedCodes(trx)))
      if (problems.length > 0) throw new Rollback()
      const next = await nextVersion(trx)
      await writeLines(
        trx,
        good.map(entry => entry.line),
        next,
      )
      if (dryRun) throw new Rollback()
      version = next
    })
  } catch (error) {
    if (!(error instanceof Rollback)) throw error
  }
  return { problems: problems.toSorted((a, b) => a.line - b.line), counts, version }
}
