import type { Around, PageEffect } from '../storage/page-effect.ts'
import type { PageHead, StoredPage } from '../stored/page.ts'
import { mayOnPage } from '../page/page-rights.ts'
import { randomUUID } from 'node:crypto'
import type { AnyBlock } from '#blocks/page/define-block.ts'
import type { Component } from '#blocks/page/page.ts'
import { sectionUse } from '#blocks/page/synced-section.ts'
import { presentVersion } from '../client/model/contents.ts'
import { livesIn } from '../client/draft/values.ts'
import type { Locale } from '#locales/locale.ts'
import type { DraftOperation } from '../client/draft/draft-operations.ts'
import type { DraftTree } from '../client/draft/draft-tree.ts'
import { draftId } from '../client/draft/lifted.ts'
import { operationsTo } from '../client/draft/operations-to.ts'
import { everyBlock, mergedUse, usesIn } from '../client/model/synced.ts'
import type { BroughtPage, PageContent, ReleaseSection, SavedPart } from '../client/types.ts'
import { type answerOf, appending } from '../log/page-steps.ts'
import type { StepParts } from '../log/clean-operation.ts'
import { done, type Outcome, refuse } from '#operators/outcome.ts'
import { mapResult } from '#platform/result.ts'
import { type Act, released } from '../log/page-changes.ts'
import { contentDigest } from '../page/page-head.ts'
import { contentOf } from '../stored/page-schema.ts'
import { publishProblems } from '../checks/publish-check.ts'

type FindBlock = (code: string) => AnyBlock | undefined

interface Following {
  readonly content: PageContent
  /** Uses that follow to the present version, as they become. */
  readonly targets: readonly Component[]
}

/** A page's content with its uses of a section at the present version. */
function following(
  content: PageContent,
  { id, versions }: SavedPart,
  locale: Locale,
  findBlock: FindBlock,
): Following {
  const present = versions.at(-1)
  if (!present) return { content, targets: [] }
  const targets = usesIn(content.components).flatMap((use): readonly Component[] => {
    const of = sectionUse(use)
    if (of?.section !== id || of.version >= present.version) return []
    const base = versions.find(({ version }) => version === of.version)?.contents[locale]
    const childComponents = mergedUse({ use, base, next: present.contents[locale] }, findBlock)
    return [{ ...use, options: { ...use.options, version: present.version }, childComponents }]
  })
  const byId = new Map(targets.map(target => [target.id, target]))
  const replaced = (component: Component): Component =>
    byId.get(component.id) ?? { ...component, childComponents: component.childComponents.map(replaced) }
  return { content: { ...content, components: content.components.map(replaced) }, targets }
}

interface Brought {
  readonly page: StoredPage
  readonly steps: ReturnType<typeof answerOf>['entries']
  readonly result: BroughtPage
}

/** Page as shoppers get it, campaigns aside. */
export interface Live {
  readonly version: number
  readonly content: PageContent
}

interface Bringing {
  readonly part: SavedPart
  readonly parts: StepParts
  readonly live: Live | undefined
  readonly isPublishing: boolean
}

/** Page as lists show it. */
export const infoOfPage = ({
  key,
  path,
  locale,
  draft,
}: Pick<PageHead, 'key' | 'path' | 'locale' | 'draft'>) => ({
  key,
  path,
  locale,
  title: draft.title,
})

const sectionOf = (part: SavedPart): ReleaseSection => ({
  id: part.id,
  name: part.name,
  version: presentVersion(part).version,
})

/** The operations that bring the uses of a draft to the present version of a section, each in both languages; none when none is behind. */
function operationsFor(
  draft: DraftTree,
  pages: readonly StoredPage[],
  { part, parts: { findBlock } }: Bringing,
): readonly DraftOperation[] {
  const wanted = new Map<string, Partial<Record<Locale, readonly Component[]>>>()
  for (const page of pages)
    for (const target of following(page.draft, part, page.locale, findBlock).targets) {
      const id = draftId(draft, target.id, page.locale)
      wanted.set(id, { ...wanted.get(id), [page.locale]: [target] })
    }
  return [...wanted].flatMap(([id, targets]) => {
    const node = draft.nodes.get(id)
    if (!node) return []
    // A language in which the use is up to date stays as it is.
    const present = pages.flatMap(({ locale, draft: { components } }) => {
      const use = everyBlock(components).find(each => draftId(draft, each.id, locale) === id)
      return use && livesIn(node, locale) ? [[locale, [use]] as const] : []
    })
    return operationsTo(draft, node, { ...Object.fromEntries(present), ...targets }, findBlock)
  })
}

/** Draft and live version of one page in one change. What is refused for one of them leaves the other alone. */
export const bringingPage =
  (act: Act, bringing: Bringing) =>
  (stored: StoredPage | undefined, around: Around): PageEffect<Outcome<Brought>> => {
    if (!stored) return { result: refuse(404, 'pageNotFound') }
    const { part, parts, live, isPublishing } = bringing
    const { other } = around
    const pages = other ? [stored, other] : [stored]
    const operations = around.draft ? operationsFor(around.draft, pages, bringing) : []
    const step = {
      id: randomUUID(),
      label: 'sync',
      gesture: `sync ${randomUUID()}`,
      draft: operations,
    } as const
    const drafted =
      operations.length > 0
        ? appending(act, { base: around.revision, steps: [step] }, parts)(stored, around)
        : undefined
    const isDrafted = drafted?.result.ok
    const { result: _, ...effect }: PageEffect<unknown> = isDrafted ? drafted : { result: undefined }
    const page = (isDrafted && drafted.save) || stored
    const draftRefusal =
      drafted && !isDrafted
        ? drafted.result.refusal.status === 403
          ? 'notAllowed'
          : 'draftLimits'
        : undefined

    // A version that went live in the meantime is met by the next run.
    const next =
      isPublishing && live && live.version === stored.liveVersion
        ? following(live.content, part, stored.locale, parts.findBlock)
        : undefined
    const isBehind = next !== undefined && next.targets.length > 0
    // A draft that was published as it stood is so afterwards, to the byte.
    const isAsDrafted =
      live && isDrafted && contentDigest(live.content) === contentDigest(contentOf(stored.draft))
    const content = isAsDrafted ? contentOf(page.draft) : next?.content
    const liveRefusal = isBehind && content ? liveRefusalOf(act, stored, content, parts) : undefined
    const refusal = draftRefusal ?? liveRefusal
    const result: BroughtPage = {
      ...infoOfPage(stored),
      draft: drafted && (isDrafted ? 'brought' : 'left'),
      live: isBehind ? (liveRefusal ? 'left' : 'brought') : undefined,
      ...(refusal && { refusal }),
    }
    const entries = effect.append ?? []
    if (!isBehind || !content || liveRefusal)
      return { ...effect, result: done({ page, steps: entries, result }) }
    const { result: published, ...release } = released(page, act, content, {
      section: sectionOf(part),
      accepted: stored.releases.find(({ pageVersion }) => pageVersion === live?.version)?.accepted ?? [],
    })
    return {
      ...effect,
      ...release,
      result: mapResult(published, after => ({ page: after, steps: entries, result })),
    }
  }

/** Why a page cannot go live with the section's present version. */
function liveRefusalOf(
  { actor, now }: Act,
  { type }: StoredPage,
  content: PageContent,
  { findBlock }: StepParts,
): BroughtPage['refusal'] {
  if (!mayOnPage(actor, 'pages.publish', type)) return 'notAllowed'
  const problems = publishProblems(content, { findBlock, now })
  return problems.some(({ severity }) => severity === 'error') ? 'hasProblems' : undefined
}
