import type { PriceField } from '#desk/prices/price-fields.ts'
import type { ListedPrice } from '#desk/prices/price-shapes.ts'
import { type CellEdit, type CellPlace, type GridWork, placeKey, shownEdit, shownPrice } from './grid-work.ts'

/** Rows and columns of the grid. */
export interface Sheet {
  readonly rows: readonly ListedPrice[]
  readonly fields: readonly PriceField[]
  /** Places of rows by their SKUs. */
  readonly at: ReadonlyMap<string, number>
}

export const sheetOf = (rows: readonly ListedPrice[], fields: readonly PriceField[]): Sheet => ({
  rows,
  fields,
  at: new Map(rows.map(({ sku }, index) => [sku, index])),
})

/** Cells between two corners, both included. */
export interface CellRange {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

const rowOf = ({ at }: Sheet, { sku }: CellPlace) => at.get(sku) ?? 0
const columnOf = ({ fields }: Sheet, { field }: CellPlace) => Math.max(0, fields.indexOf(field))

const clamped = (value: number, length: number) => Math.min(Math.max(value, 0), length - 1)

/** The cell at a place, or the nearest one; `undefined` in an empty grid. */
export function cellAt({ rows, fields }: Sheet, row: number, column: number): CellPlace | undefined {
  const found = rows[clamped(row, rows.length)]
  const field = fields[clamped(column, fields.length)]
  return found && field && { sku: found.sku, field }
}

/** The cell so many rows and columns from another. */
export const moved = (sheet: Sheet, from: CellPlace, rows: number, columns: number): CellPlace | undefined =>
  cellAt(sheet, rowOf(sheet, from) + rows, columnOf(sheet, from) + columns)

/** The next cell in the order of reading, or the one before; `undefined` past the ends. */
export function following(sheet: Sheet, from: CellPlace, step: 1 | -1): CellPlace | undefined {
  const { length } = sheet.fields
  const place = rowOf(sheet, from) * length + columnOf(sheet, from) + step
  if (place < 0 || place >= sheet.rows.length * length) return undefined
  return cellAt(sheet, Math.floor(place / length), place % length)
}

export function rangeOf(sheet: Sheet, active: CellPlace, anchor: CellPlace): CellRange {
  const [row, other] = [rowOf(sheet, active), rowOf(sheet, anchor)]
  const [column, otherColumn] = [columnOf(sheet, active), columnOf(sheet, anchor)]
  return {
    top: Math.min(row, other),
    bottom: Math.max(row, other),
    left: Math.min(column, otherColumn),
    right: Math.max(column, otherColumn),
  }
}

/** Text of a cell: what was typed, or the stored price. */
export function textAt({ edits }: Pick<GridWork, 'edits'>, row: ListedPrice, field: PriceField): string {
  const edit = edits.get(placeKey({ sku: row.sku, field }))
  return edit ? shownEdit(edit) : shownPrice(row.prices[field] ?? null)
}

/** A text typed into a cell of a row. */
export const editOf = (row: ListedPrice, field: PriceField, typed: string): CellEdit => ({
  spu: row.spu,
  sku: row.sku,
  field,
  before: row.prices[field] ?? null,
  typed,
})

/** Edits for the cells of a range; `undefined` leaves a cell alone. */
function editsIn(
  { rows, fields }: Sheet,
  { top, bottom, left, right }: CellRange,
  textOf: (row: number, column: number) => string | undefined,
): readonly CellEdit[] {
  const columns = fields.slice(left, right + 1)
  return rows.slice(top, bottom + 1).flatMap((row, down) =>
    columns.flatMap((field, across) => {
      const text = textOf(down, across)
      return text === undefined ? [] : [editOf(row, field, text)]
    }),
  )
}

/** Fills a range with its first row; a single row takes the one above. */
export function filledDown(sheet: Sheet, work: GridWork, range: CellRange): readonly CellEdit[] {
  const source = sheet.rows[range.top === range.bottom ? range.top - 1 : range.top]
  if (!source) return []
  return editsIn(sheet, range, (_, across) => {
    const field = sheet.fields[range.left + across]
    return field && textAt(work, source, field)
  })
}

/** Empties a range. */
export const cleared = (sheet: Sheet, range: CellRange): readonly CellEdit[] =>
  editsIn(sheet, range, () => '')

/** A range as spreadsheets take it: tabs between cells, each row with its end. */
export const copied = (sheet: Sheet, work: GridWork, { top, bottom, left, right }: CellRange): string =>
  sheet.rows
    .slice(top, bottom + 1)
    .map(row => {
      const cells = sheet.fields.slice(left, right + 1).map(field => textAt(work, row, field))
      return `${cells.join('\t')}\n`
    })
    .join('')

/** Edits of a paste, and the number of pasted cells beyond the edge of the grid. */
export interface Pasted {
  readonly edits: readonly CellEdit[]
  readonly outside: number
}

/** Pastes cells with tabs between. One value fills the range; more begin at its corner. Empty cells leave theirs alone. */
export function pasted(sheet: Sheet, range: CellRange, text: string): Pasted {
  const lines = text.replaceAll('\r\n', '\n').replaceAll('\r', '\n').replace(/\n$/, '').split('\n')
  const cells = lines.map(line => line.split('\t').map(cell => cell.replace(/^"(.*)"$/, '$1').trim()))
  const textOf = (cell: string | undefined) => (cell === '' ? undefined : cell)
  const [[single] = []] = cells
  if (cells.length === 1 && cells[0]?.length === 1)
    return { edits: editsIn(sheet, range, () => textOf(single)), outside: 0 }
  const width = Math.max(...cells.map(line => line.length))
  const target = {
    top: range.top,
    left: range.left,
    bottom: Math.min(range.top + cells.length, sheet.rows.length) - 1,
    right: Math.min(range.left + width, sheet.fields.length) - 1,
  }
  const [rows, columns] = [target.bottom - target.top + 1, target.right - target.left + 1]
  const outside = cells.flatMap((line, down) =>
    line.filter((cell, across) => cell !== '' && (down >= rows || across >= columns)),
  ).length
  return { edits: editsIn(sheet, target, (down, across) => textOf(cells[down]?.[across])), outside }
}
