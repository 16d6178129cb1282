import { z } from 'zod'
import { operationsOn } from '#operators/operation.ts'
import {
  campaignChangeSchema,
  campaignDraftSchema,
  campaignRefusal,
  type Campaigns,
  newCampaignSchema,
} from './campaigns.ts'

const id = z.string().max(64)

const { read, change } = operationsOn<Campaigns>()

/** Page versions that show together for a time. The audit log is written with the change. */
export const campaignOperations = {
  list: read({
    right: 'pages.read',
    summary: 'Lists campaigns, oldest first, also those that are over.',
    input: z.strictObject({}),
    run: (campaigns, _, { actor }) => campaigns.campaigns(actor),
  }),
  create: change({
    right: 'pages.publish',
    summary: 'Plans a campaign with the present drafts of its pages.',
    input: newCampaignSchema.strict(),
    malformed: campaignRefusal,
    run: (campaigns, given, { actor }) => campaigns.createCampaign(actor, given),
  }),
  change: change({
    right: 'pages.publish',
    summary: 'Changes name, beginning or end of a campaign; absent fields stay.',
    input: campaignChangeSchema.extend({ id }).strict(),
    malformed: campaignRefusal,
    run: (campaigns, { id: campaign, ...given }, { actor }) =>
      campaigns.changeCampaign(actor, campaign, given),
  }),
  cancel: change({
    right: 'pages.publish',
    summary: 'Cancels a planned campaign, or ends a live one.',
    input: z.strictObject({ id }),
    run: (campaigns, given, { actor }) => campaigns.cancelCampaign(actor, given.id),
  }),
  'add-page': change({
    right: 'pages.publish',
    summary: 'Adds the present draft of a page, in the place of the one that the campaign has.',
    input: campaignDraftSchema.extend({ id }).strict(),
    malformed: campaignRefusal,
    run: (campaigns, { id: campaign, ...given }, { actor }) =>
      campaigns.addToCampaign(actor, campaign, given),
  }),
  'remove-page': change({
    right: 'pages.publish',
    summary: 'Takes a page out of a campaign.',
    input: z.strictObject({ id, key: z.string().max(200) }),
    run: (campaigns, given, { actor }) => campaigns.removeFromCampaign(actor, given.id, given.key),
  }),
}
