import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { FinishedPage } from './html-cache.ts'

const zip = promisify(gzip)
const unzip = promisify(gunzip)

/** Shorter bodies fit a packet as they are. */
const WORTH_PACKING = 1400
/** A page that is not kept, or not packed yet, is packed quickly: a tenth of the bytes for a millisecond or two. */
const QUICK = { level: 3 }

/** The body in the best encoding the request accepts. */
async function encoded(
  { identity, packed }: FinishedPage,
  accept: string,
): Promise<{ body: Buffer; encoding?: string }> {
  const takesGzip = /\bgzip\b/.test(accept)
  if (packed) {
    if (/\bbr\b/.test(accept)) return { body: packed.br, encoding: 'br' }
    return takesGzip ? { body: packed.gzip, encoding: 'gzip' } : { body: await unzip(packed.gzip) }
  }
  if (!takesGzip || identity.length < WORTH_PACKING) return { body: identity }
  return { body: await zip(identity, QUICK), encoding: 'gzip' }
}

/** Sends a finished page, or 304 when the browser has it already. Headers already set on the response stay. */
export async function servePage(
  request: IncomingMessage,
  response: ServerResponse,
  page: FinishedPage,
): Promise<void> {
  for (const [name, value] of Object.entries(page.headers)) response.setHeader(name, value)
  response.setHeader('ETag', page.etag)
  response.setHeader('Vary', 'Accept-Encoding, Cookie')
  if (page.status === 200 && request.headers['if-none-match']?.includes(page.etag)) {
    response.statusCode = 304
    response.end()
    return
  }
  const { body, encoding } = await encoded(page, String(request.headers['accept-encoding'] ?? ''))
  response.statusCode = page.status
  response.setHeader('Content-Type', page.contentType)
  response.setHeader('Content-Length', body.length)
  if (encoding) response.setHeader('Content-Encoding', encoding)
  response.end(request.method === 'HEAD' ? undefined : body)
}
