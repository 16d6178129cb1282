import { dollarsOf, readCents } from '../../rules/dollars.ts'
import { listed } from '../../rules/issue-problem.ts'
import { typedCode } from '../../rules/typed-text.ts'
import type { Complain } from '../format/file-facts.ts'

/** Columns of the table of prices and stock; all but `sku` may be left out. */
export const PRICE_COLUMNS = ['sku', 'list_price', 'sale_price', 'default_price', 'inventory'] as const
/** Instant of the stock count: an export writes its instant, so that stock that moved later is not overwritten unnoticed. */
export const COUNTED_COLUMN = 'counted_at'
const KNOWN_COLUMNS = [...PRICE_COLUMNS, COUNTED_COLUMN] as const
type PriceColumn = (typeof KNOWN_COLUMNS)[number]
export type ValueColumn = Exclude<(typeof PRICE_COLUMNS)[number], 'sku'>

/** Values set by one row; columns that are left alone are missing. Cents and units. */
export interface PriceRow {
  readonly sku: string
  readonly values: Readonly<Partial<Record<ValueColumn, number | null>>>
  /** Epoch milliseconds; missing for a new count. */
  readonly countedAt?: number
}

const MAX_UNITS = 2_000_000_000
/** Represents “none”: no struck price, a gift, no default price, stock that is not counted. */
const NONE = '-'
/** Values of the sentences about cells. */
const SIGNS = { none: NONE }

const isPriceColumn = (name: string): name is PriceColumn => KNOWN_COLUMNS.some(known => known === name)

/** Cells without the empty ones at the end, which spreadsheets add. */
const filledCells = (cells: readonly string[]) =>
  cells.slice(0, cells.findLastIndex(cell => cell.trim() !== '') + 1)

/** Returns true if a record is a row of separators alone. */
export const isEmptyRow = (cells: readonly string[]): boolean => filledCells(cells).length === 0

/** The columns of a header, in the file's order; `undefined` when it is none of ours. */
export function readHeader(cells: readonly string[], complain: Complain): PriceColumn[] | undefined {
  const names = filledCells(cells).map(cell => typedCode(cell).toLowerCase())
  const columns = names.filter(isPriceColumn)
  for (const name of new Set(names.filter(candidate => !isPriceColumn(candidate))))
    complain(name, { key: 'unknownColumn', values: { columns: listed(KNOWN_COLUMNS) } })
  for (const name of new Set(columns.filter((column, index) => columns.indexOf(column) !== index)))
    complain(name, { key: 'repeatedColumn' })
  if (!columns.includes('sku')) complain('sku', { key: 'noColumn' })
  return columns.includes('sku') && new Set(columns).size === names.length ? columns : undefined
}

/** An instant with its zone; `NaN` for anything else. */
const readInstant = (text: string): number =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/.test(text)
    ? Date.parse(text)
    : Number.NaN

function readUnits(text: string): number | undefined {
  const units = /^\d{1,10}$/.test(text) ? Number(text) : Infinity
  return units <= MAX_UNITS ? units : undefined
}

/** One row, cell by cell; wrong cells are complained about and left out. */
export function readRow(
  columns: readonly PriceColumn[],
  cells: readonly string[],
  complain: Complain,
): PriceRow | undefined {
  if (cells.length < columns.length || filledCells(cells).length > columns.length) {
    complain('', { key: 'cellCount', values: { cells: cells.length, columns: columns.length } })
    return undefined
  }
  let sku = ''
  let countedAt: number | undefined
  const values: Partial<Record<ValueColumn, number | null>> = {}
  columns.forEach((column, index) => {
    const text = typedCode(cells[index] ?? '')
    if (column === 'sku') sku = text
    else if (column === COUNTED_COLUMN) {
      if (text !== '') countedAt = readInstant(text)
      if (Number.isNaN(countedAt)) complain(column, { key: 'countedAtCell' })
    } else if (text === NONE) values[column] = null
    else if (text !== '') {
      const value = column === 'inventory' ? readUnits(text) : readCents(text)
      if (value === 0 && column === 'sale_price') complain(column, { key: 'zeroPriceCell', values: SIGNS })
      else if (value !== undefined) values[column] = value
      else complain(column, { key: column === 'inventory' ? 'unitsCell' : 'dollarsCell', values: SIGNS })
    }
  })
  if (sku === '') complain('sku', { key: 'empty' })
  return sku === '' ? undefined : { sku, values, ...(countedAt !== undefined && { countedAt }) }
}

const dollars = (cents: number | null) => (cents === null ? NONE : dollarsOf(cents))

/** A row's cells as `PRICE_COLUMNS` has them. */
export const writeRow = (sku: string, values: Readonly<Record<ValueColumn, number | null>>): string[] => [
  sku,
  dollars(values.list_price),
  dollars(values.sale_price),
  dollars(values.default_price),
  values.inventory === null ? NONE : String(values.inventory),
]
