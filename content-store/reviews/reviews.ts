import type { PageHead, StoredPage } from '../stored/page.ts'
import type { PageRepository } from '../storage/page-repository.ts'
import type { ReviewRepository } from '../storage/review-repository.ts'
import { mayOnPage } from '../page/page-rights.ts'
import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Component } from '#blocks/page/page.ts'
import {
  type CommentedBlock,
  type GuestReview,
  MAX_COMMENT,
  MAX_GUEST_NAME,
  MAX_NOTE,
  openComments,
  openRequest,
  type PageComment,
  type PageReview,
  type WaitingPage,
} from '../client/reviews.ts'
import type { Campaigns } from '../publishing/campaigns.ts'
import { pagesOf } from '../client/campaigns.ts'
import type { Operator } from '#operators/operator.ts'
import { done, type Outcome, problemPath, type Refusal, refuse } from '#operators/outcome.ts'
import { mapResult } from '#platform/result.ts'
import { type Act, type Decide, onExisting, saved, stale } from '../log/page-changes.ts'
import { withKept } from '../page/draft-history.ts'
import { summaryOf } from '../page/page-head.ts'
import { publishSchema } from '../checks/acceptance.ts'
import { pageId, pageKey, parseWirePath, twinKey } from '../page/page-path.ts'
import type { PageEditing } from '../pages/pages.ts'
import { type Previews, previewUrl } from '../pages/previews.ts'
import { answering, asking, commenting, publishedNow, replying, resolving } from './review-changes.ts'
import { lookAlike } from '#operators/accounts/look-alike.ts'
import type { Operators } from '#operators/accounts/operators.ts'
import { ifAllowed, may } from '#operators/rights.ts'

/** Agreement of operators on a page before it goes live. See `docs/decisions/041-publishing-together.md`. */
export interface Reviews {
  /** Pages with a request that waits, the longest waiting first. */
  readonly waiting: (actor: Operator) => Promise<Outcome<readonly WaitingPage[]>>
  readonly review: (actor: Operator, key: string) => Promise<Outcome<PageReview>>
  /** Asks that the present draft goes live. 409 with the stored `Draft` when the revision is stale. */
  readonly askPublication: (
    actor: Operator,
    key: string,
    given: z.output<typeof askSchema>,
  ) => Promise<Outcome<PageReview>>
  /** Publishers only. */
  readonly sendBack: (
    actor: Operator,
    key: string,
    given: z.output<typeof sendBackSchema>,
  ) => Promise<Outcome<PageReview>>
  /** For who asked, and for publishers. */
  readonly withdraw: (
    actor: Operator,
    key: string,
    given: z.output<typeof withdrawSchema>,
  ) => Promise<Outcome<PageReview>>
  /** 422 for a block that the draft does not have. */
  readonly comment: (
    actor: Operator,
    key: string,
    given: z.output<typeof commentSchema>,
  ) => Promise<Outcome<PageReview>>
  readonly reply: (
    actor: Operator,
    key: string,
    id: string,
    given: z.output<typeof replySchema>,
  ) => Promise<Outcome<PageReview>>
  readonly resolve: (
    actor: Operator,
    key: string,
    id: string,
    given: z.output<typeof resolveSchema>,
  ) => Promise<Outcome<PageReview>>
  /** `given`: `{ path, previewToken }`. What a guest, who has a preview link, sees. */
  readonly guestReview: (given: unknown) => Promise<Outcome<GuestReview>>
  /**
   * `given`: `{ path, previewToken, name, blockId, text }`. 422 for a name that looks like an operator's; 409 when the guest, the link
   * or the page has too many open comments. `address` is the guest's network address.
   */
  readonly guestComment: (given: unknown, address?: string) => Promise<Outcome<GuestReview>>
}

/** An event, for the people who receive mail about it. */
export interface ReviewNews {
  readonly kind: 'asked' | 'commented' | 'published' | 'scheduled' | 'sentBack'
  readonly page: PageHead
  readonly review: PageReview
  /** Actor: an operator's name, or the name that a guest gave. */
  readonly by: string
  readonly isGuest: boolean
  /** The note, the comment or the words. */
  readonly words: string
  /** Operators who have spoken in the thread that was added to. */
  readonly thread: readonly string[]
}

