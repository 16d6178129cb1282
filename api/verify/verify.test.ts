import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Locale } from '#locales/locale.ts'
import { createHttpApi } from '../client/http.ts'
import { checkVerifyCode, resetPassword, sendVerifyCode } from '../client/account/account.ts'
import { type Commerce, createCommerce } from '../commerce.ts'
import { createOutbox } from '../messaging/outbox.ts'
import { describeOnBothDatabases, emptyTables } from '../testing/databases.ts'
import { addMember, CHEAP, logInNew, PASSWORD } from '../testing/members.ts'
import { codeTo } from '../testing/outbox.ts'
import { listen, NOW } from '../testing/serve.ts'

const MINUTE = 60_000
const EMAIL = 'ming@example.com'
const SENT = { success: true, resendAfterSeconds: 60, userErrors: [] }

describeOnBothDatabases('asking for a code', open => {
  let commerce: Commerce
  let address: string
  let now = NOW
  let isPostDown = false
  const reported: unknown[] = []
  const as = (token?: string, locale: Locale = 'en_US') => commerce.createServerApi({ locale, token })
  const messages = () => commerce.services.outbox.list()

  beforeAll(async () => {
    const outbox = createOutbox(open().db, () => now)
    commerce = await createCommerce({
      database: open().db,
      clock: () => now,
      pollMs: 0,
      services: {
        usesOutbox: true,
        passwordCost: CHEAP,
        report: (_, message) => void reported.push(message),
        messaging: { mail: letter => (isPostDown ? Promise.reject(new Error('down')) : outbox.mail(letter)) },
      },
    })
    address = await listen(commerce)
    return () => commerce.close()
  })
  beforeEach(async () => {
    await emptyTables(open().db, 'account', 'session', 'verify_code', 'rate_limit', 'outbox')
    now = NOW
    isPostDown = false
    reported.length = 0
  })

  test('by e-mail: it reaches the outbox, and the check accepts it and no other (M-048, M-229, M-230)', async () => {
    expect(await sendVerifyCode(as(), { email: ' Ming@Example.com ', purpose: 'REGISTER' })).toEqual(SENT)
    const [letter, ...others] = await messages()
    expect(others).toEqual([])
    const code = await codeTo(commerce.services, EMAIL)
    expect(letter).toMatchObject({
      kind: 'MAIL',
      to: EMAIL,
      subject: `${code} is your Cairn verification code`,
    })
    expect(letter?.text).toContain('Cairn')
    expect(letter?.text).toContain('10 minutes')
    const check = (verifyCode: string, email = EMAIL) =>
      checkVerifyCode(as(), { email, purpose: 'REGISTER', verifyCode })
    expect(await check(code)).toEqual({ success: true, userErrors: [] })
    expect(await check(code, 'MING@example.com')).toEqual({ success: true, userErrors: [] })
    const wrong = {
      success: false,
      userErrors: [{ code: 'CODE_WRONG', field: 'verifyCode', message: expect.any(String) }],
    }
    expect(await check(code === '000000' ? '000001' : '000000')).toEqual(wrong)
    expect(await check(code, 'siu@example.com')).toEqual(wrong)
    expect((await check('')).userErrors).toMatchObject([{ code: 'CODE_MISSING' }])
    expect(await check('x'.repeat(100_000))).toEqual(wrong)
    now += 10 * MINUTE
    expect((await check(code)).userErrors).toEqual([
      { code: 'CODE_EXPIRED', field: 'verifyCode', message: expect.stringContaining('expired') },
    ])
  })

  test('by short message, in the language asked for, to the number as it is kept (M-048, M-229, MO-87)', async () => {
    const input = { mobile: '6612-3456', countryCode: 'MO', purpose: 'REGISTER' } as const
    expect(await sendVerifyCode(as(undefined, 'zh_HK'), input)).toEqual(SENT)
    const [message] = await messages()
    expect(message).toMatchObject({ kind: 'SMS', to: '+853 66123456' })
    expect(message?.text).toMatch(/^Cairn：你的驗證碼是 \d{6}，10 分鐘內有效/)
    const verifyCode = await codeTo(commerce.services, '+853 66123456')
    const check = { mobile: '+853 66123456', purpose: 'REGISTER', verifyCode } as const
    expect(await checkVerifyCode(as(), check)).toEqual({ success: true, userErrors: [] })
  })

  test('a day has so many short messages for all numbers together; mail goes on, and so does the next day (MO-19)', async () => {
    const few = await createCommerce({
      database: open().db,
      clock: () => now,
      pollMs: 0,
      services: { usesOutbox: true, smsPerDay: 2, report: (_, message) => void reported.push(message) },
    })
    const send = (mobile: string) =>
      sendVerifyCode(few.createServerApi({ locale: 'en_US' }), { mobile, purpose: 'REGISTER' })
    expect(await send('+852 61111111')).toEqual(SENT)
    expect(await send('+852 62222222')).toEqual(SENT)
    expect((await send('+852 63333333')).userErrors).toMatchObject([{ code: 'CODE_NOT_SENT' }])
    expect(reported).toEqual(['A verification code could not be sent'])
    const mail = { email: EMAIL, purpose: 'REGISTER' } as const
    expect(await sendVerifyCode(few.createServerApi({ locale: 'en_US' }), mail)).toEqual(SENT)
    now += 24 * 60 * MINUTE
    expect(await send('+852 63333333')).toEqual(SENT)
    await few.close()
  })

  test('a country abroad and a network have a part of the day’s short messages each, Hong Kong has all of them (MO-19)', async () => {
    const few = await createCommerce({
      database: open().db,
      clock: () => now,
      pollMs: 0,
      services: {
        usesOutbox: true,
        smsPerCountryAndDay: 1,
        smsPerNetworkAndDay: 3,
        report: (_, message) => void reported.push(message),
      },
    })
    const inProcess = few.createServerApi({ locale: 'en_US' })
    const send = async (mobile: string, api = inProcess) =>
      (await sendVerifyCode(api, { mobile, purpose: 'REGISTER' })).userErrors.map(({ code }) => code)
    expect(await send('+61 412345678')).toEqual([])
    expect(await send('+61 412345679')).toEqual(['CODE_NOT_SENT'])
    expect(await send('+65 81234567')).toEqual([])
    const overHttp = createHttpApi({ url: await listen(few), locale: 'en_US', token: () => undefined })
    for (const digit of [1, 2, 3]) expect(await send(`+852 9123456${digit}`, overHttp)).toEqual([])
    expect(await send('+852 91234564', overHttp)).toEqual(['CODE_NOT_SENT'])
    expect(await send('+852 91234564')).toEqual([])
    await few.close()
  })

  test('a mail has a link with the proof in its fragment, which the form takes for a day (MO-19, MO-31)', async () => {
    const linked = await createCommerce({
      database: open().db,
      clock: () => now,
      pollMs: 0,
      services: { usesOutbox: true, passwordCost: CHEAP, origin: () => 'https://shop.example' },
    })
    await addMember(linked.services, { email: EMAIL, is_email_verified: 1 })
    const api = linked.createServerApi({ locale: 'en_US' })
    await sendVerifyCode(api, { email: EMAIL, purpose: 'RESET_PASSWORD' })
    const [letter] = await linked.services.outbox.list()
    const link = new URL(/https:\S+/.exec(letter?.text ?? '')?.[0] ?? '')
    expect(link.origin + link.pathname + link.search).toBe('https://shop.example/resetPassword?lang=en')
    const fragment = new URLSearchParams(link.hash.slice(1))
    expect(fragment.get('to')).toBe(EMAIL)
    now += 23 * 60 * MINUTE
    const passwords = { password: 'umbrella8', confirmPassword: 'umbrella8' }
    const verifyCode = fragment.get('code') ?? ''
    const answer = await resetPassword(api, { email: EMAIL, verifyCode, ...passwords })
    expect(answer.userErrors).toEqual([])
    await linked.close()
  })

  test('a browser in which the member logged in gets a code after strangers have used up the day’s (MO-19)', async () => {
    await addMember(commerce.services, { email: EMAIL, is_email_verified: 1 })
    const post = (operation: string, body: object, cookie = '') =>
      fetch(`${address}/${operation}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify(body),
      })
    const login = `mutation userLogin { userLogin(userLoginInput: { account: "${EMAIL}", password: "${PASSWORD}" }) { token } }`
    const answer = await post('userLogin', { query: login })
    const [cookie = ''] = answer.headers.getSetCookie().filter(line => line.startsWith('known_browser='))
    expect(cookie).toContain('HttpOnly')
    const query = `mutation sendEmailVerifyCode { sendEmailVerifyCode(input: { email: "${EMAIL}", purpose: RESET_PASSWORD }) { success userErrors { code message } } }`
    const ask = async (proof?: string) => {
      now += MINUTE
      const { data } = await (await post('sendEmailVerifyCode', { query }, proof)).json()
      return data.sendEmailVerifyCode
    }
    for (let place = 0; place < 10; place += 1) expect(await ask()).toMatchObject({ success: true })
    expect(await ask()).toEqual({
      success: false,
      userErrors: [{ code: 'CODE_TOO_MANY', message: expect.stringContaining('最後一封電郵') }],
    })
    expect(await ask(cookie.split(';')[0])).toMatchObject({ success: true })
  })

  test('both languages name the shop, the code and its life for every purpose (MO-19)', async () => {
    await addMember(commerce.services, { email: EMAIL, is_email_verified: 1 })
    await sendVerifyCode(as(undefined, 'zh_HK'), { email: EMAIL, purpose: 'RESET_PASSWORD' })
    const [letter] = await messages()
    expect(letter?.text).toMatch(/重設 Cairn 帳戶的密碼[^]*驗證碼：\d{6}[^]*10 分鐘/)
    expect(letter?.text).not.toMatch(/\{|\}/)
  })

  test.each([
    [{ email: 'ming@example', purpose: 'REGISTER' }, 'email'],
    [{ email: '', purpose: 'REGISTER' }, 'email'],
    [{ email: 'a@b.com\r\nBcc: c@d.com', purpose: 'REGISTER' }, 'email'],
    [{ email: 'a@b.com, c@d.com', purpose: 'REGISTER' }, 'email'],
    [{ email: `${'x'.repeat(300)}@b.com`, purpose: 'REGISTER' }, 'email'],
    [{ email: `${' '.repeat(50_000)}a@b.com`, purpose: 'REGISTER' }, 'email'],
    [{ mobile: '9123456', purpose: 'REGISTER' }, 'mobile'],
    [{ mobile: '', purpose: 'REGISTER' }, 'mobile'],
    [{ mobile: '+1 2025550123', purpose: 'REGISTER' }, 'mobile'],
    [{ mobile: `91234567${' '.repeat(60)}\r\n+852 61234567`, purpose: 'REGISTER' }, 'mobile'],
  ] as const)('to %j: refused at its field, nothing sent (M-229, M-265, M-273)', async (input, field) => {
    expect(await sendVerifyCode(as(), input)).toEqual({
      success: false,
      resendAfterSeconds: 0,
      userErrors: [
        { code: 'CODE_BAD_RECEIVER', field, message: expect.stringMatching(/^Please enter a valid/) },
      ],
    })
    expect(await messages()).toEqual([])
  })

  test('again within 60 seconds: refused with the seconds left (M-050, MO-19)', async () => {
    await sendVerifyCode(as(), { email: EMAIL, purpose: 'REGISTER' })
    now += 15_000
    expect(await sendVerifyCode(as(), { email: EMAIL, purpose: 'REGISTER' })).toEqual({
      success: false,
      resendAfterSeconds: 45,
      userErrors: [{ code: 'CODE_TOO_SOON', field: 'email', message: expect.stringContaining('45 seconds') }],
    })
    now += 45_000
    expect(await sendVerifyCode(as(), { email: EMAIL, purpose: 'REGISTER' })).toEqual(SENT)
    expect(await messages()).toHaveLength(2)
  })

  test('to register: an address or number in use is refused, to reset: an unknown one (M-046, M-047, M-284, M-287)', async () => {
    const proved = { is_email_verified: 1, is_mobile_verified: 1 } as const
    await addMember(commerce.services, { email: EMAIL, mobile: '+852 91234567', ...proved })
    const refusals = [
      [{ email: EMAIL, purpose: 'REGISTER' }, 'EMAIL_IN_USE', 'email'],
      [{ mobile: '91234567', purpose: 'REGISTER' }, 'MOBILE_IN_USE', 'mobile'],
      [{ email: 'siu@example.com', purpose: 'RESET_PASSWORD' }, 'ACCOUNT_UNKNOWN', 'email'],
      [{ mobile: '61234567', purpose: 'RESET_PASSWORD' }, 'MOBILE_UNKNOWN', 'mobile'],
    ] as const
    for (const [input, code, field] of refusals) {
      const { success, userErrors } = await sendVerifyCode(as(), input)
      expect([success, userErrors]).toEqual([false, [{ code, field, message: expect.any(String) }]])
    }
    expect(await messages()).toEqual([])
    expect(await sendVerifyCode(as(), { email: EMAIL, purpose: 'RESET_PASSWORD' })).toEqual(SENT)
  })

  test('an unproved number resets nothing: it may be a stranger’s (MO-15, MO-31)', async () => {
    await addMember(commerce.services, { email: EMAIL, mobile: '+852 91234567', is_email_verified: 1 })
    const { userErrors } = await sendVerifyCode(as(), { mobile: '91234567', purpose: 'RESET_PASSWORD' })
    expect(userErrors).toMatchObject([{ code: 'MOBILE_UNKNOWN' }])
  })

  test('to change an address, the member has to be logged in (MO-41)', async () => {
    const input = { email: 'new@example.com', purpose: 'CHANGE_CONTACT' } as const
    await expect(sendVerifyCode(as(), input)).rejects.toMatchObject({ code: '401' })
    const { token } = await logInNew(commerce.services, { email: EMAIL }, now)
    await addMember(commerce.services, { email: 'siu@example.com', is_email_verified: 1 })
    expect(await sendVerifyCode(as(token), input)).toEqual(SENT)
    expect(await sendVerifyCode(as(token), { ...input, email: EMAIL })).toEqual(SENT)
    const taken = await sendVerifyCode(as(token), { ...input, email: 'siu@example.com' })
    expect(taken.userErrors).toMatchObject([{ code: 'EMAIL_IN_USE' }])
  })

  test('30 in an hour from one network address, refused ones too (MO-19, MO-103)', async () => {
    await addMember(commerce.services, { email: EMAIL, is_email_verified: 1 })
    const api = createHttpApi({ url: address, locale: 'en_US', token: () => undefined })
    const codes: string[] = []
    for (let place = 0; place < 31; place += 1) {
      const email = place % 2 === 0 ? EMAIL : `m${place}@example.com`
      const { userErrors } = await sendVerifyCode(api, { email, purpose: 'REGISTER' })
      codes.push(userErrors[0]?.code ?? 'SENT')
    }
    expect(codes.filter(code => code === 'EMAIL_IN_USE')).toHaveLength(15)
    expect(codes.filter(code => code === 'SENT')).toHaveLength(15)
    expect(codes[30]).toBe('CODE_TOO_MANY')
    now += 60 * MINUTE
    expect(await sendVerifyCode(api, { email: 'late@example.com', purpose: 'REGISTER' })).toEqual(SENT)
  })

  test('ten to one receiver on one day, for all callers together (MO-19)', async () => {
    for (let place = 0; place < 10; place += 1) {
      expect(await sendVerifyCode(as(), { email: EMAIL, purpose: 'REGISTER' })).toEqual(SENT)
      now += MINUTE
    }
    expect((await sendVerifyCode(as(), { email: EMAIL, purpose: 'REGISTER' })).userErrors).toMatchObject([
      { code: 'CODE_TOO_MANY', field: 'email' },
    ])
  })

  test('a failing provider is shown as an error and reported; another try is open at once (M-283, M-285)', async () => {
    isPostDown = true
    expect(await sendVerifyCode(as(), { email: EMAIL, purpose: 'REGISTER' })).toEqual({
      success: false,
      resendAfterSeconds: 0,
      userErrors: [
        { code: 'CODE_NOT_SENT', field: null, message: expect.stringContaining('could not send') },
      ],
    })
    expect(reported).toEqual(['A verification code could not be sent'])
    isPostDown = false
    expect(await sendVerifyCode(as(), { email: EMAIL, purpose: 'REGISTER' })).toEqual(SENT)
  })

  test('a shop with limits of its own tells its own pause and life, and stops at its own number (M-050, MO-19)', async () => {
    const own = await createCommerce({
      database: open().db,
      clock: () => now,
      pollMs: 0,
      services: {
        usesOutbox: true,
        verifyLimits: { digits: 4, lifeMs: 3 * MINUTE, resendAfterMs: 2 * MINUTE, perAddressAndHour: 1 },
      },
    })
    const api = createHttpApi({ url: await listen(own), locale: 'en_US', token: () => undefined })
    const asked = { email: EMAIL, purpose: 'REGISTER' } as const
    expect(await sendVerifyCode(api, asked)).toEqual({ ...SENT, resendAfterSeconds: 120 })
    const [letter] = await own.services.outbox.list()
    expect(letter?.subject).toMatch(/^\d{4} is your/)
    expect(letter?.text).toContain('3 minutes')
    expect((await sendVerifyCode(api, asked)).userErrors).toMatchObject([
      { code: 'CODE_TOO_MANY', field: null },
    ])
    const inProcess = own.createServerApi({ locale: 'en_US' })
    expect(await sendVerifyCode(inProcess, asked)).toMatchObject({ success: false, resendAfterSeconds: 120 })
    now += 2 * MINUTE
    expect(await sendVerifyCode(inProcess, asked)).toMatchObject({ success: true })
    await own.close()
  })

  test('a shop without any provider says so instead of swallowing codes', async () => {
    const quiet = await createCommerce({
      database: 'sqlite::memory:',
      clock: () => now,
      pollMs: 0,
      services: { report: () => undefined },
    })
    const { userErrors } = await sendVerifyCode(quiet.createServerApi({}), {
      email: EMAIL,
      purpose: 'REGISTER',
    })
    expect(userErrors).toMatchObject([{ code: 'CODE_NOT_SENT' }])
    await quiet.close()
  })
})
