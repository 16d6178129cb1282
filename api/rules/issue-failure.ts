/** Why a member was issued no coupon. */
export const ISSUE_FAILURES = [
  /** No member has this address, number or code; an address or number counts once its owner has proved it. */
  'unknown',
  'suspended',
  /** The campaign is for other shoppers or levels. */
  'audience',
  /** The same member is in the list twice. */
  'twice',
  /** The member has as many as the campaign allows. */
  'most',
  /** The campaign has none left. */
  'gone',
  /** The campaign has ended or was stopped meanwhile. */
  'over',
] as const
export type IssueFailure = (typeof ISSUE_FAILURES)[number]
