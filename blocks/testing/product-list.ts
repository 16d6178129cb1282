import type { Api } from '#api/client/api.ts'
import { type FilterCondition, LIST_PAGE_SIZE, type ProductPage } from '#api/client/product/product-page.ts'
import type { Locale } from '#locales/locale.ts'
import { parseListQuery } from '../page/list-query.ts'
import type { ListRoute } from '../page/shop-route.ts'
import { hkd, product } from './product.ts'

type Attribute = FilterCondition['attributes'][number]
type Value = Attribute['values'][number]

/** A value of a filter with five products. */
export const filterValue = (key: string, frontName: string, change: Partial<Value> = {}): Value => ({
  key,
  value: '',
  frontName,
  imageUrl: '',
  total: 5,
  ...change,
})

export const filterAttribute = (code: string, values: readonly Value[], name = code): Attribute => ({
  attributeType: code,
  code,
  name,
  values: [...values],
})

const category = (categoryPath: string, name: string, count: number) => ({
  code: categoryPath.slice(categoryPath.lastIndexOf('/') + 1),
  name,
  frontName: name,
  categoryPath,
  count,
})

const TEXTS = {
  zh_HK: {
    clothing: '服裝',
    jackets: '外套',
    shells: '硬殼外套',
    equipment: '裝備',
    packs: '背囊',
    genders: ['男裝', '女裝'],
    outdoor: ['登山', '越野跑'],
    colours: ['松綠', '鏽橙', '海藍', '迷彩', '透明'],
    shop: '中環店',
    discount: '減 20% 或以上',
    season: '2026 秋冬',
    people: '2 人',
    activity: '秋季滿減',
  },
  en_US: {
    clothing: 'Clothing',
    jackets: 'Jackets',
    shells: 'Hard shells',
    equipment: 'Equipment',
    packs: 'Packs',
    genders: ['Men', 'Women'],
    outdoor: ['Mountaineering', 'Trail running'],
    colours: ['Pine', 'Rust', 'Harbour', 'Camouflage', 'Clear'],
    shop: 'Central',
    discount: '20% off or more',
    season: 'Autumn 2026',
    people: '2 people',
    activity: 'Autumn offer',
  },
} as const

const SIZES = ['FREE', 'XS', 'S', 'M', 'L', 'XL', '8-10Y', '38', '39', '40.5']
const BRANDS = [
  'Northfell',
  'Saan Hoi',
  'Woolbird',
  'Tideline',
  'Highcamp',
  'Cairnwell',
  'Ridgeback',
  'Fernway',
  'Lantau Works',
  'Peakform',
  'Stillwater',
  'Trailhead',
  'Westwind',
  'Zephyr',
]

/** Filters of every kind the shop offers. Source: C-115. */
export function sampleFilters(
  locale: Locale = 'en_US',
  change: Partial<FilterCondition> = {},
): FilterCondition {
  const t = TEXTS[locale]
  const two = (keys: readonly string[], names: readonly string[]) =>
    keys.map((key, at) => filterValue(key, names[at] ?? key, { total: 12 - at * 5 }))
  const colours = [
    { key: 'green', value: '#2f5d50' },
    { key: 'orange', value: '#cf6d2c' },
    { key: 'blue', value: '#24405f' },
    { key: 'multi', imageUrl: '/media/demo/scene-coast.svg' },
    { key: 'clear' },
  ]
  return {
    totalCount: 75,
    categories: [
      category('clothing', t.clothing, 40),
      category('clothing/jackets', t.jackets, 22),
      category('clothing/jackets/shells', t.shells, 9),
      category('equipment', t.equipment, 20),
      category('equipment/packs', t.packs, 8),
    ],
    attributes: [
      filterAttribute('gender', two(['men', 'women'], t.genders)),
      filterAttribute('outdoor', two(['mountain', 'trail'], t.outdoor)),
      filterAttribute(
        'colour',
        colours.map(({ key, ...look }, at) => filterValue(key, t.colours[at] ?? key, look)),
      ),
      filterAttribute(
        'size',
        SIZES.map(size => filterValue(size, size)),
      ),
      filterAttribute('shop', [filterValue('central', t.shop)]),
      filterAttribute('discount', [filterValue('20', t.discount)]),
      filterAttribute('yearSeason', [filterValue('26AW', t.season)]),
      filterAttribute('applicableNumber', [filterValue('2', t.people)]),
      filterAttribute('activity', [filterValue('PRO-1', t.activity)]),
    ],
    salePrices: [{ salePrice: hkd(198), count: 3 }],
    brands: BRANDS.map((name, at) => ({
      code: name.toLowerCase().replace(' ', '-'),
      name,
      imageUrl: '',
      count: 20 - at,
    })),
    ...change,
  }
}

/** A page of a list of `total` products, from the one at `from` on. */
export function samplePage(total: number, from = 0, size = LIST_PAGE_SIZE): ProductPage {
  const edges = Array.from({ length: Math.max(0, Math.min(size, total - from)) }, (_, at) => ({
    cursor: String(from + at + 1),
    node: product({ code: `P${from + at + 1}`, title: `Product ${from + at + 1}` }),
  }))
  return {
    pageInfo: {
      hasPreviousPage: from > 0,
      hasNextPage: from + edges.length < total,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
      totalCount: total,
    },
    // Kinds of pictures are plain text on a card.
    edges: edges as unknown as ProductPage['edges'],
  }
}

/** `/list`, or another list by what is named. */
export const listRoute = ({
  search = '',
  ...change
}: Partial<ListRoute> & { search?: string } = {}): ListRoute => ({
  kind: 'list',
  pathname: '/list',
  place: { kind: 'all' },
  query: parseListQuery(new URLSearchParams(search)),
  section: '',
  ...change,
})

/** Query of a list. */
export interface ListRequest {
  readonly operation: string
  readonly filters: Readonly<Record<string, unknown>>
  readonly after: string | undefined
  readonly gatherStyles: boolean | undefined
}

/** A shop with one list: `total` products, whatever the filters. `answer` may refuse, or answer differently. */
export function listApi({
  total = 75,
  locale = 'en_US',
  answer = () => undefined,
}: {
  readonly total?: number
  readonly locale?: Locale
  readonly answer?: (request: ListRequest) => unknown
} = {}) {
  const asked: ListRequest[] = []
  const api: Api = {
    locale,
    productsByCode: () => Promise.reject(new Error('Lists do not ask by code.')),
    async run(document, variables) {
      const {
        filters = {},
        pageInput,
        gatherStyles,
      } = variables as {
        filters?: Record<string, unknown>
        gatherStyles?: boolean
        pageInput?: { after?: string }
      }
      const request = { operation: document.operation, filters, after: pageInput?.after, gatherStyles }
      asked.push(request)
      const special = await answer(request)
      const shop =
        document.operation === 'filterConditionGql'
          ? { filterCondition: special ?? sampleFilters(locale) }
          : { products: special ?? samplePage(total, Number(request.after ?? 0)) }
      return { shop } as never // the part of the answer that lists read
    },
  }
  return { api, asked }
}
