import { createByteCache } from '#platform/byte-cache.ts'
import type { PageContent } from '../client/types.ts'
import type { PresentVersion, PresentVersions } from './present-versions.ts'

/** Names of some thousand pages. */
const MAX_BYTES = 8 * 1024 * 1024

interface FoundVersion extends Omit<PresentVersion, 'read'> {
  readonly content: PageContent
}

/** Yields the present versions whose names `isWanted` takes, with their content. */
export type VersionSearch = (isWanted: (names: readonly string[]) => boolean) => AsyncIterable<FoundVersion>

/**
 * Searches the present versions of all pages for what their content names: pictures, links, blocks. The first search reads every version;
 * its names are cached by its digest, so that later ones read only what they find.
 */
export function createVersionSearch(
  presentVersions: PresentVersions,
  namesIn: (content: PageContent) => readonly string[],
): VersionSearch {
  const known = createByteCache<readonly string[]>(MAX_BYTES)
  return async function* (isWanted) {
    for await (const { read, ...version } of presentVersions()) {
      const name = `${version.head.key} ${version.digest}`
      const before = known.get(name)
      if (before && !isWanted(before)) continue
      const content = await read()
      if (!content) continue
      const names = before ?? namesIn(content)
      known.set(name, names, JSON.stringify(names).length + name.length)
      if (isWanted(names)) yield { ...version, content }
    }
  }
}
