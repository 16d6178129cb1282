import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FinishedPage, MadePage } from './html-cache.ts'
import type { PlainPages } from './plain-pages.ts'

/** The body in the best encoding that the request accepts and the page has. */
async function encoded(
  page: FinishedPage | MadePage,
  accept: string,
  plain: PlainPages,
): Promise<{ body: Buffer; encoding?: string }> {
  if ('packed' in page)
    return /\bgzip\b/.test(accept)
      ? { body: (await page.packed()).gzip, encoding: 'gzip' }
      : { body: page.body }
  if (page.br && /\bbr\b/.test(accept)) return { body: page.br, encoding: 'br' }
  if (/\bgzip\b/.test(accept)) return { body: page.gzip, encoding: 'gzip' }
  return { body: await plain.of(page) }
}

/** Sends a finished page, or 304 when the browser has it already. Headers already set on the response stay. */
export async function servePage(
  request: IncomingMessage,
  response: ServerResponse,
  page: FinishedPage | MadePage,
  plain: PlainPages,
): Promise<void> {
  for (const [name, value] of Object.entries(page.headers)) response.setHeader(name, value)
  response.setHeader('ETag', page.etag)
  response.setHeader('Vary', 'Accept-Encoding, Cookie')
  if (page.status === 200 && request.headers['if-none-match']?.includes(page.etag)) {
    response.statusCode = 304
    response.end()
    return
  }
  const { body, encoding } = await encoded(page, String(request.headers['accept-encoding'] ?? ''), plain)
  response.statusCode = page.status
  response.setHeader('Content-Type', page.contentType)
  response.setHeader('Content-Length', body.length)
  if (encoding) response.setHeader('Content-Encoding', encoding)
  response.end(request.method === 'HEAD' ? undefined : body)
}
