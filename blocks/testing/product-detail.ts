import type { ProductAttribute, ProductDetail, ProductSku } from '#api/client/product/product-detail.ts'
import type { Locale } from '#locales/locale.ts'
import type { ProductRoute } from '../page/shop-route.ts'
import { cardColour, hkd, product } from './product.ts'
import { samplePromotions } from './promotions.ts'

/** The address of the sample product. */
export const productRoute = (change: Partial<ProductRoute> = {}): ProductRoute => ({
  kind: 'product',
  code: 'CR-JKT-001',
  section: '',
  ...change,
})

type Texts = readonly [zh: string, en: string]
/** Reads a pair of texts in one language. */
const reader =
  (locale: Locale) =>
  ([zh, en]: Texts) =>
    locale === 'zh_HK' ? zh : en

const NO_PRICES = { defaultPrice: null, memberPrices: [], promotionPriceInfo: [] }

const SIZES = ['XS', 'S', 'M', 'L', 'XL']

/** A size of the sample jacket: on sale and well stocked; name only what the case is about. */
export function productSku(
  size: string,
  change: Partial<ProductSku> = {},
  locale: Locale = 'en_US',
): ProductSku {
  const read = reader(locale)
  return {
    code: `CR-JKT-001-PIN-${size}`,
    storeSkuCode: `9001-${size}`,
    inventory: 24,
    isEnabled: true,
    featuredType: '',
    favorite: null,
    listPrice: hkd(2290),
    salePrice: hkd(1832),
    price: hkd(1832),
    options: [
      {
        code: 'colour',
        name: 'colour',
        frontName: read(['顏色', 'Colour']),
        value: read(['松綠', 'Pine']),
        valueCode: 'PIN',
      },
      { code: 'size', name: 'size', frontName: read(['尺碼', 'Size']), value: size, valueCode: size },
    ],
    skuPrices: NO_PRICES,
    ...change,
  }
}

/** Sold out, switched off, two left, one left, not counted: every state a size can be in. Source: C-090, CO-27. */
const sampleSkus = (locale: Locale) => [
  productSku('XS', { inventory: 0 }, locale),
  productSku('S', { isEnabled: false }, locale),
  productSku('M', { inventory: 2 }, locale),
  productSku('L', { inventory: 1 }, locale),
  productSku('XL', { inventory: null }, locale),
]

/** An attribute with one text, or with the values given. */
export const attribute = (
  code: string,
  frontName: string,
  ...values: readonly (string | Partial<ProductAttribute['values'][number]>)[]
): ProductAttribute => ({
  code,
  frontName,
  originCode: code,
  attributeType: '',
  values: values.map(value => ({
    code: '',
    displayName: typeof value === 'string' ? value : '',
    frontName: typeof value === 'string' ? value : '',
    url: '',
    images: [],
    thumbnails: [],
    ...(typeof value === 'string' ? {} : value),
  })),
})

/** The fourteen detail attributes, each set. Source: C-084. */
export const DETAIL_TEXTS: readonly (readonly [code: string, name: Texts, value: Texts])[] = [
  ['function', ['功能', 'Function'], ['防風、防水、透氣', 'Windproof, waterproof, breathable']],
  [
    'construction',
    ['結構', 'Construction'],
    ['三層貼合，全壓膠接縫', 'Three layers, seams taped throughout'],
  ],
  ['fabric', ['物料', 'Fabric'], ['再造尼龍 100%', '100% recycled nylon']],
  ['filler', ['填充物', 'Filling'], ['無填充，可內搭羽絨', 'None; room for down beneath']],
  ['waterproof', ['防水', 'Waterproof rating'], ['20,000 毫米', '20,000 mm']],
  ['otherTechnology', ['其他技術', 'Other technology'], ['腋下通風拉鏈', 'Pit zips']],
  ['weight', ['重量', 'Weight'], ['420 克', '420 g']],
  ['volume', ['收納體積', 'Packed size'], ['1.8 公升', '1.8 L']],
  ['measurement', ['尺寸', 'Measurements'], ['背長 74 厘米（M）', 'Back length 74 cm (M)']],
  ['origin', ['產地', 'Made in'], ['越南', 'Vietnam']],
  ['sellingPoint', ['特點', 'Why it is here'], ['風雨裏走一整天', 'A whole day in wind and rain']],
  ['sunscreen', ['防曬', 'Sun protection'], ['UPF 50+', 'UPF 50+']],
  ['sweatAbsorption', ['吸汗', 'Moisture'], ['內層導濕', 'Lining draws sweat away']],
  ['tailoring', ['剪裁', 'Cut'], ['標準', 'Regular']],
]

