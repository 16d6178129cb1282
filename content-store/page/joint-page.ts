import type { AnyBlock } from '#blocks/page/define-block.ts'
import { LOCALES, type Locale, otherLocale } from '#locales/locale.ts'
import { type DraftTree, inLanguage } from '../client/draft/draft-tree.ts'
import { joinTrees, soleTree } from '../client/draft/join-trees.ts'
import { fromPage, toPage } from '../client/page-content.ts'
import type { PageContent } from '../client/types.ts'
import { asJson, fromJson } from '../client/draft/draft-json.ts'
import type { JointPage } from './joint-schema.ts'
import type { StoredPage } from '../stored/page.ts'
import { contentOf } from '../stored/page-schema.ts'
import { pageKey } from './page-path.ts'

export type FindBlock = (code: string) => AnyBlock | undefined

const slotsWith = (findBlock: FindBlock) => (code: string) => findBlock(code)?.childSlots

/** One language of a draft as it is saved. */
export const draftIn = (draft: DraftTree, locale: Locale, findBlock: FindBlock): PageContent =>
  contentOf(toPage(inLanguage(draft, locale), slotsWith(findBlock)))

const treeOf = (content: PageContent, findBlock: FindBlock) =>
  fromPage(content, slotsWith(findBlock), id => `${id}-again`)

type Contents = Readonly<Partial<Record<Locale, PageContent>>>

/** The draft of what each language reads as. */
export function draftOf({ zh_HK, en_US }: Contents, findBlock: FindBlock): DraftTree {
  const sides = { zh_HK: zh_HK && treeOf(zh_HK, findBlock), en_US: en_US && treeOf(en_US, findBlock) }
  if (sides.zh_HK && sides.en_US) return joinTrees({ zh_HK: sides.zh_HK, en_US: sides.en_US }, findBlock)
  const only = sides.zh_HK ?? sides.en_US
  if (!only) throw new Error('A draft is of one language at least.')
  return soleTree(only)
}

/** Returns true if two drafts say the same, to the byte. */
export const isSameContent = (one: PageContent, other: PageContent) =>
  JSON.stringify(contentOf(one)) === JSON.stringify(contentOf(other))

/** A page in one language: its part of the stored page. `undefined` where the page is not in that language. */
export function pageIn(
  { id, path, type, draft, languages }: JointPage,
  locale: Locale,
  findBlock: FindBlock,
): StoredPage | undefined {
  const own = languages[locale]
  if (!own) return undefined
  const { sent, revision, savedAt, savedBy, ...state } = own
  const content = sent ? contentOf(sent) : draftIn(fromJson(draft), locale, findBlock)
  return {
    key: pageKey({ path, locale }),
    id,
    path,
    locale,
    type,
    ...state,
    draft: { ...content, revision, savedAt, savedBy },
  }
}

const stateOf = ({ liveVersion, releases, lives, keptDrafts, draft }: StoredPage) => ({
  revision: draft.revision,
  savedAt: draft.savedAt,
  savedBy: draft.savedBy,
  liveVersion,
  releases,
  ...(lives && { lives }),
  keptDrafts,
})

type Pages = Readonly<Partial<Record<Locale, StoredPage>>>

/** The pages of two languages, or of one, as one page. Each language reads as before, to the byte. */
export function jointOf(pages: Pages, revision: number, findBlock: FindBlock): JointPage {
  const { zh_HK, en_US } = pages
  const any = zh_HK ?? en_US
  if (!any) throw new Error('A page is in one language at least.')
  const draft = draftOf(
    { ...(zh_HK && { zh_HK: zh_HK.draft }), ...(en_US && { en_US: en_US.draft }) },
    findBlock,
  )
  const all = LOCALES.flatMap(locale => pages[locale] ?? [])
  const languages = Object.fromEntries(all.map(page => [page.locale, stateOf(page)]))
  const { id, path, type } = any
  const joint = { id, path, type, draft: { ...asJson(draft), revision }, languages }
  return withSent(joint, all, findBlock)
}

/** The page with its languages as they are now, and the draft of both that they were read from. */
export function withDraft(
  joint: JointPage,
  draft: DraftTree,
  pages: readonly StoredPage[],
  revision: number,
): JointPage {
  const states = { ...joint.languages }
  for (const locale of LOCALES) {
    const { sent: _, ...state } = states[locale] ?? {}
    if (states[locale]) states[locale] = state as typeof states.zh_HK // all of it but `sent`
  }
  for (const page of pages) states[page.locale] = stateOf(page)
  return { ...joint, draft: { ...asJson(draft), revision }, languages: states }
}

/** The page with the drafts of languages as they were sent, where the tree reads in another way. */
export function withSent(joint: JointPage, pages: readonly StoredPage[], findBlock: FindBlock): JointPage {
  const languages = { ...joint.languages }
  for (const { locale, draft } of pages) {
    const state = languages[locale]
    if (state && !isSameContent(draftIn(fromJson(joint.draft), locale, findBlock), draft))
      languages[locale] = { ...state, sent: contentOf(draft) }
  }
  return { ...joint, languages }
}

/** The page with another state of a language whose draft reads as before. */
export const withState = (joint: JointPage, page: StoredPage): JointPage => {
  const sent = joint.languages[page.locale]?.sent
  const state = { ...stateOf(page), ...(sent && { sent }) }
  return { ...joint, languages: { ...joint.languages, [page.locale]: state } }
}

/**
 * The page with languages whose drafts came whole. They are joined with the other language again; what differs between them then is each
 * language's own.
 */
export function withWhole(
  joint: JointPage | undefined,
  pages: readonly StoredPage[],
  findBlock: FindBlock,
): JointPage {
  const before = LOCALES.flatMap(locale => (joint && pageIn(joint, locale, findBlock)) ?? [])
  const all = Object.fromEntries([...before, ...pages].map(page => [page.locale, page]))
  return jointOf(all, (joint?.draft.revision ?? 0) + 1, findBlock)
}

/** The page without a language; `undefined` if it was in that one only. */
export function withoutLanguage(
  joint: JointPage,
  locale: Locale,
  findBlock: FindBlock,
): JointPage | undefined {
  const left = pageIn(joint, otherLocale(locale), findBlock)
  return left && jointOf({ [left.locale]: left }, joint.draft.revision + 1, findBlock)
}

/** Returns true if a language is to say something else than it does. */
export const isOtherDraft = (before: StoredPage | undefined, next: StoredPage): boolean =>
  before === undefined || !isSameContent(before.draft, next.draft)
