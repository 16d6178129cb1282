import { isoInHongKong } from '#locales/hong-kong.ts'
import type { Coupon, CouponDetail, CouponPage } from '#api/client/account/coupon.ts'

/** An unused coupon of 10 % until the end of 2026, unless said otherwise. */
export const coupon = (id: string, change: Partial<Coupon> = {}): Coupon => ({
  id,
  status: 'UNUSED',
  freezeStatus: 'NORMAL',
  heldBy: null,
  name: `Coupon ${id}`,
  description: `Terms of ${id}`,
  beginTime: isoInHongKong(Date.parse('2026-01-01T00:00:00+08:00')),
  endTime: isoInHongKong(Date.parse('2027-01-01T00:00:00+08:00')),
  couponType: 'PROMOTION_COUPON',
  amountOff: null,
  percentOff: 10,
  giftName: null,
  threshold: null,
  ...change,
})

/** A wallet's page of these coupons. */
export const couponPage = (
  coupons: readonly Coupon[],
  viewData: CouponPage['viewData'] = [],
): CouponPage => ({
  edges: coupons.flatMap(node => (node.giftName === null ? { node } : [])),
  gwpCoupons: coupons.filter(({ giftName }) => giftName !== null),
  pageInfo: { totalCount: coupons.length, hasNextPage: false, endCursor: null },
  viewData,
})

/** A coupon that is good for all goods, without conditions, unless said otherwise. */
export const couponDetail = (change: Partial<CouponDetail> = {}): CouponDetail => ({
  coupon: coupon('c-1'),
  firstOrderOnly: false,
  stacks: true,
  levelNames: [],
  orderCode: null,
  usedAt: null,
  products: null,
  ...change,
})

/** A page of goods that a coupon is good for, HK$100 each. */
export const couponGoods = (
  codes: readonly string[],
  more: Partial<NonNullable<CouponDetail['products']>['pageInfo']> = {},
): CouponDetail['products'] => ({
  edges: codes.map(code => ({
    node: {
      code,
      title: `Product ${code}`,
      picUrl: '',
      picAlt: '',
      isPriceFrom: false,
      price: { amount: 100 },
      listPrice: null,
    },
  })),
  pageInfo: { totalCount: codes.length, hasNextPage: false, endCursor: null, ...more },
})
