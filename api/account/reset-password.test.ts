import { isoInHongKong } from '#locales/hong-kong.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { userLogin } from '../client/account/auth.ts'
import { isVisitor } from '../client/session.ts'
import { createHttpApi } from '../client/http.ts'
import { resetPassword, sendVerifyCode } from '../client/account/account.ts'
import { type Commerce, createCommerce } from '../commerce.ts'
import type { ResetPasswordInput } from '../generated/operations.ts'
import { describeOnBothDatabases, emptyTables } from '../testing/databases.ts'
import { addMember, PASSWORD, READABLE } from '../testing/members.ts'
import { codeTo } from '../testing/outbox.ts'
import { listen, NOW } from '../testing/serve.ts'

const EMAIL = 'ming@example.com'
const MOBILE = '+852 91234567'
const NEW = 'umbrella8'

describeOnBothDatabases('a forgotten password', open => {
  let commerce: Commerce
  let now = NOW
  const as = (token?: string) => commerce.createServerApi({ locale: 'en_US', token })
  const codeFor = async (to: { email: string } | { mobile: string }) => {
    await sendVerifyCode(as(), { ...to, purpose: 'RESET_PASSWORD' })
    return codeTo(commerce.services, 'email' in to ? to.email : to.mobile)
  }
  const reset = (input: Partial<ResetPasswordInput>) =>
    resetPassword(as(), { email: EMAIL, verifyCode: '', password: NEW, confirmPassword: NEW, ...input })
  const refusals = async (input: Partial<ResetPasswordInput>) => {
    const { token, userErrors } = await reset(input)
    expect(token).toBeNull()
    return userErrors.map(({ code, field }) => [code, field])
  }
  const logsIn = async (password: string) =>
    (await userLogin(as(), { account: EMAIL, password })).token !== null

  beforeAll(async () => {
    commerce = await createCommerce({
      database: open().db,
      clock: () => now,
      pollMs: 0,
      services: { ...READABLE, usesOutbox: true },
    })
    return () => commerce.close()
  })
  beforeEach(async () => {
    await emptyTables(open().db, 'account', 'session', 'verify_code', 'rate_limit', 'outbox')
    now = NOW
    await addMember(commerce.services, {
      email: EMAIL,
      mobile: MOBILE,
      is_email_verified: 1,
      is_mobile_verified: 1,
    })
  })

  test.each([
    ['e-mail', { email: EMAIL }, { email: ' MING@example.com' }],
    ['mobile', { mobile: MOBILE }, { email: null, mobile: '9123 4567' }],
  ])(
    'a code by %s sets it, logs in for two hours and ends all other sessions (M-068, M-233, MO-30, MO-31)',
    async (_, to, typed) => {
      const before = await userLogin(as(), { account: EMAIL, password: PASSWORD, rememberMe: true })
      const answer = await reset({ ...typed, verifyCode: await codeFor(to) })
      expect(answer).toMatchObject({ userErrors: [], customer: { email: EMAIL } })
      expect(answer.expiresAt).toBe(isoInHongKong(NOW + 2 * 3_600_000))
      expect(await isVisitor(as(answer.token ?? ''))).toBe(false)
      await expect(isVisitor(as(before.token ?? ''))).rejects.toMatchObject({ code: '00510104' })
      expect([await logsIn(NEW), await logsIn(PASSWORD)]).toEqual([true, false])
    },
  )

  test.each([
    [
      'the old one',
      { password: PASSWORD, confirmPassword: PASSWORD },
      [['PASSWORD_SAME', 'password']],
      'M-067, M-288, MO-31',
    ],
    [
      'one that breaks the rule',
      { password: 'abc', confirmPassword: 'abc' },
      [['PASSWORD_BAD', 'password']],
      'M-261',
    ],
    [
      'two that differ',
      { confirmPassword: 'umbrella9' },
      [['PASSWORD_MISMATCH', 'confirmPassword']],
      'M-264',
    ],
  ] as const)(
    '%s is refused, and the code stays good for another (%4$s)',
    async (...[, change, expected]) => {
      const verifyCode = await codeFor({ email: EMAIL })
      expect(await refusals({ verifyCode, ...change })).toEqual(expected)
      expect(await logsIn(PASSWORD)).toBe(true)
      expect((await reset({ verifyCode })).userErrors).toEqual([])
      expect(await refusals({ verifyCode, password: 'third1time', confirmPassword: 'third1time' })).toEqual([
        ['CODE_WRONG', 'verifyCode'],
      ])
    },
  )

  test('an unknown account is reported by e-mail and by mobile; empty fields are named (M-284, M-287, MO-103)', async () => {
    const verifyCode = '123456'
    expect(await refusals({ email: 'siu@example.com', verifyCode })).toEqual([['ACCOUNT_UNKNOWN', 'email']])
    expect(await refusals({ email: null, mobile: '61234567', verifyCode })).toEqual([
      ['MOBILE_UNKNOWN', 'mobile'],
    ])
    expect(await refusals({ email: '', verifyCode })).toEqual([['EMAIL_MISSING', 'email']])
    expect(await refusals({ email: 'x'.repeat(10_000), verifyCode })).toEqual([['EMAIL_BAD', 'email']])
    expect(await refusals({ verifyCode: '' })).toEqual([['CODE_MISSING', 'verifyCode']])
  })

  test('codes for other purposes and other people reset nothing (MO-19)', async () => {
    await addMember(commerce.services, { email: 'siu@example.com', is_email_verified: 1 })
    const others = await codeFor({ email: 'siu@example.com' })
    expect(await refusals({ verifyCode: others })).toEqual([['CODE_WRONG', 'verifyCode']])
    await sendVerifyCode(as(), { email: 'new@example.com', purpose: 'REGISTER' })
    const register = await codeTo(commerce.services, 'new@example.com')
    expect(await refusals({ verifyCode: register })).toEqual([['CODE_WRONG', 'verifyCode']])
  })

  test('an expired code resets nothing (M-049)', async () => {
    const verifyCode = await codeFor({ email: EMAIL })
    now += 10 * 60_000
    expect(await refusals({ verifyCode })).toEqual([['CODE_EXPIRED', 'verifyCode']])
    expect(await logsIn(PASSWORD)).toBe(true)
  })

  test('one code resets once, however often it is sent at once (MO-19)', async () => {
    const verifyCode = await codeFor({ email: EMAIL })
    const passwords = ['first1one', 'second2one', 'third3one']
    const answers = await Promise.all(
      passwords.map(password => reset({ verifyCode, password, confirmPassword: password })),
    )
    expect(answers.filter(({ token }) => token !== null)).toHaveLength(1)
  })

  test('an address that was never proved opens nothing, even with a code for it (MO-15, MO-31)', async () => {
    const verifyCode = await codeFor({ mobile: MOBILE })
    await open().db.updateTable('account').set({ is_mobile_verified: 0 }).execute()
    expect(await refusals({ email: null, mobile: MOBILE, verifyCode })).toEqual([
      ['MOBILE_UNKNOWN', 'mobile'],
    ])
  })

  test('a suspended account stays closed (MO-04)', async () => {
    const verifyCode = await codeFor({ email: EMAIL })
    await open().db.updateTable('account').set({ is_suspended: 1 }).execute()
    expect(await refusals({ verifyCode })).toEqual([['ACCOUNT_SUSPENDED', null]])
  })

  test('a member of a third party gets a first password by it', async () => {
    await open().db.updateTable('account').set({ password_hash: null }).execute()
    expect((await reset({ verifyCode: await codeFor({ email: EMAIL }) })).userErrors).toEqual([])
    expect(await logsIn(NEW)).toBe(true)
  })

  test('it lifts the lock that guesses put on the account (MO-11)', async () => {
    const [account] = await open().db.selectFrom('account').selectAll().execute()
    const guess = { account: account?.user_code }
    for (let place = 0; place < 12; place += 1) await commerce.services.guard.count(guess, now)
    expect(await logsIn(PASSWORD)).toBe(false)
    await reset({ verifyCode: await codeFor({ email: EMAIL }) })
    expect(await logsIn(NEW)).toBe(true)
  })

  test('from one network address at most 60 forms in an hour (MO-103)', async () => {
    const api = createHttpApi({ url: await listen(commerce), locale: 'en_US', token: () => undefined })
    const input = { email: 'siu@example.com', verifyCode: '1', password: NEW, confirmPassword: NEW }
    const codes: (string | undefined)[] = []
    for (let place = 0; place < 61; place += 1)
      codes.push((await resetPassword(api, input)).userErrors[0]?.code)
    expect(codes.filter(code => code === 'ACCOUNT_UNKNOWN')).toHaveLength(60)
    expect(codes[60]).toBe('FORM_TOO_MANY')
  })
})
