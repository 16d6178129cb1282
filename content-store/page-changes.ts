import type { PageType } from '#blocks/page/page.ts'
import type { AcceptedWarning, Acceptance, Operator, PageContent, PublishProblem } from './client/types.ts'
import { judge, withAcceptance } from './acceptance.ts'
import { done, type Outcome, type Refusal, refuse } from './outcome.ts'
import { EVERYTHING, type LogEntry } from './client/model/steps.ts'
import { isWorthKeeping, keeping, withKept } from './draft-history.ts'
import { contentDigest, lastVersion } from './page-head.ts'
import { type PagePlace, pageId, pageKey } from './page-path.ts'
import { contentOf, type DraftInput } from './page-schema.ts'
import { placeProblems } from './publish-check.ts'
import type { PageEffect, StoredPage, StoredRelease } from './repository.ts'
import { may, type Right } from './roles.ts'

/** Who makes a change, and when (epoch ms). */
export interface Act {
  readonly actor: Operator
  readonly now: number
}

type Effect = PageEffect<Outcome<StoredPage>>
type Decide = (page: StoredPage | undefined) => Effect

const refused = (refusal: Refusal): Effect => ({ result: refusal })
const saved = (page: StoredPage, release?: StoredRelease): Effect => ({
  result: done(page),
  save: page,
  ...(release && { release }),
})

/** Refuses a missing page or a missing right; otherwise calls `decide` with the page. */
const onExisting =
  ({ actor }: Act, right: Right, decide: (page: StoredPage) => Effect): Decide =>
  page => {
    if (!page) return refused(refuse(404, 'pageNotFound'))
    return may(actor, right, page.type) ? decide(page) : refused(refuse(403, 'notAllowed'))
  }

const stale = ({ draft }: StoredPage) => refused(refuse(409, 'staleRevision', { data: draft }))

/** Creates a page with its first draft. */
export const creating =
  ({ actor, now }: Act, place: PagePlace, type: PageType, content: PageContent): Decide =>
  page => {
    if (!may(actor, 'createPage', type)) return refused(refuse(403, 'notAllowed'))
    if (page) return refused(refuse(409, 'pageExists'))
    return saved({
      key: pageKey(place),
      id: pageId(place.path),
      ...place,
      type,
      liveVersion: null,
      releases: [],
      keptDrafts: [],
      draft: { ...contentOf(content), revision: 1, savedAt: now, savedBy: actor.name },
    })
  }

/** A whole draft in the log. What it replaced is in the history, not here. */
const wholeDraft = ({ actor, now }: Act, number: number): LogEntry => ({
  id: `save-${number}-${now}`,
  label: 'save',
  gesture: `save ${number}`,
  operations: [],
  backward: [],
  touched: [EVERYTHING],
  number,
  at: now,
  by: actor.name,
})

/**
 * Replaces the draft; refused when it was based on an older revision. A draft of another operator or of an earlier sitting
 * stays in the history. Source: LO-14.
 */
export const saving = (act: Act, { revision, keepReplaced, ...input }: DraftInput): Decide =>
  onExisting(act, 'saveDraft', page => {
    const { draft } = page
    if (revision !== draft.revision) return stale(page)
    const content = contentOf({ ...input, globalConfig: input.globalConfig ?? draft.globalConfig })
    const changesConfig = JSON.stringify(content.globalConfig) !== JSON.stringify(draft.globalConfig)
    if (changesConfig && !may(act.actor, 'changeGlobalConfig'))
      return refused(refuse(403, 'globalConfigNeedsAdmin'))
    const stamp = { revision: revision + 1, savedAt: act.now, savedBy: act.actor.name }
    const next = { ...page, draft: { ...content, ...stamp } }
    const replacement = { by: act.actor.name, at: act.now }
    const append = [wholeDraft(act, stamp.revision)]
    if (!keepReplaced && !isWorthKeeping(page, replacement)) return { ...saved(next), append }
    const { save, ...history } = keeping(next, page, replacement)
    return { ...saved(save), ...history, append }
  })