/** Text that says something. */
const words = (max: number) => z.string().trim().min(1).max(max)
const idSchema = z.string().max(64)
export const askSchema = z.object({ revision: z.int().min(1), note: words(MAX_NOTE) })
export const sendBackSchema = z.object({ request: idSchema, words: words(MAX_NOTE) })
export const withdrawSchema = z.object({ request: idSchema })
export const commentSchema = z.object({
  blockId: idSchema.nullable(),
  path: z.string().max(300),
  text: words(MAX_COMMENT),
})
export const replySchema = z.object({ text: words(MAX_COMMENT) })
export const resolveSchema = z.object({ isResolved: z.boolean() })
const linkSchema = z.object({ path: z.string().max(300), previewToken: z.string().max(1000) })
const guestSchema = linkSchema.extend({
  name: words(MAX_GUEST_NAME),
  blockId: idSchema.nullable(),
  text: words(MAX_COMMENT),
})

/** Names the field, in data too: forms show the refusal beside it. */
const refuseField = (path: string): Refusal =>
  refuse(422, 'invalidReview', { values: { path }, data: { path } })
/** Refuses malformed input of requests and comments. */
export const malformed = (error: z.ZodError): Refusal => refuseField(problemPath(error))

/** Names that no guest may give, beside those of operators. */
const RESERVED_NAMES = ['admin', 'administrator', 'editor', 'publisher', 'Cairn']

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 16)

const newId = () => randomBytes(8).toString('hex')

function* blocksOf(components: readonly Component[]): Generator<CommentedBlock> {
  for (const { id, name, code, childComponents } of components) {
    yield { id, name, code }
    yield* blocksOf(childComponents)
  }
}

/** Keeps a copy of the draft that is asked for, so that what changed since can be shown. */
const keepingAsked = (act: Act, revision: number): Decide =>
  onExisting(act, 'pages.request', page => {
    if (revision !== page.draft.revision) return stale(page)
    const { title, savedBy, savedAt } = page.draft
    const about = { title, savedBy, savedAt, replacedBy: null, replacedAt: null }
    const { page: next, kept, dropped } = withKept(page, page.draft, about)
    return { ...saved(next), keep: kept, drop: dropped }
  })

interface Parts {
  readonly reviews: ReviewRepository
  readonly repository: Pick<PageRepository, 'head' | 'heads' | 'find' | 'change'>
  readonly verifyPreview: Previews['verifyPreview']
  readonly operators: Pick<Operators, 'list'>
  /** Epoch milliseconds. */
  readonly clock: () => number
  /** Called with each change that was kept. */
  readonly onChange: (key: string) => void
  readonly onNews: (news: ReviewNews) => void
}

export interface ReviewParts extends Reviews {
  /** Closes the request of a page that an operator has published, or planned to. */
  readonly closeRequest: (actor: Operator, key: string, kind: 'published' | 'scheduled') => Promise<void>
}

