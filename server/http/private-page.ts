import type { IncomingMessage, ServerResponse } from 'node:http'
import { DEFAULT_LOCALE, type Locale, languageTag, LOCALES } from '#locales/locale.ts'

/** Language of a page of the shop. */
export const localeOfPage = (html: string): Locale =>
  LOCALES.find(each => html.includes(`<html lang="${languageTag(each)}"`)) ?? DEFAULT_LOCALE

/** Makes a page of the shop private: no cache keeps it, no search engine lists it, and `change` changes the HTML of a document. */
export function makePrivate(
  request: IncomingMessage,
  response: ServerResponse,
  change: (html: string) => string,
): void {
  // Only plain HTML can be changed.
  delete request.headers['accept-encoding']
  delete request.headers['if-none-match']
  const end = response.end.bind(response) as (body?: unknown) => ServerResponse
  response.end = ((body?: unknown) => {
    if (response.headersSent) return end(body)
    response.removeHeader('ETag')
    response.setHeader('Cache-Control', 'private, no-store')
    response.setHeader('X-Robots-Tag', 'noindex, nofollow')
    const isDocument = String(response.getHeader('Content-Type') ?? '').startsWith('text/html')
    if (!isDocument || !Buffer.isBuffer(body)) return end(body)
    const changed = Buffer.from(change(body.toString()))
    response.setHeader('Content-Length', changed.length)
    return end(changed)
  }) as typeof response.end // pages of the shop end with a buffer or with nothing
}
