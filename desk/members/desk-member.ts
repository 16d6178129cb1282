import type { DeskConsent } from '../newsletter/desk-subscriber.ts'
import type { MessageState } from '#api/rules/message-state.ts'
import type { DataRequestKind, DataRequestState, KeptRecord } from '#api/rules/data-requests.ts'
import type { MergeCount, MergeField, MergeProblem, MergeReport } from '#api/rules/member-merge.ts'
import type { MemberEventKind } from '#api/rules/member-events.ts'
import type { BothTexts, Locale } from '#locales/locale.ts'
import type { DeskReceiver, ListedDeskOrder } from '../orders/desk-order.ts'
import type { ListedDeskReturn } from '../returns/desk-return.ts'

/** A member in a list. Address and number are masked. Times are ISO 8601, as all times of the desk. */
export interface ListedDeskMember {
  readonly id: string
  readonly name: string
  readonly contact: string
  readonly level: string
  readonly isSuspended: boolean
  readonly isMerged: boolean
  readonly registered: string
}

/** An address or number, and whether its owner has proved it. */
interface DeskContact {
  readonly value: string
  readonly isProved: boolean
}

/** Goods by SKU; the name is that of the catalogue, or `null` once it is gone from there. */
interface DeskMemberGoods {
  readonly sku: string
  readonly name: BothTexts | null
}

interface DeskMemberBagLine extends DeskMemberGoods {
  readonly quantity: number
  /** Left out of the order that the bag would become. */
  readonly isLeftOut: boolean
  /** Code of the promotion that adds it on; empty for goods at their own price. */
  readonly addOnOf: string
}

export interface DeskMemberCoupon {
  readonly id: string
  readonly campaign: string
  readonly name: BothTexts | null
  readonly state: 'FREE' | 'HELD' | 'USED' | 'OVER'
  readonly until: string
  /** Number of the order that holds or has used it. */
  readonly order: string | null
}

export interface DeskMemberLot {
  readonly id: string
  readonly remark: BothTexts
  readonly granted: number
  readonly left: number
  readonly grantedAt: string
  readonly ends: string
  readonly isOver: boolean
}

/** A change of a member by staff. */
export interface DeskMemberEvent {
  readonly time: string
  readonly kind: MemberEventKind
  readonly actor: string
  /** Values before and after; of a level its code. */
  readonly before: string
  readonly after: string
  readonly reason: string
  /** Of a merge. */
  readonly merge?: DeskMergeReport
}

/** A request about personal data. */
export interface DeskDataRequest {
  readonly id: string
  /** Code of the member. */
  readonly member: string
  readonly kind: DataRequestKind
  readonly state: DataRequestState
  readonly asked: string
  readonly due: string
  /** Open after its due day. */
  readonly isLate: boolean
  readonly note: string
  /** How it was answered, or why it was refused; empty while it is open. */
  readonly answer: string
  readonly closed: string | null
  /** Name of the operator who closed it, or noted it. */
  readonly by: string
}

/** A request in the register, with its member, masked. */
export interface ListedDataRequest extends DeskDataRequest {
  readonly contact: string
}

/** Answer to the erasure of a member: records that stay without the person. */
export interface DeskErasure {
  readonly id: string
  readonly stays: readonly { readonly kept: KeptRecord; readonly count: number }[]
}

/** Belongings of an account. Amounts in dollars, as all amounts of the desk. */
type DeskMergeCounts = Readonly<Record<MergeCount, number>>

/** One of two accounts that may be merged. */
export interface DeskMergeSide {
  readonly id: string
  readonly name: string
  /** Fields that the operator chooses; empty where the account has none. */
  readonly values: Readonly<Record<MergeField, string>>
  readonly level: BothTexts
  readonly consent: { readonly isGiven: boolean; readonly at: string | null }
  readonly staff: string
  readonly has: DeskMergeCounts
}

/** Report before two accounts are merged. */
export interface DeskMergePlan {
  readonly stays: DeskMergeSide
  readonly closes: DeskMergeSide
  readonly problems: readonly MergeProblem[]
}

/** Report after it. */
export interface DeskMergeReport extends Omit<MergeReport, 'before' | 'came' | 'after'> {
  readonly before: DeskMergeCounts
  readonly came: DeskMergeCounts
  readonly after: DeskMergeCounts
}

/** A merge with the name of the member that stays. */
export interface DeskMerged {
  readonly id: string
  readonly contact: string
  readonly report: DeskMergeReport
}

/** Everything that customer service sees of a member. */
export interface DeskMember {
  readonly id: string
  readonly name: string
  readonly nickName: string
  readonly email: DeskContact | null
  readonly mobile: DeskContact | null
  readonly country: string
  readonly birthday: string
  readonly level: { readonly code: string; readonly name: BothTexts }
  /** All levels, the lowest first. */
  readonly levels: readonly { readonly code: string; readonly name: BothTexts }[]
  readonly isSuspended: boolean
  /** Code of the account that has everything of this one since they were merged. */
  readonly mergedInto: string | null
  /** Codes of accounts that were merged into this one. */
  readonly mergedFrom: readonly string[]
  /** Addresses and numbers that merges have freed. */
  readonly formerContacts: readonly string[]
  /** Instant at which the person was removed. */
  readonly erased: string | null
  readonly requests: readonly DeskDataRequest[]
  readonly registered: string
  readonly lastLogin: string | null
  /** As the staff table has it; empty for shoppers who do not work here. */
  readonly staff: string
  readonly orders: { readonly rows: readonly ListedDeskOrder[]; readonly count: number }
  readonly returns: readonly ListedDeskReturn[]
  readonly bag: readonly DeskMemberBagLine[]
  /** Codes that are in the bag, and campaigns of its coupons. */
  readonly bagCodes: readonly string[]
  readonly wishes: readonly (DeskMemberGoods & { readonly since: string })[]
  readonly coupons: readonly DeskMemberCoupon[]
  readonly goDollar: { readonly balance: number; readonly lots: readonly DeskMemberLot[] }
  readonly addresses: readonly (DeskReceiver & { readonly isDefault: boolean; readonly pickupCode: string })[]
  readonly consent: { readonly isGiven: boolean; readonly at: string | null; readonly text: string }
  /** Legal documents that were accepted on joining: `terms-of-use@2`, as in their address below `/article/`. */
  readonly acceptedTerms: readonly string[]
  readonly newsletter: {
    readonly locale: Locale
    readonly since: string
    readonly until: string | null
    /** Events that put the address on the list and took it off, the newest first. */
    readonly events: readonly DeskConsent[]
  } | null
  readonly messages: readonly {
    readonly id: string
    readonly time: string
    readonly subject: string
    readonly content: string
    readonly state: MessageState
    readonly answers: readonly { readonly time: string; readonly subject: string; readonly content: string }[]
  }[]
  readonly sessions: readonly { readonly begun: string; readonly ends: string }[]
  readonly links: readonly { readonly type: string; readonly at: string }[]
  readonly events: readonly DeskMemberEvent[]
}