export function createReviews({
  reviews,
  repository,
  verifyPreview,
  operators,
  clock,
  onChange,
  onNews,
}: Parts): ReviewParts {
  const keep = async (key: string, decide: (review: PageReview) => Outcome<PageReview>) => {
    const outcome = await reviews.change<Outcome<PageReview>>(key, review => {
      const result = decide(review)
      return result.ok ? { result, save: result.value } : { result }
    })
    if (outcome.ok) onChange(key)
    return outcome
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
    return mayOnPage(actor, right, page.type) ? job(page) : refuse(403, 'notAllowed')
  }

  const tell = (
    kind: ReviewNews['kind'],
    page: PageHead,
    outcome: Outcome<PageReview>,
    about: Pick<ReviewNews, 'by' | 'words'> & Partial<ReviewNews>,
  ) => {
    if (outcome.ok) onNews({ kind, page, review: outcome.value, isGuest: false, thread: [], ...about })
    return outcome
  }

  /** The block that a comment names; `undefined` when the draft has no such block. */
  const blockIn = (page: StoredPage | undefined, id: string | null): CommentedBlock | null | undefined =>
    id === null ? null : [...blocksOf(page?.draft.components ?? [])].find(block => block.id === id)

  const noBlock = refuseField('blockId')

  const guestView = (page: StoredPage, review: PageReview, token: string): GuestReview => ({
    title: page.draft.title || page.path,
    url: previewUrl(page, token),
    blocks: [...blocksOf(page.draft.components)],
    comments: review.comments
      .filter(({ isGuest }) => isGuest)
      .map(comment => ({ ...comment, from: undefined })),
  })

  /** Resolves to true if readers could take a guest of this name for an operator. */
  const isOperatorName = async (name: string) => {
    const names = [...RESERVED_NAMES, ...(await operators.list()).map(operator => operator.name)]
    const alike = lookAlike(name)
    return names.some(each => lookAlike(each) === alike)
  }

  /** The page that a preview link opens; the token is checked first, so that the answer does not say which pages exist. */
  async function behindLink({
    path,
    previewToken,
  }: z.output<typeof linkSchema>): Promise<Outcome<StoredPage>> {
    const place = parseWirePath(path)
    const verdict = verifyPreview(previewToken, place ? pageId(place.path) : '')
    if (verdict !== 'valid') return refuse(403, verdict === 'expired' ? 'previewExpired' : 'previewForbidden')
    const page = place && (await repository.find(pageKey(place)))
    return page ? done(page) : refuse(404, 'pageNotFound')
  }

  return {
    waiting: actor =>
      ifAllowed(actor, 'pages.read', async () => {
        const pages = (await repository.heads()).flatMap(head => {
          const review = reviews.find(head.key)
          const request = openRequest(review)
          return request
            ? [{ page: summaryOf(head), request, openComments: openComments(review).length }]
            : []
        })
        return done(pages.sort((a, b) => a.request.at - b.request.at))
      }),
    review: (actor, key) => onPage(actor, 'pages.read', key, async () => done(reviews.find(key))),
    askPublication: (actor, key, { revision, note }) =>
      onPage(actor, 'pages.request', key, async page => {
        const now = clock()
        const kept = await repository.change(key, keepingAsked({ actor, now }, revision))
        if (!kept.ok) return kept
        const draft = kept.value.keptDrafts.at(-1)?.id ?? 1
        const deed = { by: actor.name, at: now, id: newId() }
        const outcome = await keep(key, review => done(asking(review, deed, { revision, draft, note })))
        return tell('asked', page, outcome, { by: actor.name, words: note })
      }),
    sendBack: (actor, key, { request, words: said }) =>
      onPage(actor, 'pages.publish', key, async page => {
        const answer = { kind: 'sentBack', words: said, by: actor.name, at: clock() } as const
        const outcome = await keep(key, review => answering(review, request, answer))
        return tell('sentBack', page, outcome, { by: actor.name, words: said })
      }),
    withdraw: (actor, key, { request }) =>
      onPage(actor, 'pages.request', key, async page => {
        const answer = { kind: 'withdrawn', words: '', by: actor.name, at: clock() } as const
        return keep(key, review => {
          const isOwn = openRequest(review)?.by === actor.name
          if (!isOwn && !mayOnPage(actor, 'pages.publish', page.type)) return refuse(403, 'notAllowed')
          return answering(review, request, answer)
        })
      }),
    comment: (actor, key, { blockId, path, text }) =>
      onPage(actor, 'pages.comment', key, async page => {
        const block = blockIn(await repository.find(key), blockId)
        if (block === undefined) return noBlock
        const deed = { by: actor.name, at: clock(), id: newId() }
        const outcome = await keep(key, review =>
          commenting(review, deed, { isGuest: false, block, path: block ? path : '', text }),
        )
        return tell('commented', page, outcome, { by: actor.name, words: text })
      }),
    reply: (actor, key, id, { text }) =>
      onPage(actor, 'pages.comment', key, async page => {
        const deed = { by: actor.name, at: clock(), id: newId() }
        const outcome = await keep(key, review => replying(review, deed, id, text))
        const thread = outcome.ok ? speakersOf(outcome.value.comments, id) : []
        return tell('commented', page, outcome, { by: actor.name, words: text, thread })
      }),
    resolve: (actor, key, id, { isResolved }) =>
      onPage(actor, 'pages.comment', key, async () =>
        keep(key, review => resolving(review, { by: actor.name, at: clock() }, id, isResolved)),
      ),
    async guestReview(given) {
      const parsed = linkSchema.safeParse(given)
      if (!parsed.success) return malformed(parsed.error)
      return mapResult(await behindLink(parsed.data), page =>
        guestView(page, reviews.find(page.key), parsed.data.previewToken),
      )
    },
    async guestComment(given, address = '') {
      const parsed = guestSchema.safeParse(given)
      if (!parsed.success) return malformed(parsed.error)
      const { name, blockId, text } = parsed.data
      const found = await behindLink(parsed.data)
      if (!found.ok) return found
      const block = blockIn(found.value, blockId)
      if (block === undefined) return noBlock
      if (await isOperatorName(name)) return refuse(422, 'guestNameTaken', { data: { path: 'name' } })
      const { key } = found.value
      const from = {
        link: hashOf(parsed.data.previewToken),
        // The token keeps addresses from being guessed from their hashes.
        address: hashOf(`${parsed.data.previewToken} ${address}`),
      }
      const deed = { by: name, at: clock(), id: newId() }
      const outcome = await keep(key, review =>
        commenting(review, deed, { isGuest: true, from, block, path: '', text }),
      )
      const page = await repository.head(key)
      if (page) tell('commented', page, outcome, { by: name, isGuest: true, words: text })
      return mapResult(outcome, review => guestView(found.value, review, parsed.data.previewToken))
    },
    async closeRequest(actor, key, kind) {
      const page = await repository.head(key)
      if (!page || !openRequest(reviews.find(key))) return
      const answer = { kind, words: '', by: actor.name, at: clock() }
      const outcome = await keep(key, review => {
        const next = publishedNow(review, answer)
        return next ? done(next) : refuse(409, 'requestAnswered')
      })
      tell(kind, page, outcome, { by: actor.name, words: '' })
    },
  }
}

