import type { CatalogueProblem } from '#api/rules/catalogue-problem.ts'
import { listed } from '#api/rules/issue-problem.ts'
import { typedCode } from '#api/rules/typed-text.ts'
import { type ImportProblem, repeated } from '#api/catalogue/format/file-facts.ts'
import { CsvError, csvRecords, separated, unguarded } from '#platform/csv.ts'
import type { PriceField } from './price-fields.ts'
import { COLUMN_OF, INFORMATION, levelColumn, readPriceCell } from './price-columns.ts'
import type { PriceLevel } from './price-shapes.ts'

/** Most rows of a table of prices that is imported in the browser. */
const MOST_ROWS = 5000

/** A row of the table: what it says of its SKU. Cents. */
interface PriceRow {
  /** Line of the file, from 1. */
  readonly line: number
  readonly sku: string
  readonly prices: readonly { readonly field: PriceField; readonly after: number | null }[]
}

export interface ReadPriceTable {
  readonly rows: readonly PriceRow[]
  readonly problems: readonly ImportProblem[]
}

type Complain = (path: string, problem: CatalogueProblem) => void

/** Content of a column: the code of the SKU, a price, or what only people read. */
type Column = 'sku' | 'information' | PriceField

function columnsOf(levels: readonly PriceLevel[]): ReadonlyMap<string, Column> {
  return new Map<string, Column>([
    ['sku', 'sku'],
    ...INFORMATION.map(name => [name, 'information'] as const),
    ...Object.entries(COLUMN_OF).map(([field, name]) => [name, field as PriceField] as const), // its keys
    ...levels.map(({ code }) => [levelColumn(code).toLowerCase(), `level:${code}`] as const),
  ])
}

function readHeader(cells: readonly string[], known: ReadonlyMap<string, Column>, complain: Complain) {
  const names = cells.map(cell => typedCode(unguarded(cell)).toLowerCase())
  const filled = names.slice(0, names.findLastIndex(name => name !== '') + 1)
  const values = { columns: listed([...known.keys()]) }
  filled.forEach((name, at) => {
    if (!known.has(name)) complain(name, { key: 'unknownColumn', values })
    else if (filled.indexOf(name) < at) complain(name, { key: 'repeatedColumn' })
  })
  if (!filled.includes('sku')) complain('sku', { key: 'noColumn' })
  return filled.map(name => ({ name, column: known.get(name) ?? ('information' as const) }))
}

function readRow(
  cells: readonly string[],
  columns: ReturnType<typeof readHeader>,
  complain: Complain,
): Omit<PriceRow, 'line'> | undefined {
  const texts = cells.map(cell => typedCode(unguarded(cell)))
  if (texts.findLastIndex(text => text !== '') >= columns.length) {
    complain('', { key: 'cellCount', values: { cells: cells.length, columns: columns.length } })
    return undefined
  }
  const sku = texts[columns.findIndex(({ column }) => column === 'sku')] ?? ''
  if (sku === '') complain('sku', { key: 'empty' })
  const prices = columns.flatMap(({ name, column }, at) => {
    if (column === 'sku' || column === 'information') return []
    const read = readPriceCell(column, texts[at] ?? '')
    if (read && 'after' in read) return [{ field: column, after: read.after }]
    if (read) complain(name, read)
    return []
  })
  return sku === '' ? undefined : { sku, prices }
}

async function* once(text: string) {
  yield text
}

/** Reads a table of prices as spreadsheets save it. A missing column and an empty cell leave a price alone; `-` takes it away. */
export async function readPriceTable(text: string, levels: readonly PriceLevel[]): Promise<ReadPriceTable> {
  const known = columnsOf(levels)
  const problems: ImportProblem[] = []
  const rows = new Map<string, PriceRow>()
  let columns: ReturnType<typeof readHeader> | undefined
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
      // Where cells are separated by semicolons, amounts have a comma.
      const cells =
        separator === ';'
          ? record.cells.map(cell => cell.replace(/^\s*(\d+),(\d{1,2})\s*$/, '$1.$2'))
          : record.cells
      const row = readRow(cells, columns, complain)
      const earlier = row && rows.get(row.sku)
      if (earlier) complain('sku', repeated('sku', earlier.sku, earlier.line))
      else if (row) rows.set(row.sku, { line, ...row })
      if (rows.size > MOST_ROWS) {
        complain('', { key: 'tooManyLines', values: { max: MOST_ROWS } })
        break
      }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    problems.push({ line: error.line, path: '', key: error.fault })
  }
  if (!columns && problems.length === 0) problems.push({ line: 1, path: '', key: 'noHeader' })
  return { rows: [...rows.values()], problems }
}
