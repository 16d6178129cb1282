import type { COMMON_FIELDS, PriceField } from './price-fields.ts'
import { levelOf } from './price-fields.ts'

/** Columns of common prices in a table, named as in the table of prices and stock. */
export const COLUMN_OF: Readonly<Record<(typeof COMMON_FIELDS)[number], string>> = {
  listPrice: 'list_price',
  salePrice: 'sale_price',
  default: 'default_price',
}

/** Columns that people read; an import passes over them. */
export const INFORMATION = ['product', 'title_zh', 'title_en', 'variant'] as const

/** In a cell: there is no such price. */
export const NO_PRICE = '-'

export const levelColumn = (level: string): string => `price_${level}`

/** Name of the column of a price. */
export function columnOf(field: PriceField): string {
  const level = levelOf(field)
  return level === undefined ? COLUMN_OF[field as keyof typeof COLUMN_OF] : levelColumn(level) // no level is left out
}
