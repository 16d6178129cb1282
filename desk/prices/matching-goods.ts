import { z } from 'zod'
import type { Catalogue, Sku, Spu } from '#api/catalogue/catalogue.ts'
import { keyOf, type StyleKey } from '#api/catalogue/styles/style-index.ts'
import type { StyleLists } from '#api/catalogue/styles/style-lists.ts'
import { folded } from '#api/rules/folded.ts'
import { categoriesOf, styleFilters, styleKey } from '../styles/style-filters.ts'
import type { GoodsTotal } from './price-shapes.ts'

export interface GoodsIndex {
  readonly styleLists: StyleLists
  readonly catalogue: () => Catalogue
}

export const goodsFilter = z.strictObject(styleFilters)
export type GoodsFilter = z.output<typeof goodsFilter>

/** A product with those of its SKUs that match. */
export interface MatchingProduct {
  readonly spu: Spu
  readonly skus: readonly Sku[]
}

/** Most products that are counted, or priced together. */
export const MOST_PRODUCTS = 5000

/** Products of a style that match. Codes that were pasted name a style, one of its products, or a SKU alone. */
function productsOf({ catalogue }: GoodsIndex, style: string, codes: ReadonlySet<string>): MatchingProduct[] {
  const spus = catalogue().styles.get(style) ?? []
  if (codes.size === 0 || codes.has(folded(style))) return spus.map(spu => ({ spu, skus: spu.skus }))
  return spus.flatMap(spu => {
    const skus = codes.has(folded(spu.code)) ? spu.skus : spu.skus.filter(sku => codes.has(folded(sku.code)))
    return skus.length === 0 ? [] : [{ spu, skus }]
  })
}

const wantedCodes = ({ codes }: GoodsFilter) => new Set(codes.map(folded))

const findStyles = (
  { styleLists, catalogue }: GoodsIndex,
  { category, ...filter }: GoodsFilter,
  page: { readonly after?: StyleKey | undefined; readonly size: number },
) => styleLists.find({ ...filter, categories: categoriesOf(catalogue(), category), ...page })

/** All products that match, at most one more than may be priced together. */
export async function allMatching(
  index: GoodsIndex,
  filter: GoodsFilter,
): Promise<readonly MatchingProduct[]> {
  const codes = wantedCodes(filter)
  const products: MatchingProduct[] = []
  const { rows } = await findStyles(index, filter, { size: MOST_PRODUCTS + 1 })
  for (const { style } of rows) {
    products.push(...productsOf(index, style, codes))
    if (products.length > MOST_PRODUCTS) break
  }
  return products.slice(0, MOST_PRODUCTS + 1)
}

/** Counts the products that match, and their SKUs. */
export async function countMatching(index: GoodsIndex, filter: GoodsFilter): Promise<GoodsTotal> {
  const all = await allMatching(index, filter)
  const counted = all.slice(0, MOST_PRODUCTS)
  return {
    products: counted.length,
    skus: counted.reduce((sum, { skus }) => sum + skus.length, 0),
    isMore: all.length > MOST_PRODUCTS,
  }
}

/** Place of a SKU in the list: the last style that is complete, and the last SKU of the one after it. */
const placeSchema = z.strictObject({ after: styleKey.optional(), sku: z.string().optional() })
type Place = z.output<typeof placeSchema>

function readPlace(text: string | undefined): Place {
  try {
    return text === undefined ? {} : placeSchema.parse(JSON.parse(text))
  } catch {
    return {}
  }
}

/** A SKU that matches, with its product. */
export interface MatchingSku {
  readonly spu: Spu
  readonly sku: Sku
}

/** A page of the SKUs that match: styles in the order of their list, their SKUs in order. */
export async function matchingPage(
  index: GoodsIndex,
  filter: GoodsFilter,
  { after: text, size }: { readonly after?: string | undefined; readonly size: number },
): Promise<{ readonly found: readonly MatchingSku[]; readonly next: string | null }> {
  const start = readPlace(text)
  const codes = wantedCodes(filter)
  const { rows, next } = await findStyles(index, filter, { after: start.after, size })
  const found: MatchingSku[] = []
  let { after, sku: skipped } = start
  for (const row of rows) {
    const skus = productsOf(index, row.style, codes).flatMap(({ spu, skus: own }) =>
      own.map(sku => ({ spu, sku })),
    )
    const from = skipped === undefined ? 0 : skus.findIndex(({ sku }) => sku.code === skipped) + 1
    skipped = undefined
    const part = skus.slice(from, from + size - found.length)
    found.push(...part)
    const last = part.at(-1)
    if (last && from + part.length < skus.length)
      return { found, next: JSON.stringify({ after, sku: last.sku.code } satisfies Place) }
    after = keyOf(row, filter.sort)
    if (found.length === size) break
  }
  const isEnd = next === undefined && after?.[1] === rows.at(-1)?.style
  return { found, next: isEnd || rows.length === 0 ? null : JSON.stringify({ after } satisfies Place) }
}
