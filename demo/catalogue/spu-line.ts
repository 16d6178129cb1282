import type { BothTexts } from '#locales/locale.ts'
import { ATTRIBUTE_CODES, FAULTY_ONLY } from '#api/rules/attribute-codes.ts'
import type { ImportLine } from '#api/catalogue/format/import-schema.ts'
import { BRANDS } from './brands.ts'
import { ACTIVITIES, SHOPS } from './attributes.ts'
import { COLOUR_STORIES } from './colour-stories.ts'
import { type ColourName, COLOURS } from './colours.ts'
import { detailsOf } from './details/details.ts'
import { MEDIA_ROOT, pictureName, type PictureView, type Product } from './products.ts'
import { drawSales, figuresOf } from './sales.ts'
import { chartNameOf, sizeChartOf } from './size-charts.ts'
import { SIZES } from './sizes.ts'
import {
  CONSIGNED,
  DELIVERY,
  DISABLED,
  FIXED_STOCK,
  OFF_SHELF,
  RECOMMENDED,
  RICH_PICTURES,
  SOLD_OUT,
} from './states.ts'
import { technologiesOf } from './technologies.ts'
import { both, compose, same } from './text.ts'

type SpuLine = Extract<ImportLine, { kind: 'spu' }>

const DAY = 24 * 3_600_000
const cents = (dollars: number) => dollars * 100
const instant = (at: number) => new Date(at).toISOString()

/** The pictures of a product in the order shown. */
function imagesOf(code: string): NonNullable<SpuLine['images']> {
  const picture = (view: PictureView) => MEDIA_ROOT + pictureName(code, view)
  const plain: NonNullable<SpuLine['images']> = [
    { url: picture(1), type: 'MAIN' },
    { url: picture(2), type: 'MAIN' },
    { url: picture(3), type: 'FIGURE' },
    { url: picture('swatch'), type: 'TAG' },
  ]
  if (!RICH_PICTURES.includes(code)) return plain
  return [
    ...plain,
    { url: picture(4), type: 'MAIN' },
    { url: picture(5), type: 'MAIN' },
    { url: picture(6), type: 'MAIN' },
    { url: picture('white'), type: 'WHITE_FIGURE' },
    { url: picture('tall'), type: 'WIRELESS_MAIN' },
    { url: picture('poster'), type: 'VIDEO_MAIN' },
    { url: `${MEDIA_ROOT}trail.webm`, type: 'VIDEO' },
  ]
}

/** Units of one size: mostly plenty, now and then a few, sometimes none. */
function stock(code: string, random: () => number, hasSizes: boolean): number {
  if (SOLD_OUT.includes(code)) return 0
  const luck = random()
  if (luck < 0.08 && hasSizes) return 0
  return luck < 0.24 ? 1 + Math.floor(random() * 3) : 6 + Math.floor(random() * 38)
}

const fixed = (code: string, size: string, drawn: number) => {
  const units = FIXED_STOCK[code]?.[size]
  return units === undefined ? drawn : units
}

/** Member prices: gold saves a tenth, silver a twentieth, rounded to whole dollars; offers are already low. */
const memberPrices = (dollars: number) => [
  { level: 'SILVER', price: cents(Math.round(dollars * 0.95)) },
  { level: 'GOLD', price: cents(Math.round(dollars * 0.9)) },
]

const text = (code: string, displayName: BothTexts) => ({ code, values: [{ displayName }] })

type Attributes = NonNullable<SpuLine['attributes']>

/** Attributes that only some products have; none without values. */
const some = (code: string, values: readonly string[] | undefined): Attributes =>
  values && values.length > 0 ? [{ code, values: [...values] }] : []

/** Socks, underwear and bottles come back only if they are faulty, as the help page says. */
const HYGIENE = /\b(Socks|Leggings|Flask)\b/

const PERSONS: Readonly<Record<string, readonly string[]>> = {
  'HAM-TIN-2': ['1', '2'],
  'LONG-KE-4': ['4'],
  'GULL-TARP': ['2', '4'],
  'BILLY-SET': ['1', '2'],
  'DOZE-5': ['1'],
  'DOZE-LITE': ['1'],
}

/** Shops that show a product: always the first, the others by luck of its number. */
const shopsOf = ({ seed, style }: Product) =>
  style.isGift ? [] : Object.keys(SHOPS).filter((_, index) => index === 0 || (seed + index) % 3 === 0)

const storyOf = ({ colour }: Product) => {
  const name = (Object.keys(COLOURS) as ColourName[]).find(candidate => COLOURS[candidate] === colour)
  return name && COLOUR_STORIES[name]
}

/** What goes with it, for the products that say so. */
function recommendations(code: string): Attributes {
  const { recommendCode, recommendCategory } = ATTRIBUTE_CODES
  const sets = RECOMMENDED[code]
  if (!sets) return []
  return [
    ...recommendCode.map((name, index) => text(name, same(sets.codes[index] ?? ''))),
    ...recommendCategory.map((name, index) => text(name, same(sets.categories[index] ?? ''))),
  ]
}

