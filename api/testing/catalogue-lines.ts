import type { ImportLine } from '../catalogue/format/import-schema.ts'

type Line<Kind extends ImportLine['kind']> = Extract<ImportLine, { kind: Kind }>

const both = (zh_HK: string, en_US: string) => ({ zh_HK, en_US })

export const brand = (code = 'northcairn', change: Partial<Line<'brand'>> = {}): Line<'brand'> => ({
  kind: 'brand',
  code,
  name: both(`${code} 品牌`, `${code} brand`),
  ...change,
})

export const category = (code: string, change: Partial<Line<'category'>> = {}): Line<'category'> => ({
  kind: 'category',
  code,
  name: both(`${code} 分類`, `${code} category`),
  ...change,
})

const label = (code = 'new-season'): Line<'label'> => ({
  kind: 'label',
  code,
  frontName: both('新季', 'New season'),
  description: both('本季新品', 'New this season'),
})

export const attribute = (code: string, change: Partial<Line<'attribute'>> = {}): Line<'attribute'> => ({
  kind: 'attribute',
  code,
  frontName: both(`${code} 屬性`, `${code} attribute`),
  ...change,
})

type Sku = Line<'spu'>['skus'][number]

export const sku = (code: string, change: Partial<Sku> = {}): Sku => ({ code, inventory: 5, ...change })

/** A product with one sku, unless told otherwise. */
export const spu = (code: string, change: Partial<Line<'spu'>> = {}): Line<'spu'> => ({
  kind: 'spu',
  code,
  style: code,
  title: both(`${code} 外套`, `${code} jacket`),
  listTime: '2026-11-01T10:00:00+08:00',
  brands: ['northcairn'],
  categories: ['men-jackets'],
  salePrice: 90_000,
  skus: [sku(`${code}-1`)],
  ...change,
})

/** A shared code that takes HK$100 off, unless told otherwise. */
export const campaign = (code: string, change: Partial<Line<'campaign'>> = {}): Line<'campaign'> => ({
  kind: 'campaign',
  code,
  type: 'PROMOTION_CODE',
  name: both('減 HK$100', 'HK$100 off'),
  off: { amount: 10_000 },
  beginTime: '2026-11-01T00:00:00+08:00',
  endTime: '2026-12-01T00:00:00+08:00',
  grant: 'SHARED',
  ...change,
})

export const promotion = (code: string, change: Partial<Line<'promotion'>> = {}): Line<'promotion'> => ({
  kind: 'promotion',
  code,
  type: 'SPECIFY_PRICE',
  name: both('秋季優惠', 'Autumn offer'),
  beginTime: '2026-11-01T00:00:00+08:00',
  endTime: '2026-12-01T00:00:00+08:00',
  ...change,
})

/** What products of the builders above refer to. */
export const surroundings: readonly ImportLine[] = [
  brand(),
  category('men'),
  category('men-jackets', { parent: 'men' }),
  label(),
  attribute('outdoor', {
    attributeType: 'outdoor',
    values: [
      { code: 'hiking', displayName: both('遠足', 'Hiking') },
      { code: 'running', displayName: both('跑步', 'Running') },
    ],
  }),
  attribute('promotionLabel'),
]

export const asText = (lines: readonly ImportLine[]) => lines.map(line => JSON.stringify(line))
