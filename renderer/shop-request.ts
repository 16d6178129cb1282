import type { IncomingMessage } from 'node:http'
import { LOCALE_COOKIE, readCookie } from '#api/rules/cookie.ts'
import { readInstant } from '#api/rules/view-point.ts'
import { parse } from 'node:querystring'
import type { Preview } from './build/page-maker.ts'

/** Parts of a request that the shop reads. */
export interface ShopRequest {
  /** Without query and trailing slash. */
  readonly pathname: string
  /** True if the page's JSON is asked for instead of its document. */
  readonly isPayload: boolean
  readonly lang: string | undefined
  /** The value of the `locale` cookie, as it is. */
  readonly shortLocale: string | undefined
  /** Parameters of a preview link; of no effect anywhere else. */
  readonly preview: Preview
  /** Everything behind the `?`. */
  readonly search: URLSearchParams
}

/** Prefix of the addresses that answer with a page's payload. */
export const PAYLOAD_PREFIX = '/_page'

const single = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)

export function readShopRequest({
  url = '/',
  headers,
}: Pick<IncomingMessage, 'url' | 'headers'>): ShopRequest {
  const mark = url.indexOf('?')
  const path = mark < 0 ? url : url.slice(0, mark)
  const text = mark < 0 ? '' : url.slice(mark + 1)
  const query = parse(text)
  const isPayload = path === PAYLOAD_PREFIX || path.startsWith(`${PAYLOAD_PREFIX}/`)
  return {
    pathname: (isPayload ? path.slice(PAYLOAD_PREFIX.length) : path).replace(/\/+$/, '') || '/',
    isPayload,
    lang: single(query.lang),
    shortLocale: readCookie(headers.cookie, LOCALE_COOKIE),
    preview: {
      token: single(query.previewToken) ?? '',
      at: readInstant(single(query.at)),
      isReleased: single(query.show) === 'released',
    },
    search: new URLSearchParams(text),
  }
}
