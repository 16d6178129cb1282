/** Fields that an operator chooses from one of two accounts when they are merged. */
export const MERGE_FIELDS = ['email', 'mobile', 'name', 'nickName', 'birthday'] as const
export type MergeField = (typeof MERGE_FIELDS)[number]

/** The account that a field comes from. */
export const MERGE_SIDES = ['stays', 'closes'] as const
export type MergeSide = (typeof MERGE_SIDES)[number]

export type MergeChoice = Readonly<Record<MergeField, MergeSide>>

/** Reason why two accounts cannot be merged. */
export type MergeProblem = 'SAME' | 'GONE' | 'SUSPENDED' | 'BOTH_STAFF' | 'DATA_REQUEST' | 'NO_CONTACT'

/** Counts of the belongings of an account. Amounts in cents, GO DOLLAR whole. */
export const MERGE_COUNTS = [
  'orders',
  'orderAmount',
  'returns',
  'goDollar',
  'lots',
  'coupons',
  'codes',
  'addresses',
  'wishes',
  'bagUnits',
  'sharedBags',
  'messages',
  'referrals',
  'requests',
  'links',
  'sessions',
] as const
export type MergeCount = (typeof MERGE_COUNTS)[number]
export type MergeCounts = Readonly<Record<MergeCount, number>>

/** Result of a merge, as its entry in the history of both members stores it. */
export interface MergeReport {
  /** Code of the account that was closed. */
  readonly closed: string
  /** Counts of the account that stays: before, and with what came from the other. */
  readonly before: MergeCounts
  readonly came: MergeCounts
  readonly after: MergeCounts
  /** SKUs of which the bag could not hold all units, and those it had no room for. */
  readonly cappedSkus: readonly string[]
  readonly droppedSkus: readonly string[]
  /** Third parties whose second link was removed. */
  readonly droppedLinks: readonly string[]
  /** Addresses and wishes that both had. */
  readonly sameAddresses: number
  readonly sameWishes: number
}
