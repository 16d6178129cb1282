import type { Coupon } from '#api/client/coupon.ts'

/** An unused coupon of 10 % until the end of 2026, unless said otherwise. */
export const coupon = (id: string, change: Partial<Coupon> = {}): Coupon => ({
  id,
  status: 'UNUSED',
  freezeStatus: 'NORMAL',
  name: `Coupon ${id}`,
  description: `Terms of ${id}`,
  beginTime: Date.parse('2026-01-01T00:00:00+08:00'),
  endTime: Date.parse('2027-01-01T00:00:00+08:00'),
  couponType: 'PROMOTION_COUPON',
  amountOff: null,
  percentOff: 10,
  threshold: null,
  ...change,
})
