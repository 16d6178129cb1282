import type { AuthContext } from '../auth/services.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import { type CodeBatches, createCodeBatches } from './codes/code-batches.ts'
import { type CouponStore, createCouponStore } from './coupon-store.ts'

export interface CouponServices {
  readonly coupons: CouponStore
  /** Codes that count once, for staff. */
  readonly codeBatches: CodeBatches
}

export type CouponContext = AuthContext & Context<CouponServices>

export const createCouponServices = (db: Database): CouponServices => ({
  coupons: createCouponStore(db),
  codeBatches: createCodeBatches(db),
})
