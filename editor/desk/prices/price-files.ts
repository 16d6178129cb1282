import { dollarsOf } from '#api/rules/dollars.ts'
import { columnOf, INFORMATION, NO_PRICE } from '#desk/prices/price-columns.ts'
import { fieldsOf } from '#desk/prices/price-fields.ts'
import type { PricePage } from '#desk/prices/price-shapes.ts'
import { csvLine, SPREADSHEET_MARK, spreadsheetLine } from '#platform/csv.ts'
import { saveBlob, saveFile } from '../../builder/transfer/files.ts'
import { decodeTable } from '../collections/decode-table.ts'

export const FORMATS = ['csv', 'xlsx'] as const
export type Format = (typeof FORMATS)[number]

/** Rows of the table: a header, then a row for each SKU. Prices are texts, so that their cents stay. */
function tableOf({ levels, rows }: Pick<PricePage, 'levels' | 'rows'>): readonly (readonly string[])[] {
  const fields = fieldsOf(levels)
  const head = ['sku', ...INFORMATION, ...fields.map(columnOf)]
  const lines = rows.map(({ sku, spu, title, variant, prices }) => [
    sku,
    spu,
    title.zh_HK,
    title.en_US,
    variant.en_US,
    ...fields.map(field => {
      const cents = prices[field] ?? null
      return cents === null ? NO_PRICE : dollarsOf(cents)
    }),
  ])
  return [head, ...lines]
}

/** A cell of a sheet: codes stay texts, so that `00123` keeps its zeros; prices are numbers with two decimals. */
const sheetCell = (text: string, column: number, isHead: boolean) =>
  !isHead && column > INFORMATION.length && text !== NO_PRICE
    ? { value: Number(text), type: Number, format: '0.00' }
    : { value: text, type: String, format: '@' }

async function saveSheet(name: string, table: readonly (readonly string[])[]): Promise<void> {
  // Loaded when it is asked for: few operators write sheets.
  const { default: writeSheet } = await import('write-excel-file/universal')
  const data = table.map((line, row) => line.map((text, column) => sheetCell(text, column, row === 0)))
  saveBlob(name, await writeSheet(data, { sheet: 'prices', stickyRowsCount: 1 }).toBlob())
}

/** Saves prices as a file on the operator’s machine. */
export async function savePrices(format: Format, page: Pick<PricePage, 'levels' | 'rows'>): Promise<void> {
  const table = tableOf(page)
  if (format === 'csv')
    return saveFile('prices.csv', SPREADSHEET_MARK + table.map(spreadsheetLine).join(''), 'text/csv')
  return saveSheet('prices.xlsx', table)
}

const isSheet = ({ name }: File) => /\.xlsx$/i.test(name)

/** The table in a file as text with commas; `undefined` where it cannot be read. */
export async function readPriceFile(file: File): Promise<string | undefined> {
  const bytes = await file.arrayBuffer()
  if (!isSheet(file)) return decodeTable(bytes)
  try {
    const { readSheet } = await import('read-excel-file/universal')
    const rows = await readSheet(bytes)
    return rows.map(row => `${csvLine(row.map(cell => (cell === null ? '' : String(cell))))}\n`).join('')
  } catch {
    return undefined
  }
}
