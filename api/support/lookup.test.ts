import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { lookUpOrder } from '../client/support/support.ts'
import { type Commerce, createCommerce } from '../commerce.ts'
import { describeOnBothDatabases } from '../testing/databases.ts'
import { listen, NOW } from '../testing/serve.ts'
import type { GuestOrders } from './services.ts'
import { LOOKUP_LIMIT } from './lookup-resolvers.ts'

const MINUTE = 60_000
const INCORRECT = {
  token: null,
  expiration: null,
  userErrors: [
    { code: '00510950027', field: null, message: 'The order number or email address is not correct.' },
  ],
}

describeOnBothDatabases('looking up a guest’s order', open => {
  let commerce: Commerce
  let address: string
  let now = NOW
  const find = vi.fn<GuestOrders['find']>(async (orderCode, email) =>
    orderCode === 'CA1001' && email === 'ming@example.com' ? { orderCode } : undefined,
  )
  const api = (token?: string, locale: 'zh_HK' | 'en_US' = 'en_US') =>
    commerce.createServerApi({ locale, token })

  beforeAll(async () => {
    const { db } = open()
    commerce = await createCommerce({
      database: db,
      clock: () => now,
      pollMs: 0,
      services: { guestOrders: { find } },
    })
    address = await listen(commerce)
    return () => commerce.close()
  })
  beforeEach(async () => {
    await open().db.deleteFrom('session').execute()
    await open().db.deleteFrom('rate_limit').execute()
    find.mockClear()
    now = NOW
  })

  const RIGHT = { orderCode: ' CA1001 ', email: ' Ming@Example.com' }

  test('the right pair, letter case aside, gives half an hour with that one order (L-387, M-164, M-247, L-119, MO-84)', async () => {
    const { token, expiration, userErrors } = await lookUpOrder(api(), RIGHT)
    expect(userErrors).toEqual([])
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(expiration).toBe('2026-11-21T12:30:00+08:00')
    const { sessions } = commerce.services
    expect(await sessions.find(token ?? '', now + 30 * MINUTE - 1)).toMatchObject({
      kind: 'order',
      orderCode: 'CA1001',
    })
    expect(await sessions.find(token ?? '', now + 30 * MINUTE)).toBeUndefined()
  })

  test('the answer names the guest, and both names of the operation do the same (L-387, M-164, M-247)', async () => {
    const fields =
      '{ token expiration customer { isVisitor isStaff email memberInfo { levelCode } } userErrors { code } }'
    const query = `mutation both { a: queryVisitorToken(orderCode: "CA1001", email: "ming@example.com") ${fields} b: queryVisitorTokenAction(orderCode: "CA1001", email: "ming@example.com") ${fields} }`
    const { data, errors } = await commerce.execute({ query })
    expect(errors).toBeUndefined()
    const answer = {
      token: expect.any(String),
      expiration: expect.any(String),
      customer: { isVisitor: true, isStaff: false, email: 'ming@example.com', memberInfo: null },
      userErrors: [],
    }
    expect(data).toEqual({ a: answer, b: answer })
  })

  test('only the token’s digest is kept', async () => {
    const { token } = await lookUpOrder(api(), RIGHT)
    const rows = await open().db.selectFrom('session').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test.each([
    ['an unknown order', { orderCode: 'CA9999', email: 'ming@example.com' }],
    ['another address', { orderCode: 'CA1001', email: 'wai@example.com' }],
    ['no address at all', { orderCode: 'CA1001', email: 'ming' }],
    ['nothing', { orderCode: '', email: '' }],
    ['very long texts', { orderCode: 'x'.repeat(10_000), email: 'y'.repeat(10_000) }],
  ])('%s: the same refusal after the same one look (M-165, L-121, MO-84)', async (_, given) => {
    expect(await lookUpOrder(api(), given)).toEqual(INCORRECT)
    expect(find).toHaveBeenCalledOnce()
    expect(await open().db.selectFrom('session').selectAll().execute()).toEqual([])
  })

  test('a shop without orders finds none', async () => {
    const empty = await createCommerce({ database: open().db, clock: () => now, pollMs: 0 })
    expect(await lookUpOrder(empty.createServerApi({ locale: 'en_US' }), RIGHT)).toEqual(INCORRECT)
    await empty.close()
  })

  test('refusals speak the language asked for', async () => {
    const { userErrors } = await lookUpOrder(api(undefined, 'zh_HK'), { ...RIGHT, orderCode: '?' })
    expect(userErrors[0]?.message).toBe('訂單編號或電郵地址不正確。')
  })

  test('its token opens no account and is no member’s (MO-84)', async () => {
    const { token } = await lookUpOrder(api(), RIGHT)
    expect(await commerce.isMember(token ?? '')).toBe(false)
    const query = '{ queryVisitorMemberInfo { isVisitor memberInfo { levelCode } } }'
    const { data } = await commerce.execute({ query, token: token ?? '' })
    expect(data).toEqual({ queryVisitorMemberInfo: { isVisitor: true, memberInfo: null } })
  })

  const overHttp = async () => {
    const query =
      'mutation queryVisitorToken { queryVisitorToken(orderCode: "x", email: "a@b.hk") { userErrors { code } } }'
    const response = await fetch(`${address}/queryVisitorToken`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    })
    const { data } = (await response.json()) as {
      data: { queryVisitorToken: { userErrors: { code: string }[] } }
    }
    return data.queryVisitorToken.userErrors[0]?.code
  }

  test('ten tries in 15 minutes from one network address, even all at once; then it opens again (MO-84)', async () => {
    const codes = await Promise.all(Array.from({ length: LOOKUP_LIMIT.most }, overHttp))
    expect(new Set(codes)).toEqual(new Set(['00510950027']))
    expect(await overHttp()).toBe('LOOKUP_TOO_MANY')
    expect(find).toHaveBeenCalledTimes(LOOKUP_LIMIT.most)
    now += LOOKUP_LIMIT.window - 1
    expect(await overHttp()).toBe('LOOKUP_TOO_MANY')
    now += 1
    expect(await overHttp()).toBe('00510950027')
  })

  test('of network addresses only digests are kept', async () => {
    await overHttp()
    const rows = await open().db.selectFrom('rate_limit').selectAll().execute()
    expect(rows).toHaveLength(2)
    expect(JSON.stringify(rows)).not.toContain('127.0.0.1')
  })
})
