import { describe, expect, test } from 'vitest'
import type { Campaign } from '../catalogue/campaign.ts'
import { GUEST } from '../catalogue/pricing.ts'
import type { Exhausted, IssuedCoupon } from './coupon-store.ts'
import type { UniqueCode } from './codes/unique-codes.ts'
import { asksForFirstOrder, couponStatus, findCodes, discountOf } from './find-codes.ts'
import { readTypedCode } from './typed-code.ts'

const NOW = 1_000_000
const campaign = (code: string, change: Partial<Campaign> = {}): Campaign => ({
  code,
  type: 'PROMOTION_CODE',
  name: { zh_HK: code, en_US: code },
  description: { zh_HK: '', en_US: '' },
  accountScope: 'ALL',
  levels: [],
  beginTime: 0,
  endTime: 2 * NOW,
  isStopped: false,
  spus: 'ALL',
  off: { amount: 1000 },
  from: 0,
  stacks: true,
  grant: 'SHARED',
  validDays: null,
  limit: null,
  limitPerShopper: null,
  firstOrderOnly: false,
  ...change,
})
const coupon = (id: string, change: Partial<IssuedCoupon> = {}): IssuedCoupon => ({
  id,
  campaignCode: 'MINE',
  userCode: 'm',
  state: 'NORMAL',
  issuedAt: 0,
  orderCode: null,
  usedAt: null,
  beginTime: 0,
  endTime: 2 * NOW,
  ...change,
})

const campaigns = new Map(
  [
    campaign('TRAIL'),
    campaign('OTHER'),
    campaign('OVER', { endTime: NOW }),
    campaign('STOPPED', { isStopped: true }),
    campaign('SOON', { beginTime: NOW + 1 }),
    campaign('GOLD', { accountScope: 'MEMBER', levels: ['GOLD'] }),
    campaign('GONE', { limit: 1 }),
    campaign('SPENT', { limitPerShopper: 1 }),
    campaign('ASIDE', { limitPerShopper: 1 }),
    campaign('MINE', { type: 'PROMOTION_COUPON', grant: 'CLAIM' }),
    campaign('OWN', { grant: 'ISSUED' }),
    campaign('MANY', { grant: 'UNIQUE' }),
    campaign('MANY-SPENT', { grant: 'UNIQUE', limitPerShopper: 1 }),
    campaign('MANY-OVER', { grant: 'UNIQUE', endTime: NOW }),
  ].map(one => [one.code, one]),
)
const wallet = [
  coupon('C-FREE'),
  coupon('C-USED', { state: 'USED' }),
  coupon('C-HELD', { state: 'FREEZE' }),
  coupon('C-OVER', { endTime: NOW }),
  coupon('C-OWN', { campaignCode: 'OWN' }),
  coupon('C-OWN-OVER', { campaignCode: 'OWN', endTime: NOW }),
]
const uniqueCode = (change: Partial<UniqueCode> = {}): UniqueCode => ({
  hash: 'h',
  campaignCode: 'MANY',
  state: 'NORMAL',
  orderCode: null,
  isOwn: false,
  ...change,
})
const unique = new Map([
  ['U-FREE', uniqueCode()],
  ['U-HELD', uniqueCode({ state: 'FREEZE', orderCode: 'O2', isOwn: true })],
  ['U-USED', uniqueCode({ state: 'USED', orderCode: 'O2', isOwn: true })],
  ['U-ELSE-HELD', uniqueCode({ state: 'FREEZE', orderCode: 'O3' })],
  ['U-ELSE-USED', uniqueCode({ state: 'USED', orderCode: 'O3' })],
  ['U-WITHDRAWN', uniqueCode({ state: 'WITHDRAWN' })],
  ['U-SPENT', uniqueCode({ campaignCode: 'MANY-SPENT' })],
  ['U-OVER', uniqueCode({ campaignCode: 'MANY-OVER' })],
  ['U-LOST', uniqueCode({ campaignCode: 'REMOVED' })],
  // Its campaign gives one code to all since.
  ['U-SHARED', uniqueCode({ campaignCode: 'TRAIL' })],
])
const facts = {
  campaigns,
  wallet,
  unique,
  exhausted: new Map<string, Exhausted>([
    ['GONE', { why: 'GONE' }],
    ['SPENT', { why: 'USED' }],
    ['MANY-SPENT', { why: 'USED' }],
    ['ASIDE', { why: 'HELD', orderCode: 'O1' }],
  ]),
  earlierOrder: undefined,
  audience: GUEST,
  now: NOW,
}
const find = (...codes: string[]) => findCodes(codes, facts)

