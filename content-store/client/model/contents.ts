import type { AnyBlock } from '#blocks/page/define-block.ts'
import { isSame } from '#blocks/page/options/diff.ts'
import type { Component } from '#blocks/page/page.ts'
import { type Locale, LOCALES } from '#locales/locale.ts'
import type { DraftTree } from '../draft/draft-tree.ts'
import { joinTrees } from '../draft/join-trees.ts'
import { fromPage } from '../page-content.ts'
import type { SavedPart } from '../types.ts'
import type { PageTree, SlotsOf } from './page-tree.ts'

type FindBlock = (code: string) => AnyBlock | undefined

/** Blocks in both languages; a block of both has the same id in both. */
export type Contents = Readonly<Record<Locale, readonly Component[]>>
/** Blocks in the languages that are known, of which there is one at least. */
export type GivenContents = { readonly [locale in Locale]?: readonly Component[] | undefined }

/** The contents of both languages; one that is not known begins with the blocks of the other. @throws RangeError where none is known */
export function inBoth<Blocks>({
  zh_HK,
  en_US,
}: { readonly [locale in Locale]?: Blocks | undefined }): Readonly<Record<Locale, Blocks>> {
  const known = zh_HK ?? en_US
  if (known === undefined) throw new RangeError('Contents are in one language at least.')
  return { zh_HK: zh_HK ?? known, en_US: en_US ?? known }
}

export const eachContents = (
  contents: Contents,
  change: (components: readonly Component[], locale: Locale) => readonly Component[],
): Contents => ({ zh_HK: change(contents.zh_HK, 'zh_HK'), en_US: change(contents.en_US, 'en_US') })

/** The newest version of a section, or what was saved. */
export const presentVersion = ({ versions }: Pick<SavedPart, 'versions'>): SavedPart['versions'][number] => {
  const version = versions.at(-1)
  if (!version) throw new Error('A saved part has a version.') // its schema says so
  return version
}

/** Languages in which contents have words of their own. */
export const localesOf = (contents: Contents, madeIn: Locale): readonly Locale[] =>
  isSame(contents.zh_HK, contents.en_US) ? [madeIn] : LOCALES

const NO_CONFIG = { tenantCode: '', iconUrl: '', priceColor: '', themeColor: '' }

/** Blocks by themselves, as a tree. */
const componentTree = (components: readonly Component[], slotsOf: SlotsOf): PageTree =>
  fromPage(
    { title: '', description: '', keywords: '', globalConfig: NO_CONFIG, components },
    slotsOf,
    id => `${id}-again`,
  )

/** The blocks of both languages in one tree, all of them in the main part of a page. */
export function draftOfContents(contents: Contents, findBlock: FindBlock): DraftTree {
  const slotsOf = (code: string) => findBlock(code)?.childSlots
  const { zh_HK, en_US } = eachContents(contents, components =>
    components.map(component => ({ ...component, section: 'main' })),
  )
  return joinTrees({ zh_HK: componentTree(zh_HK, slotsOf), en_US: componentTree(en_US, slotsOf) }, findBlock)
}
