import type { PageContent } from './client/types.ts'
import type { PageHead, PageRepository } from './repository.ts'

const MAX_KEPT = 100

function freeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const inner of Object.values(value)) freeze(inner)
  }
  return value
}

/**
 * Releases never change, so the ones asked for last are kept, frozen, in memory. The digest is part of the name: a page
 * removed and made anew starts again at version 1.
 */
export function cachedReleases(repository: PageRepository) {
  const kept = new Map<string, PageContent>()
  return async (head: PageHead, pageVersion: number): Promise<PageContent | undefined> => {
    const info = head.releases.find(release => release.pageVersion === pageVersion)
    if (!info) return undefined
    const name = `${head.key} ${pageVersion} ${info.digest}`
    const content = kept.get(name) ?? (await repository.release(head.key, pageVersion))
    if (!content) return undefined
    kept.delete(name)
    kept.set(name, freeze(content))
    const [oldest] = kept.keys()
    if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest)
    return content
  }
}
