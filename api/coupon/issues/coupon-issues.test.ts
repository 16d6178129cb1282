import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { createAccountStore, isAccount, type NewAccount } from '../../auth/account-store.ts'
import { importCatalogue } from '../../catalogue/import/import-catalogue.ts'
import { DAY_MS } from '#locales/hong-kong.ts'
import { asText, campaign, surroundings } from '../../testing/catalogue-lines.ts'
import { describeOnBothDatabases, emptyTables } from '../../testing/databases.ts'
import { NOW } from '../../testing/serve.ts'
import { createCouponStore, freezeDiscounts, spendDiscounts } from '../coupon-store.ts'
import { createCouponIssues, MAX_MEMBERS, purgeFailures, type Receivers } from './coupon-issues.ts'
import { pastedMembers } from './find-members.ts'
import { runIssues, runPart } from './issue-job.ts'
import { maskedMember } from './masked-member.ts'
import type { MemberFilter } from './member-filter.ts'

const deed = { by: 'ada', now: NOW, reason: 'Sorry' }
const COUPON = { type: 'PROMOTION_COUPON', grant: 'ISSUED', limitPerShopper: 1 } as const
const FIRST = 'the-first-issue'

describe('members as operators see them', () => {
  test.each([
    [{ email: 'mei@example.com', mobile: '+852 91234567' }, 'm•••@example.com'],
    [{ email: '好人@example.com', mobile: null }, '好•••@example.com'],
    [{ email: null, mobile: '+852 91234567' }, '+852 ••••4567'],
    [{ email: null, mobile: null }, '•••cdef'],
  ])('%o is shown as %s', (contacts, shown) =>
    expect(maskedMember({ ...contacts, user_code: 'M0123456789abcdef' })).toBe(shown),
  )

  test('a pasted list has each member once, one in a line or with commas, and blanks stay in numbers', () => {
    const text =
      'mei@example.com\r\n9123 4567, +61 412 345 678\n\nmei@example.com;Mabc\tＭｅｉ２＠example.com'
    expect(pastedMembers(text)).toEqual([
      'mei@example.com',
      '9123 4567',
      '+61 412 345 678',
      'Mabc',
      'Mei2@example.com',
    ])
  })
})

