import type { Database } from '../database/database.ts'
import type { ImportProblem } from '../catalogue/format/file-facts.ts'
import type { ParsedLine } from '../catalogue/format/import-schema.ts'
import { readLine } from '../catalogue/format/read-line.ts'
import { importCatalogue } from '../catalogue/import/import-catalogue.ts'

/** Lines that were not saved, with their defaults, and what an import would say of them. Lines with problems are not to be used. */
export interface UnsavedLines {
  readonly lines: readonly ParsedLine[]
  readonly problems: readonly ImportProblem[]
  readonly warnings: readonly ImportProblem[]
}

/** Checks lines as an import does, and imports nothing. */
export async function checkUnsaved(db: Database, given: readonly unknown[]): Promise<UnsavedLines> {
  if (given.length === 0) return { lines: [], problems: [], warnings: [] }
  const texts = given.map(line => JSON.stringify(line))
  const { problems, warnings } = await importCatalogue(db, texts, { dryRun: true })
  const lines = texts.flatMap((text, at) => {
    const read = readLine(text, at + 1)
    return read.ok && 'line' in read.value ? read.value.line : []
  })
  return { lines, problems, warnings }
}
