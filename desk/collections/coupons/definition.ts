import { campaignFields } from '#api/catalogue/format/import-schema.ts'
import { defineCollection } from '../define-collection.ts'
import { offerState } from '../offer-state.ts'

/** Codes that shoppers type, and coupons in their wallets. */
export const coupons = defineCollection({
  name: 'coupons',
  kind: 'campaign',
  group: 'marketing',
  schema: campaignFields,
  title: campaign => campaign.name,
  columns: ['state', 'grant', 'beginTime', 'endTime'],
  sorts: ['state', 'endTime', 'beginTime', 'name', 'code'],
  filters: [
    offerState,
    { name: 'type', values: campaignFields.shape.type.options, of: ({ type }) => type },
    { name: 'grant', values: campaignFields.shape.grant.options, of: ({ grant }) => grant },
  ],
  rights: { see: 'promotions.read', change: 'promotions.change', remove: 'promotions.remove' },
  sections: [
    [
      'name',
      'description',
      'type',
      'grant',
      'off',
      'from',
      'spus',
      'stacks',
      'beginTime',
      'endTime',
      'accountScope',
      'levels',
      'validDays',
      'limit',
      'limitPerShopper',
      'firstOrderOnly',
      'isStopped',
    ],
  ],
})
