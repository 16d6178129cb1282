/** Changes of a member by staff. */
export type MemberEventKind =
  | 'LEVEL'
  | 'SUSPENDED'
  | 'RESTORED'
  | 'SIGNED_OUT'
  | 'GO_DOLLAR_GIVEN'
  | 'GO_DOLLAR_TAKEN'
  | 'COUPON_GIVEN'
  | 'COUPON_TAKEN'
  | 'EMAIL'
  | 'MOBILE'
  | 'ERASED'
  | 'EXPORTED'
