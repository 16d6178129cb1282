import { openDocuments } from '#platform/storage/documents.ts'
import type { DocumentKind, Storage } from '#platform/storage/storage.ts'
import type { PageReview } from '../client/reviews.ts'
import { NO_REVIEW, reviewSchema } from '../stored/review.ts'

const REVIEWS: DocumentKind<PageReview> = { folder: 'reviews', schema: reviewSchema, isFollowed: true }

const nameOf = (key: string) => `review/${key}`

export type ReviewRepository = Awaited<ReturnType<typeof openReviews>>

/** Requests to publish and comments; one review for each page, empty when there are none. @throws DamagedDocument */
export async function openReviews(storage: Storage) {
  const known = await openDocuments(storage, REVIEWS)
  return {
    find: (key: string): PageReview => known.get(key) ?? NO_REVIEW,
    /** Pages that have or had something. */
    keys: (): readonly string[] => [...known.keys()],
    /** Reads a review, decides, and writes the decision before it answers. Changes of one page run one after the other. */
    change: <Result>(
      key: string,
      decide: (review: PageReview) => { readonly result: Result; readonly save?: PageReview },
    ): Promise<Result> =>
      storage.change([nameOf(key)], async now => {
        const { result, save } = decide((await now.read(REVIEWS, key)) ?? NO_REVIEW)
        if (save) now.write(REVIEWS, key, reviewSchema.parse(save))
        return result
      }),
    /** Gives pages other keys. Can be repeated. */
    async rename(keyOf: (key: string) => string): Promise<void> {
      for (const key of known.keys()) {
        const next = keyOf(key)
        if (next === key) continue
        await storage.change([nameOf(key), nameOf(next)], async now => {
          // Another process may have been first.
          const review = await now.read(REVIEWS, key)
          if (!review) return
          now.write(REVIEWS, next, review)
          now.remove(REVIEWS, key)
        })
      }
    },
    /** The page is gone for good, or another one begins in its place. */
    forget: (key: string): Promise<void> =>
      storage.change([nameOf(key)], async now => {
        if (await now.read(REVIEWS, key)) now.remove(REVIEWS, key)
      }),
  }
}
