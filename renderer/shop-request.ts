import type { IncomingMessage } from 'node:http'
import { parse } from 'node:querystring'

/** What the shop reads from a request. */
export interface ShopRequest {
  /** Without query and trailing slash. */
  readonly pathname: string
  /** Whether the page's JSON is asked for instead of its document. */
  readonly isPayload: boolean
  readonly lang: string | undefined
  readonly localeCookie: string | undefined
  readonly previewToken: string
  /** Everything behind the `?`. */
  readonly search: URLSearchParams
}

/** Prefix of the addresses that answer with a page's payload. */
export const PAYLOAD_PREFIX = '/_page'

const single = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)

/** A cookie's value as it came. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  const found = header?.split(';').find(part => part.trim().startsWith(`${name}=`))
  return found?.slice(found.indexOf('=') + 1).trim()
}

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
    localeCookie: readCookie(headers.cookie, 'locale'),
    previewToken: single(query.previewToken) ?? '',
    search: new URLSearchParams(text),
  }
}
