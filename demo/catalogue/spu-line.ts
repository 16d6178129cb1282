import { ATTRIBUTE_CODES } from '#api/product/attribute-codes.ts'
import type { ImportLine } from '#api/catalogue/import-schema.ts'
import { seededRandom } from '../art/random.ts'
import { BRANDS } from './brands.ts'
import { ACTIVITIES } from './attributes.ts'
import { MEDIA_ROOT, pictureName, type Product } from './products.ts'
import { SIZE_CHARTS, SIZES } from './sizes.ts'
import { compose, same, type Text } from './text.ts'

type SpuLine = Extract<ImportLine, { kind: 'spu' }>

const DAY = 24 * 3_600_000
const cents = (dollars: number) => dollars * 100
const instant = (at: number) => new Date(at).toISOString()

/** Products that show a state of their own. Nothing on the demo's pages names them. */
const OFF_SHELF: readonly string[] = ['CR-JKT-015', 'CR-TEE-006', 'CR-ACC-023']
export const SOLD_OUT: readonly string[] = ['CR-JKT-014', 'CR-SHO-006', 'CR-PCK-012', 'CR-ACC-021']

/** Units of one size: mostly plenty, now and then a few, sometimes none. */
function stock(code: string, random: () => number, hasSizes: boolean): number {
  if (SOLD_OUT.includes(code)) return 0
  const luck = random()
  if (luck < 0.08 && hasSizes) return 0
  return luck < 0.24 ? 1 + Math.floor(random() * 3) : 6 + Math.floor(random() * 38)
}

/** Member prices: gold saves a tenth, silver a twentieth, rounded to whole dollars; offers are already low. */
const memberPrices = (dollars: number) => [
  { level: 'SILVER', price: cents(Math.round(dollars * 0.95)) },
  { level: 'GOLD', price: cents(Math.round(dollars * 0.9)) },
]

const text = (code: string, displayName: Text) => ({ code, values: [{ displayName }] })

function attributes({ code, style, colour }: Product): NonNullable<SpuLine['attributes']> {
  const brand = BRANDS.find(({ code: of }) => of === style.brand)
  const title = (locale: 'zh_HK' | 'en_US') => `${style.name[locale]} · ${colour.name[locale]}`
  const isOffer = style.sale !== undefined
  const off = isOffer ? Math.round((1 - (style.sale ?? 0) / style.list) * 100) : 0
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
    { code: ATTRIBUTE_CODES.tag, values: tags },
    text(ATTRIBUTE_CODES.colour, colour.name),
    {
      code: ATTRIBUTE_CODES.customSize,
      values: SIZES[style.sizes].map(({ name }) => ({ displayName: name })),
    },
    text(ATTRIBUTE_CODES.craft, style.craft),
    text(ATTRIBUTE_CODES.briefDescription, style.brief),
    text('fabric', style.fabric),
    text(
      'weight',
      compose(locale => (locale === 'zh_HK' ? `${style.grams} 克` : `${style.grams} g`)),
    ),
    text('sellingPoint', style.line),
    ...(isOffer
      ? [
          text(
            ATTRIBUTE_CODES.promotionLabel,
            compose(locale => `${locale === 'zh_HK' ? `減 ${off}%` : `${off}% off`}|#a63d1e|#ffffff`),
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
  const { code, style, colour, seed } = product
  const random = seededRandom(seed * 7919 + 13)
  const price = style.sale ?? style.list
  const picture = (view: 1 | 2 | 3 | 'swatch') => MEDIA_ROOT + pictureName(code, view)
  const sales = Math.floor(style.listedDaysAgo * (0.4 + random() * 2.2)) + Math.floor(random() * 12)
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
    recentSales: Math.min(sales, Math.floor(random() * 60)),
    brands: [style.brand],
    categories: [...style.categories],
    images: [
      { url: picture(1), type: 'MAIN' },
      { url: picture(2), type: 'MAIN' },
      { url: picture(3), type: 'FIGURE' },
      { url: picture('swatch'), type: 'TAG' },
    ],
    picUrl: picture(1),
    labels: [...(style.labels ?? [])],
    listPrice: cents(style.list),
    salePrice: cents(price),
    ...(SIZE_CHARTS[style.sizes] && { sizeChart: SIZE_CHARTS[style.sizes] }),
    attributes: attributes(product),
    options: {
      colour: [{ code: colour.code, name: colour.name, hex: colour.main, imageUrl: picture('swatch') }],
      size: SIZES[style.sizes].map(({ code: size, name }) => ({ code: size, name, displayName: name })),
    },
    skus: SIZES[style.sizes].map(({ code: size }) => ({
      code: `${code}-${colour.code}-${size}`,
      colour: colour.code,
      size,
      inventory: stock(code, random, SIZES[style.sizes].length > 2),
      ...(style.sale === undefined && { prices: { members: memberPrices(price) } }),
    })),
  }
}
