import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RefusedLine } from '#desk/shop/archive-shapes.ts'
import type { Locale } from '#locales/locale.ts'
import { SPREADSHEET_MARK, spreadsheetLine } from '#platform/csv.ts'
import type { FileProblem } from '../shop-folder/problems.ts'
import { wordsOfProblem } from './plan-import.ts'

/** Longest text of a line that the table shows (characters). */
const MAX_TEXT = 2000

/** Refused lines as operators read them. */
export const refusedLines = (problems: readonly FileProblem[], locale: Locale): readonly RefusedLine[] =>
  problems.map(problem => ({
    file: problem.file,
    line: problem.line ?? 0,
    field: problem.path,
    message: wordsOfProblem(problem, locale),
  }))

/** The same as a table for spreadsheets, with the text of each line as the archive has it; empty without refused lines. */
export async function refusedTable(
  folder: string,
  problems: readonly FileProblem[],
  locale: Locale,
): Promise<string> {
  if (problems.length === 0) return ''
  const texts = new Map<string, readonly string[]>()
  for (const file of new Set(problems.map(problem => problem.file)))
    if (file.endsWith('.jsonl')) texts.set(file, (await readFile(join(folder, file), 'utf8')).split(/\r?\n/))
  const rows = problems.map(problem => [
    problem.file,
    problem.line === undefined ? '' : String(problem.line),
    problem.path,
    wordsOfProblem(problem, locale),
    texts.get(problem.file)?.[(problem.line ?? 0) - 1]?.slice(0, MAX_TEXT) ?? '',
  ])
  const header = ['file', 'line', 'field', 'problem', 'text']
  return SPREADSHEET_MARK + [header, ...rows].map(spreadsheetLine).join('')
}
