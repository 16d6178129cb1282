import {
  couponClaimDocument,
  couponDetailDocument,
  queryCouponsDocument,
} from '../../generated/documents/coupon.ts'
import type {
  CouponClaimMutation,
  CouponDetailQuery,
  CouponFragment,
  CouponStatus,
  QueryCouponsQuery,
} from '../../generated/operations.ts'
import type { Api } from '../api.ts'

export type Coupon = CouponFragment
export type { CouponStatus }
export type CouponPage = QueryCouponsQuery['queryCoupons']
export type CouponDetail = NonNullable<CouponDetailQuery['couponDetail']>

/** Settings of the front end that hold pictures and texts of coupons, by their names. Source: M-150. */
const VIEW_INPUT = { modelCode: 'shop', position: 'coupon', type: 'config', module: 'coupon' }

/** A page of the member's coupons with a status. Source: M-146, M-244. */
export const readCoupons = async (api: Api, status: CouponStatus, after?: string): Promise<CouponPage> =>
  (
    await api.run(queryCouponsDocument, {
      status,
      viewInput: VIEW_INPUT,
      ...(after !== undefined && { pageInput: { after } }),
    })
  ).queryCoupons

/** Products of a coupon that are shown at once. */
const PRODUCTS_AT_ONCE = 12

/** One of the member's coupons, with a page of the products it applies to; `null` for a number that is not the member's. */
export const readCouponDetail = async (api: Api, id: string, after?: string): Promise<CouponDetail | null> =>
  (
    await api.run(couponDetailDocument, {
      id,
      pageInput: { first: PRODUCTS_AT_ONCE, ...(after !== undefined && { after }) },
    })
  ).couponDetail

/** Puts the coupon of a code into the member's wallet. */
export const claimCoupon = async (api: Api, code: string): Promise<CouponClaimMutation['couponClaim']> =>
  (await api.run(couponClaimDocument, { code })).couponClaim
