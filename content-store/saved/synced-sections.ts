import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { AnyBlock } from '#blocks/page/define-block.ts'
import type { Component } from '#blocks/page/page.ts'
import { sectionUse } from '#blocks/page/synced-section.ts'
import { type Locale, LOCALES, otherLocale } from '#locales/locale.ts'
import { isOpen, pagesOf } from '../client/campaigns.ts'
import { fromPage } from '../client/model/page-content.ts'
import type { PageStep } from '../client/model/steps.ts'
import { concernedBy, inOtherLanguage, mergedUse, overridesIn, usesIn } from '../client/model/synced.ts'
import { operationsTo } from '../client/model/synced-steps.ts'
import type {
  BroughtPage,
  Operator,
  PageContent,
  ReleaseSection,
  SavedPart,
  SavedPartInfo,
  SectionChanged,
  SectionUse,
} from '../client/types.ts'
import { answerOf, appending, type StepParts } from '../log/page-steps.ts'
import type { Record as RecordDeed } from '../operators/audit.ts'
import { ifAllowed, may } from '../operators/roles.ts'
import { done, mapOutcome, type Outcome, type Refusal, refuse } from '../outcome.ts'
import { type Act, released } from '../pages/page-changes.ts'
import { contentDigest } from '../pages/page-head.ts'
import { contentOf } from '../pages/page-schema.ts'
import type { PageChange } from '../pages/pages.ts'
import type { ReleaseReader } from '../pages/releases.ts'
import { publishProblems } from '../publishing/publish-check.ts'
import type {
  CampaignRepository,
  PageEffect,
  PageHead,
  PageRepository,
  SavedPartRepository,
  StoredPage,
} from '../repository.ts'
import { infoOf } from './saved-parts.ts'
import { parseSection, withVersion } from './section-contents.ts'

/** Sections whose uses follow their changes. */
export interface SyncedSections {
  /** Makes a synced section of a saved one, under its id and name. */
  readonly syncSection: (actor: Operator, id: string) => Promise<Outcome<SavedPartInfo>>
  /** `given`: `{}`, or a `SectionChange` to learn what it would meet. Pages that use a section, in the order of addresses. */
  readonly sectionUses: (
    actor: Operator,
    id: string,
    given: unknown,
  ) => Promise<Outcome<readonly SectionUse[]>>
  /**
   * `given`: `SectionChange & { publish }`. Keeps the next version of the section, then brings up to date the pages that use it as `bringSection`
   * does. 409 when the section was changed since.
   */
  readonly changeSection: (actor: Operator, id: string, given: unknown) => Promise<Outcome<SectionChanged>>
  /**
   * `given`: `{ publish, pages? }`. Brings drafts to the present version of a section by one step each; with `publish`, live pages too, by a
   * new release made of what is live. Page by page, each whole or not at all. Can be repeated, and goes on where it was stopped.
   */
  readonly bringSection: (
    actor: Operator,
    id: string,
    given: unknown,
  ) => Promise<Outcome<readonly BroughtPage[]>>
}

type FindBlock = (code: string) => AnyBlock | undefined

const contents = z.array(z.unknown()).min(1)
const changeSchema = z.object({ version: z.int().min(1), locale: z.enum(LOCALES), components: contents })
const saveSchema = changeSchema.extend({ publish: z.boolean().default(false) })
const bringSchema = z.object({
  publish: z.boolean().default(false),
  pages: z.array(z.string().max(200)).max(5000).optional(),
})

/** The versions of a synced section; `undefined` for other saved parts. */
const versionsOf = ({ kind, versions }: SavedPart) => (kind === 'synced' ? versions : undefined)

interface Following {
  readonly content: PageContent
  /** Uses that follow to the present version, as they become. */
  readonly targets: readonly Component[]
}

