import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Component } from '#blocks/page/page.ts'
import type { Locale } from '#locales/locale.ts'
import { type Outcome, problemPath, type Refusal, refuse } from '#operators/outcome.ts'
import type { CommentedBlock, PageReview } from '../client/reviews.ts'
import type { ReviewRepository } from '../storage/review-repository.ts'
import type { PageHead, StoredPage } from '../stored/page.ts'

/** An event, for the people who receive mail about it. */
export interface ReviewNews {
  readonly kind: 'asked' | 'commented' | 'published' | 'scheduled' | 'sentBack'
  readonly page: PageHead
  /** Languages it is about. */
  readonly languages: readonly Locale[]
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
export const words = (max: number) => z.string().trim().min(1).max(max)
export const idSchema = z.string().max(64)

/** Names the field, in data too: forms show the refusal beside it. */
const refuseField = (path: string): Refusal =>
  refuse(422, 'invalidReview', { values: { path }, data: { path } })
/** Refuses malformed input of requests and comments. */
export const malformed = (error: z.ZodError): Refusal => refuseField(problemPath(error))

export const newId = () => randomBytes(8).toString('hex')

export function* blocksOf(components: readonly Component[]): Generator<CommentedBlock> {
  for (const { id, name, code, childComponents } of components) {
    yield { id, name, code }
    yield* blocksOf(childComponents)
  }
}

/** The block that a comment names; `undefined` when the draft has no such block. */
export const blockIn = (
  page: StoredPage | undefined,
  id: string | null,
): CommentedBlock | null | undefined =>
  id === null ? null : [...blocksOf(page?.draft.components ?? [])].find(block => block.id === id)

export const noBlock = refuseField('blockId')

export interface ReviewParts {
  readonly reviews: ReviewRepository
  /** Epoch milliseconds. */
  readonly clock: () => number
  /** Called with each change that was kept. */
  readonly onChange: (key: string) => void
  readonly onNews: (news: ReviewNews) => void
}

/** Stores changes of reviews, and reports them. */
export function reviewChanges({ reviews, onChange, onNews }: ReviewParts) {
  const keep = async (key: string, decide: (review: PageReview) => Outcome<PageReview>) => {
    const outcome = await reviews.change<Outcome<PageReview>>(key, review => {
      const result = decide(review)
      return result.ok ? { result, save: result.value } : { result }
    })
    if (outcome.ok) onChange(key)
    return outcome
  }

  const tell = (
    kind: ReviewNews['kind'],
    page: PageHead,
    outcome: Outcome<PageReview>,
    about: Pick<ReviewNews, 'by' | 'words'> & Partial<ReviewNews>,
  ) => {
    const languages = [page.locale]
    if (outcome.ok)
      onNews({ kind, page, languages, review: outcome.value, isGuest: false, thread: [], ...about })
    return outcome
  }
  return { keep, tell }
}
