import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createAccountStore, isAccount } from '#api/auth/account-store.ts'
import { importCatalogue } from '#api/catalogue/import/import-catalogue.ts'
import { createCouponStore } from '#api/coupon/coupon-store.ts'
import { runIssues } from '#api/coupon/issues/issue-job.ts'
import { asText, campaign, surroundings } from '#api/testing/catalogue-lines.ts'
import { describeOnBothDatabases, emptyTables } from '#api/testing/databases.ts'
import { NOW } from '#api/testing/serve.ts'
import { serveDesk } from '../testing/serve-desk.ts'
import type { DeskIssued } from './issue-shapes.ts'

const WISH = 'an-issue-of-tests'

describeOnBothDatabases('coupons issued at the desk', open => {
  let desk: Awaited<ReturnType<typeof serveDesk>>
  let mei = ''
  beforeAll(async () => {
    const lines = [
      ...surroundings,
      campaign('GIFT', { type: 'PROMOTION_COUPON', grant: 'ISSUED' }),
      campaign('SHARED'),
    ]
    await importCatalogue(open().db, asText(lines))
    const account = await createAccountStore(open().db).create({
      email: 'mei@example.com',
      is_email_verified: 1,
      country_code: 'HK',
      first_name: 'Mei',
      last_name: 'Chan',
      sign_up_method: 'memberSignUp',
      created_at: NOW - 1,
    })
    mei = isAccount(account) ? account.user_code : ''
    desk = await serveDesk(open().db, NOW)
  })
  afterAll(() => desk.close())
  beforeEach(async () => {
    await emptyTables(
      open().db,
      'coupon_issue_row',
      'coupon_issue',
      'campaign_event',
      'coupon',
      'campaign_count',
    )
    desk.notes.length = 0
  })

  const publisher = (name: string, body: object) => desk.ask(name, { role: 'publisher', body })
  const receivers = { list: 'mei@example.com\nstranger@example.com' }
  const start = (change: object = {}) =>
    publisher('issues.start', {
      wish: WISH,
      campaign: 'GIFT',
      receivers,
      expected: 2,
      reason: 'Late parcel',
      ...change,
    })
  const coupons = async (body: object = {}) =>
    (await publisher('issues.coupons', { campaign: 'GIFT', ...body })).data['rows'] as DeskIssued[]
  const read = (name: string, input: object, lang = 'en_US') =>
    desk.ask(name, { role: 'publisher', input, lang })
  const wallet = () => createCouponStore(open().db).ofMember(mei)

  test('are tried, issued for a reason, listed with a masked member, and taken back, each noted', async () => {
    expect((await publisher('issues.try', { campaign: 'GIFT', receivers })).data).toMatchObject({
      count: 2,
      issued: 1,
      failed: { unknown: 1 },
    })
    expect((await start()).status).toBe(200)
    await runIssues(open().db, NOW)
    expect((await read('issues.find', { issue: WISH })).data).toMatchObject({
      state: 'done',
      done: 1,
      failures: [{ member: 'stranger@example.com', problem: 'unknown' }],
    })
    const { data } = await read('issues.failures', { issue: WISH }, 'zh_HK')
    expect(data['text']).toContain('"stranger@example.com","沒有這位會員。"')
    const [coupon] = await coupons()
    expect(coupon).toMatchObject({ member: 'm•••@example.com', by: 'publisher', state: 'FREE', order: null })
    expect(await coupons({ member: 'mei@example.com' })).toHaveLength(1)
    const taken = await publisher('issues.take-back-coupon', { coupon: coupon?.id, reason: 'Wrong person' })
    expect(taken.status).toBe(200)
    expect(await wallet()).toEqual([])
    expect(await coupons()).toMatchObject([{ state: 'TAKEN_BACK' }])
    expect(desk.notes).toEqual([
      ['publisher', 'issues.start', 'GIFT: 2 · Late parcel'],
      ['publisher', 'issues.take-back-coupon', 'GIFT: m•••@example.com · Wrong person'],
    ])
  })

  test('a whole issue is taken back; what is in another state is refused', async () => {
    await start({ receivers: { filter: { orderedDays: undefined } }, expected: 1 })
    const takeBack = () => publisher('issues.take-back', { issue: WISH, reason: 'Wrong offer' })
    expect((await takeBack()).status).toBe(409)
    await runIssues(open().db, NOW)
    expect(await wallet()).toHaveLength(1)
    expect((await publisher('issues.stop', { issue: WISH })).status).toBe(409)
    expect((await publisher('issues.resume', { issue: WISH })).status).toBe(409)
    expect((await takeBack()).status).toBe(200)
    await runIssues(open().db, NOW)
    expect(await wallet()).toEqual([])
  })

  test.each([
    ['no reason', { reason: '  ' }, 400],
    ['another number of members', { expected: 3 }, 409],
    ['an offer that shoppers get by themselves', { campaign: 'SHARED' }, 409],
    ['an offer that is gone', { campaign: 'GONE' }, 404],
    ['no line at all', { receivers: { list: ' , ' } }, 422],
    [
      'a list that is too long',
      { receivers: { list: Array.from({ length: 5001 }, (_, at) => at).join('\n') } },
      422,
    ],
  ])('%s is refused', async (_, change, status) => {
    expect((await start(change)).status).toBe(status)
    expect((await read('issues.list', { campaign: 'GIFT' })).data).toEqual({ issues: [] })
  })

  test.each([
    ['issues.find', { issue: 'no-such-issue' }],
    ['issues.failures', { issue: 'no-such-issue' }],
  ])('%s of none is answered 404', async (name, input) => {
    expect((await read(name, input)).status).toBe(404)
  })
})
