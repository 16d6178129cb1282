import { namesIn } from '#api/rules/line-changes.ts'
import type { ProductFinding } from '../findings.ts'
import type { Jump } from '../jump.ts'
import type { NamedProduct, SpuLine, StyleValues } from '../style-values.ts'
import { PRICE_FIELDS, type PriceField, priceOf, type Sku } from './sku-matrix.ts'

/** A row of the table: a product, or one of its SKUs. */
export type MatrixRow =
  | {
      readonly kind: 'product'
      readonly product: string
      readonly name: string
      readonly line: SpuLine
      /** Messages about its SKUs as a whole. */
      readonly problems: string
    }
  | {
      readonly kind: 'sku'
      readonly product: string
      readonly name: string
      readonly sku: Sku
      readonly prices: readonly [list: unknown, sale: unknown]
      readonly problems: string
    }

/** Messages by product and SKU; those of one SKU put together. */
function messagesOf(values: StyleValues, findings: readonly ProductFinding[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const { code, path, message } of findings) {
    const [, place] = path.split('.')
    const key = `${code} ${values[code]?.skus[Number(place)]?.code ?? ''}`
    found.set(key, [found.get(key), message].filter(Boolean).join(' '))
  }
  return found
}

type OfProduct = readonly MatrixRow[]

function rowsOfProduct(
  { code: product, name }: NamedProduct,
  line: SpuLine,
  messages: ReadonlyMap<string, string>,
): OfProduct {
  const skus = line.skus.map(
    (sku): MatrixRow => ({
      kind: 'sku',
      product,
      name,
      sku,
      prices: [priceOf(line, sku, 'listPrice'), priceOf(line, sku, 'salePrice')],
      problems: messages.get(`${product} ${sku.code}`) ?? '',
    }),
  )
  return [{ kind: 'product', product, name, line, problems: messages.get(`${product} `) ?? '' }, ...skus]
}

/** Rows without messages that were made of a line, and the name they carry: a letter typed changes one product of forty. */
const made = new WeakMap<SpuLine, { readonly name: string; readonly rows: OfProduct }>()

/** Rows in the order of the products and their SKUs. */
export function rowsOf(
  values: StyleValues,
  products: readonly NamedProduct[],
  findings: readonly ProductFinding[],
): readonly MatrixRow[] {
  const messages = messagesOf(values, findings)
  return products.flatMap((product): OfProduct => {
    const line = values[product.code]
    if (!line) return []
    if (messages.size > 0) return rowsOfProduct(product, line, messages)
    const known = made.get(line)
    if (known?.name === product.name) return known.rows
    const rows = rowsOfProduct(product, line, messages)
    made.set(line, { name: product.name, rows })
    return rows
  })
}

/** Place of a price among those of a row. */
export const placeOf = (field: PriceField): number => PRICE_FIELDS.indexOf(field)

/** SKUs that a value is filled into: those below a row in the same product. */
export function rowsBelow(rows: readonly MatrixRow[], from: number): ReadonlySet<string> {
  const start = rows[from]
  const found = new Set<string>()
  for (const row of rows.slice(from)) {
    if (row.kind !== 'sku' || row.product !== start?.product) break
    found.add(row.sku.code)
  }
  return found
}

/** Values of a pasted column, with the SKUs that they go into: one row each, products passed over. */
export function pastedInto(
  rows: readonly MatrixRow[],
  from: number,
  pasted: readonly string[],
): readonly { readonly product: string; readonly sku: string; readonly text: string }[] {
  const skus = rows.slice(from).filter(row => row.kind === 'sku')
  return pasted.slice(0, skus.length).flatMap((text, index) => {
    const row = skus[index]
    return row ? [{ product: row.product, sku: row.sku.code, text }] : []
  })
}

/** Columns that hold a field. */
const COLUMNS: readonly string[] = ['isEnabled', ...PRICE_FIELDS, 'inventory']

/** Row and column that a jump leads to: the SKU that it names, else its product. Fields without a column lead to the price. */
export function placeOfJump(rows: readonly MatrixRow[], { code, path }: Jump) {
  const [list = '', sku, field = list] = namesIn(path)
  const isProduct = (row: MatrixRow) => row.kind === 'product' && row.product === code
  const found = rows.findIndex(
    row => row.kind === 'sku' && row.product === code && list === 'skus' && row.sku.code === sku,
  )
  const row = found < 0 ? rows.findIndex(isProduct) : found
  if (row < 0) return undefined
  return { row, column: COLUMNS.includes(field) && (found >= 0 || list !== 'skus') ? field : 'salePrice' }
}
