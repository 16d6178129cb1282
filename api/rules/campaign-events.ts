/** Kinds of entries in the log of a campaign: what staff did with its codes and coupons. */
export const CAMPAIGN_EVENTS = [
  'codesMade',
  'codesExported',
  'batchWithdrawn',
  'codeWithdrawn',
  'issueStarted',
  'issueStopped',
  'issueResumed',
  'issueTakenBack',
  'couponTakenBack',
] as const
export type CampaignEventKind = (typeof CAMPAIGN_EVENTS)[number]
