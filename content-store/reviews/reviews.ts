import { z } from 'zod'
import { catalogue } from '#locales/catalogue.ts'
import { type Locale, otherLocale } from '#locales/locale.ts'
import type { Operator } from '#operators/operator.ts'
import { done, type Outcome, refuse } from '#operators/outcome.ts'
import { ifAllowed, may } from '#operators/rights.ts'
import { mapResult } from '#platform/result.ts'
import {
  MAX_COMMENT,
  MAX_NOTE,
  openComments,
  openRequest,
  type PageComment,
  type PageReview,
  type WaitingPage,
} from '../client/reviews.ts'
import { type Act, type Decide, onExisting, saved, stale } from '../log/page-changes.ts'
import { withKept } from '../page/draft-history.ts'
import { summaryOf } from '../page/page-head.ts'
import { twinKey } from '../page/page-path.ts'
import { mayOnPage } from '../page/page-rights.ts'
import type { PageRepository } from '../storage/page-repository.ts'
import type { PageHead } from '../stored/page.ts'
import { namingPresent } from './named-languages.ts'
import { answering, asking, commenting, replying, resolving } from './review-changes.ts'
import { blockIn, idSchema, newId, noBlock, reviewChanges, type ReviewParts, words } from './review-record.ts'

const revision = z.int().min(1)
/** `other`: the other language is asked for too, at a revision of its own. */
export const askSchema = z.object({
  revision,
  note: words(MAX_NOTE),
  other: z.object({ revision }).optional(),
})
export const sendBackSchema = z.object({ request: idSchema, words: words(MAX_NOTE) })
export const withdrawSchema = z.object({ request: idSchema })
export const commentSchema = z.object({
  blockId: idSchema.nullable(),
  path: z.string().max(300),
  text: words(MAX_COMMENT),
})
export const replySchema = z.object({ text: words(MAX_COMMENT) })
export const resolveSchema = z.object({ isResolved: z.boolean() })

/** Keeps a copy of the draft that is asked for, so that what changed since can be shown. */
const keepingAsked = (act: Act, revision: number): Decide =>
  onExisting(act, 'pages.request', page => {
    if (revision !== page.draft.revision) return stale(page)
    const { title, savedBy, savedAt } = page.draft
    const about = { title, savedBy, savedAt, replacedBy: null, replacedAt: null }
    const { page: next, kept, dropped } = withKept(page, page.draft, about)
    return { ...saved(next), keep: kept, drop: dropped }
  })

interface Parts extends ReviewParts {
  readonly repository: Pick<PageRepository, 'head' | 'heads' | 'find' | 'change'>
}

async function waitingPages(
  repository: Pick<PageRepository, 'head' | 'heads'>,
  reviews: ReviewParts['reviews'],
): Promise<readonly WaitingPage[]> {
  const pages = (await repository.heads()).map(async head => {
    const review = await namingPresent({ repository, reviews }, head.key, reviews.find(head.key))
    const request = openRequest(review)
    return request ? [{ page: summaryOf(head), request, openComments: openComments(review).length }] : []
  })
  return joinedRequests((await Promise.all(pages)).flat()).toSorted((a, b) => a.request.at - b.request.at)
}

/** One entry for a request, which may wait in both languages of its page. */
function joinedRequests(pages: readonly WaitingPage[]): readonly WaitingPage[] {
  const byId = Map.groupBy(pages, ({ page, request }) => `${page.id} ${request.id}`)
  return [...byId.values()].flatMap(([first, second]) => {
    if (!first || !second) return first ?? []
    const { page, request } = second
    return { ...first, openComments: first.openComments + second.openComments, other: { page, request } }
  })
}

/** Refuses a request because of the draft in the other language, which it names. */
const refuseOther = (locale: Locale) =>
  refuse(409, 'otherStale', {
    values: {
      language: {
        zh_HK: catalogue.zh_HK.content.languages[locale],
        en_US: catalogue.en_US.content.languages[locale],
      },
    },
  })

/** Agreement of operators on a page before it goes live. See `docs/decisions/041-publishing-together.md`. */
export type Reviews = ReturnType<typeof createReviews>

