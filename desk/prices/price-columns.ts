import type { CatalogueProblem } from '#api/rules/catalogue-problem.ts'
import { typedCents } from '#api/rules/dollars.ts'
import { type COMMON_FIELDS, levelOf, type PriceField } from './price-fields.ts'

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

const SIGNS = { none: NO_PRICE }

/** Reads a price as a cell of a table says it; `undefined` where it leaves the price alone. Cents. */
export function readPriceCell(
  field: PriceField,
  text: string,
): { readonly after: number | null } | CatalogueProblem | undefined {
  if (text === '') return undefined
  if (text === NO_PRICE) return { after: null }
  const cents = typedCents(text)
  if (cents === undefined) return { key: 'dollarsCell', values: SIGNS }
  if (cents === 0 && field === 'salePrice') return { key: 'zeroPriceCell', values: SIGNS }
  return { after: cents }
}
