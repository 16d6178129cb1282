/** Kinds of entries in the log of a campaign: what staff did with its codes and coupons. */
export type CampaignEventKind =
  | 'codesMade'
  | 'codesExported'
  | 'batchWithdrawn'
  | 'codeWithdrawn'
  | 'issueStarted'
  | 'issueStopped'
  | 'issueResumed'
  | 'issueTakenBack'
  | 'couponTakenBack'
