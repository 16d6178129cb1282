import { createByteCache } from '#api/shared/byte-cache.ts'
import type { Component } from '#blocks/page/page.ts'
import type { MediaBlock, MediaUse } from '../client/media.ts'
import type { PresentVersion, PresentVersions } from '../pages/present-versions.ts'

/** Addresses of pictures in JSON, in formatted text too; what follows the name (size, anchor) is not among it. */
const ADDRESSES = /\/media\/(?:demo\/)?[\w-]+\.\w+/g

const addressesIn = (content: unknown): readonly string[] => [
  ...new Set(Array.from(JSON.stringify(content)?.matchAll(ADDRESSES) ?? [], ([address]) => address)),
]

/** Addresses of some thousand pages. */
const MAX_BYTES = 8 * 1024 * 1024

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

/**
 * Looks through the present versions of all pages; header, footer and pop-ups are blocks of such pages. The addresses of a version are
 * read once.
 */
export function createMediaUses(presentVersions: PresentVersions): FindUses {
  const known = createByteCache<readonly string[]>(MAX_BYTES)

  async function pictureIn(version: PresentVersion, url: string): Promise<MediaUse | undefined> {
    const { head, where, campaign } = version
    const name = `${head.key} ${version.digest}`
    const before = known.get(name)
    if (before && !before.includes(url)) return undefined
    const content = await version.read()
    if (!content) return undefined
    const addresses = before ?? addressesIn(content)
    known.set(name, addresses, JSON.stringify(addresses).length + name.length)
    if (!addresses.includes(url)) return undefined
    const { key, path, locale } = head
    const blocks = blocksWith(content.components, url)
    return { key, path, locale, title: content.title, where, ...(campaign && { campaign }), blocks }
  }

  return async url => {
    const uses: MediaUse[] = []
    for await (const version of presentVersions()) {
      const use = await pictureIn(version, url)
      if (use) uses.push(use)
    }
    return uses
  }
}
