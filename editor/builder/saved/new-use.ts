import { SYNCED } from '#blocks/page/synced-section.ts'
import { type Contents, eachContents, presentVersion } from '#content-store/client/model/contents.ts'
import { followedBlocks } from '#content-store/client/model/synced.ts'
import type { SavedPart } from '#content-store/client/types.ts'
import { newId } from '../../core/model/new-block.ts'

/** A use of the present version of a synced section. */
export function newUse(part: SavedPart): Contents {
  const { version, contents } = presentVersion(part)
  const id = newId()
  return eachContents(contents, components => [
    {
      id,
      sort: 1,
      name: '',
      code: SYNCED,
      version: 1,
      pageId: '',
      section: 'main',
      style: {},
      options: { section: part.id, version },
      values: {},
      childComponents: followedBlocks(id, components),
    },
  ])
}
