import type { Around, PageEffect } from '../storage/page-effect.ts'
import type { StoredPage, StoredRelease } from '../stored/page.ts'
import type { PageType } from '#blocks/page/page.ts'
import { type Locale, otherLocale } from '#locales/locale.ts'
import type { Operator } from '#operators/operator.ts'
import type {
  AcceptedWarning,
  Acceptance,
  PageContent,
  PublishProblem,
  ReleaseSection,
} from '../client/types.ts'
import { applyAcceptance, withAcceptance } from '../checks/acceptance.ts'
import { done, type Outcome, type Refusal, refuse } from '#operators/outcome.ts'
import { isWorthKeeping, keeping, withKept } from '../page/draft-history.ts'
import { contentDigest, lastVersion, liveChangesOf } from '../page/page-head.ts'
import { type PagePlace, pageId, pageKey } from '../page/page-path.ts'
import { contentOf, type DraftInput } from '../stored/page-schema.ts'
import { placeProblems } from '../checks/publish-check.ts'
import { may, type Right } from '#operators/rights.ts'
import { problemsIn } from '../checks/problem-text.ts'
import { mayOnPage } from '../page/page-rights.ts'

/** Actor and instant (epoch ms) of a change. */
export interface Act {
  readonly actor: Operator
  readonly now: number
}

type Effect = PageEffect<Outcome<StoredPage>>
export type Decide = (page: StoredPage | undefined, around: Around) => Effect

export const refused = (refusal: Refusal): Effect => ({ result: refusal })
export const saved = (page: StoredPage, release?: StoredRelease): Effect => ({
  result: done(page),
  save: page,
  ...(release && { release }),
})

/** Refuses a missing page or a missing right; otherwise calls `decide` with the page. */
export const onExisting =
  ({ actor }: Act, right: Right, decide: (page: StoredPage) => Effect): Decide =>
  page => {
    if (!page) return refused(refuse(404, 'pageNotFound'))
    return mayOnPage(actor, right, page.type) ? decide(page) : refused(refuse(403, 'notAllowed'))
  }

export const stale = ({ draft }: StoredPage) => refused(refuse(409, 'staleRevision', { data: draft }))

/** First drafts of a page: in one language, or in both. */
interface FirstDrafts {
  readonly own: PageContent
  readonly other?: PageContent
}

/** Creates a page with its first draft, or another language of it. */
export const creating =
  ({ actor, now }: Act, place: PagePlace, type: PageType, { own, other }: FirstDrafts): Decide =>
  (page, around) => {
    if (!mayOnPage(actor, 'pages.create', type)) return refused(refuse(403, 'notAllowed'))
    if (page || (other && around.other)) return refused(refuse(409, 'pageExists'))
    const fresh = (locale: Locale, content: PageContent): StoredPage => ({
      key: pageKey({ ...place, locale }),
      id: pageId(place.path),
      path: place.path,
      locale,
      type,
      liveVersion: null,
      releases: [],
      keptDrafts: [],
      draft: { ...contentOf(content), revision: 1, savedAt: now, savedBy: actor.name },
    })
    const effect = saved(fresh(place.locale, own))
    return other ? { ...effect, other: { save: fresh(otherLocale(place.locale), other) } } : effect
  }

/**
 * Replaces the draft; refused when it was based on an older revision. A draft of another operator or of an earlier sitting
 * stays in the history. Source: LO-14.
 */
export const saving = (act: Act, { revision, keepReplaced, ...input }: DraftInput): Decide =>
  onExisting(act, 'pages.change', page => {
    const { draft } = page
    if (revision !== draft.revision) return stale(page)
    const content = contentOf({ ...input, globalConfig: input.globalConfig ?? draft.globalConfig })
    const changesConfig = JSON.stringify(content.globalConfig) !== JSON.stringify(draft.globalConfig)
    if (changesConfig && !may(act.actor, 'frame.change'))
      return refused(refuse(403, 'globalConfigNeedsAdmin'))
    const stamp = { revision: revision + 1, savedAt: act.now, savedBy: act.actor.name }
    const next = { ...page, draft: { ...content, ...stamp } }
    const replacement = { by: act.actor.name, at: act.now }
    if (!keepReplaced && !isWorthKeeping(page, replacement)) return saved(next)
    const { save, ...history } = keeping(next, page, replacement)
    return { ...saved(save), ...history }
  })

/** Keeps a draft that lost against the stored one in the history; the stored draft stays. */
export const keepingRejected = (act: Act, input: DraftInput): Decide =>
  onExisting(act, 'pages.change', page => {
    const { actor, now } = act
    const content = contentOf({ ...input, globalConfig: input.globalConfig ?? page.draft.globalConfig })
    const by = { savedBy: actor.name, savedAt: now, replacedBy: page.draft.savedBy, replacedAt: now }
    const { page: save, kept, dropped } = withKept(page, content, { title: content.title, ...by })
    return { ...saved(save), keep: kept, drop: dropped }
  })

/** A change of the live version, in the page's own account of it. */
const goingLive = (page: StoredPage, { now }: Act, pageVersion: number | null): StoredPage => ({
  ...page,
  liveVersion: pageVersion,
  lives: [...liveChangesOf(page), { at: now, pageVersion }],
})

/** Adds a release. Its pageVersion is one more than the newest release's, live or not. */
function withRelease(
  page: StoredPage,
  { actor, now }: Act,
  content: PageContent,
  more: {
    readonly rolledBackFrom?: number
    readonly raisedFrom?: number
    readonly section?: ReleaseSection
    readonly campaign?: string
    readonly accepted?: readonly AcceptedWarning[]
  } = {},
) {
  const pageVersion = lastVersion(page) + 1
  const info = {
    pageVersion,
    publishedAt: now,
    publishedBy: actor.name,
    title: content.title,
    rolledBackFrom: null,
    digest: contentDigest(content),
    accepted: [],
    ...more,
  }
  const next: StoredPage = { ...page, lives: liveChangesOf(page), releases: [...page.releases, info] }
  return { page: next, release: { pageVersion, content } }
}

