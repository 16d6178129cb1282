import type { BothTexts, Locale } from '#locales/locale.ts'

/** Chinese first, as the shop does. */
export const both = (zh_HK: string, en_US: string): BothTexts => ({ zh_HK, en_US })

/** Words that do not change: sizes, codes, numbers. */
export const same = (text: string): BothTexts => both(text, text)

/** A text made of others, language by language. */
export const compose = (make: (locale: Locale) => string): BothTexts => both(make('zh_HK'), make('en_US'))
