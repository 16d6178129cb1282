import { SYNCED } from '#blocks/page/synced-section.ts'
import type { Component } from '#blocks/page/page.ts'
import type { Locale } from '#locales/locale.ts'
import { followedBlocks } from '#content-store/client/model/synced.ts'
import type { SavedPart } from '#content-store/client/types.ts'
import { newId } from '../../core/model/new-block.ts'

/** A use of the present version of a synced section. */
export function newUse({ id: section, versions = [] }: SavedPart, locale: Locale): Component {
  const present = versions.at(-1)
  const id = newId()
  return {
    id,
    sort: 1,
    name: '',
    code: SYNCED,
    version: 1,
    pageId: '',
    section: 'main',
    style: {},
    options: { section, version: present?.version ?? 0 },
    values: {},
    childComponents: followedBlocks(id, present?.contents[locale] ?? []),
  }
}