/** Adds a release and makes it live. */
export function released(
  page: StoredPage,
  act: Act,
  content: PageContent,
  more: {
    readonly rolledBackFrom?: number
    readonly raisedFrom?: number
    readonly section?: ReleaseSection
    readonly accepted: readonly AcceptedWarning[]
  },
) {
  const added = withRelease(page, act, content, more)
  return saved(goingLive(added.page, act, added.release.pageVersion), added.release)
}

/** Problems as the data of a refusal. */
const saidOf = (problems: readonly PublishProblem[]) => ({ data: problems, dataIn: problemsIn(problems) })

const flawed = (problems: readonly PublishProblem[]) =>
  refused(refuse(422, 'hasProblems', { values: { count: problems.length }, ...saidOf(problems) }))

/** Request of a publication. */
interface Publication {
  readonly revision: number
  readonly accepted: Acceptance
  /** All that was found in the draft of that revision. */
  readonly found: readonly PublishProblem[]
  /** Sanitises rich text. */
  readonly clean: (content: PageContent) => PageContent
}

/** Warnings that a release goes live with, unless the draft is another one, has errors, or warnings that were not accepted. */
function accepting(page: StoredPage, act: Act, { revision, accepted, found }: Publication) {
  if (revision !== page.draft.revision) return { ok: false, effect: stale(page) } as const
  const errors = found.filter(({ severity }) => severity === 'error')
  if (errors.length > 0) return { ok: false, effect: flawed(errors) } as const
  const taken = applyAcceptance(found, accepted, page, { by: act.actor.name, at: act.now })
  if (taken.open.length === 0) return { ok: true, accepted: taken.accepted } as const
  const values = { count: taken.open.length }
  return {
    ok: false,
    effect: refused(refuse(422, 'unaccepted', { values, ...saidOf(withAcceptance(found, page)) })),
  } as const
}

/**
 * Publishes the draft as a new release, unless it has errors, or warnings that were not accepted: then or for the newest release.
 * Source: LO-14, LO-22.
 */
export const publishing = (act: Act, publication: Publication): Decide =>
  onExisting(act, 'pages.publish', page => {
    const taken = accepting(page, act, publication)
    return taken.ok
      ? released(page, act, publication.clean(contentOf(page.draft)), { accepted: taken.accepted })
      : taken.effect
  })

/** Publishes both languages of a page, or neither: a problem in one stops both. */
export const publishingBoth =
  (decide: Decide, decideOther: Decide) =>
  (page: StoredPage | undefined, around: Around): PageEffect<Outcome<readonly [StoredPage, StoredPage]>> => {
    const own = decide(page, around)
    if (!own.result.ok) return { result: own.result }
    const theirs = decideOther(around.other, { ...around, other: page })
    if (!theirs.result.ok) return { result: theirs.result }
    const { result: _, ...effect } = theirs
    return { ...own, result: done([own.result.value, theirs.result.value] as const), other: effect }
  }

/**
 * Keeps the draft as a release that a campaign shows later, with the same checks as publishing. A release with the same content is taken
 * again.
 */
export const freezing = (
  act: Act,
  { campaign, ...publication }: Publication & { readonly campaign: string },
): Decide =>
  onExisting(act, 'pages.publish', page => {
    const taken = accepting(page, act, publication)
    if (!taken.ok) return taken.effect
    const content = publication.clean(contentOf(page.draft))
    if (releaseWith(page, content) !== undefined) return { result: done(page) }
    const added = withRelease(page, act, content, { campaign, accepted: taken.accepted })
    return saved(added.page, added.release)
  })

/** The newest release with this content; its pageVersion. */
export function releaseWith({ releases }: Pick<StoredPage, 'releases'>, content: PageContent) {
  const digest = contentDigest(content)
  return releases.findLast(release => release.digest === digest)?.pageVersion
}

/** Publishes an older release again as a new version; the draft stays as it is. Source: LO-14. */
export const rollingBack = (act: Act, from: number, content: PageContent | undefined): Decide =>
  onExisting(act, 'pages.rollBack', page => {
    if (!content) return refused(refuse(404, 'releaseNotFound'))
    const problems = placeProblems(page)
    if (problems.length > 0) return flawed(problems)
    const accepted = page.releases.find(({ pageVersion }) => pageVersion === from)?.accepted ?? []
    return released(page, act, content, { rolledBackFrom: from, accepted })
  })

/** Takes a page offline; its draft and releases stay. */
export const unpublishing = (act: Act): Decide =>
  onExisting(act, 'pages.unpublish', page =>
    page.liveVersion === null ? refused(refuse(409, 'nothingLive')) : saved(goingLive(page, act, null)),
  )

/** Moves a page with its draft and releases into the bin. */
export const removing = (act: Act): Decide =>
  onExisting(act, 'pages.remove', page => ({
    result: done(page),
    remove: { at: act.now, by: act.actor.name },
  }))

/** Keeps the present draft of a page as a release for a campaign that shows it from `shownAt` on; the pageVersion. */
export type FreezeDraft = (
  act: Act,
  key: string,
  given: Pick<Publication, 'revision' | 'accepted'> & {
    readonly shownAt: number
    readonly campaign: string
    /** Pages that the campaign shows with it. */
    readonly beside: readonly string[]
  },
) => Promise<Outcome<number>>
