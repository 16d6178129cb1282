import { type BothTexts, LOCALES, type Locale } from '#locales/locale.ts'
import { ATTRIBUTE_CODES } from './attribute-codes.ts'
import { listed, type ProblemValues } from './issue-problem.ts'
import { isBlank, type JudgedProduct, ownTexts, priceOf, sizeNames, type Words } from './judged-product.ts'
import { pathOf } from './line-changes.ts'

/** Keys of sentences in `editor.stylePanels.findings`. */
type FindingKey =
  | 'noTitle'
  | 'noBrand'
  | 'noCategory'
  | 'noSku'
  | 'noPrice'
  | 'noEnabledSku'
  | 'offShelf'
  | 'someWithoutPrice'
  | 'noStock'
  | 'noPicture'
  | 'noAlternativeText'
  | 'noSubTitle'
  | 'noDescription'
  | 'noSizeChart'
  | 'noSeoTitle'
  | 'noSeoDescription'
  | 'notTranslated'
  | 'missingSizes'
  | 'noColour'
  | 'noAttribute'

/** Something that a product of a style lacks. An error keeps all shoppers from buying it. */
export interface StyleFinding {
  /** Code of the product. */
  readonly code: string
  /** As `pathOf` writes it; the entry that it names may not be there yet. */
  readonly path: string
  readonly key: FindingKey
  readonly severity: 'error' | 'warning'
  /** The language that lacks it; missing where it concerns all shoppers. */
  readonly locale?: Locale
  readonly values?: ProblemValues
}

/** An attribute that most products of a category have. */
export interface UsualAttribute {
  readonly category: string
  readonly attribute: string
  readonly name: BothTexts
}

/** Knowledge of the shop that lines alone do not give. */
export interface StyleFacts {
  readonly usual: readonly UsualAttribute[]
}

type Found = Omit<StyleFinding, 'code'>
type Check = (product: JudgedProduct, style: Style, facts: StyleFacts) => Found[]

/** Options that products of a style have. */
interface Style {
  /** Names of the sizes of all of them, by code. */
  readonly sizes: ReadonlyMap<string, BothTexts>
  readonly hasColours: boolean
}

const error = (path: string, key: FindingKey, more: Pick<Found, 'locale' | 'values'> = {}): Found => ({
  path,
  key,
  severity: 'error',
  ...more,
})
const warning = (path: string, key: FindingKey, more: Pick<Found, 'locale' | 'values'> = {}): Found => ({
  path,
  key,
  severity: 'warning',
  ...more,
})

const lacks = (list: readonly unknown[] | undefined) => list === undefined || list.length === 0

/** One warning for each language in which a text is empty. */
const blankIn = (path: readonly string[], texts: Words, key: FindingKey) =>
  LOCALES.filter(locale => isBlank(texts?.[locale])).map(locale =>
    warning(pathOf([...path, locale]), key, { locale }),
  )

const checkEssentials: Check = ({ title, brands, categories }) => [
  ...blankIn(['title'], title, 'noTitle').map(found => ({ ...found, severity: 'error' as const })),
  ...(lacks(brands) ? [error('brands', 'noBrand')] : []),
  ...(lacks(categories) ? [error('categories', 'noCategory')] : []),
]

/** Reasons why no SKU can be bought; the first one that applies to all of them. */
const checkSkus: Check = product => {
  const { skus = [], onShelves = true } = product
  const shelf = onShelves ? [] : [warning('onShelves', 'offShelf')]
  const [first] = skus
  if (!first) return [...shelf, error('skus', 'noSku')]
  const enabled = skus.filter(({ isEnabled = true }) => isEnabled)
  if (enabled.length === 0)
    return [...shelf, error(pathOf(['skus', first.code, 'isEnabled']), 'noEnabledSku')]
  const unpriced = enabled.filter(sku => priceOf(product, sku) === null)
  const [gift] = unpriced
  if (gift && unpriced.length === enabled.length) {
    const path = gift.salePrice === undefined ? 'salePrice' : pathOf(['skus', gift.code, 'salePrice'])
    return [...shelf, error(path, 'noPrice')]
  }
  const isOut = enabled.every(({ inventory = null }) => inventory !== null && inventory <= 0)
  return [
    ...shelf,
    ...(gift
      ? [
          warning(pathOf(['skus', gift.code, 'salePrice']), 'someWithoutPrice', {
            values: { skus: listed(unpriced.map(({ code }) => code)) },
          }),
        ]
      : []),
    ...(isOut && enabled[0] ? [warning(pathOf(['skus', enabled[0].code, 'inventory']), 'noStock')] : []),
  ]
}

/** Types that pages show without an alternative text: films, and the swatch of a colour, which is named by the colour. */
const UNDESCRIBED = new Set(['VIDEO', 'TAG'])

/** Returns true for pictures that pages show with an alternative text. */
export const needsWords = ({ type = 'MAIN' }: { readonly type?: string | undefined }): boolean =>
  !UNDESCRIBED.has(type)

