import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib'
import { type CacheUse, createByteCache } from '#platform/byte-cache.ts'

interface FinishedHead {
  readonly status: number
  readonly contentType: string
  readonly headers: Readonly<Record<string, string>>
}

/** A page that has just been made, for the requests that wait for it. */
export interface MadePage extends FinishedHead {
  readonly etag: string
  readonly body: Buffer
  /** Compresses it quickly, once. */
  readonly packed: () => Promise<FinishedPage>
}

/** A page to keep. Only compressed bodies are stored: the page itself would take five times the memory. */
export interface FinishedPage extends FinishedHead {
  readonly etag: string
  /** Bytes of the page itself. */
  readonly bytes: number
  /** Compressed quickly at first, at the highest level beside `br`. */
  readonly gzip: Buffer
  /** Once the page was read again. */
  readonly br?: Buffer
}

interface Entry {
  readonly page: FinishedPage | MadePage
  /** Epoch ms at which the page becomes stale; `undefined`: never. */
  readonly expiresAt: number | undefined
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const unzip = promisify(gunzip)

/** A tenth of the bytes for a millisecond or two. */
const QUICK = { level: 3 }
/** Needs 8 MB while it compresses. The next two levels need 16 and 32 MB, and twice the time, for 1 % fewer bytes. */
const BROTLI_QUALITY = 7

/** Returns a page with its ETag. It is compressed only when a client or the cache asks, and quickly: the first request waits for it. */
export function finishPage(text: string | readonly (string | Buffer)[], head: FinishedHead): MadePage {
  const pieces = typeof text === 'string' ? [text] : text
  const body = Buffer.concat(pieces.map(piece => (typeof piece === 'string' ? Buffer.from(piece) : piece)))
  const etag = `"${hash('sha256', body, 'base64url').slice(0, 22)}"`
  const pack = async () => ({ ...head, etag, bytes: body.length, gzip: await zip(body, QUICK) })
  let packing: Promise<FinishedPage> | undefined
  return { ...head, etag, body, packed: () => (packing ??= pack()) }
}

/** The page itself, for a client that accepts no compression. In one piece: Node would make a copy of many. */
export const unpackPage = ({ gzip, bytes }: FinishedPage): Promise<Buffer> =>
  unzip(gzip, { chunkSize: Math.max(bytes, constants.Z_MIN_CHUNK) })

/** The same page, compressed well. */
export async function compressPage(page: FinishedPage): Promise<FinishedPage> {
  const identity = await unpackPage(page)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  }
  const [br, best] = await Promise.all([brotli(identity, { params }), zip(identity, { level: 9 })])
  return { ...page, br, gzip: best }
}

export interface HtmlCache {
  get(key: string, now: number): FinishedPage | MadePage | undefined
  /**
   * Adds a page, and packs one that has just been made, without making a request wait. `epoch` is the value of `epoch()` from before the page was
   * rendered. A page rendered from older content is not added.
   */
  set(
    key: string,
    page: FinishedPage | MadePage,
    life: { readonly epoch: number; readonly expiresAt: number | undefined },
  ): void
  /** Replaces a page with another form of it, with the same expiry. Does nothing when the page is no longer cached. */
  replace(key: string, page: FinishedPage | MadePage, other: FinishedPage): void
  /** The number of times the cache was cleared. */
  epoch(): number
  /** Removes all pages, after a publish, a roll-back or a change of the catalogue. */
  clear(): void
  use: () => CacheUse
}

/** A page of the demo takes 50 KiB, and 80 KiB once it was read again. */
const MAX_BYTES = 32 * 1024 * 1024

const bytesOf = (page: FinishedPage | MadePage): number =>
  'packed' in page ? page.body.length : page.gzip.length + (page.br?.length ?? 0)

/** Keeps the most recently used pages in memory. Pages with personal data must never be added. */
export function createHtmlCache(maxBytes = MAX_BYTES): HtmlCache {
  let epoch = 0
  const entries = createByteCache<Entry>(maxBytes)
  const add = (key: string, entry: Entry) => entries.set(key, entry, bytesOf(entry.page))
  const replace: HtmlCache['replace'] = (key, page, other) => {
    const entry = entries.peek(key)
    if (entry?.page === page) add(key, { ...entry, page: other })
  }
  return {
    get(key, now) {
      const expiresAt = entries.peek(key)?.expiresAt
      if (expiresAt !== undefined && now >= expiresAt) entries.delete(key)
      return entries.get(key)?.page
    },
    set(key, page, life) {
      if (life.epoch !== epoch) return
      add(key, { page, expiresAt: life.expiresAt })
      // One that cannot be packed is stored as it is, within the same bound.
      if ('packed' in page)
        page.packed().then(
          packed => replace(key, page, packed),
          () => undefined,
        )
    },
    replace,
    epoch: () => epoch,
    clear() {
      epoch += 1
      entries.clear()
    },
    use: entries.use,
  }
}
