import {
  couponClaimDocument,
  couponDetailDocument,
  queryCouponsDocument,
  registrationCouponsDocument,
} from '../../generated/documents/coupon.ts'
import type {
  CouponClaimMutation,
  CouponDetailQuery,
  CouponFragment,
  CouponStatus,
  QueryCouponsQuery,
  RegistrationCouponsQuery,
} from '../../generated/operations.ts'
import type { Api } from '../api.ts'
import type { DataNeed } from '../data-need.ts'

export type Coupon = CouponFragment
export type { CouponStatus }
export type CouponPage = QueryCouponsQuery['queryCoupons']
export type CouponDetail = NonNullable<CouponDetailQuery['couponDetail']>

export type RegistrationCoupon = RegistrationCouponsQuery['registrationCoupons'][number]

/** Coupons that every new account gets, also those that begin later; the same for everybody. Source: M-053. */
export const registrationCouponsQuery = (api: Api): DataNeed<readonly RegistrationCoupon[]> => ({
  queryKey: ['registrationCoupons', api.locale],
  queryFn: async () => (await api.run(registrationCouponsDocument, {})).registrationCoupons,
})

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
