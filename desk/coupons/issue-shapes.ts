import type { CouponIssue, FailedMember } from '#api/coupon/issues/issue-rows.ts'
import type { IssuedByHand } from '#api/coupon/issues/issued-list.ts'
import type { TriedIssue } from '#api/coupon/issues/coupon-issues.ts'

/** Coupons that are issued together. Instants are epoch ms. */
export type DeskIssue = CouponIssue

/** What an issue would do. */
export type DeskTriedIssue = TriedIssue

/** An issue and the first members who got no coupon. */
export interface DeskIssueDetail extends CouponIssue {
  readonly failures: readonly Omit<FailedMember, 'position'>[]
}

/** A coupon that was issued by hand. */
export interface DeskIssued extends Omit<IssuedByHand, 'orderCode' | 'cursor'> {
  /** Number of the order that holds it or has used it. */
  readonly order: string | null
}
