import { DEFAULT_LOCALE, fromShort, type Locale, toShort } from '#locales/locale.ts'

const YEAR_SECONDS = 365 * 86_400

/** The operator's language: the `locale` cookie the shop uses too. Source: L-415. */
export function readUiLocale(cookie: string): Locale {
  const value = /(?:^|;\s*)locale=(\w+)/.exec(cookie)?.[1]
  return fromShort(value) ?? DEFAULT_LOCALE
}

export const uiLocaleCookie = (locale: Locale) =>
  `locale=${toShort(locale)}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`
