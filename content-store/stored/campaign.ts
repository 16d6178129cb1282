import { z } from 'zod'
import type { Campaign } from '../client/types.ts'

/** A campaign as stored. */
export const campaignSchema = z.object({
  id: z.string().regex(/^[a-z0-9]{1,40}$/),
  revision: z.int().min(1),
  name: z.object({ zh_HK: z.string(), en_US: z.string() }),
  from: z.number(),
  until: z.number().nullable(),
  cancelledAt: z.number().nullable(),
  pages: z.array(
    z.object({
      key: z.string(),
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

/** A campaign that cannot be changed by accident. */
export const deepFrozen = (campaign: Campaign): Campaign => {
  for (const page of campaign.pages) Object.freeze(page)
  Object.freeze(campaign.pages)
  Object.freeze(campaign.name)
  return Object.freeze(campaign)
}