function sampleAttributes(locale: Locale): ProductAttribute[] {
  const read = reader(locale)
  return [
    ...DETAIL_TEXTS.map(([code, name, value]) => attribute(code, read(name), read(value))),
    attribute('colour', read(['顏色', 'Colour']), read(['松綠', 'Pine'])),
    attribute(
      'tech',
      read(['科技', 'Technology']),
      {
        displayName: read(['雨幕薄膜', 'Raincurtain membrane']),
        frontName: read(['水珠滾走，汗氣散出。', 'Rain rolls off; warm air gets out.']),
        images: ['/media/demo/scene-coast.svg'],
      },
      {
        displayName: read(['磁吸帽簷', 'Magnetic brim']),
        frontName: read(['單手收放，戴手套也行。', 'Stowed with one hand, gloves on.']),
      },
    ),
    attribute(
      'deliveryCountry',
      read(['送貨地區', 'Delivery area']),
      { code: 'HK', frontName: read(['香港', 'Hong Kong']) },
      { code: 'MO', frontName: read(['澳門', 'Macau']) },
    ),
    attribute(
      'craft',
      read(['工藝', 'Craft']),
      read(['由三位裁縫逐件縫製', 'Sewn one by one by three tailors']),
    ),
    attribute('qualityStar', read(['品質星級', 'Quality']), {
      code: '4',
      frontName: read(['四星', '4 stars']),
    }),
    attribute(
      'briefDescription',
      read(['簡介', 'In brief']),
      read(['輕，收得細，頂得住風雨。', 'Light, packs small, holds off weather.']),
    ),
    attribute(
      'brandColourDescription',
      read(['品牌色彩', 'The colour']),
      read(['松綠取自大帽山背陰一面的松林。', 'Pine is the shaded side of the hill behind our workshop.']),
    ),
  ]
}

const COLOURS: readonly (readonly [code: string, spu: string, name: Texts, hex: string, picture: string])[] =
  [
    ['PIN', 'CR-JKT-001', ['松綠', 'Pine'], '#2f5d50', '/media/demo/product-shell.svg'],
    ['RST', 'CR-JKT-002', ['鏽橙', 'Rust'], '#cf6d2c', '/media/demo/product-grid.svg'],
    ['HRB', 'CR-JKT-003', ['港灣藍', 'Harbour'], '#24405f', '/media/demo/product-crew.svg'],
  ]

/** Colour and size axes of a product in one colour. */
function optionsOf(code: string, locale: Locale): ProductDetail['options'] {
  const read = reader(locale)
  const colours = COLOURS.filter(([, spu]) => spu === code)
  return [
    {
      code: 'colour',
      name: 'colour',
      frontName: read(['顏色', 'Colour']),
      values: colours.map(([colour, , name, hex, picture]) => ({
        code: colour,
        frontName: read(name),
        displayName: read(name),
        value: hex,
        imageUrl: picture,
      })),
    },
    {
      code: 'size',
      name: 'size',
      frontName: read(['尺碼', 'Size']),
      values: SIZES.map(size => ({
        code: size,
        frontName: size,
        displayName: size,
        value: '',
        imageUrl: '',
      })),
    },
  ]
}

