import { LRUCache } from 'lru-cache'
import type { PageContent } from './client/types.ts'
import type { PageHead, PageRepository } from './repository.ts'

const MAX_RELEASES = 100

/** Reads one release of a page; `undefined` when the page has none of that version. */
export type ReleaseReader = (head: PageHead, pageVersion: number) => Promise<PageContent | undefined>

function freeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const inner of Object.values(value)) freeze(inner)
  }
  return value
}

/**
 * Releases never change, so the most recently used ones are kept in memory, frozen. The key contains the digest, because a
 * page that was removed and created again starts at version 1.
 */
export function cachedReleases(repository: PageRepository): ReleaseReader {
  const kept = new LRUCache<string, PageContent>({ max: MAX_RELEASES })
  return async (head, pageVersion) => {
    const info = head.releases.find(release => release.pageVersion === pageVersion)
    if (!info) return undefined
    const name = `${head.key} ${pageVersion} ${info.digest}`
    const content = kept.get(name) ?? (await repository.release(head.key, pageVersion))
    if (content) kept.set(name, freeze(content))
    return content
  }
}
