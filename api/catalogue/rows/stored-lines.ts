import { isDeepStrictEqual } from 'node:util'
import { instantInHongKong } from '#locales/hong-kong.ts'
import type {
  ImportLine,
  ParsedCampaign,
  ParsedLine,
  ParsedPromotion,
  ParsedSpu,
} from '../format/import-schema.ts'
import type {
  CampaignRule,
  SingleRow,
  SingleRowKind,
  SpuContent,
  SpuRows,
  StockedSkuRow,
} from './stored-rows.ts'

/**
 * Rows written back as the lines they came from, every field given. The other half of `stored-rows.ts`: what one writes, the
 * other reads.
 */

const read = <Value>(json: string) => JSON.parse(json) as Value
const optional = <Value>(value: Value | null) => value ?? undefined

type Text = { zh_HK: string; en_US: string }

const LINES: { [Kind in SingleRowKind]: (row: SingleRow<Kind>) => Extract<ImportLine, { kind: Kind }> } = {
  brand: row => ({
    kind: 'brand',
    code: row.code,
    name: read<Text>(row.name),
    imageUrl: optional(row.image_url),
    position: row.position,
  }),
  category: row => ({
    kind: 'category',
    code: row.code,
    parent: optional(row.parent_code),
    name: read<Text>(row.name),
    navFrontName: row.nav_front_name ? read<Text>(row.nav_front_name) : undefined,
    imageUrl: optional(row.image_url),
    position: row.position,
  }),
  label: row => ({
    kind: 'label',
    code: row.code,
    frontName: read<Text>(row.front_name),
    description: read<Text>(row.description),
  }),
  chart: row => ({
    kind: 'chart',
    code: row.code,
    name: read<Text>(row.name),
    content: read<Text>(row.content),
  }),
  attribute: row => ({
    kind: 'attribute',
    code: row.code,
    originCode: row.origin_code,
    attributeType: row.attribute_type,
    frontName: read<Text>(row.front_name),
    values: read<Extract<ParsedLine, { kind: 'attribute' }>['values']>(row.values_json),
    position: row.position,
  }),
  promotion: row => ({
    kind: 'promotion',
    code: row.code,
    type: row.type as ParsedPromotion['type'], // only checked lines are stored
    name: read<Text>(row.name),
    description: read<Text>(row.description),
    priority: row.priority,
    accountScope: row.account_scope as ParsedPromotion['accountScope'], // as above
    levels: read<string[]>(row.levels),
    beginTime: instantInHongKong(row.begin_time),
    endTime: instantInHongKong(row.end_time),
    isStopped: row.is_stopped === 1,
    spus: read<string[]>(row.spu_codes),
    prices: read<ParsedPromotion['prices']>(row.prices),
    exchange: read<ParsedPromotion['exchange']>(row.exchange),
    rule: read<ParsedPromotion['rule']>(row.rule),
  }),
  campaign: row => ({
    kind: 'campaign',
    code: row.code,
    type: row.type,
    name: read<Text>(row.name),
    description: read<Text>(row.description),
    accountScope: row.account_scope as ParsedCampaign['accountScope'], // only checked lines are stored
    levels: read<string[]>(row.levels),
    beginTime: instantInHongKong(row.begin_time),
    endTime: instantInHongKong(row.end_time),
    isStopped: row.is_stopped === 1,
    spus: read<string[]>(row.spu_codes),
    ...read<CampaignRule>(row.rule),
  }),
}

/** The line of a row, every field given. */
export const lineOfRow = <Kind extends SingleRowKind>(kind: Kind, row: SingleRow<Kind>): ImportLine =>
  (LINES[kind] as (row: SingleRow<Kind>) => ImportLine)(row)

type SpuLine = Extract<ImportLine, { kind: 'spu' }>
type SkuOfLine = SpuLine['skus'][number]

const skuOf = (row: StockedSkuRow): SkuOfLine => ({
  code: row.code,
  storeSkuCode: row.store_sku_code,
  isEnabled: row.is_enabled === 1,
  featuredType: row.featured_type,
  colour: optional(row.colour),
  size: optional(row.size),
  inventory: row.on_hand,
  listPrice: row.list_price,
  salePrice: row.sale_price,
  prices: {
    default: optional(row.default_price),
    members: read<ParsedSpu['skus'][number]['prices']['members']>(row.member_prices),
  },
})

