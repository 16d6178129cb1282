import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sql } from 'kysely'
import { createAccountStore, isAccount, type NewAccount } from '#api/auth/account-store.ts'
import { createSessionStore } from '#api/auth/session-store.ts'
import { createCartStore } from '#api/cart/cart-store.ts'
import { createFavoriteStore } from '#api/favorite/favorite-store.ts'
import { createGoDollarStore } from '#api/go-dollar/go-dollar-store.ts'
import { codeTo } from '#api/testing/outbox.ts'
import { booksOf } from '#api/testing/books.ts'
import { checkBooks, checkBooksOfOrders } from '#api/order/books/books.ts'
import { createCouponStore } from '#api/coupon/coupon-store.ts'
import { findCampaign } from '#api/coupon/find-campaign.ts'
import type { Role, RoleId } from '#operators/operator.ts'
import { searchMembers } from '#api/member/member-search.ts'
import { createOrderStore } from '#api/order/order-store.ts'
import { newOrder, putStock } from '#api/order/testing.ts'
import { describeOnBothDatabases, emptyTables } from '#api/testing/databases.ts'
import { serveDesk } from '../testing/serve-desk.ts'
import type { DeskMember, ListedDeskMember } from './desk-member.ts'

const NOW = Date.UTC(2026, 10, 23, 4)
const role = 'publisher' as Role

