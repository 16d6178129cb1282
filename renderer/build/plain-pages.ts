import { type CacheUse, createByteCache } from '#platform/byte-cache.ts'
import { type FinishedPage, unpackPage } from './html-cache.ts'

/** Some fifty pages of the demo. Browsers and search engines accept compression; what does not asks for few pages. */
const MAX_BYTES = 16 * 1024 * 1024

/** Uncompressed forms of pages, for clients that accept no compression. */
export interface PlainPages {
  of(page: FinishedPage): Promise<Buffer>
  use: () => CacheUse
}

/** Unpacks a page once for requests that come together, and keeps those used last: unpacking costs forty times as much as sending. */
export function createPlainPages(maxBytes = MAX_BYTES, unpack = unpackPage): PlainPages {
  const kept = createByteCache<Buffer>(maxBytes)
  const running = new Map<string, Promise<Buffer>>()
  return {
    // An ETag is made from the page itself.
    async of(page) {
      const { etag } = page
      const known = kept.get(etag) ?? running.get(etag)
      if (known) return known
      const unpacking = unpack(page).finally(() => running.delete(etag))
      running.set(etag, unpacking)
      const plain = await unpacking
      kept.set(etag, plain, plain.length)
      return plain
    },
    use: kept.use,
  }
}
