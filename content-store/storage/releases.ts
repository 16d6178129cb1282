import type { PageHead } from '../stored/page.ts'
import type { PageRepository } from './page-repository.ts'
import { type CacheUse, createByteCache } from '#platform/byte-cache.ts'
import type { PageContent } from '../client/types.ts'

/** Some hundred large pages. */
const MAX_BYTES = 16 * 1024 * 1024
/** Memory of a release per character of its JSON. An estimate. */
const BYTES_PER_CHARACTER = 4

/** Reads one release of a page; `undefined` when the page has none of that version. */
export interface ReleaseReader {
  (head: PageHead, pageVersion: number): Promise<PageContent | undefined>
  /** Fill of the cache. */
  readonly use: () => CacheUse
}

function freeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const inner of Object.values(value)) freeze(inner)
  }
  return value
}

/**
 * Releases never change, so the most recently used ones are held in memory, frozen. The key contains the digest, because a
 * page that was removed and created again starts at version 1.
 */
export function cachedReleases(
  repository: Pick<PageRepository, 'release'>,
  maxBytes = MAX_BYTES,
): ReleaseReader {
  const kept = createByteCache<PageContent>(maxBytes)
  const read = async (head: PageHead, pageVersion: number) => {
    const info = head.releases.find(release => release.pageVersion === pageVersion)
    if (!info) return undefined
    const name = `${head.key} ${pageVersion} ${info.digest}`
    const known = kept.get(name)
    if (known) return known
    const content = await repository.release(head.key, pageVersion)
    if (content) kept.set(name, freeze(content), JSON.stringify(content).length * BYTES_PER_CHARACTER)
    return content
  }
  return Object.assign(read, { use: kept.use })
}
