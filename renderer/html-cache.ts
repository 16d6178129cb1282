import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** A page ready to send, in every encoding a browser asks for. */
export interface FinishedPage {
  readonly status: number
  readonly contentType: string
  readonly etag: string
  readonly headers: Readonly<Record<string, string>>
  readonly identity: Buffer
  readonly br: Buffer | undefined
  readonly gzip: Buffer | undefined
}

interface Entry {
  readonly page: FinishedPage
  /** Epoch ms from which the page is stale by itself; `undefined`: never. */
  readonly expiresAt: number | undefined
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** A finished page with its ETag, not yet compressed: the first reader should not wait for brotli. */
export const finishPage = (
  body: string,
  given: Pick<FinishedPage, 'status' | 'contentType' | 'headers'>,
): FinishedPage => {
  const identity = Buffer.from(body)
  return {
    ...given,
    identity,
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    br: undefined,
    gzip: undefined,
  }
}

/** The same page with compressed bodies. */
export async function compressPage(page: FinishedPage): Promise<FinishedPage> {
  const [br, gz] = await Promise.all([
    brotli(page.identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 9,
        [constants.BROTLI_PARAM_SIZE_HINT]: page.identity.length,
      },
    }),
    zip(page.identity, { level: 9 }),
  ])
  return { ...page, br, gzip: gz }
}

export interface HtmlCache {
  get(key: string, now: number): FinishedPage | undefined
  /** `epoch` is what `epoch()` gave before the page was made; a page made of older content is not kept. */
  set(
    key: string,
    page: FinishedPage,
    life: { readonly epoch: number; readonly expiresAt: number | undefined },
  ): void
  /** Another form of the same page, with the same life; does nothing when the page is no longer kept. */
  replace(key: string, page: FinishedPage, other: FinishedPage): void
  /** Counts every clearing. */
  epoch(): number
  /** Drops everything: something was published, rolled back or changed its price. */
  clear(): void
  readonly size: number
}

const MAX_BYTES = 64 * 1024 * 1024

/** Finished pages in memory, least recently used out first. Nothing personal may ever be put here. */
export function createHtmlCache(maxBytes = MAX_BYTES): HtmlCache {
  const entries = new Map<string, Entry>()
  let bytes = 0
  let epoch = 0
  const weight = ({ identity, br, gzip: gz }: FinishedPage) =>
    identity.length + (br?.length ?? 0) + (gz?.length ?? 0)
  const drop = (key: string) => {
    const entry = entries.get(key)
    if (!entry) return
    bytes -= weight(entry.page)
    entries.delete(key)
  }
  const keep = (key: string, entry: Entry) => {
    drop(key)
    entries.set(key, entry)
    bytes += weight(entry.page)
    for (const oldest of entries.keys()) {
      if (bytes <= maxBytes) break
      drop(oldest)
    }
  }
  return {
    get(key, now) {
      const entry = entries.get(key)
      if (!entry) return undefined
      if (entry.expiresAt !== undefined && now >= entry.expiresAt) {
        drop(key)
        return undefined
      }
      entries.delete(key)
      entries.set(key, entry)
      return entry.page
    },
    set(key, page, life) {
      if (life.epoch === epoch) keep(key, { page, expiresAt: life.expiresAt })
    },
    replace(key, page, other) {
      const entry = entries.get(key)
      if (entry?.page === page) keep(key, { ...entry, page: other })
    },
    epoch: () => epoch,
    clear() {
      epoch += 1
      entries.clear()
      bytes = 0
    },
    get size() {
      return entries.size
    },
  }
}
