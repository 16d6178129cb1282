import { twinKey } from '../page/page-path.ts'
import type { PageReview } from '../client/reviews.ts'
import type { PageRepository } from '../storage/page-repository.ts'
import type { ReviewRepository } from '../storage/review-repository.ts'

interface Parts {
  readonly repository: Pick<PageRepository, 'head'>
  readonly reviews: Pick<ReviewRepository, 'find'>
}

/**
 * Returns the review of a page with the other language left out of requests where it is gone: its page is in the bin, or another
 * page has been created in its place since. What is stored stays: a page that is restored is named again.
 */
export async function namingPresent(
  { repository, reviews }: Parts,
  key: string,
  review: PageReview,
): Promise<PageReview> {
  if (review.requests.every(({ other }) => other === undefined)) return review
  const otherKey = twinKey(key) ?? ''
  const isThere = (await repository.head(otherKey)) !== undefined
  const shared = new Set(isThere ? reviews.find(otherKey).requests.map(({ id }) => id) : [])
  return {
    ...review,
    requests: review.requests.map(({ other, ...request }) =>
      other && shared.has(request.id) ? { ...request, other } : request,
    ),
  }
}
