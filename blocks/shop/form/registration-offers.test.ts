import { instant } from '../../testing/instant.ts'
import { expect, test } from 'vitest'
import { offersChangeAt } from './registration-offers.ts'

const coupon = (beginTime: number, endTime: number) => ({
  name: 'Welcome',
  description: '',
  beginTime: instant(beginTime),
  endTime: instant(endTime),
})
const RUNNING = coupon(10, 40)
const LATER = coupon(30, 90)

test.each([
  ['one that runs ends', [RUNNING], 20, 40],
  ['another begins before that', [RUNNING, LATER], 20, 30],
  ['one begins now: the next change is an end', [RUNNING, LATER], 30, 40],
  ['all have ended', [RUNNING], 40, undefined],
  ['there are none', [], 20, undefined],
  ['they could not be read', undefined, 20, undefined],
])('what new accounts get changes next when %s (M-053)', (_, coupons, now, at) => {
  expect(offersChangeAt({}, now, { coupons })).toBe(at)
})
