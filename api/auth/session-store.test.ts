import { beforeEach, expect, test } from 'vitest'
import { describeOnBothDatabases } from '../testing/databases.ts'
import { addMember, CHEAP } from '../testing/members.ts'
import { createAccountStore } from './account-store.ts'
import { createPasswords } from '#platform/password.ts'
import { createSessionStore, MEMBER_TOKEN_MS, VISITOR_RETURN_MS, VISITOR_TOKEN_MS } from './session-store.ts'

const START = Date.parse('2026-11-21T12:00:00+08:00')
const HOUR = 3_600_000

describeOnBothDatabases('visitor sessions', open => {
  beforeEach(async () => void (await open().db.deleteFrom('session').execute()))
  const store = () => createSessionStore(open().db)

  test('a token opens its session and no other (M-220)', async () => {
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

  test('what cannot come back is deleted, what can stays (CO-60)', async () => {
    await store().startVisitor(START)
    const { token } = await store().startVisitor(START + HOUR)
    await store().startOrder('O1', START)
    expect(await store().purge(START + VISITOR_TOKEN_MS)).toBe(1)
    expect(await store().find(token, START + VISITOR_TOKEN_MS)).toBeDefined()
    expect(await store().purge(START + VISITOR_RETURN_MS - 1)).toBe(0)
    expect(await store().purge(START + VISITOR_RETURN_MS)).toBe(1)
  })

  test('whose session ran out within 30 days comes back as the same visitor by a new token, once (CO-60, MO-109)', async () => {
    const { token, session } = await store().startVisitor(START)
    const later = START + VISITOR_RETURN_MS - 1
    expect(await store().find(token, later)).toBeUndefined()
    const tabs = await Promise.all([
      store().startVisitor(later, token),
      store().startVisitor(later, token),
      store().startVisitor(later, token),
    ])
    const back = tabs.filter(({ isReturning }) => isReturning)
    expect(back.map(one => one.session.userCode)).toEqual([session.userCode])
    expect(new Set(tabs.map(one => one.session.userCode)).size).toBe(3)
    expect(new Set(tabs.map(one => one.token)).add(token).size).toBe(4)
    expect((await store().find(back[0]?.token ?? '', later))?.userCode).toBe(session.userCode)
  })

  test.each([
    ['after 30 days', (token: string) => store().startVisitor(START + VISITOR_RETURN_MS, token)],
    [
      'when it was ended',
      async (token: string) => {
        await store().end(token)
        return store().startVisitor(START, token)
      },
    ],
    ['by another token', (token: string) => store().startVisitor(START, `${token}x`)],
    ['by a token of any length', () => store().startVisitor(START, 'x'.repeat(100_000))],
  ])('does not come back %s', async (_, start) => {
    const { token, session } = await store().startVisitor(START)
    const next = await start(token)
    expect([next.isReturning, next.session.userCode === session.userCode]).toEqual([false, false])
  })
})

describeOnBothDatabases('sessions of members', open => {
  const store = () => createSessionStore(open().db)
  const registered = async (email: string) => {
    const services = { accounts: createAccountStore(open().db), passwords: createPasswords(CHEAP) }
    const { user_code: userCode, level_code: levelCode } = await addMember(services, { email })
    return { userCode, levelCode }
  }
  beforeEach(async () => {
    await open().db.deleteFrom('session').execute()
    await open().db.deleteFrom('account').execute()
  })

  test.each([
    ['168 hours, remembered (M-305, MO-108)', true, 168],
    ['2 hours, not remembered (M-306, MO-108)', false, 2],
  ])('lives %s, and using it does not prolong it', async (_, isRemembered, hours) => {
    const { token } = await store().startMember(await registered('a@b.com'), isRemembered, START)
    const life = isRemembered ? MEMBER_TOKEN_MS.remembered : MEMBER_TOKEN_MS.brief
    expect((await store().startVisitor(START, token)).isReturning).toBe(false)
    expect(life).toBe(hours * HOUR)
    for (const used of [0, life / 3, life / 2, life - 1])
      expect((await store().find(token, START + used))?.expiresAt).toBe(START + life)
    expect(await store().find(token, START + life)).toBeUndefined()
  })

  test('the level is the account’s at the moment of asking, not that of the login (MO-03)', async () => {
    const member = await registered('a@b.com')
    const { token } = await store().startMember(member, false, START)
    await open().db.updateTable('account').set({ level_code: 'GOLD' }).execute()
    expect((await store().find(token, START))?.levelCode).toBe('GOLD')
  })

  test('a suspension ends all sessions of the account at once (MO-04)', async () => {
    const { token } = await store().startMember(await registered('a@b.com'), true, START)
    await open().db.updateTable('account').set({ is_suspended: 1 }).execute()
    expect(await store().find(token, START)).toBeUndefined()
  })

  test.each([
    ['remembered, by hours (M-305)', true, 9 * HOUR],
    ['remembered, by years (M-305)', true, 3 * 365 * 24 * HOUR],
    ['not remembered, by hours (M-306)', false, 9 * HOUR],
    ['not remembered, by years (M-306)', false, 3 * 365 * 24 * HOUR],
  ])('a session lives no longer for a clock that is set back: %s', async (_, isRemembered, back) => {
    const member = await registered('a@b.com')
    const life = isRemembered ? MEMBER_TOKEN_MS.remembered : MEMBER_TOKEN_MS.brief
    const [used, unused, ended] = [
      await store().startMember(member, isRemembered, START),
      await store().startMember(member, isRemembered, START),
      await store().startMember(member, isRemembered, START),
    ]
    const then = START - back
    expect((await store().find(used.token, then))?.expiresAt).toBe(then + life)
    expect((await store().find(used.token, then + life - 1))?.expiresAt).toBe(then + life)
    expect(await store().find(used.token, then + life)).toBeUndefined()
    expect(await store().purge(then)).toBe(0)
    expect((await store().find(unused.token, then + 1))?.expiresAt).toBe(then + life)
    expect(await store().purge(then + life)).toBe(3)
    expect(await store().find(ended.token, then + life)).toBeUndefined()
  })

  test('a visitor keeps the bag when the clock is set back by years, and the session is renewed as before (MO-109)', async () => {
    const { token, session } = await store().startVisitor(START)
    const then = START - 3 * 365 * 24 * HOUR
    expect(await store().find(token, then)).toMatchObject({
      userCode: session.userCode,
      expiresAt: then + VISITOR_TOKEN_MS,
    })
    expect((await store().find(token, then + 24 * HOUR))?.expiresAt).toBe(then + 24 * HOUR + VISITOR_TOKEN_MS)
  })

  test('all others of a member can be ended, or all (MO-30)', async () => {
    const [member, other] = [await registered('a@b.com'), await registered('c@d.com')]
    const start = async (who: typeof member) => (await store().startMember(who, false, START)).token
    const [here, there, stranger] = [await start(member), await start(member), await start(other)]
    const areOpen = async () =>
      Promise.all([here, there, stranger].map(async token => Boolean(await store().find(token, START))))
    await store().endOthers(member.userCode, here)
    expect(await areOpen()).toEqual([true, false, true])
    await store().endOthers(member.userCode)
    expect(await areOpen()).toEqual([false, false, true])
  })

  test('an ended token is refused from now on (M-020)', async () => {
    const { token } = await store().startMember(await registered('a@b.com'), false, START)
    await store().end(token)
    await store().end('x'.repeat(100_000))
    expect(await store().find(token, START)).toBeUndefined()
  })

  test('the database never sees a member’s token', async () => {
    const { token } = await store().startMember(await registered('a@b.com'), true, START)
    expect(token).toMatch(/^[\w-]{43}$/)
    const rows = await open().db.selectFrom('session').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
  })
})
