import type { StoredPage } from '../stored/page.ts'
import type { AnyBlock } from '#blocks/page/define-block.ts'
import { type AddressMove, linkedPaths, withMovedLinks } from '#blocks/page/moved-links.ts'
import { migrateOptions } from '#blocks/page/normalise.ts'
import type { Component } from '#blocks/page/page.ts'
import { editTo, type Operation } from '../client/model/operations.ts'
import type { LinkingPage, LinkPlace, PageContent } from '../client/types.ts'
import { eachComponent } from '../stored/page-schema.ts'
import type { PresentVersions } from '../pages/present-versions.ts'
import { createVersionSearch } from '../pages/version-search.ts'

type FindBlock = (code: string) => AnyBlock | undefined

/** A block's options with its links moved; `undefined` when it has none, or its options are beyond reading. */
function movedIn(component: Component, block: AnyBlock, move: AddressMove) {
  try {
    const options = migrateOptions(block, { ...component.options }, component.version)
    const moved = withMovedLinks(block, options, move)
    return moved.paths.length > 0 ? moved : undefined
  } catch {
    return undefined // checks name a failed migration
  }
}

/** Targets of a block's links; none where its options are beyond reading. */
function pathsIn(component: Component, findBlock: FindBlock): readonly string[] {
  const block = findBlock(component.code)
  try {
    return block ? linkedPaths(block, migrateOptions(block, { ...component.options }, component.version)) : []
  } catch {
    return [] // checks name a failed migration
  }
}

/** Finds the links of pages to an address, and moves them. */
export function createPageLinks(presentVersions: PresentVersions, findBlock: FindBlock) {
  /** Blocks of a page that link to an address. */
  function* linking({ components }: Pick<PageContent, 'components'>, move: AddressMove) {
    for (const { component } of eachComponent(components)) {
      const block = findBlock(component.code)
      const moved = block && movedIn(component, block, move)
      if (moved) yield { component, block, ...moved }
    }
  }

  const placesIn = (content: Pick<PageContent, 'components'>, from: string): readonly LinkPlace[] =>
    [...linking(content, { from, to: '' })].flatMap(({ component: { id, code, name }, paths }) =>
      paths.map(path => ({ blockId: id, code, name, path })),
    )

  const search = createVersionSearch(presentVersions, ({ components }) => [
    ...new Set([...eachComponent(components)].flatMap(({ component }) => pathsIn(component, findBlock))),
  ])

  /** A campaign's version is left out: its links can be changed in the draft only. */
  async function pagesLinkingTo(address: string): Promise<LinkingPage[]> {
    const found = new Map<string, LinkingPage>()
    for await (const { head, where, content } of search(paths => paths.includes(address))) {
      const places = where === 'campaign' ? [] : placesIn(content, address)
      if (places.length === 0) continue
      const { key, path, locale, draft } = head
      const page = found.get(key) ?? { key, path, locale, title: draft.title, places: [], liveLinks: 0 }
      found.set(key, where === 'draft' ? { ...page, places } : { ...page, liveLinks: places.length })
    }
    return [...found.values()].sort((a, b) => a.key.localeCompare(b.key))
  }

  const linkEdits = (page: StoredPage, move: AddressMove): readonly Operation[] =>
    [...linking(page.draft, move)].flatMap(({ component, block, options }) => {
      const version = component.version < block.version ? block.version : undefined
      return editTo(component.id, 'options', component.options, options, version) ?? []
    })

  return { pagesLinkingTo, linkEdits }
}
