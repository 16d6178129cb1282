import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { createGzip } from 'node:zlib'
import type { Locale } from '#locales/locale.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { type FeedContext, itemsOf, LEFT_OUT, type LeftOut, xmlText } from './product-items.ts'

/** A feed is made again no sooner, whatever changes and however often it is asked for. */
export const FEED_KEPT_MS = 10 * 60_000
/** Time for which making a feed keeps the process before it lets others in. Milliseconds. */
const TURN_MS = 4
/** Characters that are compressed together. */
const PART = 64 * 1024
/** Products named for each reason. */
const MOST_EXAMPLES = 5

/** SKUs that are left out for a reason, and codes of some of their products. */
export interface LeftOutGoods {
  readonly reason: LeftOut
  readonly count: number
  readonly examples: readonly string[]
}

interface ProductFeed {
  readonly locale: Locale
  /** Epoch milliseconds. */
  readonly madeAt: number
  /** Number of items: SKUs. */
  readonly items: number
  readonly leftOut: readonly LeftOutGoods[]
  /** RSS 2.0 with the namespace of Google, which Meta reads, too; compressed with gzip. */
  readonly gzip: Buffer
  /** Names the content, for ETag. */
  readonly hash: string
}

export interface ProductFeeds {
  /** True if staff have switched the feeds on. */
  readonly isOn: () => boolean
  /** Address of a language's feed. */
  readonly address: (locale: Locale) => string
  /** The feed of a language, at most `FEED_KEPT_MS` old. */
  readonly of: (locale: Locale) => Promise<ProductFeed>
}

interface Parts {
  readonly catalogue: () => Catalogue
  readonly isOn: () => boolean
  readonly shopName: (locale: Locale) => string
  /** Origin of the shop, without a slash at the end. */
  readonly origin: () => string
  /** Epoch milliseconds. */
  readonly clock: () => number
}

/** Makes a feed in turns with everything else that the process has to do. */
async function makeFeed(context: FeedContext, shopName: string): Promise<ProductFeed> {
  const gzip = createGzip()
  const chunks: Buffer[] = []
  const hash = createHash('sha256')
  gzip.on('data', (chunk: Buffer) => void chunks.push(chunk))
  const ended = once(gzip, 'end')
  const left = new Map<LeftOut, string[]>(LEFT_OUT.map(reason => [reason, []]))
  let items = 0
  let text = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel><title>${xmlText(shopName)}</title><link>${xmlText(context.origin)}</link><description>${xmlText(shopName)}</description>
`
  const flush = async () => {
    hash.update(text)
    const isTaken = gzip.write(text)
    text = ''
    if (!isTaken) await once(gzip, 'drain')
  }
  let began = performance.now()
  for (const spu of context.catalogue.spus.values()) {
    for (const item of itemsOf(spu, context)) {
      if ('leftOut' in item) left.get(item.leftOut)?.push(spu.code)
      else {
        items += 1
        text += item.xml
      }
    }
    if (text.length >= PART) await flush()
    if (performance.now() - began >= TURN_MS) {
      await nextTurn()
      began = performance.now()
    }
  }
  text += '</channel>\n</rss>\n'
  await flush()
  gzip.end()
  await ended
  return {
    locale: context.locale,
    madeAt: context.now,
    items,
    leftOut: Array.from(left, ([reason, codes]) => ({
      reason,
      count: codes.length,
      examples: [...new Set(codes)].slice(0, MOST_EXAMPLES),
    })).filter(({ count }) => count > 0),
    gzip: Buffer.concat(chunks),
    hash: hash.digest('base64url'),
  }
}

/** Product feeds of one process. However many strangers ask, each language is made once in ten minutes, one after the other. */
export function createProductFeeds({ catalogue, isOn, shopName, origin, clock }: Parts): ProductFeeds {
  const made = new Map<Locale, { readonly feed: Promise<ProductFeed>; readonly until: number }>()
  let last: Promise<unknown> = Promise.resolve()

  function of(locale: Locale): Promise<ProductFeed> {
    const now = clock()
    const known = made.get(locale)
    if (known && now < known.until) return known.feed
    const make = () =>
      makeFeed({ catalogue: catalogue(), locale, now: clock(), origin: origin() }, shopName(locale))
    const feed = last.then(make, make)
    last = feed.catch(() => undefined)
    const entry = { feed, until: now + FEED_KEPT_MS }
    made.set(locale, entry)
    feed.catch(() => {
      if (made.get(locale) === entry) made.delete(locale)
    })
    return feed
  }

  return {
    isOn,
    of,
    address: locale => `${origin()}/feeds/products.xml?locale=${locale}`,
  }
}
