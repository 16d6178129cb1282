import type { PageChange } from '../page/page-change.ts'
import type { PageEffect, PageRepository } from '../storage/page-repository.ts'
import type { StoredPage } from '../stored/page.ts'
import type { AnyBlock } from '#blocks/page/define-block.ts'
import { type Component, globalConfigSchema } from '#blocks/page/page.ts'
import { asPlainBlocks, type UseOf } from '#blocks/page/synced-section.ts'
import { z } from 'zod'
import { randomUUID } from 'node:crypto'
import type { LogEntry, PageStep } from '../client/model/steps.ts'
import { publishSchema } from '../checks/acceptance.ts'
import type { FreezeDraft } from '../log/page-changes.ts'
import type { Operator } from '#operators/operator.ts'
import type {
  Campaign,
  Draft,
  NewRelease,
  PageContent,
  PageDetail,
  PageSummary,
  StepsAnswer,
  PublishedPage,
} from '../client/types.ts'
import type { CheckDraft } from '../checks/page-check.ts'
import { done, type Outcome, problemPath, refuse, refuseInput } from '#operators/outcome.ts'
import { mapResult, refused } from '#platform/result.ts'
import {
  type Act,
  creating,
  freezing,
  publishing,
  publishingBoth,
  releaseWith,
  removing,
  rollingBack,
  saving,
  keepingRejected,
  unpublishing,
} from '../log/page-changes.ts'
import { detailOf, summaryOf } from '../page/page-head.ts'
import { fitsType, pageId, pageKey, twinKey } from '../page/page-path.ts'
import { answerOf, appending, entriesAfter, type StepParts } from '../log/page-steps.ts'
import { contentOf, newPageSchema, onPage, parseDraft } from '../stored/page-schema.ts'
import { redirectFrom } from '../page/redirects.ts'
import type { ReleaseReader } from '../storage/releases.ts'
import { ifAllowed } from '#operators/rights.ts'
import { sanitiseOptions } from '../checks/sanitise.ts'
import { parseSteps } from '../log/step-schema.ts'
import { namingDraft, namingNow, namingRelease } from '../log/version-names.ts'

/** Reads of pages for operators. */
export interface PageReading {
  readonly pages: (actor: Operator) => Promise<Outcome<readonly PageSummary[]>>
  readonly page: (actor: Operator, key: string) => Promise<Outcome<PageDetail>>
  /** A page without its blocks: cheap enough to be asked for every few seconds. */
  readonly summary: (actor: Operator, key: string) => Promise<Outcome<PageSummary>>
  readonly release: (actor: Operator, key: string, pageVersion: number) => Promise<Outcome<PageContent>>
  /** Steps after a revision of the draft. 409 when the log does not hold all of them. */
  readonly stepsAfter: (actor: Operator, key: string, after: unknown) => Promise<Outcome<StepsAnswer>>
  /** Steps before one of a number, or the last ones; newest first, `STEPS_SHOWN` at most. */
  readonly stepsBefore: (
    actor: Operator,
    key: string,
    before: unknown,
  ) => Promise<Outcome<readonly LogEntry[]>>
  /** A draft that was replaced. */
  readonly keptDraft: (actor: Operator, key: string, id: number) => Promise<Outcome<PageContent>>
}

/** Changes of pages by operators. */
export interface PageEditing {
  /** `page`: as `newPageSchema` reads it. 409 when the page exists. */
  readonly createPage: (actor: Operator, page: unknown) => Promise<Outcome<PageDetail>>
  /** `draft`: `PageContent & { revision }`. 409 with the stored `Draft` when the revision is stale. */
  readonly saveDraft: (actor: Operator, key: string, draft: unknown) => Promise<Outcome<Draft>>
  /** `given`: `{ base, steps }`. Changes the draft by steps, merged with those of others; see `appending`. */
  readonly sendSteps: (actor: Operator, key: string, given: unknown) => Promise<Outcome<StepsAnswer>>
  /** Keeps a draft in the history without making it the page's draft. `draft` as for `saveDraft`. */
  readonly setDraftAside: (actor: Operator, key: string, draft: unknown) => Promise<Outcome<PageDetail>>
  /**
   * `given`: `{ revision, accepted, other? }`. 422 with `PublishProblem[]` when the draft has errors, or warnings that `accepted` does
   * not take. With `other`, again `{ revision, accepted }`, the other language goes live with it, or neither does.
   */
  readonly publish: (actor: Operator, key: string, given: unknown) => Promise<Outcome<PublishedPage>>
  readonly unpublish: (actor: Operator, key: string) => Promise<Outcome<PageDetail>>
  /** Publishes an older release again, as a new version. */
  readonly rollback: (actor: Operator, key: string, pageVersion: number) => Promise<Outcome<PageDetail>>
  /** 409 while a campaign that is not over holds the page. */
  readonly remove: (actor: Operator, key: string) => Promise<Outcome<null>>
  /** Names a release; an empty name removes it. */
  readonly nameRelease: (
    actor: Operator,
    key: string,
    pageVersion: number,
    name: string,
  ) => Promise<Outcome<PageDetail>>
  /** Names a kept draft; an empty name removes it. 409 when the page has too many with names. */
  readonly nameDraft: (actor: Operator, key: string, id: number, name: string) => Promise<Outcome<PageDetail>>
  /** Keeps the draft as it is under a name. 409 with the stored `Draft` when the revision is stale. */
  readonly nameNow: (
    actor: Operator,
    key: string,
    revision: number,
    name: string,
  ) => Promise<Outcome<PageDetail>>
}

