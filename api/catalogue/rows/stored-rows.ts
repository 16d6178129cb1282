import type { Insertable } from 'kysely'
import type { SkuTable, Tables } from '../../database/tables.ts'
import type { ParsedCampaign, ParsedLine, ParsedSpu } from '../format/import-schema.ts'

/** Kinds of lines that are one row of the table of the same name. */
export const SINGLE_ROW_KINDS = [
  'brand',
  'category',
  'label',
  'chart',
  'attribute',
  'promotion',
  'campaign',
] as const
export type SingleRowKind = (typeof SINGLE_ROW_KINDS)[number]
export type SingleRow<Kind extends SingleRowKind = SingleRowKind> = Insertable<Tables[Kind]>

/** Content of `campaign.rule`. */
export type CampaignRule = Pick<
  ParsedCampaign,
  'off' | 'from' | 'stacks' | 'grant' | 'validDays' | 'limit' | 'limitPerShopper' | 'firstOrderOnly'
>

/** A sku with its stock. */
export type StockedSkuRow = SkuTable & { readonly on_hand: number | null }

/** A product as its tables hold it, without the version that wrote it; skus in their order. */
export interface SpuRows {
  readonly spu: Omit<Tables['spu'], 'changed_in' | 'changed_at'>
  readonly skus: readonly StockedSkuRow[]
}

/** Content of `spu.content`. */
export type SpuContent = Pick<
  ParsedSpu,
  | 'title'
  | 'subTitle'
  | 'description'
  | 'sizeChart'
  | 'chart'
  | 'picUrl'
  | 'brands'
  | 'categories'
  | 'labels'
  | 'images'
  | 'options'
  | 'attributes'
>

const flag = (value: boolean) => (value ? (1 as const) : (0 as const))

const ROWS: { [Kind in SingleRowKind]: (line: Extract<ParsedLine, { kind: Kind }>) => SingleRow<Kind> } = {
  brand: ({ code, name, imageUrl, position }) => ({
    code,
    name: JSON.stringify(name),
    image_url: imageUrl ?? null,
    position,
  }),
  category: line => ({
    code: line.code,
    parent_code: line.parent ?? null,
    name: JSON.stringify(line.name),
    nav_front_name: line.navFrontName ? JSON.stringify(line.navFrontName) : null,
    image_url: line.imageUrl ?? null,
    position: line.position,
  }),
  label: ({ code, frontName, description }) => ({
    code,
    front_name: JSON.stringify(frontName),
    description: JSON.stringify(description),
  }),
  chart: ({ code, name, content }) => ({
    code,
    name: JSON.stringify(name),
    content: JSON.stringify(content),
  }),
  attribute: line => ({
    code: line.code,
    origin_code: line.originCode ?? line.code,
    attribute_type: line.attributeType,
    front_name: JSON.stringify(line.frontName),
    values_json: JSON.stringify(line.values),
    position: line.position,
  }),
  promotion: line => ({
    code: line.code,
    type: line.type,
    name: JSON.stringify(line.name),
    description: JSON.stringify(line.description),
    priority: line.priority,
    account_scope: line.accountScope,
    levels: JSON.stringify(line.levels),
    begin_time: line.beginTime,
    end_time: line.endTime,
    is_stopped: flag(line.isStopped),
    spu_codes: JSON.stringify(line.spus),
    prices: JSON.stringify(line.prices),
    exchange: JSON.stringify(line.exchange),
    rule: JSON.stringify(line.rule),
  }),
  campaign: line => ({
    code: line.code,
    type: line.type,
    name: JSON.stringify(line.name),
    description: JSON.stringify(line.description),
    account_scope: line.accountScope,
    levels: JSON.stringify(line.levels),
    begin_time: line.beginTime,
    end_time: line.endTime,
    is_stopped: flag(line.isStopped),
    spu_codes: JSON.stringify(line.spus),
    rule: JSON.stringify({
      off: line.off,
      from: line.from,
      stacks: line.stacks,
      grant: line.grant,
      validDays: line.validDays,
      limit: line.limit,
      limitPerShopper: line.limitPerShopper,
      firstOrderOnly: line.firstOrderOnly,
    } satisfies CampaignRule),
  }),
}

/** The row of a checked line of a kind. */
export const rowOf = <Kind extends SingleRowKind>(kind: Kind, line: ParsedLine): SingleRow<Kind> =>
  (ROWS[kind] as (line: ParsedLine) => SingleRow<Kind>)(line) // callers sort lines by kind

const skuRow = (spu: ParsedSpu, sku: ParsedSpu['skus'][number], position: number): StockedSkuRow => ({
  code: sku.code,
  spu_code: spu.code,
  position,
  store_sku_code: sku.storeSkuCode ?? sku.code,
  is_enabled: flag(sku.isEnabled),
  featured_type: sku.featuredType,
  colour: sku.colour ?? null,
  size: sku.size ?? null,
  list_price: sku.listPrice === undefined ? spu.listPrice : sku.listPrice,
  sale_price: sku.salePrice === undefined ? spu.salePrice : sku.salePrice,
  default_price: sku.prices.default ?? null,
  member_prices: JSON.stringify(sku.prices.members),
  on_hand: sku.inventory,
})

/** The rows of a checked product. */
export const spuRowsOf = (spu: ParsedSpu): SpuRows => ({
  spu: {
    code: spu.code,
    style: spu.style,
    product_type: spu.productType,
    on_shelves: flag(spu.onShelves),
    list_time: spu.listTime,
    first_list_time: spu.firstListTime ?? spu.listTime,
    sales: spu.sales,
    recent_sales: spu.recentSales,
    list_price: spu.listPrice,
    sale_price: spu.salePrice,
    content: JSON.stringify({
      title: spu.title,
      subTitle: spu.subTitle,
      description: spu.description,
      sizeChart: spu.sizeChart,
      chart: spu.chart,
      picUrl: spu.picUrl,
      brands: spu.brands,
      categories: spu.categories,
      labels: spu.labels,
      images: spu.images,
      options: spu.options,
      attributes: spu.attributes,
    } satisfies SpuContent),
  },
  skus: spu.skus.map((sku, position) => skuRow(spu, sku, position)),
})

/** Returns true if two rows are equal, column by column. */
export function sameRow(before: object, after: object): boolean {
  const known = before as Record<string, unknown>
  return Object.entries(after).every(([column, value]) => known[column] === value)
}

/** SKUs whose stock is the same in both. */
export const unmovedSkus = (before: SpuRows | undefined, after: SpuRows): readonly string[] => {
  const stock = new Map(before?.skus.map(sku => [sku.code, sku.on_hand]))
  return after.skus.filter(({ code, on_hand }) => stock.get(code) === on_hand).map(({ code }) => code)
}

/** Returns true if two products are the same, byte by byte. */
export const sameSpuRows = (before: SpuRows, after: SpuRows): boolean =>
  before.skus.length === after.skus.length &&
  sameRow(before.spu, after.spu) &&
  after.skus.every((sku, index) => sameRow(before.skus[index] ?? {}, sku))
