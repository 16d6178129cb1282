import {
  type CommentedBlock,
  openComments,
  openRequest,
  type PageComment,
  type PageReview,
  type PublishRequest,
} from '../client/reviews.ts'
import { done, type Outcome, refuse } from '../outcome.ts'

/** Requests kept of one page; the oldest go first. */
const MAX_REQUESTS = 50
/** Comments of one page. Resolved ones make room, the oldest first. */
const MAX_COMMENTS = 500
/** Open comments of guests on one page: a link that went astray cannot fill it. */
const MAX_GUEST_COMMENTS = 100
/** Replies to one comment. */
const MAX_REPLIES = 100

export const NO_REVIEW: PageReview = { requests: [], comments: [] }

/** Who does something, when (epoch ms), and the id of what is new. */
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
  asked: Pick<PublishRequest, 'revision' | 'draft' | 'note'>,
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

/** Makes room for one more comment; `undefined` when all are open. */
function withRoom(comments: readonly PageComment[]): readonly PageComment[] | undefined {
  if (comments.length < MAX_COMMENTS) return comments
  const oldest = comments.findIndex(({ resolved }) => resolved !== null)
  return oldest < 0 ? undefined : comments.toSpliced(oldest, 1)
}

interface NewComment {
  readonly isGuest: boolean
  readonly block: CommentedBlock | null
  readonly path: string
  readonly text: string
}

export function commenting(review: PageReview, deed: Deed, comment: NewComment): Outcome<PageReview> {
  const guests = openComments(review).filter(({ isGuest }) => isGuest)
  if (comment.isGuest && guests.length >= MAX_GUEST_COMMENTS)
    return refuse(409, 'tooManyComments', { values: { max: MAX_GUEST_COMMENTS } })
  const comments = withRoom(review.comments)
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
  if (next.status !== 200) return next
  return done({
    ...review,
    comments: review.comments.map(each => (each === comment ? next.data : each)),
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