/** A step that the store makes itself; see `PageStep`. */
export type DraftStep = Omit<PageStep, 'id' | 'twin'>

/**
 * Changes a draft by one step made on its present state, in the log like any other. For changes of many pages at once. Nothing changes
 * when `makeStep` returns none. @returns whether it made one
 */
export type ChangeDraft = (
  actor: Operator,
  key: string,
  makeStep: (page: StoredPage, log: readonly LogEntry[]) => DraftStep | undefined,
) => Promise<Outcome<boolean>>

const placeOf = ({ key, id, locale, path }: StoredPage) => ({ key, id, locale, path })

const versionSchema = z.int().min(1)

/** Steps in one answer of a page's log. */
const STEPS_SHOWN = 200

/** Lists and opens pages for operators. */
export const createPageReading = (repository: PageRepository, releaseOf: ReleaseReader): PageReading => ({
  pages: actor =>
    ifAllowed(actor, 'pages.read', async () => {
      const heads = await repository.heads()
      return done(heads.map(summaryOf).sort((a, b) => a.key.localeCompare(b.key)))
    }),
  page: (actor, key) =>
    ifAllowed(actor, 'pages.read', async () => {
      const page = await repository.find(key)
      return page ? done(detailOf(page)) : refuse(404, 'pageNotFound')
    }),
  summary: (actor, key) =>
    ifAllowed(actor, 'pages.read', async () => {
      const head = await repository.head(key)
      return head ? done(summaryOf(head)) : refuse(404, 'pageNotFound')
    }),
  stepsAfter: (actor, key, given) =>
    ifAllowed(actor, 'pages.read', async () => {
      const page = await repository.find(key)
      if (!page) return refuse(404, 'pageNotFound')
      const after = versionSchema.safeParse(given).data
      const entries = after && entriesAfter(page, await repository.log(key), after)
      return entries ? done(answerOf(page, entries)) : refuse(409, 'baseUnknown')
    }),
  stepsBefore: (actor, key, given) =>
    ifAllowed(actor, 'pages.read', async () => {
      if (!(await repository.head(key))) return refuse(404, 'pageNotFound')
      const before = versionSchema.safeParse(given).data ?? Number.POSITIVE_INFINITY
      const log = (await repository.log(key)).filter(({ number }) => number < before)
      return done(log.slice(-STEPS_SHOWN).reverse())
    }),
  keptDraft: (actor, key, id) =>
    ifAllowed(actor, 'pages.read', async () => {
      const content = await repository.keptDraft(key, id)
      return content ? done(content) : refuse(404, 'draftNotFound')
    }),
  release: (actor, key, pageVersion) =>
    ifAllowed(actor, 'pages.read', async () => {
      const head = await repository.head(key)
      const content = head && (await releaseOf(head, pageVersion))
      return content ? done(content) : refuse(404, head ? 'releaseNotFound' : 'pageNotFound')
    }),
})

/** Facts of blocks and synced sections for applying steps. */
export const createStepParts = (
  { findBlock, sanitise }: Cleaner,
  sectionAt: NonNullable<StepParts['sectionAt']>,
): StepParts => ({
  findBlock,
  cleanOptions: (code, options) => {
    const block = findBlock(code)
    return block ? sanitiseOptions(block, options, sanitise) : options
  },
  sectionAt,
})

interface Cleaner {
  readonly findBlock: (code: string) => AnyBlock | undefined
  readonly sanitise: (html: string) => string
}

