/** Keys that unpaid orders are counted by: the shopper's account or session, the contacts, the network address and its network. */
export const HOLDER_KINDS = ['SHOPPER', 'EMAIL', 'MOBILE', 'ADDRESS', 'NETWORK'] as const
export type HolderKind = (typeof HOLDER_KINDS)[number]
