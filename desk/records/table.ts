import type { ImportProblem } from '#api/catalogue/format/file-facts.ts'
import type { CatalogueProblem } from '#api/rules/catalogue-problem.ts'
import { listed } from '#api/rules/issue-problem.ts'
import type { BothTexts } from '#locales/locale.ts'
import {
  CsvError,
  csvRecords,
  separated,
  SPREADSHEET_MARK,
  spreadsheetLine,
  unguarded,
} from '#platform/csv.ts'

/** Content of a cell: a text, a number, yes or no, or a list as JSON. */
export type CellKind = 'text' | 'number' | 'boolean' | 'json'

/** A column of a table: the path of a field. */
export interface Column {
  readonly path: string
  readonly kind: CellKind
}

/** In a cell: the field is taken away. An empty cell leaves it alone. */
const NOTHING = '-'

function cellOf(value: unknown): string {
  if (value === undefined || value === null) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** A table for spreadsheets; without rows it is a template. */
export function writeRows<Row>(
  columns: readonly Column[],
  rows: readonly Row[],
  valueOf: (row: Row, path: string) => unknown,
): string {
  const cells = rows.map(row => columns.map(({ path }) => cellOf(valueOf(row, path))))
  return SPREADSHEET_MARK + [columns.map(({ path }) => path), ...cells].map(spreadsheetLine).join('')
}

/** A row of a table: what it says of its record. */
export interface TableRow {
  /** Line of the file, from 1. */
  readonly line: number
  readonly code: string
  readonly changes: readonly { readonly path: string; readonly after?: unknown }[]
}

export interface ReadTable {
  readonly rows: readonly TableRow[]
  readonly problems: readonly ImportProblem[]
}

function readCell({ kind }: Column, cell: string): { readonly value: unknown } | CatalogueProblem {
  if (kind === 'text') return { value: cell }
  if (kind === 'number') {
    const value = Number(cell.normalize('NFKC').replaceAll(',', ''))
    return Number.isFinite(value) ? { value } : { key: 'notANumber' }
  }
  if (kind === 'boolean')
    return /^(true|false)$/i.test(cell) ? { value: /^t/i.test(cell) } : { key: 'notASwitch' }
  try {
    return { value: JSON.parse(cell) as unknown }
  } catch {
    return { key: 'notAList' }
  }
}

type Complain = (path: string, problem: CatalogueProblem) => void

function readHeader(cells: readonly string[], columns: readonly Column[], complain: Complain) {
  const known = new Map(columns.map(column => [column.path, column]))
  const names = cells.map(cell => unguarded(cell).trim())
  const values = { columns: listed([...known.keys()]) }
  names.forEach((name, at) => {
    if (!known.has(name)) complain(name, { key: 'unknownColumn', values })
    else if (names.indexOf(name) < at) complain(name, { key: 'repeatedColumn' })
  })
  if (!names.includes('code')) complain('code', { key: 'noColumn' })
  return names.flatMap(name => known.get(name) ?? [])
}

function readRow(cells: readonly string[], columns: readonly Column[], complain: Complain) {
  if (cells.length !== columns.length) {
    complain('', { key: 'cellCount', values: { cells: cells.length, columns: columns.length } })
    return undefined
  }
  const code = unguarded(cells[columns.findIndex(({ path }) => path === 'code')] ?? '').trim()
  if (code === '') complain('code', { key: 'empty' })
  const changes = columns.flatMap((column, at) => {
    const cell = unguarded(cells[at] ?? '')
    const { path } = column
    if (path === 'code' || cell.trim() === '') return []
    if (cell.trim() === NOTHING) return [{ path }]
    const read = readCell(column, cell)
    if ('value' in read) return [{ path, after: read.value }]
    complain(path, read)
    return []
  })
  return { code, changes }
}

async function* once(text: string) {
  yield text
}

/**
 * Reads a table as spreadsheets save it. A missing column and an empty cell leave a field alone; `-` takes it away.
 *
 * @param kind name of what a row is about
 * @param idOf what two rows may not have in common; the code by default
 */
export async function readRows(
  known: readonly Column[],
  text: string,
  { kind, idOf = code => code }: { readonly kind: BothTexts; readonly idOf?: (code: string) => string },
): Promise<ReadTable> {
  const problems: ImportProblem[] = []
  const rows: TableRow[] = []
  const lineOf = new Map<string, number>()
  let columns: readonly Column[] | undefined
  try {
    const { pieces, separator, skipped } = await separated(once(text.replace(/^\uFEFF/, '')))
    for await (const record of csvRecords(pieces, separator)) {
      const line = record.line + skipped
      const complain: Complain = (path, problem) => void problems.push({ line, path, ...problem })
      if (!columns) {
        columns = readHeader(record.cells, known, complain)
        if (problems.length > 0) break
        continue
      }
      if (record.cells.every(cell => cell.trim() === '')) continue
      const row = readRow(record.cells, columns, complain)
      if (!row) continue
      const earlier = lineOf.get(idOf(row.code))
      if (earlier !== undefined)
        complain('code', {
          key: 'repeated',
          values: { kind, code: row.code, line: earlier },
        })
      lineOf.set(idOf(row.code), line)
      rows.push({ line, ...row })
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    problems.push({ line: error.line, path: '', key: error.fault })
  }
  if (!columns && problems.length === 0) problems.push({ line: 1, path: '', key: 'noHeader' })
  return { rows, problems }
}