function attributes(product: Product): Attributes {
  const { code, style, colour } = product
  const story = storyOf(product)
  const brand = BRANDS.find(({ code: of }) => of === style.brand)
  const title = (locale: 'zh_HK' | 'en_US') => `${style.name[locale]} · ${colour.name[locale]}`
  const isOffer = style.sale !== undefined
  const tags = [
    ...(style.fabric.en_US.toLowerCase().includes('recycled') ? ['recycled'] : []),
    ...(/merino|cotton|wool|nubuck|leather/i.test(style.fabric.en_US) ? ['natural'] : []),
    'repairable',
  ]
  const gender = ['men', 'women'].filter(who =>
    style.categories.some(category => category.startsWith(`${who}-`)),
  )
  return [
    { code: 'gender', values: gender.length > 0 ? gender : ['everyone'] },
    { code: 'outdoor', values: [...style.activities] },
    { code: 'yearSeason', values: [style.listedDaysAgo < 60 ? 'aw26' : 'all-year'] },
    { code: ATTRIBUTE_CODES.qualityStar, values: [String(style.stars)] },
    ...some(ATTRIBUTE_CODES.returnPolicy, HYGIENE.test(style.name.en_US) ? [FAULTY_ONLY] : undefined),
    { code: ATTRIBUTE_CODES.tag, values: tags },
    text(ATTRIBUTE_CODES.colour, colour.name),
    {
      code: ATTRIBUTE_CODES.customSize,
      values: SIZES[style.sizes].map(({ name }) => ({ displayName: name })),
    },
    text(ATTRIBUTE_CODES.craft, style.craft),
    text(ATTRIBUTE_CODES.briefDescription, style.brief),
    ...Object.entries(detailsOf(style)).map(([name, words]) => text(name, words)),
    ...(story ? [text(ATTRIBUTE_CODES.brandColourDescription, story)] : []),
    ...some('shop', shopsOf(product)),
    ...some('applicableNumber', PERSONS[style.style]),
    ...some(ATTRIBUTE_CODES.tech, technologiesOf(style)),
    ...some(ATTRIBUTE_CODES.activity, [
      ...(style.activities.includes('hiking') ? ['trail-day'] : []),
      ...(style.stars === 5 ? ['repair-week'] : []),
      ...(style.kind === 'JKT' || style.kind === 'FLC' ? ['trade-in'] : []),
    ]),
    ...some(ATTRIBUTE_CODES.deliveryCountry, DELIVERY[code]),
    ...some(ATTRIBUTE_CODES.sizeChartDisplay, chartNameOf(style) && ['show']),
    ...(CONSIGNED.includes(code)
      ? [text(ATTRIBUTE_CODES.consignmentLabel, both('寄售商品', 'Consignment'))]
      : []),
    ...recommendations(code),
    ...(isOffer
      ? [
          text(
            ATTRIBUTE_CODES.promotionLabel,
            // No figure: what is taken off depends on the day and on who looks, and the card says it.
            both('減價|#a63d1e|#ffffff', 'Sale|#a63d1e|#ffffff'),
          ),
        ]
      : []),
    text(ATTRIBUTE_CODES.vendorCode, same(`${style.style}-${colour.code}`)),
    text(
      ATTRIBUTE_CODES.seoTitle,
      compose(locale => `${title(locale)} | ${brand?.name[locale] ?? ''} | Cairn`),
    ),
    text(
      ATTRIBUTE_CODES.seoKeywords,
      compose(locale =>
        [
          style.name[locale],
          colour.name[locale],
          brand?.name[locale],
          ...style.activities.map(activity => ACTIVITIES[activity]?.[locale]),
          code,
        ]
          .filter(Boolean)
          .join(', '),
      ),
    ),
    text(ATTRIBUTE_CODES.seoDescription, style.brief),
  ]
}

/**
 * The catalogue line of one product.
 * @param base epoch milliseconds that listing dates count back from
 */
export function spuLine(product: Product, base: number): SpuLine {
  const { code, style, colour } = product
  const sizeChart = sizeChartOf(style)
  const random = figuresOf(product)
  const price = style.sale ?? style.list
  const picture = (view: PictureView) => MEDIA_ROOT + pictureName(code, view)
  const sales = drawSales(product, random)
  // Not used: the numbers of the stock come after it, and tests of the shop know them.
  random()
  const listed = base - style.listedDaysAgo * DAY + 10 * 3_600_000
  return {
    kind: 'spu',
    code,
    style: style.style,
    title: compose(locale => style.name[locale]),
    subTitle: style.line,
    description: style.description,
    listTime: instant(listed),
    onShelves: !OFF_SHELF.includes(code),
    sales,
    // All of them recent: best sellers stand in the order of the numbers on their cards.
    recentSales: sales,
    brands: [style.brand],
    categories: [...style.categories],
    images: imagesOf(code),
    picUrl: picture(1),
    labels: [...(style.labels ?? [])],
    listPrice: cents(style.list),
    salePrice: style.isGift ? null : cents(price),
    ...(style.isGift && { productType: 'GIFT' }),
    ...(sizeChart && { sizeChart }),
    attributes: attributes(product),
    options: {
      colour: [{ code: colour.code, name: colour.name, hex: colour.main, imageUrl: picture('swatch') }],
      size: SIZES[style.sizes].map(({ code: size, name }) => ({ code: size, name, displayName: name })),
    },
    skus: SIZES[style.sizes].map(({ code: size }) => ({
      code: `${code}-${colour.code}-${size}`,
      colour: colour.code,
      size,
      inventory: fixed(code, size, stock(code, random, SIZES[style.sizes].length > 2)),
      ...(DISABLED[code]?.includes(size) && { isEnabled: false }),
      ...(style.sale === undefined && !style.isGift && { prices: { members: memberPrices(price) } }),
    })),
  }
}