export function createReviews({ repository, ...parts }: Parts) {
  const { reviews, clock } = parts
  const { keep, tell } = reviewChanges(parts)

  /** Keeps the draft that is asked for. Resolves to the id of its copy. */
  const keepAsked = async (actor: Operator, key: string, asked: number): Promise<Outcome<number>> =>
    mapResult(
      await repository.change(key, keepingAsked({ actor, now: clock() }, asked)),
      ({ keptDrafts }) => keptDrafts.at(-1)?.id ?? 1,
    )

  /** Answers a request in the language of a page, and in the other one where the same request waits too. */
  async function answerIn(
    { key, locale }: PageHead,
    id: string,
    decide: (review: PageReview) => Outcome<PageReview>,
  ) {
    const second = openRequest(reviews.find(twinKey(key) ?? ''))?.id === id ? twinKey(key) : undefined
    const outcome = await keep(key, decide)
    if (outcome.ok && second !== undefined) await keep(second, decide)
    // A page in the bin is answered as well, in case it is restored.
    const isInBoth = second !== undefined && (await repository.head(second)) !== undefined
    return { outcome, languages: isInBoth ? [locale, otherLocale(locale)] : [locale] }
  }

  /** Runs `job` on a page that is there, when the operator has the right for it. */
  const onPage = async (
    actor: Operator,
    right: Parameters<typeof may>[1],
    key: string,
    job: (page: PageHead) => Promise<Outcome<PageReview>>,
  ): Promise<Outcome<PageReview>> => {
    if (!may(actor, right)) return refuse(403, 'notAllowed')
    const page = await repository.head(key)
    if (!page) return refuse(404, 'pageNotFound')
    if (!mayOnPage(actor, right, page.type)) return refuse(403, 'notAllowed')
    const outcome = await job(page)
    return outcome.ok ? done(await namingPresent({ repository, reviews }, key, outcome.value)) : outcome
  }

  return {
    /** Pages with a request that waits, the longest waiting first. */
    waiting: (actor: Operator) =>
      ifAllowed(actor, 'pages.read', async () => done(await waitingPages(repository, reviews))),
    review: (actor: Operator, key: string) =>
      onPage(actor, 'pages.read', key, async () => done(reviews.find(key))),
    /** Asks that the present draft goes live. 409 with the stored `Draft` when the revision is stale. */
    askPublication: (actor: Operator, key: string, { revision, note, other }: z.output<typeof askSchema>) =>
      onPage(actor, 'pages.request', key, async page => {
        const deed = { by: actor.name, at: clock(), id: newId() }
        const second = otherLocale(page.locale)
        const secondKey = twinKey(key) ?? ''
        if (other && (await repository.head(secondKey))?.draft.revision !== other.revision)
          return refuseOther(second)
        const draft = await keepAsked(actor, key, revision)
        if (!draft.ok) return draft
        const otherDraft = other && (await keepAsked(actor, secondKey, other.revision))
        // Saved since it was looked at.
        if (otherDraft?.ok === false) return refuseOther(second)
        const own = { revision, draft: draft.value, note }
        const outcome = await keep(key, review =>
          done(asking(review, deed, { ...own, ...(other && { other: second }) })),
        )
        if (other && otherDraft) {
          const asked = { revision: other.revision, draft: otherDraft.value, note, other: page.locale }
          await keep(secondKey, review => done(asking(review, deed, asked)))
        }
        const languages = other ? [page.locale, second] : [page.locale]
        return tell('asked', page, outcome, { by: actor.name, words: note, languages })
      }),
    /** Publishers only. */
    sendBack: (actor: Operator, key: string, { request, words: said }: z.output<typeof sendBackSchema>) =>
      onPage(actor, 'pages.publish', key, async page => {
        const answer = { kind: 'sentBack', words: said, by: actor.name, at: clock() } as const
        const { outcome, languages } = await answerIn(page, request, review =>
          answering(review, request, answer),
        )
        return tell('sentBack', page, outcome, { by: actor.name, words: said, languages })
      }),
    /** For who asked, and for publishers. */
    withdraw: (actor: Operator, key: string, { request }: z.output<typeof withdrawSchema>) =>
      onPage(actor, 'pages.request', key, async page => {
        const answer = { kind: 'withdrawn', words: '', by: actor.name, at: clock() } as const
        const { outcome } = await answerIn(page, request, review => {
          const isOwn = openRequest(review)?.by === actor.name
          if (!isOwn && !mayOnPage(actor, 'pages.publish', page.type)) return refuse(403, 'notAllowed')
          return answering(review, request, answer)
        })
        return outcome
      }),
    /** 422 for a block that the draft does not have. */
    comment: (actor: Operator, key: string, { blockId, path, text }: z.output<typeof commentSchema>) =>
      onPage(actor, 'pages.comment', key, async page => {
        const block = blockIn(await repository.find(key), blockId)
        if (block === undefined) return noBlock
        const deed = { by: actor.name, at: clock(), id: newId() }
        const outcome = await keep(key, review =>
          commenting(review, deed, { isGuest: false, block, path: block ? path : '', text }),
        )
        return tell('commented', page, outcome, { by: actor.name, words: text })
      }),
    reply: (actor: Operator, key: string, id: string, { text }: z.output<typeof replySchema>) =>
      onPage(actor, 'pages.comment', key, async page => {
        const deed = { by: actor.name, at: clock(), id: newId() }
        const outcome = await keep(key, review => replying(review, deed, id, text))
        const thread = outcome.ok ? speakersOf(outcome.value.comments, id) : []
        return tell('commented', page, outcome, { by: actor.name, words: text, thread })
      }),
    resolve: (actor: Operator, key: string, id: string, { isResolved }: z.output<typeof resolveSchema>) =>
      onPage(actor, 'pages.comment', key, async () =>
        keep(key, review => resolving(review, { by: actor.name, at: clock() }, id, isResolved)),
      ),
  }
}

/** Operators who wrote a comment or replied to it. */
function speakersOf(comments: readonly PageComment[], id: string): readonly string[] {
  const comment = comments.find(each => each.id === id)
  if (!comment) return []
  return [...(comment.isGuest ? [] : [comment.by]), ...comment.replies.map(({ by }) => by)]
}
