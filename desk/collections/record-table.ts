import type { RecordLine } from '#api/catalogue/rows/change-log.ts'
import type { ImportProblem } from '#api/catalogue/format/file-facts.ts'
import type { CatalogueProblem } from '#api/rules/catalogue-problem.ts'
import { kindText } from '#api/rules/catalogue-problem.ts'
import { listed } from '#api/rules/issue-problem.ts'
import { applied, valueAt } from '#api/rules/line-changes.ts'
import {
  CsvError,
  csvRecords,
  separated,
  SPREADSHEET_MARK,
  spreadsheetLine,
  unguarded,
} from '#platform/csv.ts'
import { z } from 'zod'
import type { AnyCollection } from './define-collection.ts'

/** Content of a cell: a text, a number, yes or no, or a list as JSON. */
type CellKind = 'text' | 'number' | 'boolean' | 'json'

/** A column of a collection's table: the path of a field. */
interface Column {
  readonly path: string
  readonly kind: CellKind
}

/** In a cell: the field is taken away. An empty cell leaves it alone. */
const NOTHING = '-'

const KINDS: Readonly<Record<string, CellKind>> = {
  string: 'text',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
}

function columnsOf(field: string, schema: z.ZodType): readonly Column[] {
  const { type, properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as {
    readonly type?: string
    readonly properties?: Readonly<Record<string, { readonly type?: string }>>
  }
  const parts = Object.entries(properties)
  if (parts.length > 0 && parts.every(([, part]) => part.type === 'string'))
    return parts.map(([part]) => ({ path: `${field}.${part}`, kind: 'text' }))
  return [{ path: field, kind: KINDS[type ?? ''] ?? 'json' }]
}

/** Columns of a collection's table: the code, then the fields of its form; texts have one for each language, hours of a week one for each day. */
const tableColumns = ({ schema, sections }: AnyCollection): readonly Column[] => [
  { path: 'code', kind: 'text' },
  ...sections.flat().flatMap(field => columnsOf(field, schema.shape[field] as z.ZodType)),
]

function cellOf(value: unknown): string {
  if (value === undefined || value === null) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** The table of some records, for spreadsheets; without any it is a template. */
export function writeTable(collection: AnyCollection, lines: readonly RecordLine[]): string {
  const columns = tableColumns(collection)
  const rows = lines.map(line => columns.map(({ path }) => cellOf(valueAt(line, path))))
  return SPREADSHEET_MARK + [columns.map(({ path }) => path), ...rows].map(spreadsheetLine).join('')
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

/** Reads a table as spreadsheets save it. A missing column and an empty cell leave a field alone; `-` takes it away. */
export async function readTable(collection: AnyCollection, text: string): Promise<ReadTable> {
  const known = tableColumns(collection)
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
      const earlier = lineOf.get(row.code)
      if (earlier !== undefined)
        complain('code', {
          key: 'repeated',
          values: { kind: kindText(collection.kind), code: row.code, line: earlier },
        })
      lineOf.set(row.code, line)
      rows.push({ line, ...row })
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    problems.push({ line: error.line, path: '', key: error.fault })
  }
  if (!columns && problems.length === 0) problems.push({ line: 1, path: '', key: 'noHeader' })
  return { rows, problems }
}

/** The lines that rows of a table make of the records that are stored. */
export const linesOf = (
  { kind }: AnyCollection,
  rows: readonly TableRow[],
  stored: ReadonlyMap<string, RecordLine>,
): readonly string[] =>
  rows.map(({ code, changes }) => {
    const line = applied(stored.get(code) ?? {}, changes)
    return JSON.stringify({ ...Object(line), kind, code })
  })
