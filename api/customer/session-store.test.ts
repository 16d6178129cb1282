import { beforeEach, expect, test } from 'vitest'
import { describeOnBothDatabases } from '../testing/databases.ts'
import { createSessionStore, VISITOR_TOKEN_MS } from './session-store.ts'

const START = Date.parse('2026-11-21T12:00:00+08:00')
const HOUR = 3_600_000

describeOnBothDatabases('visitor sessions', open => {
  beforeEach(async () => void (await open().db.deleteFrom('session').execute()))
  const store = () => createSessionStore(open().db)

  test('a token opens its session, and nobody else’s (M-220)', async () => {
    const [one, two] = [await store().startVisitor(START), await store().startVisitor(START)]
    expect(one.token).toMatch(/^[\w-]{43}$/)
    expect((await store().find(one.token, START))?.userCode).toBe(one.session.userCode)
    expect(one.session.userCode).not.toBe(two.session.userCode)
    expect(await store().find('x', START)).toBeUndefined()
    expect(await store().find('x'.repeat(100_000), START)).toBeUndefined()
  })

  test('the database never sees the token', async () => {
    const { token } = await store().startVisitor(START)
    const rows = await open().db.selectFrom('session').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('it lives 168 hours from its last use (MO-109)', async () => {
    const { token } = await store().startVisitor(START)
    expect(await store().find(token, START + VISITOR_TOKEN_MS - 1)).toBeDefined()
    expect(await store().find(token, START + 2 * VISITOR_TOKEN_MS - 2)).toBeDefined()
    expect(await store().find(token, START + 4 * VISITOR_TOKEN_MS)).toBeUndefined()
  })

  test('unused for 168 hours it is gone (MO-109)', async () => {
    const { token } = await store().startVisitor(START)
    expect(await store().find(token, START + VISITOR_TOKEN_MS)).toBeUndefined()
  })

  test('it is renewed at most once a day (MO-109)', async () => {
    const { token } = await store().startVisitor(START)
    const expiry = async (now: number) => (await store().find(token, now))?.expiresAt
    expect(await expiry(START + 23 * HOUR)).toBe(START + VISITOR_TOKEN_MS)
    const renewed = START + 24 * HOUR + VISITOR_TOKEN_MS
    expect(await expiry(START + 24 * HOUR)).toBe(renewed)
    expect(await expiry(START + 47 * HOUR)).toBe(renewed)
  })

  test('what has run out is deleted, what has not stays', async () => {
    await store().startVisitor(START)
    const { token } = await store().startVisitor(START + HOUR)
    expect(await store().purge(START + VISITOR_TOKEN_MS)).toBe(1)
    expect(await store().find(token, START + VISITOR_TOKEN_MS)).toBeDefined()
  })
})