/** A page's content with its uses of a section at the present version. */
function following(
  content: PageContent,
  { id, versions = [] }: SavedPart,
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

interface Live {
  readonly version: number
  readonly content: PageContent
}

interface Bringing {
  readonly part: SavedPart
  readonly parts: StepParts
  readonly live: Live | undefined
  readonly isPublishing: boolean
}

const infoOfPage = ({ key, path, locale, draft }: Pick<PageHead, 'key' | 'path' | 'locale' | 'draft'>) => ({
  key,
  path,
  locale,
  title: draft.title,
})

const sectionOf = ({ id, name, versions = [] }: SavedPart): ReleaseSection => ({
  id,
  name,
  version: versions.at(-1)?.version ?? 0,
})

/** The step that brings a draft to the present version of a section; `undefined` when nothing in it is behind. */
function stepFor(page: StoredPage, { part, parts }: Bringing): PageStep | undefined {
  const { findBlock } = parts
  const slotsOf = (code: string) => findBlock(code)?.childSlots
  const { targets } = following(page.draft, part, page.locale, findBlock)
  if (targets.length === 0) return undefined
  const tree = fromPage(page.draft, slotsOf, id => `${id}-again`)
  const operations = targets.flatMap(target => operationsTo(tree, target, slotsOf))
  return { id: randomUUID(), label: 'sync', gesture: `sync ${randomUUID()}`, operations }
}

/** Draft and live version of one page in one change. What is refused for one of them leaves the other alone. */
const bringingPage =
  (act: Act, bringing: Bringing) =>
  (
    stored: StoredPage | undefined,
    log: Parameters<ReturnType<typeof appending>>[1],
  ): PageEffect<Outcome<Brought>> => {
    if (!stored) return { result: refuse(404, 'pageNotFound') }
    const { part, parts, live, isPublishing } = bringing
    const step = stepFor(stored, bringing)
    // Each language follows the section by itself: its other language has a step of its own.
    const drafted = step && appending(act, { base: stored.draft.revision, steps: [step] }, parts)(stored, log)
    const isDrafted = drafted?.result.status === 200
    const {
      result: _,
      ...effect
    }: Omit<PageEffect<unknown>, 'other'> = isDrafted ? drafted : { result: undefined }
    const page = (isDrafted && drafted.save) || stored
    const draftRefusal =
      drafted && !isDrafted ? (drafted.result.status === 403 ? 'notAllowed' : 'draftLimits') : undefined

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
    const steps = effect.append ?? []
    if (!isBehind || !content || liveRefusal) return { ...effect, result: done({ page, steps, result }) }
    const { result: published, ...release } = released(page, act, content, {
      section: sectionOf(part),
      accepted: stored.releases.find(({ pageVersion }) => pageVersion === live?.version)?.accepted ?? [],
    })
    return {
      ...effect,
      ...release,
      result: mapOutcome(published, after => ({ page: after, steps, result })),
    }
  }

/** Why a page cannot go live with the section's present version. */
function liveRefusalOf(
  { actor, now }: Act,
  { type }: StoredPage,
  content: PageContent,
  { findBlock }: StepParts,
): BroughtPage['refusal'] {
  if (!may(actor, 'publish', type)) return 'notAllowed'
  const problems = publishProblems(content, { findBlock, now })
  return problems.some(({ severity }) => severity === 'error') ? 'hasProblems' : undefined
}

interface Parts {
  readonly saved: SavedPartRepository
  readonly repository: PageRepository
  readonly campaigns: Pick<CampaignRepository, 'all'>
  readonly releaseOf: ReleaseReader
  readonly stepParts: StepParts
  /** Sanitises rich text. */
  readonly clean: (components: readonly Component[]) => readonly Component[]
  /** Epoch milliseconds. */
  readonly clock: () => number
  /** Called with each change that was kept. */
  readonly onChange: (change: PageChange) => void
  readonly record: RecordDeed
}

const malformed = (error: z.ZodError): Refusal =>
  refuse(422, 'invalidSavedPart', { values: { path: error.issues[0]?.path.join('.') ?? '' } })

export function createSyncedSections({
  saved,
  repository,
  campaigns,
  releaseOf,
  stepParts,
  clean,
  clock,
  onChange,
  record,
}: Parts): SyncedSections & {
  /** On how many pages, saved sections and templates a section is used. */
  readonly countUses: (id: string) => Promise<number>
} {
  const { findBlock } = stepParts
  const sortedHeads = async () => (await repository.heads()).toSorted((a, b) => a.key.localeCompare(b.key))
  const synced = (id: string): SavedPart | undefined =>
    saved.all().find(part => part.id === id && versionsOf(part) !== undefined)

  const usesOf = (content: PageContent | undefined, id: string) =>
    usesIn(content?.components ?? []).filter(use => sectionUse(use)?.section === id)

  async function liveOf(head: PageHead): Promise<Live | undefined> {
    const { liveVersion: version } = head
    const content = version === null ? undefined : await releaseOf(head, version)
    return version !== null && content ? { version, content } : undefined
  }

  async function isInCampaign(head: PageHead, id: string) {
    for (const campaign of campaigns.all()) {
      const held = isOpen(campaign, clock()) ? pagesOf(campaign).get(head.key) : undefined
      if (held && usesOf(await releaseOf(head, held.pageVersion), id).length > 0) return true
    }
    return false
  }

  /** What a page has of a section; `undefined` when it does not use it. */
  async function sectionOn(
    head: PageHead,
    part: SavedPart,
    next?: Readonly<Record<Locale, readonly Component[]>>,
  ): Promise<SectionUse | undefined> {
    const { id, versions = [] } = part
    const [drafted, live] = [usesOf((await repository.find(head.key))?.draft, id), await liveOf(head)]
    const shown = usesOf(live?.content, id)
    const inCampaign = await isInCampaign(head, id)
    if (drafted.length + shown.length === 0 && !inCampaign) return undefined
    const present = versions.at(-1)
    const found = drafted.map(use => {
      const held = versions.find(({ version }) => version === sectionUse(use)?.version)
      const own = held ? overridesIn(use, held.contents[head.locale], findBlock) : []
      const concerned =
        held && next ? concernedBy(own, held.contents[head.locale], next[head.locale], findBlock) : []
      return { overrides: own.length, concerned: concerned.length }
    })
    const sum = (of: 'overrides' | 'concerned') => found.reduce((total, each) => total + each[of], 0)
    const isBehind = (use: Component) => (sectionUse(use)?.version ?? 0) < (present?.version ?? 0)
    return {
      ...infoOfPage(head),
      uses: drafted.length,
      liveUses: shown.length,
      behind: [...drafted, ...shown].filter(isBehind).length,
      inCampaign,
      overrides: sum('overrides'),
      concerned: sum('concerned'),
    }
  }

  /** The contents in both languages after a change in one. */
  function nextContents(part: SavedPart, locale: Locale, components: readonly Component[]) {
    const before = part.versions?.at(-1)?.contents
    if (!before) return { zh_HK: components, en_US: components }
    const other = otherLocale(locale)
    const there = inOtherLanguage({ base: before[locale], next: components, other: before[other] }, findBlock)
    return { zh_HK: locale === 'zh_HK' ? components : there, en_US: locale === 'en_US' ? components : there }
  }

  async function* bring(
    actor: Operator,
    id: string,
    { publish, pages }: z.output<typeof bringSchema>,
  ): AsyncGenerator<BroughtPage> {
    for (const head of await sortedHeads()) {
      if (pages && !pages.includes(head.key)) continue
      const part = synced(id)
      const use = part && (await sectionOn(head, part))
      if (!use || use.behind === 0) continue
      const live = await liveOf(head)
      const decide = bringingPage(
        { actor, now: clock() },
        { part, parts: stepParts, live, isPublishing: publish },
      )
      const outcome = await repository.change(head.key, decide)
      if (outcome.status !== 200) continue // deleted meanwhile
      const { page, steps, result } = outcome.data
      const place = { key: page.key, id: page.id, locale: page.locale, path: page.path }
      if (steps.length > 0) onChange({ ...place, kind: 'saved', steps: answerOf(page, steps) })
      if (result.live === 'brought') {
        onChange({ ...place, kind: 'published' })
        await record(actor.name, 'published', { key: page.key, detail: String(page.liveVersion) })
      }
      if (result.draft || result.live) yield result
    }
  }

  const brought = async (pages: AsyncIterable<BroughtPage>) => {
    const list: BroughtPage[] = []
    for await (const page of pages) list.push(page)
    return list
  }

  async function countUses(id: string) {
    const part = synced(id)
    if (!part) return 0
    const uses = await Promise.all((await repository.heads()).map(head => sectionOn(head, part)))
    const copies = saved
      .all()
      .filter(({ components }) => usesIn(components).some(use => sectionUse(use)?.section === id))
    return uses.filter(use => use !== undefined).length + copies.length
  }

  return {
    countUses,
    syncSection: (actor, id) =>
      ifAllowed(actor, 'saveDraft', async () => {
        const outcome = await saved.change<Outcome<SavedPart>>(all => {
          const part = all.find(each => each.id === id)
          if (!part || part.kind === 'template') return { result: refuse(404, 'savedPartNotFound') }
          if (part.kind === 'synced') return { result: done(part) }
          const parsed = parseSection(part.components, findBlock, clean)
          if (parsed.status !== 200) return { result: parsed }
          const both = { zh_HK: parsed.data, en_US: parsed.data }
          const next = withVersion(part, { version: 1, at: clock(), by: actor.name, contents: both })
          return { result: done(next), save: next }
        })
        return mapOutcome(outcome, infoOf)
      }),
    sectionUses: (actor, id, given) =>
      ifAllowed(actor, 'readPages', async () => {
        const parsed = changeSchema.partial().safeParse(given)
        if (!parsed.success) return malformed(parsed.error)
        const part = synced(id)
        if (!part) return refuse(404, 'savedPartNotFound')
        const { locale, components } = parsed.data
        const read = components && parseSection(components, findBlock, clean)
        if (read && read.status !== 200) return read
        const next = read && locale && nextContents(part, locale, read.data)
        const uses: SectionUse[] = []
        for (const head of await sortedHeads()) {
          const use = await sectionOn(head, part, next)
          if (use) uses.push(use)
        }
        return done(uses)
      }),
    changeSection: (actor, id, given) =>
      ifAllowed(actor, 'saveDraft', async () => {
        const parsed = saveSchema.safeParse(given)
        if (!parsed.success) return malformed(parsed.error)
        const { version, locale, components, publish } = parsed.data
        if (publish && !may(actor, 'publish')) return refuse(403, 'notAllowed')
        const read = parseSection(components, findBlock, clean)
        if (read.status !== 200) return read
        const outcome = await saved.change<Outcome<SavedPart>>(all => {
          const part = all.find(each => each.id === id)
          const present = part && versionsOf(part)?.at(-1)
          if (!part || !present) return { result: refuse(404, 'savedPartNotFound') }
          if (present.version !== version)
            return { result: refuse(409, 'sectionChanged', { values: { by: present.by } }) }
          const next = withVersion(part, {
            version: version + 1,
            at: clock(),
            by: actor.name,
            contents: nextContents(part, locale, read.data),
          })
          return { result: done(next), save: next }
        })
        if (outcome.status !== 200) return outcome
        const { name } = outcome.data
        await record(actor.name, 'sectionChanged', {
          detail: `${name.zh_HK} · ${name.en_US} · ${version + 1}`,
        })
        return done({ section: infoOf(outcome.data), pages: await brought(bring(actor, id, { publish })) })
      }),
    bringSection: (actor, id, given) =>
      ifAllowed(actor, 'saveDraft', async () => {
        const parsed = bringSchema.safeParse(given)
        if (!parsed.success) return malformed(parsed.error)
        if (parsed.data.publish && !may(actor, 'publish')) return refuse(403, 'notAllowed')
        return synced(id)
          ? done(await brought(bring(actor, id, parsed.data)))
          : refuse(404, 'savedPartNotFound')
      }),
  }
}