describeOnBothDatabases('coupons issued by hand', open => {
  const issues = () => createCouponIssues(open().db)
  const run = () => runIssues(open().db, NOW)
  const member = async (change: Partial<NewAccount> = {}) => {
    const made = await createAccountStore(open().db).create({
      country_code: 'HK',
      first_name: 'Mei',
      last_name: 'Chan',
      sign_up_method: 'memberSignUp',
      created_at: NOW - DAY_MS,
      is_email_verified: 1,
      is_mobile_verified: 1,
      ...change,
    })
    if (!isAccount(made)) throw new Error('taken')
    return made.user_code
  }
  const members = async (count: number, change: Partial<NewAccount> = {}) => {
    const codes: string[] = []
    for (let at = 0; at < count; at += 1) codes.push(await member({ email: `m${at}@example.com`, ...change }))
    return codes
  }
  const start = (receivers: Receivers, expected: number, change: object = {}) =>
    issues().start({ id: FIRST, campaign: 'GIFT', receivers, expected, ...change }, deed)
  const tryOut = (receivers: Receivers, code = 'GIFT') => issues().tryOut(code, receivers, NOW)
  const wallet = async (userCode: string) =>
    (await createCouponStore(open().db).ofMember(userCode)).map(({ campaignCode }) => campaignCode)
  const failures = async (id = FIRST) => {
    const found: [string, string][] = []
    for await (const part of issues().failures(id))
      found.push(...part.map(({ member: of, problem }): [string, string] => [of, problem]))
    return found
  }
  const countOf = async (userCode: string) =>
    (
      await open()
        .db.selectFrom('campaign_count')
        .select('taken')
        .where('campaign_code', '=', 'GIFT')
        .where('user_code', '=', userCode)
        .executeTakeFirst()
    )?.taken ?? 0
  const bring = (change: object = {}) =>
    importCatalogue(
      open().db,
      asText([
        ...surroundings,
        campaign('GIFT', { ...COUPON, ...change }),
        campaign('THREE', { ...COUPON, limit: 3 }),
        campaign('GOLD', { ...COUPON, accountScope: 'MEMBER', levels: ['GOLD'] }),
        campaign('SOON', { ...COUPON, beginTime: '2026-11-25T00:00:00+08:00' }),
        campaign('OVER', { ...COUPON, endTime: '2026-11-02T00:00:00+08:00' }),
        campaign('SHARED'),
      ]),
    )

  beforeEach(async () => {
    const { db } = open()
    await emptyTables(db, 'coupon_issue_row', 'coupon_issue', 'campaign_event', 'coupon', 'campaign_count')
    await emptyTables(db, 'order_head', 'account')
    await bring()
  })

  test('to a list: by address, number and code; each other line says why not', async () => {
    const mei = await member({ email: 'mei@example.com' })
    const kin = await member({ mobile: '+852 91234567' })
    const lok = await member()
    await member({ email: 'unproved@example.com', is_email_verified: 0 })
    await member({ email: 'suspended@example.com', is_suspended: 1 })
    const had = await member({ email: 'had@example.com' })
    await start({ lines: ['had@example.com'] }, 1, { id: 'an-earlier-issue' })
    await run()
    const lines = [
      'MEI@example.com',
      '9123 4567',
      lok,
      'stranger@example.com',
      'unproved@example.com',
      'suspended@example.com',
      'had@example.com',
      mei,
      'words',
    ]
    expect(await tryOut({ lines })).toEqual({
      ok: true,
      value: {
        count: 9,
        issued: 3,
        failed: { unknown: 3, suspended: 1, most: 1, twice: 1 },
        unknown: ['stranger@example.com', 'unproved@example.com', 'words'],
        campaign: 'RUNNING',
        left: null,
      },
    })
    expect(await wallet(mei)).toEqual([])
    expect(await start({ lines }, 9)).toMatchObject({ ok: true, value: { total: 9, state: 'running' } })
    await run()
    expect(await issues().find(FIRST)).toMatchObject({ state: 'done', done: 3, failed: 6, endedAt: NOW })
    expect(await Promise.all([mei, kin, lok, had].map(wallet))).toEqual([
      ['GIFT'],
      ['GIFT'],
      ['GIFT'],
      ['GIFT'],
    ])
    expect(await failures()).toEqual([
      ['stranger@example.com', 'unknown'],
      ['unproved@example.com', 'unknown'],
      ['suspended@example.com', 'suspended'],
      ['had@example.com', 'most'],
      [mei, 'twice'],
      ['words', 'unknown'],
    ])
  })

  test('an address that its owner has not proved finds none, also beside the code of that account', async () => {
    const code = await member({ email: 'unproved@example.com', is_email_verified: 0 })
    await start({ lines: ['unproved@example.com', code] }, 2)
    await run()
    expect(await failures()).toEqual([['unproved@example.com', 'unknown']])
    expect(await wallet(code)).toEqual(['GIFT'])
  })

  test('the same member twice in a list gets one, also where more are allowed', async () => {
    await bring({ limitPerShopper: null })
    const mei = await member({ email: 'mei@example.com', mobile: '+852 91234567' })
    await start({ lines: ['mei@example.com', '91234567', mei] }, 3)
    await run()
    expect(await wallet(mei)).toEqual(['GIFT'])
    expect(await issues().find(FIRST)).toMatchObject({ done: 1, failed: 2 })
  })

  test.each<[string, MemberFilter, string[]]>([
    ['all', { levels: [] }, ['a', 'b', 'c', 'd']],
    ['of a level', { levels: ['GOLD'] }, ['b']],
    ['registered from an instant on', { levels: [], registeredFrom: NOW - 5 * DAY_MS }, ['b', 'c', 'd']],
    ['registered before an instant', { levels: [], registeredUntil: NOW - 5 * DAY_MS }, ['a']],
    ['who agreed to marketing', { levels: [], isOptedIn: true }, ['c']],
    ['who did not', { levels: [], isOptedIn: false }, ['a', 'b', 'd']],
    ['with an order since', { levels: [], orderedSince: NOW - 3 * DAY_MS }, ['a']],
    ['with an order since long', { levels: [], orderedSince: NOW - 30 * DAY_MS }, ['a', 'b']],
    ['of a level and with an order', { levels: ['GOLD'], orderedSince: NOW - 3 * DAY_MS }, []],
  ])('to a filter: members %s', async (_, filter, expected) => {
    const codes = new Map([
      ['a', await member({ email: 'a@x.com', created_at: NOW - 9 * DAY_MS })],
      ['b', await member({ email: 'b@x.com', level_code: 'GOLD' })],
      ['c', await member({ email: 'c@x.com', marketing_consent: 1 })],
      ['d', await member({ email: 'd@x.com' })],
    ])
    await order(codes.get('a') ?? '', NOW - DAY_MS, 'WAIT_DELIVERY')
    await order(codes.get('b') ?? '', NOW - 10 * DAY_MS, 'WAIT_DELIVERY')
    await order(codes.get('d') ?? '', NOW - DAY_MS, 'CANCELED')
    const tried = await tryOut({ filter })
    expect(tried.ok ? tried.value.count : tried.refusal).toEqual(expected.length || { reason: 'noMembers' })
    await start({ filter }, expected.length)
    await run()
    const owners = await Promise.all(
      [...codes].map(async ([name, code]) => [name, await wallet(code)] as const),
    )
    expect(owners.filter(([, coupons]) => coupons.length > 0).map(([name]) => name)).toEqual(expected)
  })

  let orders = 0
  const order = async (owner: string, at: number, status: 'WAIT_DELIVERY' | 'CANCELED') => {
    orders += 1
    await open()
      .db.insertInto('order_head')
      .values({
        code: `O${orders}`,
        external_no: String(orders),
        owner_code: owner,
        is_member: 1,
        client_key: `k${orders}`,
        request_hash: '',
        email: '',
        guide_code: '',
        locale: 'zh_HK',
        status,
        is_paid: 1,
        cancelled_by: null,
        is_evaluated: 0,
        version: 1,
        created_at: at,
        pay_until: at,
        product_amount: 0,
        discount: 0,
        coupon: 0,
        freight: 0,
        service_fee: 0,
        deduction: 0,
        amount: 0,
        content: '{}',
        holding: null,
        is_sold_counted: 1,
        is_trial: 0,
        mailbox: '',
        mobile: '',
      })
      .execute()
  }

  test('members who register after the start are not meant', async () => {
    await members(2)
    await start({ filter: { levels: [] } }, 2)
    const late = await member({ email: 'late@example.com', created_at: NOW })
    await run()
    expect(await wallet(late)).toEqual([])
    expect(await issues().find(FIRST)).toMatchObject({ total: 2, done: 2 })
  })

  test.each([
    ['GOLD', { issued: 0, failed: { audience: 4 } }, 'audience'],
    ['THREE', { issued: 3, failed: { gone: 1 }, left: 3 }, 'gone'],
  ])('of %s the bounds hold in the dry run as in the run', async (code, tried, why) => {
    const codes = await members(4)
    expect(await tryOut({ filter: { levels: [] } }, code)).toMatchObject({ ok: true, value: tried })
    await start({ filter: { levels: [] } }, 4, { campaign: code })
    await run()
    expect(await issues().find(FIRST)).toMatchObject({ done: tried.issued, failed: 4 - tried.issued })
    const [first] = await failures()
    expect(first).toEqual([expect.stringMatching(/^m•••@example\.com$/), why])
    expect((await Promise.all(codes.map(wallet))).flat()).toHaveLength(tried.issued)
  })

  test('of an offer that has not begun is tried as such, and the coupon counts from its beginning', async () => {
    const mei = await member({ email: 'mei@example.com' })
    expect(await tryOut({ lines: [mei] }, 'SOON')).toMatchObject({ value: { campaign: 'NOT_STARTED' } })
    await start({ lines: [mei] }, 1, { campaign: 'SOON' })
    await run()
    expect(await createCouponStore(open().db).ofMember(mei)).toMatchObject([
      { beginTime: Date.parse('2026-11-25T00:00:00+08:00') },
    ])
  })

  test.each([
    ['an unknown campaign', { campaign: 'NONE' }, { reason: 'noCampaign' }],
    ['a shared code', { campaign: 'SHARED' }, { reason: 'notIssued' }],
    ['what is over', { campaign: 'OVER' }, { reason: 'over' }],
    ['another number of members than was seen', { expected: 7 }, { reason: 'otherCount', count: 1 }],
    ['no member', { receivers: { filter: { levels: ['NONE'] } } }, { reason: 'noMembers' }],
    [
      'too many members',
      { receivers: { lines: Array.from({ length: MAX_MEMBERS + 1 }, (_, at) => `m${at}`) } },
      { reason: 'manyMembers' },
    ],
  ])('%s is refused, and nothing begins', async (_, change, refusal) => {
    await member({ email: 'mei@example.com' })
    expect(await start({ lines: ['mei@example.com'] }, 1, change)).toEqual({ ok: false, refusal })
    expect(await issues().list('GIFT')).toEqual([])
    expect(await open().db.selectFrom('campaign_event').selectAll().execute()).toEqual([])
  })

  test('one wish issues once, also asked twice at once', async () => {
    const codes = await members(3)
    const begun = await Promise.all([1, 2].map(() => start({ lines: codes }, 3)))
    expect(begun.every(each => each.ok)).toBe(true)
    await run()
    await start({ lines: codes }, 3)
    await run()
    expect(await Promise.all(codes.map(wallet))).toEqual([['GIFT'], ['GIFT'], ['GIFT']])
    expect(await issues().list('GIFT')).toHaveLength(1)
    const events = await open().db.selectFrom('campaign_event').select(['kind', 'count', 'reason']).execute()
    expect(events).toEqual([{ kind: 'issueStarted', count: 3, reason: 'Sorry' }])
  })

  test('what a killed process has left is finished, by two at once; each member has one', async () => {
    const { db } = open()
    const codes = await members(120)
    await start({ lines: codes }, 120)
    await db.transaction().execute(trx => runPart(trx, FIRST, NOW))
    expect(await issues().find(FIRST)).toMatchObject({ done: 50, state: 'running' })
    await Promise.all([run(), run()])
    expect(await issues().find(FIRST)).toMatchObject({ done: 120, failed: 0, state: 'done' })
    expect(new Set((await Promise.all(codes.map(wallet))).map(each => each.length))).toEqual(new Set([1]))
  })

  test('is stopped and continued; what was issued stays, and both are logged', async () => {
    const { db } = open()
    await members(120)
    await start({ filter: { levels: [] } }, 120)
    await db.transaction().execute(trx => runPart(trx, FIRST, NOW))
    await db.transaction().execute(trx => runPart(trx, FIRST, NOW))
    expect(await issues().stop(FIRST, deed)).toMatchObject({ state: 'stopped', done: 50 })
    await run()
    expect(await issues().find(FIRST)).toMatchObject({ state: 'stopped', done: 50, endedAt: NOW })
    expect(await issues().stop(FIRST, deed)).toBeUndefined()
    expect(await issues().resume(FIRST, deed)).toMatchObject({ state: 'running' })
    expect(await issues().resume(FIRST, deed)).toBeUndefined()
    await run()
    expect(await issues().find(FIRST)).toMatchObject({ state: 'done', done: 120 })
    const events = await db.selectFrom('campaign_event').select(['kind', 'count']).execute()
    expect(events).toEqual(
      expect.arrayContaining([
        { kind: 'issueStopped', count: 50 },
        { kind: 'issueResumed', count: 70 },
      ]),
    )
  })

  test('an offer that is stopped meanwhile gives no more', async () => {
    const codes = await members(2)
    await start({ lines: codes }, 2)
    await bring({ isStopped: true })
    await run()
    expect(await failures()).toEqual(codes.map(code => [code, 'over']))
  })

  const hold = (couponId: string, userCode: string) =>
    open()
      .db.transaction()
      .execute(trx =>
        freezeDiscounts(
          trx,
          { orderCode: `o-${couponId}`, userCode, couponIds: [couponId], campaigns: [] },
          NOW,
        ),
      )
  const couponOf = async (userCode: string) =>
    (await createCouponStore(open().db).ofMember(userCode))[0]?.id ?? ''

  test('one is taken back while it is unused, and its count is given back', async () => {
    const [mei = '', kin = '', lok = ''] = await members(3)
    await start({ lines: [mei, kin, lok] }, 3)
    await run()
    const id = await couponOf(mei)
    expect(await issues().takeBackCoupon(id, deed)).toEqual({
      ok: true,
      value: { campaign: 'GIFT', member: 'm•••@example.com' },
    })
    expect(await wallet(mei)).toEqual([])
    expect([await countOf(mei), await countOf('')]).toEqual([0, 2])
    expect(await issues().takeBackCoupon(id, deed)).toEqual({ ok: false, refusal: 'takenBack' })
    expect(await issues().takeBackCoupon('none', deed)).toEqual({ ok: false, refusal: 'noCoupon' })
    await hold(await couponOf(kin), kin)
    expect(await issues().takeBackCoupon(await couponOf(kin), deed)).toEqual({ ok: false, refusal: 'held' })
    const used = await couponOf(lok)
    await hold(used, lok)
    await open()
      .db.transaction()
      .execute(trx => spendDiscounts(trx, `o-${used}`, NOW))
    expect(await issues().takeBackCoupon(used, deed)).toEqual({ ok: false, refusal: 'used' })
    expect(await issues().find(FIRST)).toMatchObject({ done: 3, takenBack: 1 })
    // It can be issued again.
    await start({ lines: [mei] }, 1, { id: 'a-second-issue' })
    await run()
    expect(await wallet(mei)).toEqual(['GIFT'])
  })

  test('a whole issue is taken back, but for what orders hold or have used', async () => {
    const codes = await members(120)
    await start({ lines: codes }, 120)
    expect(await issues().takeBack(FIRST, deed)).toBeUndefined()
    await run()
    const [, , holder = ''] = codes
    await hold(await couponOf(holder), holder)
    expect(await issues().takeBack(FIRST, deed)).toMatchObject({ state: 'takingBack' })
    await open()
      .db.transaction()
      .execute(trx => runPart(trx, FIRST, NOW))
    expect(await issues().find(FIRST)).toMatchObject({ takenBack: 49 })
    await Promise.all([run(), run()])
    expect(await issues().find(FIRST)).toMatchObject({ state: 'done', done: 120, takenBack: 119 })
    expect((await Promise.all(codes.map(wallet))).flat()).toEqual(['GIFT'])
    expect(await countOf('')).toBe(1)
  })

  test('the list names masked members, who issued it and why, and the state; page by page, and by member', async () => {
    const [mei = '', kin = ''] = await members(5)
    await start({ filter: { levels: [] } }, 5)
    await run()
    await hold(await couponOf(kin), kin)
    await issues().takeBackCoupon(await couponOf(mei), deed)
    const list = (more: object = {}) => issues().issued({ campaign: 'GIFT', size: 2, ...more }, NOW)
    const seen: string[] = []
    for (let after: string | undefined; ; ) {
      const page = await list({ after })
      seen.push(...page.slice(0, 2).map(({ state }) => state))
      if (page.length <= 2) break
      after = page[1]?.cursor
    }
    expect(seen.toSorted()).toEqual(['FREE', 'FREE', 'FREE', 'HELD', 'TAKEN_BACK'])
    expect(await list({ member: 'm1@example.com' })).toMatchObject([
      { member: 'm•••@example.com', by: 'ada', reason: 'Sorry', state: 'HELD', at: NOW },
    ])
    expect(await list({ member: 'stranger@example.com' })).toEqual([])
    expect(await issues().issued({ campaign: 'GIFT', size: 9 }, Date.parse('2027-01-01'))).toMatchObject(
      expect.arrayContaining([expect.objectContaining({ state: 'OVER' })]),
    )
  })

  test('addresses that were pasted and are no member’s are forgotten 30 days after the end', async () => {
    const [mei = ''] = await members(1)
    await start({ lines: ['stranger@example.com', mei] }, 2)
    await run()
    await purgeFailures(open().db, NOW + 30 * DAY_MS)
    expect(await failures()).toHaveLength(1)
    await purgeFailures(open().db, NOW + 30 * DAY_MS + 1)
    expect(await failures()).toEqual([])
    expect(await issues().issued({ campaign: 'GIFT', size: 5 }, NOW)).toHaveLength(1)
  })

  test('whatever is issued and taken back in whatever order, the counts are those of the wallets and no limit is passed', async () => {
    const codes = await members(3)
    await fc.assert(
      fc.asyncProperty(
        fc.record({ limit: fc.integer({ min: 1, max: 4 }), each: fc.integer({ min: 1, max: 2 }) }),
        fc.array(
          fc.record({
            what: fc.constantFrom('issue', 'takeBack', 'takeBackOne'),
            who: fc.subarray([0, 1, 2], { minLength: 1 }),
          }),
          { minLength: 1, maxLength: 8 },
        ),
        async ({ limit, each }, steps) => {
          const { db } = open()
          await emptyTables(db, 'coupon_issue_row', 'coupon_issue', 'coupon', 'campaign_count')
          await bring({ limit, limitPerShopper: each })
          const started: string[] = []
          for (const { what, who } of steps) {
            const lines = who.map(at => codes[at] ?? '')
            if (what === 'issue') {
              const id = `issue-number-${started.length}`
              started.push(id)
              await start({ lines }, lines.length, { id })
            } else if (what === 'takeBack') await issues().takeBack(started.at(-1) ?? '', deed)
            else await issues().takeBackCoupon(await couponOf(lines[0] ?? ''), deed)
            await run()
            const wallets = await Promise.all(codes.map(wallet))
            expect(wallets.flat().length).toBeLessThanOrEqual(limit)
            expect(Math.max(...wallets.map(one => one.length))).toBeLessThanOrEqual(each)
            expect(await Promise.all(codes.map(countOf))).toEqual(wallets.map(one => one.length))
            expect(await countOf('')).toBe(wallets.flat().length)
          }
        },
      ),
      { numRuns: 8 },
    )
  }, 60_000)
})
