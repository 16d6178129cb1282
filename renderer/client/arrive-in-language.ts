import { localeCookie, withoutLang } from '#blocks/shop/frame/switch-language.ts'
import { fromShort } from '#locales/locale.ts'

/** How long a page stays that was asked for another language while it was open. Source: L-016, M-311, CO-141. */
const RELOAD_AFTER_MS = 1000

/**
 * A page already open in the browser is asked for a language by its address: the choice is kept at once, and a second later
 * the page loads in that language, without the parameter. Languages we do not have are the server's to refuse (LO-101).
 *
 * @returns whether the address asks for a language at all
 */
export function arriveInLanguage({
  document,
  location,
}: Pick<Window, 'document' | 'location'> = window): boolean {
  const asked = new URL(location.href).searchParams.get('lang')
  if (asked === null) return false
  const locale = fromShort(asked)
  const bare = withoutLang(location.href)
  if (locale && bare) {
    document.cookie = localeCookie(locale)
    setTimeout(() => location.replace(bare), RELOAD_AFTER_MS)
  } else location.reload()
  return true
}
