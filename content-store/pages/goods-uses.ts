import type { AnyBlock } from '#blocks/page/define-block.ts'
import { type GoodsName, goodsNamedBy } from '#blocks/page/named-goods.ts'
import { migrateOptions } from '#blocks/page/normalise.ts'
import type { Component } from '#blocks/page/page.ts'
import type { MediaUse } from '../client/media.ts'
import { eachComponent } from '../stored/page-schema.ts'
import type { PresentVersions } from './present-versions.ts'
import { createVersionSearch } from './version-search.ts'

/** A page that names goods, in one of its versions, with the blocks that do. */
interface GoodsUse extends MediaUse {
  /** Those of the wanted names that it has. */
  readonly names: readonly string[]
}

export interface GoodsUses {
  /** The pages that name one of some products or groups (`named-goods.ts`), live, held by campaigns, or as drafts. */
  readonly goodsUses: (names: readonly GoodsName[]) => Promise<readonly GoodsUse[]>
}

type FindBlock = (code: string) => AnyBlock | undefined

/** Names in the options of a block; none where they are beyond reading. */
function namesIn(component: Component, findBlock: FindBlock): readonly GoodsName[] {
  const block = findBlock(component.code)
  try {
    return block
      ? goodsNamedBy(block, migrateOptions(block, { ...component.options }, component.version))
      : []
  } catch {
    return [] // checks name a failed migration
  }
}

/** Searches the present versions of all pages; header, footer and pop-ups are blocks of such pages. */
export function createGoodsUses(presentVersions: PresentVersions, findBlock: FindBlock): GoodsUses {
  const search = createVersionSearch(presentVersions, ({ components }) => [
    ...new Set([...eachComponent(components)].flatMap(({ component }) => namesIn(component, findBlock))),
  ])
  return {
    async goodsUses(names) {
      const wanted = new Set<string>(names)
      const uses: GoodsUse[] = []
      for await (const { head, where, campaign, content } of search(known =>
        known.some(name => wanted.has(name)),
      )) {
        const naming = [...eachComponent(content.components)].flatMap(({ component }) => {
          const found = namesIn(component, findBlock).filter(name => wanted.has(name))
          return found.length > 0 ? [{ component, found }] : []
        })
        const { key, path, locale } = head
        uses.push({
          key,
          path,
          locale,
          title: content.title,
          where,
          ...(campaign && { campaign }),
          blocks: naming.map(({ component: { id, code, name, section } }) => ({
            id,
            code,
            name,
            isPopup: section === 'popup',
          })),
          names: [...new Set(naming.flatMap(({ found }) => found))],
        })
      }
      return uses
    },
  }
}
