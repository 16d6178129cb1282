import type { AuthContext } from '../auth/services.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import { type CodeBatches, createCodeBatches } from './codes/code-batches.ts'
import { createCouponIssues, type CouponIssues } from './issues/coupon-issues.ts'
import { type CouponStore, createCouponStore } from './coupon-store.ts'

export interface CouponServices {
  readonly coupons: CouponStore
  /** Codes that count once, for staff. */
  readonly codeBatches: CodeBatches
  /** Coupons issued by hand, for staff. */
  readonly couponIssues: CouponIssues
}

export type CouponContext = AuthContext & Context<CouponServices>

export const createCouponServices = (db: Database): CouponServices => ({
  coupons: createCouponStore(db),
  codeBatches: createCodeBatches(db),
  couponIssues: createCouponIssues(db),
})
