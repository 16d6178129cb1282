import { z } from 'zod'
import type { DeepReadonly } from './deep-readonly.ts'

/** A campaign as stored. */
export const campaignSchema = z.object({
  id: z.string().regex(/^[a-z0-9]{1,40}$/),
  /** Rises by one with each change; a change names the revision it started from. */
  revision: z.int().min(1),
  name: z.object({ zh_HK: z.string(), en_US: z.string() }),
  from: z.number(),
  /** First instant at which it no longer shows; `null`: it stays. */
  until: z.number().nullable(),
  /** Instant it was called off, before or while it was live. */
  cancelledAt: z.number().nullable(),
  /** All additions, replacements and removals, in order. The last entry of a page counts. */
  pages: z.array(
    z.object({
      key: z.string(),
      /** The release that holds the page as it was added; `null` takes the page out. */
      pageVersion: z.int().min(1).nullable(),
      at: z.number(),
      by: z.string(),
    }),
  ),
  createdAt: z.number(),
  createdBy: z.string(),
  changedAt: z.number(),
  changedBy: z.string(),
})

/**
 * Page versions that are shown together from one instant to another. Afterwards each page shows what it showed before. Instants are epoch
 * milliseconds.
 */
export type Campaign = DeepReadonly<z.output<typeof campaignSchema>>
/** One page of a campaign, from an instant on. */
export type CampaignPage = Campaign['pages'][number]

/** A campaign that cannot be changed by accident. */
export const deepFrozen = (campaign: Campaign): Campaign => {
  for (const page of campaign.pages) Object.freeze(page)
  Object.freeze(campaign.pages)
  Object.freeze(campaign.name)
  return Object.freeze(campaign)
}
