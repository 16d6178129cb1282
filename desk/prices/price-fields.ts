import { z } from 'zod'
import { namesIn, pathOf, valueAt } from '#api/rules/line-changes.ts'
import type { SpuLine } from '#api/catalogue/changes/records.ts'

/** Prices of a SKU that all shoppers may see. */
export const COMMON_FIELDS = ['listPrice', 'salePrice', 'default'] as const
const LEVEL = 'level:'

/** A price of a SKU: `level:GOLD` is that of a member level. */
export type PriceField = (typeof COMMON_FIELDS)[number] | `level:${string}`

const levelField = (level: string): PriceField => `${LEVEL}${level}`

/** Fields of a shop with these levels, in the order of their columns. */
export const fieldsOf = (levels: readonly { readonly code: string }[]): readonly PriceField[] => [
  ...COMMON_FIELDS,
  ...levels.map(({ code }) => levelField(code)),
]

/** The level of a field; `undefined` for a common one. */
export const levelOf = (field: PriceField): string | undefined =>
  field.startsWith(LEVEL) ? field.slice(LEVEL.length) : undefined

export const priceField = z.union([
  z.enum(COMMON_FIELDS),
  z.templateLiteral([LEVEL, z.string().min(1).max(64)]),
])

const namesOf = (field: PriceField): readonly string[] => {
  const level = levelOf(field)
  if (level !== undefined) return ['prices', 'members', level]
  return field === 'default' ? ['prices', 'default'] : [field]
}

/** Path of a price in the line of its product. */
export const pathOfPrice = (sku: string, field: PriceField): string =>
  pathOf(['skus', sku, ...namesOf(field)])

/** A price as the line of a product has it. */
export function lineValue(field: PriceField, cents: number | null): unknown {
  const level = levelOf(field)
  if (level !== undefined) return cents === null ? undefined : { level, price: cents }
  return field === 'default' ? (cents ?? undefined) : cents
}

/** A price of a line, cents. */
export function centsOf(value: unknown): number | null {
  const { price } = Object(value) as { readonly price?: unknown }
  const cents = price ?? value
  return typeof cents === 'number' ? cents : null
}

/** A price of a SKU in the line of its product. */
export const priceAt = (line: SpuLine | undefined, sku: string, field: PriceField): number | null =>
  centsOf(valueAt(line, pathOfPrice(sku, field)))

/** The SKU and field of a path; `undefined` for paths of anything else. */
export function priceOfPath(path: string): { readonly sku: string; readonly field: PriceField } | undefined {
  const [list, sku, name, inner, level] = namesIn(path)
  if (list !== 'skus' || sku === undefined) return undefined
  if (name === 'listPrice' || name === 'salePrice') return { sku, field: name }
  if (name !== 'prices') return undefined
  if (inner === 'default') return { sku, field: 'default' }
  return inner === 'members' && level !== undefined ? { sku, field: levelField(level) } : undefined
}

/** The same for a path of the import, in which entries of lists are counted from 0. */
export function priceOfIssue(path: string, line: SpuLine) {
  const [list, at, name, inner, place] = path.split('.')
  const sku = list === 'skus' ? line.skus[Number(at)] : undefined
  if (!sku || name === undefined) return undefined
  const level = inner === 'members' ? sku.prices?.members?.[Number(place)]?.level : undefined
  const rest = inner === undefined ? [name] : [name, inner, ...(level === undefined ? [] : [level])]
  return priceOfPath(pathOf(['skus', sku.code, ...rest]))
}
