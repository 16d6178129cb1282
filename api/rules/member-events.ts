/** Changes of a member by staff. */
export const MEMBER_EVENT_KINDS = ['LEVEL', 'SUSPENDED', 'RESTORED', 'SIGNED_OUT'] as const
export type MemberEventKind = (typeof MEMBER_EVENT_KINDS)[number]
