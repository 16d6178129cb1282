import { fromShort, type Locale, toShort } from '#locales/locale.ts'
import { parseCookie, type SetCookie, stringifySetCookie } from 'cookie'

/** Holds the session's bearer token until the session expires; the server reads it to guard pages. Source: MO-110. */
export const TOKEN_COOKIE = 'auth_token'
/** `0` beside a member's token, `1` beside a visitor's. Source: M-305, MO-110. */
export const VISITOR_COOKIE = 'is_visitor'
/** The chosen language, as `zh` or `en`. Source: L-415. */
export const LOCALE_COOKIE = 'locale'

const YEAR_SECONDS = 31_536_000

/**
 * Reads one cookie, decoded; a value that cannot be decoded is returned as it is. Of several cookies with one name the first
 * counts. `undefined` without such a cookie.
 *
 * @param header the `Cookie` header of a request, or `document.cookie`
 */
export const readCookie = (header: string | undefined, name: string): string | undefined =>
  parseCookie(header ?? '')[name]

/** A `Set-Cookie` header. Unless set otherwise, the whole shop sees the cookie and other sites do not send it (SameSite=Lax). */
export const serialiseCookie = (cookie: SetCookie): string =>
  stringifySetCookie({ path: '/', sameSite: 'lax', ...cookie })

/** The language in the `locale` cookie; `undefined` when there is none or it is unknown. Source: L-415. */
export const readLocaleCookie = (header: string | undefined): Locale | undefined =>
  fromShort(readCookie(header, LOCALE_COOKIE))

/**
 * The `locale` cookie, for `Set-Cookie` and `document.cookie`, kept for a year. A template, because every page carries it and
 * the package's serialiser would add to its script. Source: L-415.
 */
export const localeCookie = (locale: Locale): string =>
  `${LOCALE_COOKIE}=${toShort(locale)}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`
