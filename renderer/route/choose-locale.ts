import { DEFAULT_LOCALE, fromShort, type Locale, toShort } from '#locales/locale.ts'

export interface LocaleChoice {
  readonly locale: Locale
  /** The cookie to write, when what came in was absent from it or unknown. */
  readonly setCookie?: 'zh' | 'en'
}

/**
 * The language of a request: `?lang=` first, then the cookie, then Chinese. `undefined` when `?lang=` names no language
 * of ours; such an address is not found, and the cookie stays. Source: L-015, L-415, LO-100, LO-101.
 */
export function chooseLocale(lang: string | undefined, cookie: string | undefined): LocaleChoice | undefined {
  if (lang !== undefined) {
    const locale = fromShort(lang)
    if (!locale) return undefined
    return cookie === lang ? { locale } : { locale, setCookie: toShort(locale) }
  }
  if (cookie === undefined) return { locale: DEFAULT_LOCALE }
  const locale = fromShort(cookie)
  return locale ? { locale } : { locale: DEFAULT_LOCALE, setCookie: toShort(DEFAULT_LOCALE) }
}
