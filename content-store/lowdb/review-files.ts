import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { PageReview } from '../client/reviews.ts'
import type { ReviewRepository } from '../repository.ts'
import { NO_REVIEW } from '../reviews/review-changes.ts'
import { reviewSchema } from '../stored/review.ts'
import { readDocument, writeDocument } from './documents.ts'
import { removeDurably, sweep } from '#platform/durable-file.ts'
import { oneAtATime } from '../one-at-a-time.ts'

/**
 * Requests and comments as files, one for each page that has any.
 * @throws Error naming the first file that cannot be read
 */
export async function openReviewFiles(directory: string): Promise<ReviewRepository> {
  const folder = join(directory, 'reviews')
  const fileOf = (key: string) => join(folder, `${key}.json`)
  await mkdir(folder, { recursive: true })
  await sweep(folder, { recursive: true })
  const queue = oneAtATime()
  const kept = new Map<string, PageReview>()
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.json')) continue
    const review = await readDocument(join(folder, name), reviewSchema)
    if (review) kept.set(name.slice(0, -'.json'.length), review)
  }
  return {
    find: key => kept.get(key) ?? NO_REVIEW,
    keys: () => [...kept.keys()],
    change: (key, decide) =>
      queue.run(key, async () => {
        const { result, save } = decide(kept.get(key) ?? NO_REVIEW)
        if (save) {
          await writeDocument(fileOf(key), reviewSchema.parse(save))
          kept.set(key, save)
        }
        return result
      }),
    async rename(keyOf) {
      for (const [key, review] of kept) {
        const next = keyOf(key)
        if (next === key) continue
        await queue.runAll([key, next], async () => {
          await writeDocument(fileOf(next), review)
          kept.set(next, review)
          await removeDurably(fileOf(key))
          kept.delete(key)
        })
      }
    },
    forget: key =>
      queue.run(key, async () => {
        if (!kept.has(key)) return
        await removeDurably(fileOf(key))
        kept.delete(key)
      }),
    close: () => queue.idle(),
  }
}