/** Publishing a page, or planning it, answers the request that waits for it. */
export const answeringRequests = (
  { publish }: Pick<PageEditing, 'publish'>,
  { createCampaign, addToCampaign }: Pick<Campaigns, 'createCampaign' | 'addToCampaign'>,
  closeRequest: ReviewParts['closeRequest'],
): Pick<PageEditing & Campaigns, 'publish' | 'createCampaign' | 'addToCampaign'> => ({
  async publish(actor, key, given) {
    const outcome = await publish(actor, key, given)
    if (!outcome.ok) return outcome
    const isBoth = publishSchema.safeParse(given).data?.other !== undefined
    await closeRequest(actor, key, 'published')
    if (isBoth) await closeRequest(actor, twinKey(key) ?? '', 'published')
    return outcome
  },
  async createCampaign(actor, given) {
    const outcome = await createCampaign(actor, given)
    if (outcome.ok)
      for (const key of pagesOf(outcome.value).keys()) await closeRequest(actor, key, 'scheduled')
    return outcome
  },
  async addToCampaign(actor, id, given) {
    const outcome = await addToCampaign(actor, id, given)
    const added = outcome.ok ? outcome.value.pages.at(-1)?.key : undefined
    if (added !== undefined) await closeRequest(actor, added, 'scheduled')
    return outcome
  },
})

/** Operators who wrote a comment or replied to it. */
function speakersOf(comments: readonly PageComment[], id: string): readonly string[] {
  const comment = comments.find(each => each.id === id)
  if (!comment) return []
  return [...(comment.isGuest ? [] : [comment.by]), ...comment.replies.map(({ by }) => by)]
}
