import type { ComparedProduct } from '#api/client/product/compared-products.ts'
import type { ProductCard } from '#api/client/product-card.ts'
import { compared } from '#blocks/testing/compared.ts'
import type { BothTexts, Locale } from '#locales/locale.ts'

type Texts = BothTexts
const both = (zh_HK: string, en_US: string): Texts => ({ zh_HK, en_US })

interface Details {
  readonly colours: readonly Texts[]
  readonly sizes: readonly string[]
  /** By attribute code. */
  readonly about: Readonly<Record<string, Texts>>
}

const NAMES: Readonly<Record<string, Texts>> = {
  fabric: both('物料', 'Fabric'),
  waterproof: both('防水', 'Waterproof'),
  weight: both('重量', 'Weight'),
  origin: both('產地', 'Made in'),
}

/** Attributes for comparison: similar values, missing values, one very long value. */
const DETAILS: readonly Details[] = [
  {
    colours: [both('松綠', 'Pine')],
    sizes: ['XS', 'S', 'M', 'L', 'XL'],
    about: {
      fabric: both('三層尼龍，20D', 'Three-layer nylon, 20D'),
      waterproof: both('20,000 毫米', '20,000 mm'),
      weight: both('320 克', '320 g'),
      origin: both('越南', 'Vietnam'),
    },
  },
  {
    colours: [both('霧灰', 'Mist'), both('沙色', 'Sand')],
    sizes: ['S', 'M', 'L'],
    about: {
      fabric: both(
        '再造聚酯刷毛，表面經防起粒處理，內層為六角格紋結構，鎖住暖空氣同時快速排汗',
        'Recycled polyester fleece, treated against pilling, with a hexagonal inside that holds warm air and lets moisture go',
      ),
      weight: both('285 克', '285 g'),
      origin: both('越南', 'Vietnam'),
    },
  },
  {
    colours: [both('石色', 'Stone')],
    sizes: ['28', '30', '32', '34'],
    about: { weight: both('260 克', '260 g') },
  },
  { colours: [both('墨黑', 'Ink')], sizes: ['M', 'L'], about: { origin: both('葡萄牙', 'Portugal') } },
]

/** A sample card with its attributes for comparison. */
export function comparedSample(card: ProductCard, place: number, locale: Locale): ComparedProduct {
  const details = DETAILS[place % DETAILS.length]
  if (!details) throw new Error('No samples')
  const about = Object.entries(details.about).map(([code, text]) => [
    code,
    { name: NAMES[code]?.[locale] ?? code, values: [text[locale]] },
  ])
  return compared({
    ...card,
    colours: details.colours.map(colour => colour[locale]),
    sizes: details.sizes,
    about: Object.fromEntries(about),
  })
}
