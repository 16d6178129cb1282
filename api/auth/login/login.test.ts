import { isoInHongKong } from '#locales/hong-kong.ts'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Locale } from '#locales/locale.ts'
import { createHttpApi } from '../../client/http.ts'
import { imageCode, needsImageCode, updatePassword, userLogin } from '../../client/account/auth.ts'
import { isVisitor, loginAsVisitor } from '../../client/session.ts'
import { type Commerce, createCommerce } from '../../commerce.ts'
import type { UserLoginInput } from '../../generated/operations.ts'
import { describeOnBothDatabases, emptyTables } from '../../testing/databases.ts'
import { addMember, CHEAP, PASSWORD, READABLE, readCode } from '../../testing/members.ts'
import { listen, NOW } from '../../testing/serve.ts'
import { GUARD } from '../login-guard.ts'
import { createPasswords, PASSWORD_RANKS } from '#platform/password.ts'

const HOUR = 3_600_000
const EMAIL = 'ming@example.com'
const WRONG = 'wrong-one1'

describeOnBothDatabases('password login', open => {
  let commerce: Commerce
  let address: string
  let now = NOW
  const as = (token?: string, locale: Locale = 'en_US') => commerce.createServerApi({ locale, token })
  const overHttp = (token?: string) => createHttpApi({ url: address, locale: 'en_US', token: () => token })
  const login = (input: Partial<UserLoginInput>, token?: string) =>
    userLogin(as(token), { account: EMAIL, password: PASSWORD, ...input })
  const refusal = async (input: Partial<UserLoginInput>, token?: string) => {
    const { userErrors, ...rest } = await login(input, token)
    expect(rest).toEqual({ token: null, expiresAt: null, userCode: null, customer: null })
    expect(userErrors).toHaveLength(1)
    return userErrors[0]
  }
  const failTimes = async (times: number, token?: string, account = EMAIL) => {
    for (let round = 0; round < times; round += 1) {
      const { imageVerifyCode, imageVerifyToken } = await reading()
      await login({ account, password: WRONG, imageVerifyCode, imageVerifyToken }, token)
    }
  }
  const reading = async () => {
    const { image, token } = await imageCode(as())
    return { imageVerifyCode: readCode(image), imageVerifyToken: token }
  }
  const accounts = () => open().db.selectFrom('account').selectAll()

  beforeAll(async () => {
    commerce = await createCommerce({
      database: open().db,
      clock: () => now,
      pollMs: 0,
      services: READABLE,
    })
    address = await listen(commerce)
    return () => commerce.close()
  })
  beforeEach(async () => {
    await emptyTables(open().db, 'account', 'session', 'rate_limit', 'image_code')
    now = NOW
    await addMember(commerce.services, { email: EMAIL, mobile: '+852 91234567' })
  })

  test('the right password gives a token and the customer, and the login is on record (L-382, M-025, M-026, M-211, M-221, MO-08)', async () => {
    const answer = await login({})
    expect(answer).toMatchObject({
      token: expect.stringMatching(/^[\w-]{43}$/),
      userErrors: [],
      customer: { account: EMAIL, nickName: null, email: EMAIL, mobile: '+852 91234567' },
    })
    expect(await isVisitor(as(answer.token ?? ''))).toBe(false)
    expect(await accounts().executeTakeFirst()).toMatchObject({
      login_method: 'passwordLogin',
      login_type: null,
      login_at: NOW,
    })
  })

  test.each([
    ['e-mail', { account: EMAIL }],
    ['e-mail in another case, with spaces', { account: '  Ming@Example.COM ' }],
    ['mobile with its country', { account: null, mobile: '9123-4567', countryCode: 'HK' }],
    ['mobile without country', { account: '', mobile: '9123 4567' }],
    ['mobile with prefix', { account: null, mobile: '+85291234567', countryCode: 'CN' }],
    ['mobile in the one field for both', { account: '9123 4567', countryCode: 'HK' }],
  ])('the same account by %s (M-028, MO-09, MO-13)', async (_, name) => {
    expect((await login(name)).userErrors).toEqual([])
  })

  test('a staff member is staff, an ordinary member is not, and both are of the same level (M-001, M-009, MO-01)', async () => {
    await addMember(commerce.services, { email: 's@b.com', staff_code: 'S001', staff_name: 'Ling' })
    const [member, staff] = [await login({}), await login({ account: 's@b.com' })]
    const query = `query customer { customer { isVisitor isStaff memberInfo { levelCode staffCode } gwpMemberInfo { staffCode staffName } } }`
    const ask = async (token: string | null) =>
      (await commerce.execute({ query, token: token ?? '' })).data?.['customer']
    expect(await ask(member.token)).toEqual({
      isVisitor: false,
      isStaff: false,
      memberInfo: { levelCode: 'MEMBER', staffCode: null },
      gwpMemberInfo: { staffCode: null, staffName: null },
    })
    expect(await ask(staff.token)).toEqual({
      isVisitor: false,
      isStaff: true,
      memberInfo: { levelCode: 'MEMBER', staffCode: 'S001' },
      gwpMemberInfo: { staffCode: 'S001', staffName: 'Ling' },
    })
  })

  test('unknown account, wrong password and bad input have three texts in two languages (L-382, M-282, MO-103)', async () => {
    const inputs = [{ account: 'unknown@example.com' }, { password: WRONG }, { account: 'not a name' }]
    const texts = async (locale: Locale) => {
      const answers = []
      for (const input of inputs)
        answers.push(await userLogin(as(undefined, locale), { account: EMAIL, password: PASSWORD, ...input }))
      return answers.map(({ userErrors: [error] }) => [error?.code, error?.message, error?.field])
    }
    expect(await texts('en_US')).toEqual([
      ['LOGIN_NO_ACCOUNT', 'This account does not exist.', 'account'],
      ['LOGIN_MISMATCH', 'The email or account does not match the password.', 'password'],
      ['LOGIN_BAD_INPUT', 'Invalid login name or password.', 'account'],
    ])
    expect(await texts('zh_HK')).toEqual([
      ['LOGIN_NO_ACCOUNT', '此帳戶不存在。', 'account'],
      ['LOGIN_MISMATCH', '電郵或帳戶與密碼不符。', 'password'],
      ['LOGIN_BAD_INPUT', '登入名稱或密碼無效。', 'account'],
    ])
  })

  test('a name that a merge of two accounts has freed is refused with the reason, in two languages', async () => {
    const freed = { kind: 'email', user_code: 'M1', is_proved: 1, freed_at: 1 } as const
    await open()
      .db.insertInto('former_contact')
      .values({ contact: 'freed@example.com', ...freed })
      .execute()
    const answer = async (locale: Locale) =>
      (await userLogin(as(undefined, locale), { account: 'freed@example.com', password: PASSWORD }))
        .userErrors
    expect(await answer('en_US')).toEqual([
      {
        code: 'LOGIN_MERGED',
        message: expect.stringMatching(/^This account has been merged with another one of yours\./),
        field: 'account',
      },
    ])
    expect(await answer('zh_HK')).toMatchObject([
      { message: expect.stringContaining('此帳戶已與你的另一個帳戶合併') },
    ])
  })

  test('an empty mobile and an unknown one have texts of their own (M-284)', async () => {
    expect(await refusal({ account: null, mobile: '  ' })).toEqual({
      code: 'LOGIN_BAD_INPUT',
      message: 'Please enter your registered mobile number.',
      field: 'mobile',
    })
    expect(await refusal({ account: null, mobile: '9999 9999' })).toEqual({
      code: 'LOGIN_NO_ACCOUNT',
      message: 'This mobile number is not registered.',
      field: 'mobile',
    })
  })

  test.each([
    ['no name at all', { account: null }, 'account'],
    ['a mobile of no country', { account: null, mobile: '12345' }, 'mobile'],
    [
      'a country that is not offered',
      { account: null, mobile: '91234567', countryCode: 'US' },
      'countryCode',
    ],
    ['no password', { password: '' }, 'password'],
    ['an endless password', { password: 'x'.repeat(50_000) }, 'password'],
    ['an endless name', { account: `${'x'.repeat(50_000)}@b.com` }, 'account'],
  ])('%s is bad input (M-282, MO-96, MO-103)', async (_, input, field) => {
    expect(await refusal(input)).toMatchObject({ code: 'LOGIN_BAD_INPUT', field })
  })

  test('unknown fields are refused by the schema (MO-96)', async () => {
    const query =
      'mutation userLogin { userLogin(userLoginInput: { account: "a@b.com", password: "x", isStaff: true }) { token } }'
    const { errors } = await commerce.execute({ query })
    expect(errors?.[0]?.extensions?.['code']).toBe('GRAPHQL_VALIDATION_FAILED')
  })

  test('a suspended account is refused, not made a visitor; a wrong password does not tell (MO-04)', async () => {
    const { token } = await login({})
    await open().db.updateTable('account').set({ is_suspended: 1 }).execute()
    expect(await refusal({})).toMatchObject({ code: 'LOGIN_SUSPENDED' })
    expect(await refusal({ password: WRONG })).toMatchObject({ code: 'LOGIN_MISMATCH' })
    await expect(isVisitor(as(token ?? ''))).rejects.toMatchObject({ code: '00510104' })
  })

  test('a member of a third party without a password cannot log in by one', async () => {
    await addMember(commerce.services, { email: 'fb@b.com', password_hash: null })
    expect(await refusal({ account: 'fb@b.com', password: 'anything1' })).toMatchObject({
      code: 'LOGIN_MISMATCH',
    })
  })

  test('every answer takes the time of one hash: unknown, wrong, locked, without a password (MO-103)', async () => {
    await addMember(commerce.services, { email: 'fb@b.com', password_hash: null })
    const { passwords } = commerce.services
    const verified = vi.spyOn(passwords, 'verify')
    await login({ account: 'unknown@example.com' })
    await login({ password: WRONG })
    await login({ account: 'fb@b.com' })
    expect(verified).toHaveBeenCalledTimes(3)
    verified.mockClear()
    await failTimes(9)
    await login(await reading())
    expect(verified).toHaveBeenCalledTimes(10)
    expect(verified).toHaveBeenLastCalledWith(PASSWORD, null, PASSWORD_RANKS.read)
    verified.mockRestore()
  })

  test('a first login needs no image code; after three failures of the session it does (M-027, M-030, M-032, M-222, MO-11)', async () => {
    const { token } = await loginAsVisitor(as())
    expect(await needsImageCode(as(token))).toBe(false)
    await failTimes(2, token, 'unknown@example.com')
    expect(await needsImageCode(as(token))).toBe(false)
    await failTimes(1, token, 'unknown@example.com')
    expect(await needsImageCode(as(token))).toBe(true)
    expect(await needsImageCode(as())).toBe(false)

    expect(await refusal({}, token)).toMatchObject({ code: 'IMAGE_CODE_MISSING', field: 'imageVerifyCode' })
    const wrong = { ...(await reading()), imageVerifyCode: '????' }
    expect(await refusal(wrong, token)).toMatchObject({ code: 'IMAGE_CODE_WRONG', field: 'imageVerifyCode' })
    expect((await login(await reading(), token)).userErrors).toEqual([])
    expect(await needsImageCode(as(token))).toBe(false)
  })

  test('missing and wrong image codes have texts of their own in both languages (M-031, M-283, MO-12)', async () => {
    await failTimes(3)
    const message = async (locale: Locale, input: object) => {
      const typed = { account: EMAIL, password: PASSWORD, ...input }
      return (await userLogin(as(undefined, locale), typed)).userErrors[0]?.message
    }
    const wrong = { imageVerifyCode: 'AAAA', imageVerifyToken: 'x' }
    expect(await message('en_US', {})).toBe('Please enter the verification code.')
    expect(await message('zh_HK', { imageVerifyCode: ' ' })).toBe('請輸入驗證碼。')
    expect(await message('en_US', wrong)).toBe('The verification code is wrong or no longer valid.')
    expect(await message('zh_HK', wrong)).toBe('驗證碼錯誤或已失效。')
  })

  test('failures on an account are felt from everywhere: the demand comes with the login (MO-11)', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { token } = await loginAsVisitor(as())
      await login({ password: WRONG }, token)
    }
    const { token } = await loginAsVisitor(as())
    expect(await needsImageCode(as(token))).toBe(false)
    expect(await refusal({}, token)).toMatchObject({ code: 'IMAGE_CODE_MISSING', field: 'imageVerifyCode' })
    expect((await login(await reading(), token)).userErrors).toEqual([])
  })

  test('failures by e-mail and by mobile are failures on one account (MO-11)', async () => {
    await failTimes(2)
    await login({ account: null, mobile: '91234567', password: WRONG })
    expect(await refusal({})).toMatchObject({ code: 'IMAGE_CODE_MISSING' })
  })

  test('failures of a network address count for every session from there (MO-11)', async () => {
    for (let round = 0; round < 3; round += 1)
      await userLogin(overHttp(), { account: `n${round}@example.com`, password: WRONG })
    const { token } = await loginAsVisitor(overHttp())
    expect(await needsImageCode(overHttp(token))).toBe(true)
    expect(await needsImageCode(as(token))).toBe(false)
  })

  test('a reading counts once: the same picture does not open a second login (M-030, MO-11)', async () => {
    await failTimes(3)
    const once = await reading()
    expect(await refusal({ ...once, password: WRONG })).toMatchObject({ code: 'LOGIN_MISMATCH' })
    expect(await refusal(once)).toMatchObject({ code: 'IMAGE_CODE_WRONG' })
  })

  test('after ten failures the account is locked for 15 minutes, for the right password too (MO-11)', async () => {
    await failTimes(10)
    expect(await refusal(await reading())).toMatchObject({ code: 'LOGIN_MISMATCH', field: 'password' })
    now += GUARD.lockMs - 1
    expect(await refusal(await reading())).toMatchObject({ code: 'LOGIN_MISMATCH' })
    now += 1
    expect((await login(await reading())).userErrors).toEqual([])
  })

  test('thirty minutes of rest, or a success, and no code is asked for (MO-11)', async () => {
    await failTimes(5)
    now += GUARD.restMs
    expect((await login({})).userErrors).toEqual([])
    await failTimes(2)
    await login({})
    await failTimes(2)
    expect((await login({})).userErrors).toEqual([])
  })

  test('of forty wrong passwords at the same time three are looked at (MO-11)', async () => {
    let looked = 0
    const { passwords } = commerce.services
    const counting = await createCommerce({
      database: open().db,
      clock: () => now,
      pollMs: 0,
      services: READABLE,
    })
    Object.assign(counting.services.passwords, {
      verify: (password: string, stored: string | null) => {
        looked += 1
        return passwords.verify(password, stored)
      },
    })
    const api = counting.createServerApi({})
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => userLogin(api, { account: EMAIL, password: WRONG })),
    )
    await counting.close()
    expect(looked).toBe(GUARD.codeAfter)
    const codes = answers.map(({ userErrors: [error] }) => error?.code)
    expect(codes.filter(code => code === 'LOGIN_MISMATCH')).toHaveLength(GUARD.codeAfter)
    expect(codes.filter(code => code === 'IMAGE_CODE_MISSING')).toHaveLength(40 - GUARD.codeAfter)
  })

  test('a network address may try sixty logins in 15 minutes; the next is rejected (MO-11)', async () => {
    const { db } = open()
    await userLogin(overHttp(), { account: EMAIL, password: PASSWORD })
    await db.updateTable('rate_limit').set({ count: GUARD.perAddress }).where('count', '=', 1).execute()
    const tooMany = { code: 'LOGIN_TOO_MANY', field: null }
    const late = await userLogin(overHttp(), { account: EMAIL, password: PASSWORD })
    expect(late).toMatchObject({ token: null, userErrors: [tooMany] })
    now += GUARD.windowMs
    expect((await userLogin(overHttp(), { account: EMAIL, password: PASSWORD })).userErrors).toEqual([])
  })

  test('pictures have a limit per network address of their own', async () => {
    await imageCode(overHttp())
    await open().db.updateTable('rate_limit').set({ count: GUARD.perAddress }).execute()
    await expect(imageCode(overHttp())).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })

  test('each picture has a token of its own, under both names (M-223)', async () => {
    const query =
      'mutation pictures { getImageVerifyCode { image token } imageVerificationCreate { image token } }'
    const { data } = await commerce.execute({ query })
    const { getImageVerifyCode: one, imageVerificationCreate: other } = data as Record<
      string,
      { image: string; token: string }
    >
    expect(one?.token).not.toBe(other?.token)
    expect(one?.image).toMatch(/^data:/)
  })

  test.each([
    ['168 hours with remember-me (M-305, MO-108)', true, 168],
    ['2 hours without (M-306, MO-108)', false, 2],
  ])('a session lives %s, counted from the login, however much it is used', async (_, rememberMe, hours) => {
    const { token, expiresAt } = await login({ rememberMe })
    expect(expiresAt).toBe(isoInHongKong(NOW + hours * HOUR))
    for (now = NOW; now < NOW + hours * HOUR; now += hours * HOUR * 0.3)
      expect(await isVisitor(as(token ?? ''))).toBe(false)
    now = NOW + hours * HOUR - 1
    expect(await isVisitor(as(token ?? ''))).toBe(false)
    now += 1
    await expect(isVisitor(as(token ?? ''))).rejects.toMatchObject({ code: '00510104' })
  })

  test('a login never keeps the token it came with: a planted one stays a visitor’s (session fixation)', async () => {
    const { token: planted } = await loginAsVisitor(as())
    const { token } = await login({}, planted)
    expect(token).not.toBe(planted)
    expect(await isVisitor(as(planted))).toBe(true)
  })

  test('a second login ends the session it came with (MO-28)', async () => {
    const first = (await login({})).token ?? ''
    const second = (await login({}, first)).token ?? ''
    await expect(isVisitor(as(first))).rejects.toMatchObject({ code: '00510104' })
    expect(await isVisitor(as(second))).toBe(false)
  })

  test('a login by a password that is changed while it is looked at opens nothing (MO-30)', async () => {
    const owner = (await login({})).token ?? ''
    const { passwords } = commerce.services
    const verify = passwords.verify.bind(passwords)
    const looked = vi.spyOn(passwords, 'verify').mockImplementationOnce(async (password, stored) => {
      const isRight = await verify(password, stored)
      looked.mockRestore()
      const change = { oldPassword: PASSWORD, newPassword: 'drysock8' }
      expect((await updatePassword(as(owner), change)).success).toBe(true)
      return isRight
    })
    expect(await refusal({})).toMatchObject({ code: 'LOGIN_MISMATCH' })
    expect(await open().db.selectFrom('session').selectAll().execute()).toHaveLength(1)
    expect(await isVisitor(as(owner))).toBe(false)
  })

  test('tokens and passwords are not readable at rest', async () => {
    const { token } = await login({})
    const rows = JSON.stringify([
      await accounts().execute(),
      await open().db.selectFrom('session').selectAll().execute(),
    ])
    expect(rows).not.toContain(token)
    expect(rows).not.toContain(PASSWORD)
  })

  test('a password kept at another cost is hashed again at its next login (MO-30)', async () => {
    const old = await createPasswords({ ...CHEAP, passes: 2 }).hash(PASSWORD)
    await open().db.updateTable('account').set({ password_hash: old }).execute()
    expect((await login({})).userErrors).toEqual([])
    const stored = (await accounts().executeTakeFirstOrThrow()).password_hash ?? ''
    expect(stored).toMatch(/\$m=8,t=1,p=1\$/)
    expect((await login({})).userErrors).toEqual([])
    expect((await accounts().executeTakeFirstOrThrow()).password_hash).toBe(stored)
  })

  test('a failed login keeps the old hash (MO-30)', async () => {
    const old = await createPasswords({ ...CHEAP, passes: 2 }).hash(PASSWORD)
    await open().db.updateTable('account').set({ password_hash: old }).execute()
    await login({ password: WRONG })
    expect((await accounts().executeTakeFirstOrThrow()).password_hash).toBe(old)
  })
})