describeOnBothDatabases('members at the desk', open => {
  let served: Awaited<ReturnType<typeof serveDesk>>
  let wishes = 0
  beforeAll(async () => {
    await putStock(open().db, { jacket: 1000 })
    served = await serveDesk(open().db, NOW)
  })
  afterAll(() => served.close())
  beforeEach(async () => {
    await emptyTables(
      open().db,
      'go_dollar_adjustment',
      'go_dollar_lot',
      'member_event',
      'data_request',
      'coupon_issue_row',
      'coupon_issue',
      'campaign_event',
      'campaign_count',
      'coupon',
      'campaign',
      'session',
      'former_contact',
      'account',
      'verify_code',
      'rate_limit',
      'outbox',
    )
    served.notes.length = 0
  })

  async function add(account: Partial<NewAccount> = {}) {
    const made = await createAccountStore(open().db).create({
      country_code: 'HK',
      first_name: 'Mei',
      last_name: 'Chan',
      sign_up_method: 'memberSignUp',
      created_at: NOW,
      ...account,
    })
    if (!isAccount(made)) throw new Error(`Taken: ${made.taken.join(', ')}`)
    return made.user_code
  }
  const list = async (input: object) => {
    const { status, data } = await served.ask('members.list', { role, input })
    expect(status).toBe(200)
    return data as unknown as { rows: ListedDeskMember[]; next: string | null }
  }
  const found = async (search: string) => (await list({ search })).rows.map(({ id }) => id)
  const find = async (member: string) =>
    (await served.ask('members.find', { role, input: { member } })).data as unknown as DeskMember
  const change = (name: string, member: string, body: object = {}) =>
    served.ask(`members.${name}`, {
      role,
      body: { wish: `wish ${(wishes += 1)} of test`, member, reason: 'Asked by phone', ...body },
    })

  async function orderOf(code: string): Promise<string> {
    const placed = await createOrderStore(open().db).place(
      newOrder({ jacket: 1 }, { owner: { code, isMember: true }, email: 'mei@example.com' }),
      NOW,
    )
    if (!placed.ok) throw new Error(placed.refusal.reason)
    return placed.value.order.externalNo
  }

  test('finds a member by address, mobile, order number and code, whole and however they are written', async () => {
    const mei = await add({ email: 'mei@example.com', mobile: '+852 91234567' })
    await add({ email: 'meimei@example.com', first_name: 'Ada', last_name: 'Wong' })
    const number = await orderOf(mei)
    for (const typed of ['MEI@example.com ', '9123 4567', '+852 91234567', number, mei])
      expect(await found(typed)).toEqual([mei])
    for (const typed of ['mei@example', 'ei@example.com', '91234568', '%@%', `${number}0`])
      expect(await found(typed)).toEqual([])
  })

  test('finds members by the beginning of a name, in either order and script, a page at a time, each once', async () => {
    const mei = await add()
    const ming = await add({ first_name: '小明', last_name: '陳' })
    const twice = await add({ first_name: 'Chan', last_name: 'Chandra' })
    expect(await found('mei c')).toEqual([mei])
    expect((await found('chan')).toSorted()).toEqual([mei, twice].toSorted())
    expect(await found('陳小')).toEqual([ming])
    expect(await found('han')).toEqual([])
    const pages: string[] = []
    for (let after: string | undefined; ; ) {
      const { rows, next } = await list({ search: 'chan', size: 1, ...(after && { after }) })
      pages.push(...rows.map(({ id }) => id))
      if (next === null) break
      after = next
    }
    expect(pages.toSorted()).toEqual([mei, twice].toSorted())
  })

  test('a member who changes the name is found by the new one alone', async () => {
    const mei = await add()
    await createAccountStore(open().db).update(mei, { first_name: 'Ada' })
    expect(await found('mei')).toEqual([])
    expect(await found('ada chan')).toEqual([mei])
  })

  test('lists all members, the newest first, with masked contacts', async () => {
    const old = await add({ email: 'old@example.com', created_at: NOW - 2 })
    const young = await add({ mobile: '+852 91234567', created_at: NOW })
    const first = await list({ size: 1 })
    expect(first.rows).toMatchObject([{ id: young, contact: '+852 ••••4567' }])
    const second = await list({ size: 1, after: first.next ?? '' })
    expect(second).toMatchObject({ rows: [{ id: old, contact: 'o•••@example.com' }], next: null })
  })

  test('every search goes by an index', async () => {
    const { db, statements } = open()
    const isSqlite = open().url.startsWith('sqlite')
    const mei = await add({ email: 'mei@example.com' })
    const plans: string[] = []
    for (const search of ['', 'mei', 'mei@example.com', '9123 4567', '202611230000000001', mei])
      for (const after of [undefined, '1 M0']) {
        const from = statements.length
        await searchMembers(db, { search, after, size: 20 })
        if (!isSqlite) continue
        for (const statement of statements.slice(from)) {
          const { rows } = await sql.raw<{ detail: string }>(`explain query plan ${statement}`).execute(db)
          plans.push(...rows.map(({ detail }) => detail))
        }
      }
    expect(plans.filter(detail => /^SCAN (?!.*USING (COVERING )?INDEX)|TEMP B-TREE/.test(detail))).toEqual([])
    expect(isSqlite ? plans.length : 1).toBeGreaterThan(0)
  })

  test('one view shows what the services know of a member', async () => {
    const { db } = open()
    const mei = await add({
      email: 'mei@example.com',
      is_email_verified: 1,
      marketing_consent: 1,
      consent_at: NOW,
      consent_text: '2026-01',
      accepted_terms: 'terms-of-use@2 privacy-policy@1',
    })
    const number = await orderOf(mei)
    await createCartStore(db).change({ code: mei, isMember: true }, NOW, () => ({
      lines: [
        {
          id: `line of ${mei}`,
          skuCode: 'jacket',
          activityCode: '',
          quantity: 2,
          isSelected: true,
          addedPrice: 100,
          extProps: '{}',
          updatedAt: NOW,
        },
      ],
    }))
    await createCartStore(db).addCode({ code: mei, isMember: true }, NOW, {
      kind: 'PROMOTION_CODE',
      code: 'TRAIL10',
    })
    await createFavoriteStore(db).add(mei, 'jacket', { max: 10, now: NOW })
    await createGoDollarStore(db).grant(mei, {
      granted: 30,
      remark: { zh_HK: '生日', en_US: 'Birthday' },
      now: NOW,
    })
    await createSessionStore(db).startMember({ userCode: mei, levelCode: 'x' }, true, NOW)
    await db
      .insertInto('feedback')
      .values({
        id: `message of ${mei}`,
        name: 'Mei',
        email: 'mei@example.com',
        subject: 'Size',
        mobile: null,
        content: 'Is it warm?',
        locale: 'en_US',
        created_at: NOW,
        forwarded_at: null,
      })
      .execute()
    expect(await find(mei)).toMatchObject({
      name: 'Mei Chan',
      email: { value: 'mei@example.com', isProved: true },
      mobile: null,
      isSuspended: false,
      orders: { rows: [{ number }], count: 1 },
      returns: [],
      bag: [{ sku: 'jacket', quantity: 2, name: null, isLeftOut: false, addOnOf: '' }],
      bagCodes: ['TRAIL10'],
      wishes: [{ sku: 'jacket' }],
      goDollar: { balance: 30, lots: [{ granted: 30, left: 30, remark: { en_US: 'Birthday' } }] },
      consent: { isGiven: true, text: '2026-01' },
      acceptedTerms: ['terms-of-use@2', 'privacy-policy@1'],
      messages: [{ subject: 'Size', content: 'Is it warm?' }],
      sessions: [{}],
      events: [],
    })
  })

  test('messages and newsletter of an address that is not proved, which may be a stranger’s, do not show', async () => {
    const mei = await add({ email: 'mei@example.com' })
    expect(await find(mei)).toMatchObject({ messages: [], newsletter: null })
  })

  test('a level is set with a reason, once, and the log and the audit log say so', async () => {
    const mei = await add({ email: 'mei@example.com' })
    const { levels, level } = await find(mei)
    const top = levels.at(-1)?.code ?? ''
    const body = { level: top, wish: 'the same wish' }
    for (let calls = 0; calls < 2; calls += 1)
      expect(await change('set-level', mei, body)).toMatchObject({
        status: 200,
        data: { level: { code: top } },
      })
    expect((await find(mei)).events).toMatchObject([
      {
        kind: 'LEVEL',
        before: level.code,
        after: top,
        actor: 'operator:publisher',
        reason: 'Asked by phone',
      },
    ])
    expect(served.notes[0]).toEqual(['publisher', 'members.set-level', 'm•••@example.com · Asked by phone'])
    expect((await change('set-level', mei, { level: top })).status).toBe(409)
    expect((await change('set-level', mei, { level: 'none' })).status).toBe(422)
    expect((await change('set-level', 'Munknown', { level: top })).status).toBe(404)
    expect((await change('set-level', mei, { level: top, reason: ' ' })).status).toBe(400)
  })

  test('a suspended member has no session, and is let back in', async () => {
    const sessions = createSessionStore(open().db)
    const mei = await add()
    const { token } = await sessions.startMember({ userCode: mei, levelCode: 'x' }, true, NOW)
    expect(await change('suspend', mei)).toMatchObject({
      status: 200,
      data: { isSuspended: true, sessions: [] },
    })
    expect((await change('suspend', mei)).status).toBe(409)
    expect(await change('restore', mei)).toMatchObject({ status: 200, data: { isSuspended: false } })
    expect(await sessions.find(token, NOW)).toBeUndefined()
    expect((await find(mei)).events.map(({ kind }) => kind).toSorted()).toEqual(['RESTORED', 'SUSPENDED'])
  })

  test('all sessions of a member are ended, and those of others stay', async () => {
    const sessions = createSessionStore(open().db)
    const [mei, ada] = [await add(), await add({ first_name: 'Ada' })]
    await sessions.startMember({ userCode: mei, levelCode: 'x' }, true, NOW)
    const other = await sessions.startMember({ userCode: ada, levelCode: 'x' }, true, NOW)
    expect(await change('sign-out', mei)).toMatchObject({ status: 200, data: { sessions: [] } })
    expect(await sessions.find(other.token, NOW)).toBeDefined()
  })

  const points = async (member: string, change: number, who: RoleId = role) =>
    served.ask('members.move-go-dollar', {
      role: who,
      body: { wish: `wish ${(wishes += 1)} of test`, member, reason: 'For the delay', points: change },
    })

  test('GO DOLLAR are given and taken, from the lots that end first; the books balance', async () => {
    const { db } = open()
    const mei = await add()
    const grant = (granted: number, expiresAt: number) =>
      createGoDollarStore(db).grant(mei, { granted, remark: { zh_HK: '', en_US: '' }, now: NOW, expiresAt })
    await grant(30, NOW + 1000)
    await grant(50, NOW - 1)
    expect(await points(mei, 20)).toMatchObject({ status: 200, data: { goDollar: { balance: 50 } } })
    expect(await points(mei, -40)).toMatchObject({ status: 200, data: { goDollar: { balance: 10 } } })
    const lots = (await find(mei)).goDollar.lots.map(({ left }) => left).toSorted((a, b) => a - b)
    expect(lots).toEqual([0, 10, 50])
    expect(await createGoDollarStore(db).adjustments(mei)).toEqual([{ points: -40, madeAt: NOW }])
    const few = await points(mei, -11)
    expect(few).toMatchObject({ status: 409, message: 'The member has only 10 GO DOLLAR.' })
    expect(await checkBooks(booksOf(db))).toEqual([])
    expect(await checkBooksOf(mei)).toEqual([])
    expect((await find(mei)).events).toContainEqual(
      expect.objectContaining({
        kind: 'GO_DOLLAR_TAKEN',
        before: '50',
        after: '10',
        reason: 'For the delay',
      }),
    )
  })

  /** Rules about the orders of a member alone, who has one. */
  const checkBooksOf = async (member: string) => {
    await orderOf(member)
    const rows = await open()
      .db.selectFrom('order_head')
      .select('code')
      .where('owner_code', '=', member)
      .execute()
    const codes = rows.map(({ code }) => code)
    return checkBooksOfOrders(booksOf(open().db), open().url.startsWith('sqlite') ? 'main' : 'public', codes)
  }

  test('an own role has a limit of its own on GO DOLLAR; the refusal names it and the roles that may', async () => {
    const mei = await add()
    expect((await points(mei, 20, 'own-till')).status).toBe(200)
    expect(await points(mei, 11, 'own-till')).toMatchObject({
      status: 403,
      message:
        'Your role may move at most 30 GO DOLLAR of one member within a day; 10 is left of that. Publisher, Admin may move more.',
    })
    expect((await points(mei, -10, 'own-till')).status).toBe(200)
  })

  test('an operator moves so many of a member within a day, by role; the sum counts, given and taken', async () => {
    const mei = await add()
    expect((await points(mei, 150)).status).toBe(200)
    const over = await points(mei, -60)
    expect(over).toMatchObject({ status: 403 })
    expect(over.message).toContain('50 is left of that')
    expect((await points(mei, -50)).status).toBe(200)
    expect((await points(mei, 1)).status).toBe(403)
    expect((await points(mei, 4000, 'admin')).status).toBe(200)
    expect((await points(mei, 0)).status).toBe(400)
    expect((await points(mei, 10, 'editor')).status).toBe(403)
  })

  async function campaign(code: string, rule: object = {}) {
    await open()
      .db.insertInto('campaign')
      .values({
        code,
        type: 'PROMOTION_COUPON',
        name: '{"zh_HK":"禮物","en_US":"Gift"}',
        description: '{"zh_HK":"","en_US":""}',
        account_scope: 'ALL',
        levels: '[]',
        begin_time: NOW - 1000,
        end_time: NOW + 1000,
        is_stopped: 0,
        spu_codes: '[]',
        rule: JSON.stringify({ grant: 'ISSUED', limit: null, limitPerShopper: 1, validDays: null, ...rule }),
      })
      .execute()
    return code
  }

  test('a coupon is given once and taken back while it is unused; the campaign’s log says so', async () => {
    const { db } = open()
    const mei = await add({ email: 'mei@example.com' })
    const code = await campaign('gift')
    expect(await change('give-coupon', mei, { campaign: code, wish: 'one wish of coupon' })).toMatchObject({
      status: 200,
      data: { coupons: [{ campaign: 'gift', state: 'FREE' }] },
    })
    expect((await change('give-coupon', mei, { campaign: code, wish: 'one wish of coupon' })).status).toBe(
      200,
    )
    expect((await change('give-coupon', mei, { campaign: code })).message).toMatch(/No coupon was given\.$/)
    expect((await change('give-coupon', mei, { campaign: 'none' })).status).toBe(409)
    const [coupon] = (await find(mei)).coupons
    await createCartStore(open().db).addCode({ code: mei, isMember: true }, NOW, {
      kind: 'PROMOTION_COUPON',
      code: coupon?.id ?? '',
    })
    expect((await find(mei)).bagCodes).toEqual(['gift'])
    await db
      .updateTable('coupon')
      .set({ state: 'USED' })
      .where('id', '=', coupon?.id ?? '')
      .execute()
    expect((await change('take-coupon', mei, { coupon: coupon?.id })).status).toBe(409)
    await db
      .updateTable('coupon')
      .set({ state: 'NORMAL' })
      .where('id', '=', coupon?.id ?? '')
      .execute()
    expect(await change('take-coupon', mei, { coupon: coupon?.id })).toMatchObject({
      status: 200,
      data: { coupons: [] },
    })
    const log = await db.selectFrom('campaign_event').select(['kind', 'about']).orderBy('kind').execute()
    expect(log).toEqual([
      { kind: 'couponTakenBack', about: 'm•••@example.com' },
      { kind: 'issueStarted', about: 'm•••@example.com' },
    ])
    expect(await checkBooks(booksOf(db))).toEqual([])
  })

  test('a coupon that the member took goes back too, and counts no more; another member’s does not', async () => {
    const { db } = open()
    const [mei, ada] = [await add(), await add({ first_name: 'Ada' })]
    const found = await findCampaign(db, await campaign('taken'))
    const coupon = found && (await createCouponStore(db).issue(found, mei, NOW))
    expect((await change('take-coupon', ada, { coupon: coupon?.id })).status).toBe(404)
    expect((await change('take-coupon', mei, { coupon: coupon?.id })).status).toBe(200)
    expect(found && (await createCouponStore(db).issue(found, mei, NOW))).toBeDefined()
  })

  const code = async (member: string, body: object) =>
    served.ask('members.send-code', { role, body: { member, locale: 'en_US', ...body } })

  test('an address is corrected by the code that its mailbox has received; others, and other codes, do not', async () => {
    const mei = await add({ email: 'wrong@example.com', mobile: '+852 91234567' })
    const body = { kind: 'email', value: ' Mei@Example.com' }
    expect((await code(mei, { kind: 'email', value: 'mei@' })).status).toBe(422)
    expect(await code(mei, body)).toMatchObject({ status: 200 })
    expect(served.notes).toEqual([['publisher', 'members.send-code', 'm•••@example.com']])
    expect((await code(mei, body)).status).toBe(429)
    const right = await codeTo(served, 'mei@example.com')
    const wrong = right === '111111' ? '222222' : '111111'
    expect((await change('correct-contact', mei, { ...body, code: wrong })).status).toBe(422)
    const other = { kind: 'email', value: 'other@example.com', code: right }
    expect((await change('correct-contact', mei, other)).status).toBe(422)
    expect(await change('correct-contact', mei, { ...body, code: right })).toMatchObject({
      status: 200,
      data: { email: { value: 'mei@example.com', isProved: true } },
    })
    expect((await find(mei)).events).toMatchObject([
      { kind: 'EMAIL', before: 'w•••@example.com', after: 'm•••@example.com' },
    ])
    expect((await change('correct-contact', mei, { ...body, code: right })).status).toBe(422)
  })

  test('an address that another member has proved gets no code', async () => {
    await add({ email: 'ada@example.com', is_email_verified: 1 })
    const mei = await add({ mobile: '+852 91234567' })
    expect((await code(mei, { kind: 'email', value: 'ada@example.com' })).status).toBe(409)
  })

  test('an admin exports what is stored, in both languages, and it is logged', async () => {
    const mei = await add({ email: 'mei@example.com', first_name: '<b>Mei</b>' })
    const number = await orderOf(mei)
    expect((await change('export', mei)).status).toBe(403)
    const body = { wish: 'wish of an export', member: mei, reason: 'Letter of 1 November' }
    const { status, data } = await served.ask('members.export', { role: 'admin', body })
    expect(status).toBe(200)
    const { html, json } = data as { html: string; json: string }
    expect(JSON.parse(json)).toMatchObject({
      member: { id: mei, email: { value: 'mei@example.com' } },
      orders: [{ number, lines: [{ skuCode: 'jacket' }] }],
    })
    for (const text of [number, '待付款', 'Waiting for payment', '&lt;b&gt;Mei', 'mei@example.com'])
      expect(html).toContain(text)
    expect(html).not.toContain('<b>Mei')
    expect((await find(mei)).events).toMatchObject([{ kind: 'EXPORTED', reason: 'Letter of 1 November' }])
    expect(served.notes.at(-1)).toEqual([
      'admin',
      'members.export',
      'm•••@example.com · Letter of 1 November',
    ])
  })

  test('an admin erases a member once no order is under way; the audit log names the code alone', async () => {
    const mei = await add({ email: 'mei@example.com' })
    const number = await orderOf(mei)
    const erase = (wish: string) =>
      served.ask('members.erase', { role: 'admin', body: { wish, member: mei, reason: 'Letter' } })
    expect((await change('erase', mei)).status).toBe(403)
    const busy = await erase('first wish of erasure')
    expect(busy).toMatchObject({ status: 409 })
    expect(busy.message).toMatch(/^1 order is under way\. Erase/)
    await served.ask('orders.cancel-unpaid', { role, body: { number, reason: 'Asked' } })
    expect(await erase('second wish of erasure')).toMatchObject({
      status: 200,
      data: {
        stays: [
          { kept: 'ORDERS', count: 1 },
          { kept: 'EVENTS', count: 1 },
          { kept: 'UNPROVED', count: 1 },
        ],
      },
    })
    expect(served.notes.at(-1)).toEqual(['admin', 'members.erase', mei])
    expect(await find(mei)).toMatchObject({ name: '', email: null, erased: expect.any(String) })
    expect(await found('')).toEqual([])
    expect((await change('restore', mei)).status).toBe(404)
  })

  test('requests about data are due in 40 days, what is due first comes first, and are closed once', async () => {
    const mei = await add({ email: 'mei@example.com' })
    const noted = await change('note-request', mei, { kind: 'ACCESS' })
    expect(noted).toMatchObject({
      status: 200,
      data: {
        requests: [{ kind: 'ACCESS', state: 'OPEN', due: '2027-01-02T12:00:00+08:00', isLate: false }],
      },
    })
    const list = async (state: string) =>
      (await served.ask('members.requests', { role, input: { state } })).data['requests'] as { id: string }[]
    const [open_] = await list('OPEN')
    expect(open_).toMatchObject({ member: mei, contact: 'm•••@example.com', note: 'Asked by phone' })
    const close = () =>
      served.ask('members.close-request', {
        role,
        body: { request: open_?.id, member: mei, state: 'DONE', reason: 'Sent by mail' },
      })
    expect(await close()).toMatchObject({
      status: 200,
      data: { requests: [{ state: 'DONE', answer: 'Sent by mail', by: 'publisher' }] },
    })
    expect((await close()).status).toBe(409)
    expect(await list('OPEN')).toEqual([])
    expect(await list('DONE')).toHaveLength(1)
  })

  test('two accounts of one person are compared, then merged; the closed one names where it went (M-025)', async () => {
    const mei = await add({ email: 'mei@work.example', is_email_verified: 1 })
    const may = await add({ email: 'mei@home.example', is_email_verified: 1, first_name: 'May' })
    await orderOf(may)
    await createGoDollarStore(open().db).grant(may, {
      granted: 40,
      remark: { zh_HK: '', en_US: '' },
      now: NOW,
    })
    const pair = { member: mei, other: may }
    expect(await served.ask('members.try-merge', { role, input: pair })).toMatchObject({ status: 403 })
    const plan = await served.ask('members.try-merge', { role: 'admin', input: pair })
    expect(plan.data).toMatchObject({
      stays: { id: mei, values: { email: 'mei@work.example' }, has: { orders: 0, goDollar: 0 } },
      closes: { id: may, values: { email: 'mei@home.example' }, has: { orders: 1, goDollar: 40 } },
      problems: [],
    })
    const chosen = { email: 'closes', mobile: 'stays', name: 'stays', nickName: 'stays', birthday: 'stays' }
    const body = { ...pair, wish: 'wish to merge two', reason: 'Called us', chosen }
    expect(await served.ask('members.merge', { role, body })).toMatchObject({ status: 403 })
    const wrong = { ...body, chosen: { ...chosen, email: 'both' } }
    expect(await served.ask('members.merge', { role: 'admin', body: wrong })).toMatchObject({ status: 400 })
    const merged = await served.ask('members.merge', { role: 'admin', body })
    expect(merged).toMatchObject({
      status: 200,
      data: { id: mei, report: { closed: may, came: { orders: 1 }, after: { orders: 1, goDollar: 40 } } },
    })
    expect(served.notes).toContainEqual(['admin', 'members.merge', expect.stringContaining(may)])
    expect(await find(mei)).toMatchObject({
      email: { value: 'mei@home.example' },
      mergedFrom: [may],
      formerContacts: ['mei@work.example'],
      events: [{ kind: 'MERGED', before: may, merge: { came: { goDollar: 40 } } }],
    })
    expect(await found('mei@work.example')).toEqual([mei])
    expect(await find(may)).toMatchObject({ mergedInto: mei, orders: { count: 0 } })
    expect(await change('sign-out', may)).toMatchObject({ status: 404 })
    const again = { ...body, wish: 'another wish to merge' }
    expect(await served.ask('members.merge', { role: 'admin', body: again })).toMatchObject({ status: 404 })
    const same = await served.ask('members.try-merge', { role: 'admin', input: { member: mei, other: mei } })
    expect(same).toMatchObject({ status: 409, message: expect.stringContaining('one account, not two') })
  })
})
