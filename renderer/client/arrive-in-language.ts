import { localeCookie } from '#api/rules/cookie.ts'
import { withoutLang } from '#blocks/shop/frame/switch-language.ts'
import { fromShort, type Locale } from '#locales/locale.ts'

/** Time an open page stays after its address asked for another language. Source: L-016, M-311, CO-141. */
const RELOAD_AFTER_MS = 1000

/**
 * Going back or forward inside one document can lead to an address with another `?lang=`. The choice is saved at once; a second
 * later the page loads in that language, without the parameter. The server refuses languages the shop does not have (LO-101).
 */
export function arriveInLanguage(
  shown: Locale,
  { document, location }: Pick<Window, 'document' | 'location'> = window,
): void {
  const asked = new URL(location.href).searchParams.get('lang')
  const locale = asked === null ? shown : fromShort(asked)
  if (locale === shown) return
  const bare = withoutLang(location.href)
  if (locale && bare) {
    document.cookie = localeCookie(locale)
    setTimeout(() => location.replace(bare), RELOAD_AFTER_MS)
  } else location.reload()
}
