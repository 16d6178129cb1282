import { SPREADSHEET_MARK, spreadsheetLine } from '#platform/csv.ts'
import type { DeskSales, DeskSalesReport } from '#desk/sales/desk-sales.ts'

/** Names of the columns, in their order. */
export const SALES_COLUMNS = ['orders', 'amount', 'refunds', 'net', 'units', 'returned'] as const
export type SalesColumn = (typeof SALES_COLUMNS)[number]

/** Plain number of a figure: amounts in dollars. */
export const figureOf = (sales: DeskSales, column: SalesColumn): number => {
  const value = sales[column]
  return typeof value === 'number' ? value : value.amount
}

interface Words {
  readonly day: string
  readonly columns: readonly string[]
  /** Names a column of the days before. */
  readonly before: (column: string) => string
}

/** The report as a table for spreadsheets: each day with the day that it is compared with. */
export function salesTable({ days, before }: DeskSalesReport, words: Words): string {
  const cells = (sales: DeskSales | undefined) =>
    SALES_COLUMNS.map(column => (sales ? String(figureOf(sales, column)) : ''))
  const header = [words.day, ...words.columns, words.before(words.day), ...words.columns.map(words.before)]
  const rows = days.map((day, at) => [day.day, ...cells(day), before[at]?.day ?? '', ...cells(before[at])])
  return SPREADSHEET_MARK + [header, ...rows].map(spreadsheetLine).join('')
}
