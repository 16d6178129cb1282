import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type CacheUse, createByteCache } from '#api/shared/byte-cache.ts'

/** A body in the encodings that browsers ask for. */
interface Packed {
  readonly br: Buffer
  readonly gzip: Buffer
}

interface FinishedHead {
  readonly status: number
  readonly contentType: string
  readonly etag: string
  readonly headers: Readonly<Record<string, string>>
}

/** A page ready to send: as it was made, or compressed. Both would take three times the memory. */
export type FinishedPage = FinishedHead &
  (
    | { readonly identity: Buffer; readonly packed?: undefined }
    | { readonly identity?: undefined; readonly packed: Packed }
  )

interface Entry {
  readonly page: FinishedPage
  /** Epoch ms at which the page becomes stale; `undefined`: never. */
  readonly expiresAt: number | undefined
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** A finished page with its ETag, not yet compressed, so that the first request does not wait for Brotli. */
export const finishPage = (body: string, given: Omit<FinishedHead, 'etag'>): FinishedPage => {
  const identity = Buffer.from(body)
  return {
    ...given,
    identity,
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
  }
}

/** The same page, compressed. */
export async function compressPage({ identity, packed, ...head }: FinishedPage): Promise<FinishedPage> {
  if (packed) return { ...head, packed }
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 9,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  }
  const [br, gz] = await Promise.all([brotli(identity, { params }), zip(identity, { level: 9 })])
  return { ...head, packed: { br, gzip: gz } }
}

export interface HtmlCache {
  get(key: string, now: number): FinishedPage | undefined
  /** `epoch` is the value of `epoch()` from before the page was rendered. A page rendered from older content is not added. */
  set(
    key: string,
    page: FinishedPage,
    life: { readonly epoch: number; readonly expiresAt: number | undefined },
  ): void
  /** Replaces a page with another form of it, with the same expiry. Does nothing when the page is no longer cached. */
  replace(key: string, page: FinishedPage, other: FinishedPage): void
  /** The number of times the cache was cleared. */
  epoch(): number
  /** Removes all pages, after a publish, a roll-back or a change of the catalogue. */
  clear(): void
  use: () => CacheUse
}

/** A compressed page of the demo takes 60 KiB. */
const MAX_BYTES = 32 * 1024 * 1024

const bytesOf = ({ identity, packed }: FinishedPage): number =>
  packed ? packed.br.length + packed.gzip.length : identity.length

/** Keeps the most recently used pages in memory. Pages with personal data must never be added. */
export function createHtmlCache(maxBytes = MAX_BYTES): HtmlCache {
  let epoch = 0
  const entries = createByteCache<Entry>(maxBytes)
  const add = (key: string, entry: Entry) => entries.set(key, entry, bytesOf(entry.page))
  return {
    get(key, now) {
      const expiresAt = entries.peek(key)?.expiresAt
      if (expiresAt !== undefined && now >= expiresAt) entries.delete(key)
      return entries.get(key)?.page
    },
    set(key, page, life) {
      if (life.epoch === epoch) add(key, { page, expiresAt: life.expiresAt })
    },
    replace(key, page, other) {
      const entry = entries.peek(key)
      if (entry?.page === page) add(key, { ...entry, page: other })
    },
    epoch: () => epoch,
    clear() {
      epoch += 1
      entries.clear()
    },
    use: entries.use,
  }
}
