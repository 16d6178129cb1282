/** The shop's two locales, as spelled on the wire and in content paths. Source: L-414. */
export const LOCALES = ['zh_HK', 'en_US'] as const
export type Locale = (typeof LOCALES)[number]

/** Chinese is the default and the fallback everywhere. Source: LO-100. */
export const DEFAULT_LOCALE: Locale = 'zh_HK'

/** Spelling of a locale in the `locale` cookie and `?lang=`. Source: L-415. */
export type ShortLocale = 'zh' | 'en'

const LONG = { zh: 'zh_HK', en: 'en_US' } as const satisfies Record<ShortLocale, Locale>
const SHORT = { zh_HK: 'zh', en_US: 'en' } as const satisfies Record<Locale, ShortLocale>
const TAG = { zh_HK: 'zh-HK', en_US: 'en-HK' } as const satisfies Record<Locale, string>

export const otherLocale = (locale: Locale): Locale => (locale === 'zh_HK' ? 'en_US' : 'zh_HK')

export const isLocale = (value: unknown): value is Locale => LOCALES.some(locale => locale === value)

/** Converts `zh` or `en` to the wire form; `undefined` for any other value. */
export const fromShort = (value: string | undefined): Locale | undefined =>
  value === 'zh' || value === 'en' ? LONG[value] : undefined

export const toShort = (locale: Locale): ShortLocale => SHORT[locale]

/** The BCP 47 tag for `lang` attributes and `Intl`. Prices and dates follow Hong Kong in both languages. */
export const languageTag = (locale: Locale) => TAG[locale]

/** The same text in both languages. */
export type BothTexts = Readonly<Record<Locale, string>>