/** Components with their rich text cleaned; those of unknown blocks stay as they are. Source: LO-21, LO-48. */
export const cleanComponents = (components: readonly Component[], cleaner: Cleaner): Component[] =>
  components.map(component => {
    const block = cleaner.findBlock(component.code)
    return {
      ...component,
      options: block ? sanitiseOptions(block, component.options, cleaner.sanitise) : component.options,
      childComponents: cleanComponents(component.childComponents, cleaner),
    }
  })

/** The first draft of a page that copies none. */
const emptyContent = (title: string): PageContent => ({
  title,
  description: '',
  keywords: '',
  components: [],
  globalConfig: globalConfigSchema.parse({}),
})

interface PageEditingParts extends Cleaner {
  readonly repository: PageRepository
  readonly stepParts: StepParts
  readonly releaseOf: ReleaseReader
  /** Epoch milliseconds. */
  readonly clock: () => number
  readonly checkDraft: CheckDraft
  /** Called with each change that was kept. */
  readonly onChange: (change: PageChange) => void
  /** A campaign that shows the page now or later. */
  readonly campaignWith: (key: string) => Campaign | undefined
}

/** Checks what operators send, applies the decision of `page-changes.ts`, and reports the change once it is stored. */
export function createPageEditing({
  repository,
  stepParts,
  releaseOf,
  clock,
  checkDraft,
  onChange,
  campaignWith,
  ...cleaner
}: PageEditingParts): PageEditing & { readonly freeze: FreezeDraft; readonly changeDraft: ChangeDraft } {
  const act = (actor: Operator): Act => ({ actor, now: clock() })
  const clean = (content: PageContent): PageContent => ({
    ...content,
    components: cleanComponents(content.components, cleaner),
  })

  async function change(
    kind: PageChange['kind'],
    key: string,
    decide: (page: StoredPage | undefined) => PageEffect<Outcome<StoredPage>>,
  ): Promise<Outcome<StoredPage>> {
    const outcome = await repository.change(key, decide)
    if (outcome.ok) {
      const { id, locale, path } = outcome.value
      onChange({
        kind,
        key,
        id,
        locale,
        path,
        ...(kind === 'saved' && { steps: answerOf(outcome.value, []) }),
      })
    }
    return outcome
  }

  /** The first draft of a page: that of another page, one that was sent, or an empty one. */
  async function firstDraft({ title, locale, copyFrom, content }: z.output<typeof newPageSchema>) {
    const blank = emptyContent(title)
    if (copyFrom !== undefined) {
      const source = await repository.find(copyFrom)
      return source ? done(contentOf(source.draft)) : refuse(404, 'pageNotFound')
    }
    if (!content) return done(blank)
    const parsed = parseDraft({ ...blank, ...content, globalConfig: undefined, revision: 1 })
    if (!parsed.ok) return parsed
    // A page from another shop may use sections that are not here.
    const isKnown = (use: UseOf) => stepParts.sectionAt?.(use, locale) !== undefined
    const components = asPlainBlocks(parsed.value.components, use => !isKnown(use))
    return done(contentOf(clean({ ...parsed.value, components, globalConfig: blank.globalConfig })))
  }

  /** A draft as sent, checked, cleaned and put on its page. */
  async function readDraft(key: string, given: unknown) {
    const parsed = parseDraft(given)
    if (!parsed.ok) return parsed
    const page = await repository.head(key)
    const components = onPage(cleanComponents(parsed.value.components, cleaner), page?.id ?? '')
    return done({ ...parsed.value, components })
  }

  /** Appends steps to the log of a page and, where it has one, to that of its other language. */
  async function append(key: string, decide: ReturnType<typeof appending>) {
    const twin = twinKey(key)
    const outcome = twin
      ? await repository.changeBoth(key, twin, decide)
      : await repository.change(key, decide)
    if (outcome.ok) {
      const { page, answer, mirror } = outcome.value
      for (const { page: changed, answer: steps } of [{ page, answer }, ...(mirror ? [mirror] : [])])
        if (steps.entries.length > 0) onChange({ ...placeOf(changed), kind: 'saved', steps })
    }
    return outcome
  }

  /** Problems of the draft that is to be published: `publishing` refuses any other revision. */
  async function foundIn(key: string, { revision }: NewRelease, isWithOther: boolean) {
    const page = await repository.find(key)
    const found = page?.draft.revision === revision ? await checkDraft(page) : []
    return found.filter(({ problem }) => !isWithOther || problem !== 'missingLanguage')
  }

  return {
    async createPage(actor, given) {
      const parsed = newPageSchema.safeParse(given)
      if (!parsed.success) return refuseInput(422, 'invalidNewPage', parsed.error)
      const { path, locale, type, title } = parsed.data
      if (!fitsType(path, type)) return refuse(422, type === 'HOME' ? 'homePathUnknown' : 'pathDoesNotFit')
      const key = pageKey({ path, locale })
      // File systems may not tell `/Summer` from `/summer`, and neither may shoppers.
      const isTaken = (await repository.heads()).some(head => head.key.toLowerCase() === key.toLowerCase())
      if (isTaken) return refuse(409, 'pageExists')
      const redirect = redirectFrom(repository.redirects(), path)
      if (redirect) return refuse(409, 'addressRedirects', { values: { to: redirect.to } })
      const draft = await firstDraft(parsed.data)
      if (!draft.ok) return draft
      const content = draft.value
      const components = onPage(content.components, pageId(path))
      const first = { ...content, components, title: title || content.title }
      return mapResult(
        await change('created', key, creating(act(actor), { path, locale }, type, first)),
        detailOf,
      )
    },
    async saveDraft(actor, key, given) {
      const input = await readDraft(key, given)
      if (!input.ok) return input
      return mapResult(await change('saved', key, saving(act(actor), input.value)), saved => saved.draft)
    },
    async sendSteps(actor, key, given) {
      const parsed = parseSteps(given)
      if (!parsed.ok) return parsed
      const outcome = await append(key, appending(act(actor), parsed.value, stepParts))
      return mapResult(outcome, ({ answer }) => answer)
    },
    async changeDraft(actor, key, makeStep) {
      const id = randomUUID()
      const outcome = await append(key, (page, log, other) => {
        const step = page && makeStep(page, log)
        const steps = step ? [{ ...step, id }] : []
        return appending(act(actor), { base: page?.draft.revision ?? 1, steps }, stepParts)(page, log, other)
      })
      return mapResult(outcome, ({ answer }) => answer.entries.length > 0)
    },
    async setDraftAside(actor, key, given) {
      const input = await readDraft(key, given)
      if (!input.ok) return input
      return mapResult(await repository.change(key, keepingRejected(act(actor), input.value)), detailOf)
    },
    async publish(actor, key, given) {
      const asked = publishSchema.safeParse(given)
      if (!asked.success) {
        return problemPath(asked.error).startsWith('accepted')
          ? refuseInput(422, 'invalidAcceptance', asked.error)
          : refuse(422, 'invalidRevision')
      }
      const { other, ...own } = asked.data
      const decide = publishing(act(actor), {
        ...own,
        found: await foundIn(key, own, other !== undefined),
        clean,
      })
      if (!other) return mapResult(await change('published', key, decide), detailOf)
      const otherKey = twinKey(key) ?? ''
      const decideOther = publishing(act(actor), {
        ...other,
        found: await foundIn(otherKey, other, true),
        clean,
      })
      const outcome = await repository.changeBoth(key, otherKey, publishingBoth(decide, decideOther))
      if (outcome.ok) for (const page of outcome.value) onChange({ ...placeOf(page), kind: 'published' })
      return mapResult(outcome, ([page, { key: theirs, liveVersion }]) => ({
        ...detailOf(page),
        other: { key: theirs, liveVersion },
      }))
    },
    unpublish: async (actor, key) =>
      mapResult(await change('unpublished', key, unpublishing(act(actor))), detailOf),
    async rollback(actor, key, version) {
      const head = await repository.head(key)
      const content = head && (await releaseOf(head, version))
      const decide = rollingBack(act(actor), version, content)
      return mapResult(await change('rolledBack', key, decide), detailOf)
    },
    async freeze(by, key, given) {
      const kept = await repository.change(key, freezing(by, given, { findBlock: cleaner.findBlock, clean }))
      if (!kept.ok && kept.refusal.message === 'hasProblems')
        return refused({
          ...kept.refusal,
          message: 'campaignPageFlawed',
          values: { ...kept.refusal.values, key },
        })
      return mapResult(kept, page => releaseWith(page, clean(contentOf(page.draft))) ?? 0)
    },
    async remove(actor, key) {
      const campaign = campaignWith(key)
      if (campaign) return refuse(409, 'pageInCampaign', { values: { name: campaign.name } })
      return mapResult(await change('removed', key, removing(act(actor))), () => null)
    },
    nameRelease: async (actor, key, pageVersion, name) =>
      mapResult(await change('named', key, namingRelease(act(actor), pageVersion, name)), detailOf),
    nameDraft: async (actor, key, id, name) =>
      mapResult(await change('named', key, namingDraft(act(actor), id, name)), detailOf),
    nameNow: async (actor, key, revision, name) =>
      mapResult(await change('named', key, namingNow(act(actor), revision, name)), detailOf),
  }
}
