import { beforeEach, expect, test } from 'vitest'
import type { Campaign } from '../catalogue/campaign.ts'
import { describeOnBothDatabases, emptyTables } from '../testing/databases.ts'
import { NOW } from '../testing/serve.ts'
import {
  createCouponStore,
  freezeDiscounts,
  type OrderDiscounts,
  releaseDiscounts,
  spendDiscounts,
} from './coupon-store.ts'

const DAY = 24 * 3_600_000
const campaign = (code: string, change: Partial<Campaign> = {}): Campaign => ({
  code,
  type: 'PROMOTION_COUPON',
  name: { zh_HK: code, en_US: code },
  description: { zh_HK: '', en_US: '' },
  accountScope: 'ALL',
  levels: [],
  beginTime: NOW - DAY,
  endTime: NOW + DAY,
  isStopped: false,
  spus: 'ALL',
  off: { percent: 10 },
  from: 0,
  stacks: true,
  grant: 'CLAIM',
  validDays: null,
  limit: null,
  limitPerShopper: 1,
  firstOrderOnly: false,
  ...change,
})

describeOnBothDatabases('coupons of members', open => {
  const store = () => createCouponStore(open().db)
  const freeze = (order: Partial<OrderDiscounts>, now = NOW) =>
    open()
      .db.transaction()
      .execute(trx =>
        freezeDiscounts(
          trx,
          { orderCode: 'o-1', userCode: 'mei', couponIds: [], campaigns: [], ...order },
          now,
        ),
      )
  const use = (orderCode: string) =>
    open()
      .db.transaction()
      .execute(trx => spendDiscounts(trx, orderCode, NOW))
  const release = (orderCode: string) =>
    open()
      .db.transaction()
      .execute(trx => releaseDiscounts(trx, orderCode))
  const states = async () => (await store().ofMember('mei')).map(({ state }) => state)

  beforeEach(async () => {
    await emptyTables(open().db, 'coupon', 'campaign_count', 'code_use')
  })

  test('live for the days that the campaign says, or as long as the campaign (CO-78)', async () => {
    const days = await store().issue(campaign('days', { validDays: 90 }), 'mei', NOW)
    const whole = await store().issue(campaign('whole'), 'mei', NOW)
    expect([days?.endTime, whole?.endTime]).toEqual([NOW + 90 * DAY, NOW + DAY])
    expect((await store().ofMember('mei')).map(({ campaignCode }) => campaignCode)).toEqual(['whole', 'days'])
    expect(await store().ofMember('kin')).toEqual([])
  })

  test('are issued once per member, and never more than the campaign allows, however many ask at once', async () => {
    const own = campaign('own', { limit: 3 })
    expect(await store().issue(own, 'mei', NOW)).toBeDefined()
    expect(await store().issue(own, 'mei', NOW)).toBeUndefined()
    const others = await Promise.all(
      Array.from({ length: 20 }, (_, at) => store().issue(own, `m-${at}`, NOW)),
    )
    expect(others.filter(one => one !== undefined)).toHaveLength(2)
    // A refused member took nothing away from the others.
    const { taken } = await open()
      .db.selectFrom('campaign_count')
      .select('taken')
      .where('user_code', '=', '')
      .executeTakeFirstOrThrow()
    expect(taken).toBe(3)
  })

  test('go NORMAL, FREEZE, USED with an order, or back to NORMAL when it is cancelled (C-217, C-218, MO-65)', async () => {
    const { id = '' } = (await store().issue(campaign('a'), 'mei', NOW)) ?? {}
    expect(await freeze({ couponIds: [id] })).toEqual([])
    expect(await states()).toEqual(['FREEZE'])
    expect(await freeze({ couponIds: [id] })).toEqual([])
    expect(await freeze({ orderCode: 'o-2', couponIds: [id] })).toEqual([id])
    await release('o-2')
    expect(await states()).toEqual(['FREEZE'])
    await release('o-1')
    expect(await states()).toEqual(['NORMAL'])
    expect(await freeze({ orderCode: 'o-3', couponIds: [id] })).toEqual([])
    await use('o-3')
    expect(await states()).toEqual(['USED'])
    await release('o-3')
    expect(await states()).toEqual(['USED'])
    expect(await freeze({ orderCode: 'o-4', couponIds: [id] })).toEqual([id])
  })

  test('of another member, or past their end, cannot be held', async () => {
    const { id = '' } = (await store().issue(campaign('a'), 'mei', NOW)) ?? {}
    expect(await freeze({ userCode: 'kin', couponIds: [id] })).toEqual([id])
    expect(await freeze({ couponIds: [id] }, NOW + DAY)).toEqual([id])
    expect(await states()).toEqual(['NORMAL'])
  })

  test('one coupon in two orders at once is held by one of them', async () => {
    const { id = '' } = (await store().issue(campaign('a'), 'mei', NOW)) ?? {}
    const refused = await Promise.all(
      Array.from({ length: 8 }, (_, at) => freeze({ orderCode: `o-${at}`, couponIds: [id] })),
    )
    expect(refused.filter(list => list.length === 0)).toHaveLength(1)
  })

  test('a shared code is taken up to its limit, and given back once when an order is cancelled (C-217, CO-71)', async () => {
    const code = campaign('TRAIL', { type: 'PROMOTION_CODE', grant: 'SHARED', limit: 2 })
    const take = (orderCode: string, userCode: string) => freeze({ orderCode, userCode, campaigns: [code] })
    expect(await take('o-1', 'mei')).toEqual([])
    expect(await take('o-1', 'mei')).toEqual([])
    expect(await take('o-2', 'kin')).toEqual([])
    expect([...(await store().exhausted([code], 'lok'))]).toEqual([['TRAIL', { why: 'GONE' }]])
    await release('o-1')
    await release('o-1')
    expect([...(await store().exhausted([code], 'mei'))]).toEqual([])
    expect([...(await store().exhausted([code], 'kin'))]).toEqual([
      ['TRAIL', { why: 'HELD', orderCode: 'o-2' }],
    ])
    await use('o-2')
    await release('o-2')
    expect([...(await store().exhausted([code], 'kin'))]).toEqual([['TRAIL', { why: 'USED' }]])
  })

  test('an account that is taken back leaves its coupon to another member', async () => {
    const last = campaign('last', { limit: 1 })
    await store().issue(last, 'mei', NOW)
    await store().withdraw('mei')
    expect(await store().issue(last, 'kin', NOW)).toBeDefined()
  })
})
