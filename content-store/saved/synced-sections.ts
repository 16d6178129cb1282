import type { PageChange } from '../page/page-change.ts'
import type { CampaignRepository } from '../storage/campaign-repository.ts'
import type { PageRepository } from '../storage/page-repository.ts'
import type { SavedPartRepository } from '../storage/saved-part-repository.ts'
import { z } from 'zod'
import type { Component } from '#blocks/page/page.ts'
import { sectionUse } from '#blocks/page/synced-section.ts'
import { type Locale, LOCALES } from '#locales/locale.ts'
import { inBoth, presentVersion } from '../client/model/contents.ts'
import { usesIn } from '../client/model/synced.ts'
import type { Operator } from '#operators/operator.ts'
import type { BroughtPage, SavedPart, SavedPartInfo, SectionChanged, SectionUse } from '../client/types.ts'
import type { StepParts } from '../log/clean-operation.ts'
import { placeOf, reportSteps } from '../pages/page-changing.ts'
import type { Record as RecordDeed } from '../audit/audit.ts'
import { ifAllowed, may } from '#operators/rights.ts'
import { done, type Outcome, refuse } from '#operators/outcome.ts'
import { mapResult } from '#platform/result.ts'
import type { ReleaseReader } from '../storage/releases.ts'
import { bringingPage } from './bringing-pages.ts'
import { contentsSchema, infoOf, savedPartRefusal } from './saved-parts.ts'
import { inEach, parseSection, withVersion } from './section-contents.ts'
import { createSectionUses } from './section-uses.ts'

export const sectionChangeSchema = z.object({ version: z.int().min(1), contents: contentsSchema })
export const saveSectionSchema = sectionChangeSchema.extend({ publish: z.boolean().default(false) })
export const bringSectionSchema = z.object({
  publish: z.boolean().default(false),
  pages: z.array(z.string().max(200)).max(5000).optional(),
})

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

/** Sections whose uses follow their changes. */
export type SyncedSections = Omit<ReturnType<typeof createSyncedSections>, 'countUses'>

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
}: Parts) {
  const { findBlock } = stepParts
  const sortedHeads = async () => (await repository.heads()).toSorted((a, b) => a.key.localeCompare(b.key))
  const synced = (id: string): SavedPart | undefined =>
    saved.all().find(part => part.id === id && part.kind === 'synced')

  const { liveOf, sectionOn } = createSectionUses({ repository, campaigns, releaseOf, findBlock, clock })

  const read = (contents: Readonly<Record<Locale, readonly unknown[]>>) =>
    inEach(contents, components => parseSection(components, findBlock, clean))

  async function* bring(
    actor: Operator,
    id: string,
    { publish, pages }: z.output<typeof bringSectionSchema>,
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
      if (!outcome.ok) continue // deleted meanwhile
      const { page, steps, result } = outcome.value
      await reportSteps({ repository, onChange }, page, steps)
      if (result.live === 'brought') {
        onChange({ ...placeOf(page), kind: 'published' })
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
    const copies = saved.all().filter(copy => {
      const { contents } = presentVersion(copy)
      return LOCALES.flatMap(locale => usesIn(contents[locale])).some(use => sectionUse(use)?.section === id)
    })
    return uses.filter(use => use !== undefined).length + copies.length
  }

  return {
    countUses,
    /** Makes a synced section of a saved one, under its id and name. */
    syncSection: (actor: Operator, id: string): Promise<Outcome<SavedPartInfo>> =>
      ifAllowed(actor, 'pages.change', async () => {
        const outcome = await saved.change<Outcome<SavedPart>>(all => {
          const part = all.find(each => each.id === id)
          if (!part || part.kind === 'template') return { result: refuse(404, 'savedPartNotFound') }
          if (part.kind === 'synced') return { result: done(part) }
          const parsed = read(presentVersion(part).contents)
          if (!parsed.ok) return { result: parsed }
          const version = { version: 1, at: clock(), by: actor.name, contents: parsed.value }
          const next: SavedPart = { ...part, kind: 'synced', versions: [version] }
          return { result: done(next), save: next }
        })
        return mapResult(outcome, infoOf)
      }),
    /** `given`: `{}`, or a `SectionChange` to learn what it would meet. Pages that use a section, in the order of addresses. */
    sectionUses: (actor: Operator, id: string, given: unknown): Promise<Outcome<readonly SectionUse[]>> =>
      ifAllowed(actor, 'pages.read', async () => {
        const parsed = sectionChangeSchema.partial().safeParse(given)
        if (!parsed.success) return savedPartRefusal(parsed.error)
        const part = synced(id)
        if (!part) return refuse(404, 'savedPartNotFound')
        const { contents } = parsed.data
        const next = contents && read(inBoth(contents))
        if (next && !next.ok) return next
        const uses: SectionUse[] = []
        for (const head of await sortedHeads()) {
          const use = await sectionOn(head, part, next?.value)
          if (use) uses.push(use)
        }
        return done(uses)
      }),
    /**
     * `sent`: `SectionChange & { publish }`. Keeps the next version of the section, then brings up to date the pages that use it as `bringSection`
     * does. 409 when the section was changed since.
     */
    changeSection: (actor: Operator, id: string, sent: unknown): Promise<Outcome<SectionChanged>> =>
      ifAllowed(actor, 'pages.change', async () => {
        const parsed = saveSectionSchema.safeParse(sent)
        if (!parsed.success) return savedPartRefusal(parsed.error)
        const { version, contents, publish } = parsed.data
        if (publish && !may(actor, 'pages.publish')) return refuse(403, 'notAllowed')
        const given = read(inBoth(contents))
        if (!given.ok) return given
        const outcome = await saved.change<Outcome<SavedPart>>(all => {
          const part = all.find(each => each.id === id)
          if (part?.kind !== 'synced') return { result: refuse(404, 'savedPartNotFound') }
          const present = presentVersion(part)
          if (present.version !== version)
            return { result: refuse(409, 'sectionChanged', { values: { by: present.by } }) }
          const next = withVersion(part, {
            version: version + 1,
            at: clock(),
            by: actor.name,
            contents: given.value,
          })
          return { result: done(next), save: next }
        })
        if (!outcome.ok) return outcome
        const { name } = outcome.value
        await record(actor.name, 'sectionChanged', {
          detail: `${name.zh_HK} · ${name.en_US} · ${version + 1}`,
        })
        return done({ section: infoOf(outcome.value), pages: await brought(bring(actor, id, { publish })) })
      }),
    /**
     * `given`: `{ publish, pages? }`. Brings drafts to the present version of a section by one step each; with `publish`, live
     * pages too, by a new release made of what is live. Page by page, each whole or not at all. Can be repeated; a repeated call
     * continues where the last one stopped.
     */
    bringSection: (actor: Operator, id: string, given: unknown): Promise<Outcome<readonly BroughtPage[]>> =>
      ifAllowed(actor, 'pages.change', async () => {
        const parsed = bringSectionSchema.safeParse(given)
        if (!parsed.success) return savedPartRefusal(parsed.error)
        if (parsed.data.publish && !may(actor, 'pages.publish')) return refuse(403, 'notAllowed')
        return synced(id)
          ? done(await brought(bring(actor, id, parsed.data)))
          : refuse(404, 'savedPartNotFound')
      }),
  }
}
