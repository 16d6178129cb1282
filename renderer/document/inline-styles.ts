import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CacheUse, createByteCache } from '#platform/byte-cache.ts'

/** Style sheets as one text inside a page, and its name in `style-src`. A third of a page: encoded once, not for each page. */
export interface InlineStyles {
  readonly bytes: Buffer
  readonly hash: string
}

/** The Content-Security-Policy name of an inline script or style. */
export const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Every sheet begins with the order of the layers (`scripts/build-plugins.ts`); one text needs it once. */
const LAYER_ORDER = /^@layer [\w, ]+;/

/** Some sixty sets of 60 KB. */
const MAX_BYTES = 4 * 1024 * 1024

/** Joins style sheets. */
export interface Inliner {
  (styles: readonly string[]): InlineStyles
  use: () => CacheUse
}

/** Reads style sheets of a build once, and joins each set once: there are about as many sets as kinds of pages. */
export function createInliner(directory: string, maxBytes = MAX_BYTES): Inliner {
  const sheets = new Map<string, string>()
  const joined = createByteCache<InlineStyles>(maxBytes)
  const read = (href: string) => {
    const text = sheets.get(href) ?? readFileSync(join(directory, href), 'utf8').trim()
    sheets.set(href, text)
    return text
  }
  const inline = (styles: readonly string[]) => {
    const key = styles.join(' ')
    const known = joined.get(key)
    if (known) return known
    const texts = styles.map(read)
    const order = LAYER_ORDER.exec(texts[0] ?? '')?.[0] ?? ''
    const text = order + texts.map(sheet => sheet.replace(LAYER_ORDER, '')).join('')
    const made = { bytes: Buffer.from(text), hash: hashOf(text) }
    joined.set(key, made, made.bytes.length)
    return made
  }
  return Object.assign(inline, { use: joined.use })
}

export const NO_STYLES: InlineStyles = { bytes: Buffer.alloc(0), hash: hashOf('') }

/** Where nothing is inlined. */
export const NO_INLINER: Inliner = Object.assign(() => NO_STYLES, { use: createByteCache(1).use })
