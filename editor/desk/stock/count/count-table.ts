import { type CountedRow, MOST_ROWS } from '#desk/stock/desk-stock.ts'
import {
  CsvError,
  type CsvRecord,
  csvRecords,
  SPREADSHEET_MARK,
  separated,
  spreadsheetLine,
  unguarded,
} from '#platform/csv.ts'
import { accepted, refused, type Result } from '#platform/result.ts'

/** Counted units of a SKU, and the line of the file that says so, from 1. */
interface CountLine {
  readonly line: number
  readonly sku: string
  readonly units: number
}

/** A line that says no count. */
interface WrongLine {
  readonly line: number
  readonly sku: string
  /** As it is in the file. */
  readonly units: string
  readonly problem: 'noCode' | 'noUnits'
}

/** Counted lines of a table. */
export interface CountTable {
  readonly lines: readonly CountLine[]
  readonly wrong: readonly WrongLine[]
}

/** Why a table is not read. */
export type TableRefusal =
  | { readonly kind: 'quotes'; readonly line: number }
  | { readonly kind: 'columns' }
  | { readonly kind: 'empty' }
  | { readonly kind: 'tooMany'; readonly max: number }

/** Names that columns go by in the heads of tables, in all languages. */
export interface ColumnNames {
  readonly code: readonly string[]
  readonly units: readonly string[]
}

/** Units as spreadsheets write them: `1,200`, `12.0`, full-width digits. */
function unitsOf(cell: string): number | undefined {
  const text = cell.normalize('NFKC').replaceAll(/[\s,']/g, '')
  return /^\d{1,9}(?:\.0*)?$/.test(text) ? Number(text) : undefined
}

const folded = (text: string) => text.normalize('NFKC').trim().toLowerCase()

interface Columns {
  readonly code: number
  readonly units: number
}

/** Places of the columns by the names in a head; `undefined` where neither is named. */
function columnsOf(cells: readonly string[], names: ColumnNames): Columns | undefined {
  const heads = cells.map(cell => folded(unguarded(cell)))
  const placeOf = (known: readonly string[]) => heads.findIndex(head => known.map(folded).includes(head))
  const [code, units] = [placeOf(names.code), placeOf(names.units)]
  return code < 0 && units < 0 ? undefined : { code, units }
}

async function* once(text: string) {
  yield text
}

function lineOf({ line, cells }: CsvRecord, { code, units }: Columns): CountLine | WrongLine {
  const sku = unguarded(cells[code] ?? '')
    .normalize('NFKC')
    .trim()
  const written = unguarded(cells[units] ?? '').trim()
  const counted = unitsOf(written)
  if (sku === '') return { line, sku, units: written, problem: 'noCode' }
  return counted === undefined
    ? { line, sku, units: written, problem: 'noUnits' }
    : { line, sku, units: counted }
}

/**
 * Reads a count from a table: the columns that its head names, or else codes in the first column and units in the second. Lines without
 * units that can be read are apart; empty ones are left out.
 */
export async function readCount(text: string, names: ColumnNames): Promise<Result<CountTable, TableRefusal>> {
  const { pieces, separator, skipped } = await separated(once(text.replace(/^\uFEFF/, '')))
  const lines: CountLine[] = []
  const wrong: WrongLine[] = []
  let columns: Columns | undefined
  try {
    for await (const record of csvRecords(pieces, separator)) {
      const { cells } = record
      if (cells.every(cell => cell.trim() === '')) continue
      const isFirst = columns === undefined
      if (!columns) {
        const named = columnsOf(cells, names)
        if (named && (named.code < 0 || named.units < 0)) return refused({ kind: 'columns' })
        columns = named ?? { code: 0, units: 1 }
        if (named) continue
      }
      const read = lineOf({ line: record.line + skipped, cells }, columns)
      if (!('problem' in read)) lines.push(read)
      // A head with names that are not known.
      else if (isFirst) return refused({ kind: 'columns' })
      else wrong.push(read)
      if (lines.length + wrong.length > MOST_ROWS) return refused({ kind: 'tooMany', max: MOST_ROWS })
    }
  } catch (error) {
    if (error instanceof CsvError) return refused({ kind: 'quotes', line: error.line + skipped })
    throw error
  }
  return lines.length + wrong.length === 0 ? refused({ kind: 'empty' }) : accepted({ lines, wrong })
}

/** A row that was not entered, and the sentence that says why. */
export interface LeftRow {
  readonly line: number
  readonly sku: string
  readonly units: string
  readonly why: string
}

/** A table of rows to correct. It is read again as it is: the column of reasons is not looked at. */
export const writeLeft = (heads: readonly [string, string, string], rows: readonly LeftRow[]): string =>
  SPREADSHEET_MARK +
  [heads, ...rows.map(({ sku, units, why }) => [sku, units, why])].map(spreadsheetLine).join('')

/** Results that leave the stock as it is because the row cannot be entered. */
const LEFT_RESULTS = ['unknown', 'underHeld', 'older', 'twice'] as const
/** A row that the shop does not enter. */
export type RefusedRow = Extract<CountedRow, { readonly result: (typeof LEFT_RESULTS)[number] }>
/** A row whose stock changes. */
export type ChangedRow = Extract<CountedRow, { readonly result: 'changed' }>
/** A row that is entered. */
export type EnteredRow = Exclude<CountedRow, RefusedRow>

const REFUSED: ReadonlySet<CountedRow['result']> = new Set(LEFT_RESULTS)
export const isRefused = (row: CountedRow): row is RefusedRow => REFUSED.has(row.result)
export const isChanged = (row: CountedRow): row is ChangedRow => row.result === 'changed'
