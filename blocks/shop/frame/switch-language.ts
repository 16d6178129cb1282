import { localeCookie } from '#api/rules/cookie.ts'
import type { Locale } from '#locales/locale.ts'

/** Time the page stays after a language was chosen, so that the choice is seen. Source: L-033. */
const RELOAD_AFTER_MS = 360

/** The address without `?lang=`, which would outvote the cookie; `undefined` when it has none. */
export function withoutLang(address: string): string | undefined {
  const url = new URL(address)
  if (!url.searchParams.has('lang')) return undefined
  url.searchParams.delete('lang')
  return url.href
}

/** Keeps the choice at once and loads the page again in that language. Source: L-033, L-415. */
export function switchLanguage(
  locale: Locale,
  { document, location }: Pick<Window, 'document' | 'location'> = window,
) {
  document.cookie = localeCookie(locale)
  setTimeout(() => {
    const bare = withoutLang(location.href)
    if (bare) location.replace(bare)
    else location.reload()
  }, RELOAD_AFTER_MS)
}