/** The line of a product, every field given. */
export function lineOfSpu({ spu, skus }: SpuRows): SpuLine {
  const { title, subTitle, description, sizeChart, chart, picUrl, ...lists } = read<SpuContent>(spu.content)
  return {
    kind: 'spu',
    code: spu.code,
    style: spu.style,
    title,
    subTitle,
    description,
    productType: spu.product_type,
    listTime: instantInHongKong(spu.list_time),
    firstListTime: instantInHongKong(spu.first_list_time),
    onShelves: spu.on_shelves === 1,
    sales: spu.sales,
    recentSales: spu.recent_sales,
    brands: lists.brands,
    categories: lists.categories,
    images: lists.images,
    picUrl,
    labels: lists.labels,
    listPrice: spu.list_price,
    salePrice: spu.sale_price,
    sizeChart,
    chart,
    attributes: lists.attributes,
    options: lists.options,
    skus: skus.map(skuOf),
  }
}

const NO_TEXT = { zh_HK: '', en_US: '' }
const VALUE_DEFAULTS = { url: '', images: [], thumbnails: [] }

/** Leaves out what an import fills in by itself. */
const without = <Value extends object>(value: Value, defaults: object): Value =>
  Object.fromEntries(
    Object.entries(value).filter(
      ([key, part]) =>
        part !== undefined && !(key in defaults && isDeepStrictEqual(part, defaults[key as never])),
    ),
  ) as Value // only keys that may be missing are in `defaults`

const PROMOTION_DEFAULTS = {
  description: NO_TEXT,
  priority: 0,
  accountScope: 'ALL',
  levels: [],
  isStopped: false,
  spus: [],
  prices: [],
  exchange: [],
  rule: null,
}

const CAMPAIGN_DEFAULTS = {
  description: NO_TEXT,
  from: 0,
  spus: [],
  stacks: true,
  accountScope: 'ALL',
  levels: [],
  isStopped: false,
  validDays: null,
  limit: null,
  limitPerShopper: 1,
  firstOrderOnly: false,
}

const SPU_DEFAULTS = {
  subTitle: NO_TEXT,
  description: NO_TEXT,
  productType: 'NORMAL',
  onShelves: true,
  sales: 0,
  recentSales: 0,
  images: [],
  labels: [],
  listPrice: null,
  sizeChart: NO_TEXT,
  attributes: [],
  options: {},
}

function compactSpu(line: SpuLine): SpuLine {
  const { code, listTime, listPrice = null, salePrice, images = [], attributes = [], options = {} } = line
  const skuDefaults = { isEnabled: true, featuredType: '', listPrice, salePrice, prices: {} }
  return without(
    {
      ...line,
      code,
      images: images.map(image => without(image, { type: 'MAIN' })),
      attributes: attributes.map(attribute => ({
        ...attribute,
        values: attribute.values.map(value =>
          typeof value === 'string' ? value : without(value, VALUE_DEFAULTS),
        ),
      })),
      options: without(options, { colour: [], size: [] }),
      skus: line.skus.map(sku =>
        without(
          { ...sku, prices: without(sku.prices ?? {}, { members: [] }) },
          { ...skuDefaults, storeSkuCode: sku.code },
        ),
      ),
    },
    { ...SPU_DEFAULTS, firstListTime: listTime },
  )
}

/** The shortest line that imports to the same. */
export function compactLine(line: ImportLine): ImportLine {
  switch (line.kind) {
    case 'spu':
      return compactSpu(line)
    case 'attribute':
      return without(
        { ...line, values: line.values?.map(value => without(value, VALUE_DEFAULTS)) },
        { originCode: line.code, attributeType: '', values: [], position: 0 },
      )
    case 'promotion':
      return without(
        {
          ...line,
          exchange: line.exchange?.map(offer => without(offer, { limit: null, skus: [] })),
        },
        PROMOTION_DEFAULTS,
      )
    case 'campaign':
      return without(line, CAMPAIGN_DEFAULTS)
    case 'label':
      return without(line, { description: NO_TEXT })
    case 'chart':
      return without(line, { content: NO_TEXT })
    case 'brand':
    case 'category':
      return without(line, { position: 0 })
  }
}
