import { formatListQuery, parseListQuery } from '#blocks/page/list-query.ts'
import type { Locale } from '#locales/locale.ts'
import type { Target } from '../route/match-route.ts'

/** The part of an address, beside its path, that makes another page: a list's state. */
export const variantOf = (target: Target, search: URLSearchParams): string =>
  target.kind === 'list' ? formatListQuery(parseListQuery(search)) : ''

/** Lists as they are and sorted. */
const KEPT_VARIANT = /^(\?sort=[A-Za-z]+)?$/

/** Returns true if an address is in its canonical spelling: the same page has others without end (`//list`, `/%6Cist`). */
const isCanonical = (pathname: string): boolean =>
  pathname === pathname.split('/').map(decodeURIComponent).map(encodeURIComponent).join('/') &&
  !pathname.includes('//')

/** Pages with unlimited addresses are not kept: filters, searches, order numbers, spellings of one address. */
export function isKeepable(pathname: string, target: Target, variant: string): boolean {
  // True if there is such a document, the server knows; of orders it knows nothing here.
  const isEndless =
    target.kind === 'screen' && target.screen !== 'document' && Object.keys(target.params).length > 0
  return KEPT_VARIANT.test(variant) && !isEndless && isCanonical(pathname)
}

/** The cache key of a finished page. */
export const cacheKey = (isPayload: boolean, locale: Locale, pathname: string): string =>
  `${isPayload ? 'json' : 'html'} ${locale} ${pathname}`
