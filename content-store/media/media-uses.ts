import type { Component } from '#blocks/page/page.ts'
import type { MediaBlock, MediaUse } from '../client/media.ts'
import type { PresentVersions } from '../pages/present-versions.ts'
import { createVersionSearch } from '../pages/version-search.ts'

/** Addresses of pictures in JSON, in formatted text too; what follows the name (size, anchor) is not among it. */
const ADDRESSES = /\/media\/(?:demo\/)?[\w-]+\.\w+/g

const addressesIn = (content: unknown): readonly string[] => [
  ...new Set(Array.from(JSON.stringify(content)?.matchAll(ADDRESSES) ?? [], ([address]) => address)),
]

/** The blocks that show a picture themselves, those inside other blocks too. */
function blocksWith(components: readonly Component[], url: string): readonly MediaBlock[] {
  return components.flatMap(({ childComponents, ...own }): readonly MediaBlock[] => {
    const inside = blocksWith(childComponents, url)
    if (!addressesIn([own.options, own.values, own.style]).includes(url)) return inside
    return [{ id: own.id, code: own.code, name: own.name, isPopup: own.section === 'popup' }, ...inside]
  })
}

/** Finds the pages that show a picture. */
export type FindUses = (url: string) => Promise<readonly MediaUse[]>

/** Searches the present versions of all pages; header, footer and pop-ups are blocks of such pages. */
export function createMediaUses(presentVersions: PresentVersions): FindUses {
  const search = createVersionSearch(presentVersions, addressesIn)
  return async url => {
    const uses: MediaUse[] = []
    for await (const { head, where, campaign, content } of search(names => names.includes(url))) {
      const { key, path, locale } = head
      const blocks = blocksWith(content.components, url)
      uses.push({ key, path, locale, title: content.title, where, ...(campaign && { campaign }), blocks })
    }
    return uses
  }
}