describe('codes of a bag', () => {
  test.each([
    ['a code', 'TRAIL', undefined],
    ['an unknown code', 'MADE-UP', 'COUPON_INVALID'],
    ['words that are no code', '你好', 'COUPON_INVALID'],
    ['10,000 characters', 'A'.repeat(10_000), 'COUPON_INVALID'],
    ['nothing', '', 'COUPON_INVALID'],
    ['a code that has ended', 'OVER', 'COUPON_CODE_EXPIRED'],
    ['a code that was stopped', 'STOPPED', 'COUPON_CODE_EXPIRED'],
    ['a code that has not begun', 'SOON', 'COUPON_NOT_STARTED'],
    ['a code for other members', 'GOLD', 'COUPON_AUDIENCE'],
    ['a code that others have taken all of', 'GONE', 'COUPON_GONE'],
    ['a code that the shopper has used', 'SPENT', 'COUPON_USED'],
    ['a code that an unpaid order holds', 'ASIDE', 'COUPON_HELD'],
    ['a coupon of the member', 'C-FREE', undefined],
    ['the code that put it into the wallet', 'MINE', undefined],
    ['a used coupon', 'C-USED', 'COUPON_USED'],
    ['a coupon that an order holds', 'C-HELD', 'COUPON_HELD'],
    ['a coupon that has ended', 'C-OVER', 'COUPON_CODE_EXPIRED'],
    ['the member’s own code', 'C-OWN', undefined],
    ['the member’s own code that has ended', 'C-OWN-OVER', 'USER_CODE_EXPIRED'],
    ['a coupon of another member', 'C-ELSEWHERE', 'COUPON_INVALID'],
    ['a campaign that is only issued', 'OWN', 'COUPON_INVALID'],
    ['a code that counts once', 'u-free', undefined],
    ['one that the shopper’s unpaid order holds', 'U-HELD', 'COUPON_HELD'],
    ['one that the shopper has used', 'U-USED', 'COUPON_USED'],
    ['one that another shopper’s order holds', 'U-ELSE-HELD', 'COUPON_GONE'],
    ['one that another shopper has used', 'U-ELSE-USED', 'COUPON_GONE'],
    ['one that was withdrawn', 'U-WITHDRAWN', 'COUPON_CODE_EXPIRED'],
    ['one of a campaign of which the shopper has had the most', 'U-SPENT', 'COUPON_USED'],
    ['one of a campaign that has ended', 'U-OVER', 'COUPON_CODE_EXPIRED'],
    ['one of a campaign that is gone', 'U-LOST', 'COUPON_INVALID'],
    ['one of a campaign that has one code for all now', 'U-SHARED', 'COUPON_INVALID'],
    ['the name of a campaign of many codes', 'MANY', 'COUPON_INVALID'],
  ] as const)('%s: %s gives %s (C-216 … C-219, C-223)', (_, code, problem) => {
    const [found] = find(code)
    expect(found?.problem).toBe(problem)
    expect(found && discountOf(found) !== undefined).toBe(problem === undefined)
  })

  test('of each kind one counts, the first that can (CO-71)', () => {
    expect(find('OVER', 'TRAIL', 'OTHER', 'C-FREE', 'C-OWN').map(one => [one.code, one.problem])).toEqual([
      ['OVER', 'COUPON_CODE_EXPIRED'],
      ['TRAIL', undefined],
      ['OTHER', 'COUPON_ONE_EACH'],
      ['C-FREE', undefined],
      ['C-OWN', 'COUPON_ONE_EACH'],
    ])
  })

  test('a coupon for a first order counts until there is an order (C-229)', () => {
    const first = { ...facts, campaigns: new Map([['FIRST', campaign('FIRST', { firstOrderOnly: true })]]) }
    expect(asksForFirstOrder(['first'], first)).toBe(true)
    expect(findCodes(['FIRST'], first)[0]?.problem).toBeUndefined()
    const after = (isUnpaid: boolean) =>
      findCodes(['FIRST'], { ...first, earlierOrder: { orderCode: 'O1', isUnpaid } })[0]
    expect([after(false)?.problem, after(false)?.heldBy]).toEqual(['COUPON_FIRST_ORDER', undefined])
    expect([after(true)?.problem, after(true)?.heldBy]).toEqual(['COUPON_FIRST_ORDER', 'O1'])
  })

  test('the order that holds a code that counts once is named to its owner alone', () => {
    expect(find('U-HELD', 'U-ELSE-HELD').map(({ heldBy }) => heldBy)).toEqual(['O2', undefined])
  })

  test('the same code twice is one code', () => {
    expect(find('TRAIL', 'trail ').map(({ code }) => code)).toEqual(['TRAIL'])
  })

  test.each([
    [' trail 10 ', 'TRAIL10'],
    ['ｔｒａｉｌ－１０', 'TRAIL-10'],
    ['trail–10', 'TRAIL-10'],
    ['trail_10', undefined],
    ['A'.repeat(65), undefined],
  ])('%s is read as %s', (typed, code) => expect(readTypedCode(typed)).toBe(code))

  test.each([
    ['free', coupon('a'), 'UNUSED'],
    ['held by an order', coupon('a', { state: 'FREEZE', endTime: 0 }), 'UNUSED'],
    ['used', coupon('a', { state: 'USED', endTime: 0 }), 'USED'],
    ['over', coupon('a', { endTime: NOW }), 'OVEREND'],
  ] as const)('a coupon that is %s has this status (C-217, C-218, M-147, M-148, MO-80)', (_, one, status) =>
    expect(couponStatus(one, campaign('MINE'), NOW)).toBe(status),
  )
})
