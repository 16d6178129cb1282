import type { Selectable } from 'kysely'
import type { SkuTable, Tables } from '../../database/tables.ts'
import type { Sku, Spu } from '../catalogue.ts'
import type { Sharing } from './sharing.ts'
import type { SpuContent } from '../rows/stored-rows.ts'

type SpuRow = Omit<Selectable<Tables['spu']>, 'changed_in' | 'changed_at'> & {
  /** Units of paid orders, all and those of the last months. PostgreSQL gives sums as texts. */
  readonly sold: number | string | null
  readonly recently_sold: number | string | null
}
type SkuRow = Selectable<SkuTable> & { readonly on_hand: number | null; readonly reserved: number | null }

const NONE: readonly never[] = []

const skuOf = (row: SkuRow, { word, parsed }: Sharing): Sku => ({
  code: row.code,
  storeSkuCode: row.store_sku_code === row.code ? row.code : row.store_sku_code,
  isEnabled: row.is_enabled === 1,
  featuredType: word(row.featured_type),
  inventory: row.on_hand === null ? null : Math.max(0, row.on_hand - (row.reserved ?? 0)),
  reserved: row.reserved ?? 0,
  colour: row.colour === null ? null : word(row.colour),
  size: row.size === null ? null : word(row.size),
  listPrice: row.list_price,
  salePrice: row.sale_price,
  defaultPrice: row.default_price,
  memberPrices: parsed<Sku['memberPrices']>(row.member_prices),
  promotionPrices: NONE,
})

/** Values that many products share are stored once; each product has its own texts, pictures and words. */
function contentOf(json: string, { value }: Sharing): SpuContent {
  const content = JSON.parse(json) as SpuContent // written by `stored-rows.ts`, from a checked line
  const isEmpty = (text: SpuContent['subTitle']) => text.zh_HK === '' && text.en_US === ''
  const sharedText = (text: SpuContent['subTitle']) => (isEmpty(text) ? value(text) : text)
  return {
    ...content,
    subTitle: sharedText(content.subTitle),
    description: sharedText(content.description),
    sizeChart: value(content.sizeChart),
    brands: value(content.brands),
    categories: value(content.categories),
    labels: value(content.labels),
    options: { colour: value(content.options.colour), size: value(content.options.size) },
    attributes: content.attributes.map(attribute =>
      attribute.values.every(entry => typeof entry === 'string') ? value(attribute) : attribute,
    ),
  }
}

/** A product before any promotion is applied to it. */
export const spuOf = (row: SpuRow, skus: readonly SkuRow[], sharing: Sharing): Spu => ({
  ...contentOf(row.content, sharing),
  code: row.code,
  style: row.style === row.code ? row.code : row.style,
  productType: sharing.word(row.product_type),
  onShelves: row.on_shelves === 1,
  listTime: row.list_time,
  firstListTime: row.first_list_time,
  sales: row.sales + Number(row.sold ?? 0),
  recentSales: row.recent_sales + Number(row.recently_sold ?? 0),
  soldUnits: Number(row.sold ?? 0),
  recentlySoldUnits: Number(row.recently_sold ?? 0),
  listPrice: row.list_price,
  salePrice: row.sale_price,
  skus: skus.map(sku => skuOf(sku, sharing)),
  promotions: NONE,
})
