import type { PageReview } from '../client/reviews.ts'
import { reviewSchema } from '../stored/review.ts'
import type { ReviewRepository } from '../repository.ts'
import { NO_REVIEW } from '../reviews/review-changes.ts'
import type { ChangeFeed } from './change-feed.ts'
import { openDocumentRows } from './document-rows.ts'
import type { ContentDatabase } from './tables.ts'

/** Requests and comments as rows, one for each page that has any. */
export async function openReviewRows(db: ContentDatabase, feed: ChangeFeed): Promise<ReviewRepository> {
  const rows = await openDocumentRows<PageReview>({ db, feed, kind: 'review', schema: reviewSchema })
  const nameOf = (key: string) => `review/${key}`
  return {
    find: key => rows.known.get(key) ?? NO_REVIEW,
    keys: () => [...rows.known.keys()],
    change: (key, decide) =>
      feed.change([nameOf(key)], async writing => {
        const { result, save } = decide((await rows.read(writing.trx, key)) ?? NO_REVIEW)
        if (save) await rows.write(writing, key, reviewSchema.parse(save))
        return result
      }),
    async rename(keyOf) {
      for (const key of rows.known.keys()) {
        const next = keyOf(key)
        if (next === key) continue
        await feed.change([nameOf(key), nameOf(next)], async writing => {
          // Another process may have been first.
          const review = await rows.read(writing.trx, key)
          if (!review) return
          await rows.write(writing, next, review)
          await rows.remove(writing, key)
        })
      }
    },
    async forget(key) {
      await feed.change([nameOf(key)], async writing => {
        if (await rows.read(writing.trx, key)) await rows.remove(writing, key)
      })
    },
    close: () => feed.idle(),
  }
}
