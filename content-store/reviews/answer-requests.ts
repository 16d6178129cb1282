import type { Operator } from '#operators/operator.ts'
import { done, refuse } from '#operators/outcome.ts'
import { publishSchema } from '../checks/acceptance.ts'
import { pagesOf } from '../client/campaigns.ts'
import { openRequest } from '../client/reviews.ts'
import { twinKey } from '../page/page-path.ts'
import type { PagePublishing } from '../pages/page-publishing.ts'
import type { Campaigns } from '../publishing/campaigns.ts'
import type { PageRepository } from '../storage/page-repository.ts'
import { publishedNow } from './review-changes.ts'
import { reviewChanges, type ReviewParts } from './review-record.ts'

interface Parts extends ReviewParts {
  readonly repository: Pick<PageRepository, 'head'>
}

/** Closes the requests of pages that an operator has published, or planned to. A request of both languages is one piece of news. */
function createRequestClosing({ repository, ...parts }: Parts) {
  const { keep, tell } = reviewChanges(parts)

  async function close(key: string, answer: Parameters<typeof publishedNow>[1]) {
    const page = await repository.head(key)
    const request = openRequest(parts.reviews.find(key))
    if (!page || !request) return []
    const outcome = await keep(key, review => {
      const next = publishedNow(review, answer)
      return next ? done(next) : refuse(409, 'requestAnswered')
    })
    return [{ page, outcome, id: `${page.id} ${request.id}` }]
  }

  return async (actor: Operator, keys: Iterable<string>, kind: 'published' | 'scheduled') => {
    const answer = { kind, words: '', by: actor.name, at: parts.clock() }
    const closed = []
    for (const key of keys) closed.push(...(await close(key, answer)))
    for (const [first, ...others] of Map.groupBy(closed, ({ id }) => id).values()) {
      if (!first) continue
      const languages = [first, ...others].map(({ page }) => page.locale)
      tell(kind, first.page, first.outcome, { by: actor.name, words: '', languages })
    }
  }
}

/** Publishing a page, or planning it, answers the request that waits for it. */
export function answeringRequests(
  parts: Parts,
  { publish }: Pick<PagePublishing, 'publish'>,
  { createCampaign, addToCampaign }: Pick<Campaigns, 'createCampaign' | 'addToCampaign'>,
): Pick<PagePublishing & Campaigns, 'publish' | 'createCampaign' | 'addToCampaign'> {
  const closeRequests = createRequestClosing(parts)
  return {
    async publish(actor, key, given) {
      const outcome = await publish(actor, key, given)
      if (!outcome.ok) return outcome
      const isBoth = publishSchema.safeParse(given).data?.other !== undefined
      await closeRequests(actor, isBoth ? [key, twinKey(key) ?? ''] : [key], 'published')
      return outcome
    },
    async createCampaign(actor, given) {
      const outcome = await createCampaign(actor, given)
      if (outcome.ok) await closeRequests(actor, pagesOf(outcome.value).keys(), 'scheduled')
      return outcome
    },
    async addToCampaign(actor, id, given) {
      const outcome = await addToCampaign(actor, id, given)
      const added = outcome.ok ? outcome.value.pages.at(-1)?.key : undefined
      if (added !== undefined) await closeRequests(actor, [added], 'scheduled')
      return outcome
    },
  }
}
