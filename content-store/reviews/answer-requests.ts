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

/** Closes the request of a page that an operator has published, or planned to. */
function createRequestClosing({ repository, ...parts }: Parts) {
  const { keep, tell } = reviewChanges(parts)
  return async (actor: Operator, key: string, kind: 'published' | 'scheduled') => {
    const page = await repository.head(key)
    if (!page || !openRequest(parts.reviews.find(key))) return
    const answer = { kind, words: '', by: actor.name, at: parts.clock() }
    const outcome = await keep(key, review => {
      const next = publishedNow(review, answer)
      return next ? done(next) : refuse(409, 'requestAnswered')
    })
    tell(kind, page, outcome, { by: actor.name, words: '' })
  }
}

/** Publishing a page, or planning it, answers the request that waits for it. */
export function answeringRequests(
  parts: Parts,
  { publish }: Pick<PagePublishing, 'publish'>,
  { createCampaign, addToCampaign }: Pick<Campaigns, 'createCampaign' | 'addToCampaign'>,
): Pick<PagePublishing & Campaigns, 'publish' | 'createCampaign' | 'addToCampaign'> {
  const closeRequest = createRequestClosing(parts)
  return {
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
  }
}