/** Keeps a draft that lost against the stored one in the history; the stored draft stays. */
export const settingAside = (act: Act, input: DraftInput): Decide =>
  onExisting(act, 'saveDraft', page => {
    const { actor, now } = act
    const content = contentOf({ ...input, globalConfig: input.globalConfig ?? page.draft.globalConfig })
    const by = { savedBy: actor.name, savedAt: now, replacedBy: page.draft.savedBy, replacedAt: now }
    const { page: save, kept, dropped } = withKept(page, content, { title: content.title, ...by })
    return { ...saved(save), keep: kept, drop: dropped }
  })

/** Adds a release and makes it live. Its pageVersion is one more than the newest release's, live or not. */
function released(
  page: StoredPage,
  { actor, now }: Act,
  content: PageContent,
  {
    rolledBackFrom,
    accepted,
  }: { readonly rolledBackFrom: number | null; readonly accepted: readonly AcceptedWarning[] },
) {
  const pageVersion = lastVersion(page) + 1
  const info = {
    pageVersion,
    publishedAt: now,
    publishedBy: actor.name,
    title: content.title,
    rolledBackFrom,
    digest: contentDigest(content),
    accepted,
  }
  return saved(
    { ...page, liveVersion: pageVersion, releases: [...page.releases, info] },
    { pageVersion, content },
  )
}

const flawed = (problems: readonly PublishProblem[]) =>
  refused(refuse(422, 'hasProblems', { values: { count: problems.length }, data: problems }))

/** What a publication asks for. */
interface Publication {
  readonly revision: number
  readonly accepted: Acceptance
  /** All that was found in the draft of that revision. */
  readonly found: readonly PublishProblem[]
  /** Sanitises rich text. */
  readonly clean: (content: PageContent) => PageContent
}

/**
 * Publishes the draft as a new release, unless it has errors, or warnings that were not accepted: then or for the newest release.
 * Source: LO-14, LO-22.
 */
export const publishing = (act: Act, { revision, accepted, found, clean }: Publication): Decide =>
  onExisting(act, 'publish', page => {
    if (revision !== page.draft.revision) return stale(page)
    if (found.some(({ severity }) => severity === 'error'))
      return flawed(found.filter(({ severity }) => severity === 'error'))
    const taken = judge(found, accepted, page, { by: act.actor.name, at: act.now })
    if (taken.open.length > 0)
      return refused(
        refuse(422, 'unaccepted', {
          values: { count: taken.open.length },
          data: withAcceptance(found, page),
        }),
      )
    return released(page, act, clean(contentOf(page.draft)), {
      rolledBackFrom: null,
      accepted: taken.accepted,
    })
  })

/** Publishes an older release again as a new version; the draft stays as it is. Source: LO-14. */
export const rollingBack = (act: Act, from: number, content: PageContent | undefined): Decide =>
  onExisting(act, 'rollback', page => {
    if (!content) return refused(refuse(404, 'releaseNotFound'))
    const problems = placeProblems(page)
    if (problems.length > 0) return flawed(problems)
    const accepted = page.releases.find(({ pageVersion }) => pageVersion === from)?.accepted ?? []
    return released(page, act, content, { rolledBackFrom: from, accepted })
  })

/** Takes a page offline; its draft and releases stay. */
export const unpublishing = (act: Act): Decide =>
  onExisting(act, 'unpublish', page =>
    page.liveVersion === null ? refused(refuse(409, 'nothingLive')) : saved({ ...page, liveVersion: null }),
  )

/** Moves a page with its draft and releases into the bin. */
export const removing = (act: Act): Decide =>
  onExisting(act, 'remove', page => ({
    result: done(page),
    remove: { at: act.now, by: act.actor.name },
  }))
