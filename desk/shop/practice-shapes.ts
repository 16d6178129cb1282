import type { PracticeRecord } from '#api/opening/practice-shops.ts'

/** The practice shop as staff see it. */
export type PracticeShop = PracticeRecord

/** Practice shops as staff see them at a desk. */
export interface PracticeView {
  /** `null` without one. */
  readonly shop: PracticeShop | null
  /** Value of PRACTICE_ORIGIN that would do, while the shop lacks one; `null` where nothing is missing. */
  readonly missingOrigin: string | null
  /** Set at the desk of a practice shop itself: the instant at which it is gone, epoch milliseconds, and the desk of the shop. */
  readonly inside: { readonly until: number; readonly home: string } | null
  /** Login of a made-up member, for trying the shop as one. */
  readonly member: { readonly email: string; readonly password: string }
}

/** An address that lets an operator into the practice shop, once. */
export interface PracticeEntry {
  readonly address: string
}