const checkPictures: Check = ({ images = [], picUrl = '' }) => {
  const pictures = images.filter(needsWords)
  const hasMain = picUrl !== '' || images.some(({ type = 'MAIN' }) => type === 'MAIN')
  const without = pictures.filter(({ alt }) => LOCALES.every(locale => isBlank(alt?.[locale])))
  /** Pictures that one language alone describes. */
  const half = LOCALES.map(locale => ({
    locale,
    of: pictures.filter(each => !without.includes(each) && isBlank(each.alt?.[locale])),
  }))
  return [
    ...(hasMain ? [] : [warning('images', 'noPicture')]),
    ...[{ locale: undefined, of: without }, ...half].flatMap(({ locale, of: [first, ...others] }) =>
      first
        ? [
            warning(pathOf(['images', first.url, 'alt']), 'noAlternativeText', {
              ...(locale && { locale }),
              values: { count: 1 + others.length },
            }),
          ]
        : [],
    ),
  ]
}

const HAN = /\p{Script=Han}/u

/** The language that still has the text of the other one. */
function untranslated(texts: Words): Locale | undefined {
  const { zh_HK = '', en_US = '' } = texts ?? {}
  if (isBlank(zh_HK) || zh_HK.trim() !== en_US.trim()) return undefined
  if (HAN.test(zh_HK)) return 'en_US'
  // A name or a size may be the same in both; a sentence is not.
  return zh_HK.trim().split(/\s+/).length > 3 ? 'zh_HK' : undefined
}

const checkTexts: Check = ({ title, subTitle, description, sizeChart, chart, options }) => [
  ...blankIn(['subTitle'], subTitle, 'noSubTitle'),
  ...blankIn(['description'], description, 'noDescription'),
  // Goods in one size need no chart.
  ...(!chart && (options?.size?.length ?? 0) > 1 ? blankIn(['sizeChart'], sizeChart, 'noSizeChart') : []),
  ...Object.entries({ title, subTitle, description, sizeChart }).flatMap(([field, texts]) => {
    const locale = untranslated(texts)
    return locale ? [warning(pathOf([field, locale]), 'notTranslated', { locale })] : []
  }),
]

const SEO = [
  [ATTRIBUTE_CODES.seoTitle, 'noSeoTitle'],
  [ATTRIBUTE_CODES.seoDescription, 'noSeoDescription'],
] as const

const checkSeo: Check = product =>
  SEO.flatMap(([attribute, key]) => {
    const texts = ownTexts(product, attribute)
    const path = pathOf(['attributes', attribute])
    if (texts === undefined) return [warning(path, key)]
    const isIn = (locale: Locale) => texts.some(each => !isBlank(each?.[locale]))
    return LOCALES.filter(locale => !isIn(locale)).map(locale => warning(path, key, { locale }))
  })

const hasColour = ({ options }: JudgedProduct) => !lacks(options?.colour)

/** Colours and sizes that the other products of the style have. */
const checkOptions: Check = (product, { sizes, hasColours }) => {
  const missing = new Map(sizes)
  for (const size of sizeNames(product).keys()) missing.delete(size)
  const names = [...missing.values()]
  return [
    ...(names.length > 0
      ? [
          warning('options.size', 'missingSizes', {
            values: {
              sizes: {
                zh_HK: names.map(({ zh_HK }) => zh_HK).join('、'),
                en_US: names.map(({ en_US }) => en_US).join(', '),
              },
            },
          }),
        ]
      : []),
    ...(!hasColour(product) && hasColours ? [warning('options.colour', 'noColour')] : []),
  ]
}

/** Attributes that most goods of its categories have: filters leave the product out. */
const checkAttributes: Check = ({ attributes = [], categories = [] }, _, { usual }) => {
  const has = new Set(attributes.map(({ code }) => code))
  const asked = new Map(
    usual
      .filter(({ category, attribute }) => categories.includes(category) && !has.has(attribute))
      .map(each => [each.attribute, each.name]),
  )
  return [...asked].map(([attribute, name]) =>
    warning(pathOf(['attributes', attribute]), 'noAttribute', { values: { name } }),
  )
}

const CHECKS: readonly Check[] = [
  checkEssentials,
  checkSkus,
  checkPictures,
  checkTexts,
  checkSeo,
  checkOptions,
  checkAttributes,
]

/**
 * Findings about the products of a style, errors first. Wrong values are the import's to refuse; this says what is allowed and
 * still keeps goods from being bought or found.
 *
 * @param products lines as a catalogue file has them, saved or not, or products of the catalogue
 */
export function styleFindings(
  products: readonly JudgedProduct[],
  facts: StyleFacts = { usual: [] },
): readonly StyleFinding[] {
  const style: Style = {
    sizes: new Map(products.flatMap(product => [...sizeNames(product)])),
    hasColours: products.some(hasColour),
  }
  const all = products.flatMap(product =>
    CHECKS.flatMap(check => check(product, style, facts).map(found => ({ code: product.code, ...found }))),
  )
  return [...all.filter(({ severity }) => severity === 'error'), ...all.filter(isWarning)]
}

const isWarning = ({ severity }: StyleFinding) => severity === 'warning'

/** Groups in which a style may lack something. */
export const GAPS = ['sale', ...LOCALES] as const
/** `sale`: shoppers cannot buy one of its products. A language: its shoppers miss texts. */
export type Gap = (typeof GAPS)[number]

/** Gaps of a style, in the order of `GAPS`. */
export const gapsOf = (findings: readonly StyleFinding[]): readonly Gap[] =>
  GAPS.filter(gap =>
    findings.some(({ severity, locale }) => (gap === 'sale' ? severity === 'error' : locale === gap)),
  )
