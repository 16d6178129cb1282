import { isoInHongKong } from '#locales/hong-kong.ts'
import type { ProductCard } from '#api/client/product-card.ts'
import type { Locale } from '#locales/locale.ts'

/** The current time in all stories: 2026-11-21 12:00 in Hong Kong. */
export const STORY_NOW = Date.UTC(2026, 10, 21, 4)

const DAY = 86_400_000
const hkd = (amount: number) => ({ amount, currencyCode: 'HKD' })

interface Sample {
  readonly picUrl: string
  readonly zh: string
  readonly en: string
  readonly brand: string
  readonly list: number
  readonly sale: number
  readonly inventory?: number
  readonly ageDays?: number
  readonly label?: string
}

/** One of each kind that a card must show: plain, reduced, new, few left, sold out, a very long name. */
const SAMPLES: readonly Sample[] = [
  {
    picUrl: '/media/demo/product-shell.svg',
    zh: '雲嶺防水硬殼外套',
    en: 'Cloudridge Waterproof Shell',
    brand: 'Northfell',
    list: 2290,
    sale: 2290,
  },
  {
    picUrl: '/media/demo/product-grid.svg',
    zh: '霧谷刷毛立領上衣',
    en: 'Mistvale Grid Fleece',
    brand: 'Saan Hoi',
    list: 890,
    sale: 623,
  },
  {
    picUrl: '/media/demo/product-trek.svg',
    zh: '石徑快乾長褲',
    en: 'Stonepath Quick-dry Trousers',
    brand: 'Northfell',
    list: 780,
    sale: 780,
    ageDays: 5,
  },
  {
    picUrl: '/media/demo/product-crew.svg',
    zh: '晨露美麗諾底層衣',
    en: 'Dew Merino Base Layer',
    brand: 'Woolbird',
    list: 560.5,
    sale: 560.5,
    inventory: 2,
  },
  {
    picUrl: '/media/demo/product-runShoe.svg',
    zh: '海角越野跑鞋',
    en: 'Headland Trail Runner',
    brand: 'Tideline',
    list: 1290,
    sale: 990,
    inventory: 0,
  },
  {
    picUrl: '/media/demo/product-domeTent.svg',
    zh: '遠行者四季雙人超輕量自立式高山帳篷連加大前庭及防潮地蓆套裝',
    en: 'Wayfarer Four-season Two-person Ultralight Freestanding Alpine Tent with Extended Vestibule and Footprint',
    brand: 'Highcamp Equipment Company',
    list: 6480,
    sale: 5184,
    label: '8折|#9a471f|#ffffff',
  },
  {
    picUrl: '/media/demo/product-trekPack.svg',
    zh: '苔原 32 公升背囊',
    en: 'Tundra 32 L Pack',
    brand: 'Highcamp',
    list: 1190,
    sale: 1190,
  },
  {
    picUrl: '/media/demo/product-bottle.svg',
    zh: '溪石保溫瓶',
    en: 'Brookstone Flask',
    brand: 'Tideline',
    list: 248,
    sale: 198,
  },
]

/** Promotions of two lengths; those of codes that begin with `ended` are over. */
const samplePromotions = (code: string, place: number) => {
  const endTime = code.startsWith('ended') ? STORY_NOW - DAY : STORY_NOW + (2 + (place % 2)) * DAY - 7_200_000
  return [{ beginTime: isoInHongKong(STORY_NOW - 7 * DAY), endTime: isoInHongKong(endTime) }]
}

/** A product card for any code; its position in the list selects the sample, so that neighbours differ. */
function sampleProduct(code: string, place: number, locale: Locale): ProductCard {
  const seed = Array.from(code).reduce((sum, char) => sum + char.charCodeAt(0), 0)
  const sample = SAMPLES[place % SAMPLES.length]
  if (!sample) throw new Error('No samples')
  const title = locale === 'zh_HK' ? sample.zh : sample.en
  return {
    code,
    title,
    subTitle: '',
    onShelves: true,
    inventory: sample.inventory ?? 24,
    sales: seed % 90,
    listTime: isoInHongKong(STORY_NOW - (sample.ageDays ?? 200) * DAY),
    firstListTime: isoInHongKong(STORY_NOW - (sample.ageDays ?? 200) * DAY),
    isPriceFrom: false,
    picUrl: sample.picUrl,
    picAlt: '',
    images: [{ url: sample.picUrl, type: 'image' }],
    brandList: [
      { code: sample.brand.toLowerCase().replaceAll(' ', '-'), name: sample.brand, imageUrl: null },
    ],
    labels: [],
    listPrice: hkd(sample.list),
    price: hkd(sample.sale),
    promotionLabel: sample.label ?? '',
    colour: null,
    styleProducts: [],
    promotions: samplePromotions(code, place),
  }
}

/** The sample shop knows every code except those that begin with `missing`. */
export const isKnown = (code: string) => !code.startsWith('missing')

/** Cards of the known codes, in order. */
export const samples = (codes: readonly string[], locale: Locale) =>
  codes.filter(isKnown).map((code, place) => sampleProduct(code, place, locale))
