import { isoInHongKong } from '#locales/hong-kong.ts'
import { expect, test } from 'vitest'
import { offersChangeAt } from './registration-offers.ts'

const coupon = (beginTime: number, endTime: number) => ({
  name: 'Welcome',
  description: '',
  beginTime: isoInHongKong(beginTime),
  endTime: isoInHongKong(endTime),
})
const RUNNING = coupon(10_000, 40_000)
const LATER = coupon(30_000, 90_000)

test.each([
  ['one that runs ends', [RUNNING], 20_000, 40_000],
  ['another begins before that', [RUNNING, LATER], 20_000, 30_000],
  ['one begins now: the next change is an end', [RUNNING, LATER], 30_000, 40_000],
  ['all have ended', [RUNNING], 40_000, undefined],
  ['there are none', [], 20_000, undefined],
  ['they could not be read', undefined, 20_000, undefined],
])('what new accounts get changes next when %s (M-053)', (_, coupons, now, at) => {
  expect(offersChangeAt({}, now, { coupons })).toBe(at)
})
