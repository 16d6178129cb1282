import type { Locale } from '#locales/locale.ts'

/** The same words in both languages. */
export type Text = Readonly<Record<Locale, string>>

/** Chinese first, as the shop does. */
export const both = (zh_HK: string, en_US: string): Text => ({ zh_HK, en_US })

/** Words that do not change: sizes, codes, numbers. */
export const same = (text: string): Text => both(text, text)

/** A text made of others, language by language. */
export const compose = (make: (locale: Locale) => string): Text => both(make('zh_HK'), make('en_US'))
