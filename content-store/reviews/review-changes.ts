import {
  type CommentedBlock,
  openComments,
  openRequest,
  type PageComment,
  type PageReview,
  type PublishRequest,
} from '../client/reviews.ts'
import { done, type Outcome, refuse } from '#operators/outcome.ts'

/** Requests kept of one page; the oldest go first. */
const MAX_REQUESTS = 50
/** Comments of one page. Resolved ones make room, the oldest first. */
const MAX_COMMENTS = 500
/** Of these, places that comments of guests never take. */
const OPERATOR_PLACES = 200
/** Open comments of guests on one page. */
const MAX_GUEST_COMMENTS = 100
/** Open comments through one preview link: one that went astray cannot fill a page. */
const MAX_LINK_COMMENTS = 60
/** Open comments of one guest, that is from one network address through one link. */
const MAX_COMMENTS_OF_GUEST = 30
/** Replies to one comment. */
const MAX_REPLIES = 100

/** Actor, instant (epoch ms), and the id of what is new. */
interface Deed {
  readonly by: string
  readonly at: number
  readonly id: string
}

type Answer = NonNullable<PublishRequest['answer']>

const answered = (review: PageReview, answer: Answer): PageReview => ({
  ...review,
  requests: review.requests.map(request => (request.answer ? request : { ...request, answer })),
})

/** Adds a request; one that still waits is renewed by it. */
export function asking(
  review: PageReview,
  { by, at, id }: Deed,
  asked: Pick<PublishRequest, 'revision' | 'draft' | 'note' | 'other'>,
): PageReview {
  const before = answered(review, { kind: 'renewed', words: '', by, at })
  const requests = [...before.requests, { id, by, at, ...asked, answer: null }]
  return { ...before, requests: requests.slice(-MAX_REQUESTS) }
}

/** Answers the request that waits. 409 when it is not the one that the operator saw. */
export function answering(review: PageReview, id: string, answer: Answer): Outcome<PageReview> {
  return openRequest(review)?.id === id ? done(answered(review, answer)) : refuse(409, 'requestAnswered')
}

/** Answers the request because the draft went live or was planned. */
export const publishedNow = (review: PageReview, answer: Answer): PageReview | undefined =>
  openRequest(review) && answered(review, answer)

/** Makes room for one more comment; `undefined` when all are open. A guest's takes the place of a guest's only. */
function withRoom(comments: readonly PageComment[], isGuest: boolean): readonly PageComment[] | undefined {
  if (comments.length < MAX_COMMENTS - (isGuest ? OPERATOR_PLACES : 0)) return comments
  const oldest = comments.findIndex(comment => comment.resolved !== null && (comment.isGuest || !isGuest))
  return oldest < 0 ? undefined : comments.toSpliced(oldest, 1)
}

/** The bound that one more open comment of a guest would pass. */
function guestLimit(open: readonly PageComment[], from: PageComment['from']): number | undefined {
  const guests = open.filter(({ isGuest }) => isGuest)
  const ofLink = guests.filter(comment => from && comment.from?.link === from.link)
  const ofGuest = ofLink.filter(comment => comment.from?.address === from?.address)
  if (ofGuest.length >= MAX_COMMENTS_OF_GUEST) return MAX_COMMENTS_OF_GUEST
  if (ofLink.length >= MAX_LINK_COMMENTS) return MAX_LINK_COMMENTS
  return guests.length >= MAX_GUEST_COMMENTS ? MAX_GUEST_COMMENTS : undefined
}

interface NewComment {
  readonly isGuest: boolean
  readonly from?: PageComment['from']
  readonly block: CommentedBlock | null
  readonly path: string
  readonly text: string
}

export function commenting(review: PageReview, deed: Deed, comment: NewComment): Outcome<PageReview> {
  const limit = comment.isGuest ? guestLimit(openComments(review), comment.from) : undefined
  if (limit !== undefined) return refuse(409, 'tooManyComments', { values: { max: limit } })
  const comments = withRoom(review.comments, comment.isGuest)
  if (!comments) return refuse(409, 'tooManyComments', { values: { max: MAX_COMMENTS } })
  return done({ ...review, comments: [...comments, { ...deed, ...comment, replies: [], resolved: null }] })
}

const changing = (
  review: PageReview,
  id: string,
  change: (comment: PageComment) => Outcome<PageComment>,
): Outcome<PageReview> => {
  const comment = review.comments.find(each => each.id === id)
  if (!comment) return refuse(404, 'commentNotFound')
  const next = change(comment)
  if (!next.ok) return next
  return done({
    ...review,
    comments: review.comments.map(each => (each === comment ? next.value : each)),
  })
}

/** Adds a reply. A resolved comment opens again: there is more to say. */
export const replying = (review: PageReview, deed: Deed, id: string, text: string): Outcome<PageReview> =>
  changing(review, id, comment =>
    comment.replies.length >= MAX_REPLIES
      ? refuse(409, 'tooManyComments', { values: { max: MAX_REPLIES } })
      : done({ ...comment, replies: [...comment.replies, { ...deed, text }], resolved: null }),
  )

/** Resolves a comment or opens it again. */
export const resolving = (
  review: PageReview,
  { by, at }: Omit<Deed, 'id'>,
  id: string,
  isResolved: boolean,
): Outcome<PageReview> =>
  changing(review, id, comment =>
    done(
      isResolved === (comment.resolved !== null)
        ? comment
        : { ...comment, resolved: isResolved ? { by, at } : null },
    ),
  )