const brandList = [{ code: 'northfell', name: 'Northfell', imageUrl: '/media/demo/scene-ridge.svg' }]

/** Three colours on the shelf; the last has nothing left. Source: C-074, CO-24. */
const sampleStyle = (locale: Locale): ProductDetail['styleProducts'] =>
  COLOURS.map(([, code, name, , picUrl], place) => ({
    ...cardColour(code, reader(locale)(name)),
    title: reader(locale)(['雲嶺防水硬殼外套', 'Cloudridge Waterproof Shell']),
    onShelves: true,
    inventory: [13, 6, 0][place] ?? 0,
    picUrl,
    brandList,
    options: optionsOf(code, locale),
  }))

const SIZE_CHART = ([note, size, chest]: readonly [string, string, string]) =>
  `<p>${note}</p><table><thead><tr><th>${size}</th><th>${chest}</th></tr></thead><tbody><tr><td>S</td><td>87–92</td></tr><tr><td>M</td><td>93–98</td></tr><tr><td>L</td><td>99–106</td></tr></tbody></table>`

/**
 * A jacket with everything a product page can show: pictures of every kind and a film, three colours, sizes in every
 * state, all attributes, promotions with add-on products, a size chart. Name only what the case is about.
 */
export function productDetail(change: Partial<ProductDetail> = {}, locale: Locale = 'en_US'): ProductDetail {
  const read = reader(locale)
  const code = change.code ?? 'CR-JKT-001'
  return {
    ...product({
      code,
      title: read(['雲嶺防水硬殼外套', 'Cloudridge Waterproof Shell']),
      subTitle: read(['給一整天的雨', 'For a whole day of rain']),
      inventory: 13,
      sales: 37,
      listPrice: hkd(2290),
      price: hkd(1832),
      picUrl: '/media/demo/product-shell.svg',
      brandList,
    }),
    images: [
      { url: '/media/demo/product-shell.svg', type: 'MAIN', alt: '' },
      { url: '/media/demo/product-grid.svg', type: 'MAIN', alt: '' },
      { url: '/media/demo/product-trek.svg', type: 'FIGURE', alt: '' },
      { url: '/media/demo/product-crew.svg', type: 'WHITE_FIGURE', alt: '' },
      { url: '/media/demo/product-runShoe.svg', type: 'MAIN', alt: '' },
      { url: '/media/demo/product-trekPack.svg', type: 'WIRELESS_MAIN', alt: '' },
      { url: '/media/demo/product-bottle.svg', type: 'TAG', alt: '' },
      { url: '/media/demo/scene-coast.svg', type: 'VIDEO_MAIN', alt: '' },
      { url: '/media/demo/trail.webm', type: 'VIDEO', alt: '' },
    ],
    description: read([
      '<p>在山脊上遇過三場大雨之後，我們重做了這件外套的帽簷。</p>',
      '<p>After three storms on the ridge we drew the hood of this shell again.</p>',
    ]),
    style: 'CR-JKT-A',
    categories: [
      {
        code: 'men',
        path: 'men',
        name: read(['男裝', 'Men']),
        navFrontName: read(['男裝', 'Men']),
        imageUrl: null,
      },
      {
        code: 'men-jackets',
        path: 'men/men-jackets',
        name: read(['外套', 'Jackets']),
        navFrontName: read(['外套', 'Jackets']),
        imageUrl: null,
      },
    ],
    styleProducts: sampleStyle(locale),
    favorite: null,
    sizeChart: SIZE_CHART(
      locale === 'zh_HK' ? ['以厘米計。', '尺碼', '胸圍'] : ['In centimetres.', 'Size', 'Chest'],
    ),
    options: optionsOf(code, locale),
    promotions: samplePromotions(locale),
    attributes: sampleAttributes(locale),
    skus: sampleSkus(locale),
    ...change,
  }
}
