import { setImmediate as nextTurn } from 'node:timers/promises'
import { SPREADSHEET_MARK, spreadsheetLine } from '#platform/csv.ts'

/** Rows that are written without a pause: a few milliseconds. */
const PART = 1000

/** A long table for spreadsheets, written in turns with everything else. */
export async function writeTable<Row>(
  header: readonly string[],
  rows: AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>,
  cellsOf: (row: Row) => readonly string[],
): Promise<string> {
  let text = SPREADSHEET_MARK + spreadsheetLine(header)
  for await (const some of rows)
    for (let from = 0; from < some.length; from += PART) {
      for (const row of some.slice(from, from + PART)) text += spreadsheetLine(cellsOf(row))
      await nextTurn()
    }
  return text
}
