import { isoInHongKong } from '#locales/hong-kong.ts'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { userLogin } from '../client/account/auth.ts'
import { isVisitor } from '../client/session.ts'
import { readCoupons, registrationCouponsQuery } from '../client/account/coupon.ts'
import { createHttpApi } from '../client/http.ts'
import { memberProfile, sendVerifyCode, userRegister } from '../client/account/account.ts'
import { type Commerce, createCommerce } from '../commerce.ts'
import type { UserRegisterInput } from '../generated/operations.ts'
import { asText, campaign, surroundings } from '../testing/catalogue-lines.ts'
import { describeOnBothDatabases, emptyTables } from '../testing/databases.ts'
import { addMember, CHEAP } from '../testing/members.ts'
import { codeTo } from '../testing/outbox.ts'
import { listen, NOW } from '../testing/serve.ts'
import { CONSENT_TEXT } from '../auth/consent.ts'
import { FORM } from './testing.ts'

const HOUR = 3_600_000
const STAFF = { isStaff: true, staffCode: 'HK0207', staffName: 'Chan Siu Ming' }

const ACCOUNT = {
  country_code: 'HK',
  first_name: 'Late',
  last_name: 'Chan',
  sign_up_method: 'memberSignUp',
  created_at: NOW,
} as const
const ISSUED = {
  id: 'late',
  campaign_code: 'FIRST10',
  state: 'NORMAL',
  order_code: null,
  issued_at: NOW,
  begin_time: NOW,
  end_time: NOW + HOUR,
  used_at: null,
} as const

describeOnBothDatabases('registration', open => {
  let commerce: Commerce
  let now = NOW
  const as = (token?: string) => commerce.createServerApi({ locale: 'en_US', token })
  const accounts = () => open().db.selectFrom('account').selectAll().orderBy('created_at').execute()
  const codeFor = async (receiver: string) => {
    await sendVerifyCode(
      as(),
      receiver.startsWith('+')
        ? { mobile: receiver, purpose: 'REGISTER' }
        : { email: receiver, purpose: 'REGISTER' },
    )
    return codeTo(commerce.services, receiver)
  }
  const register = (input: Partial<UserRegisterInput>, token?: string) =>
    userRegister(as(token), { ...FORM, verifyCode: '', ...input })
  const refusals = async (input: Partial<UserRegisterInput>) => {
    const { token, userErrors } = await register(input)
    expect(token).toBeNull()
    return userErrors.map(({ code, field }) => [code, field])
  }

  beforeAll(async () => {
    commerce = await createCommerce({
      database: open().db,
      clock: () => now,
      pollMs: 0,
      services: { usesOutbox: true, passwordCost: CHEAP },
    })
    await commerce.services.staff.importAll([
      { code: 'HK0207', name: 'Chan Siu Ming', isActive: true },
      { code: 'HK0001', name: 'Lee Ka Yan', isActive: false },
    ])
    return () => commerce.close()
  })
  beforeEach(async () => {
    await emptyTables(
      open().db,
      'account',
      'session',
      'verify_code',
      'rate_limit',
      'outbox',
      'campaign',
      'coupon',
      'campaign_count',
    )
    now = NOW
  })

  const promised = () => registrationCouponsQuery(as()).queryFn()

  test('without a campaign for new members nothing is promised (M-053, MO-21)', async () => {
    await commerce.importCatalogue(asText([...surroundings, campaign('TYPED', { grant: 'SHARED' })]))
    expect(await promised()).toEqual([])
  })

  describe('with a campaign for new members', () => {
    const start = async (change: Parameters<typeof campaign>[1] = {}) => {
      const { problems } = await commerce.importCatalogue(
        asText([
          ...surroundings,
          campaign('FIRST10', {
            type: 'PROMOTION_COUPON',
            name: { zh_HK: '首單九折', en_US: '10% off your first order' },
            off: { percent: 10 },
            grant: 'REGISTRATION',
            validDays: 90,
            ...change,
          }),
        ]),
      )
      expect(problems).toEqual([])
    }
    const wallet = async (token: string | null) =>
      (await readCoupons(as(token ?? ''), 'UNUSED')).edges.map(({ node }) => node)

    test('the promised coupon is in the wallet at once, for 90 days (C-229, M-053, CO-78, MO-21)', async () => {
      await start()
      const { token } = await register({ verifyCode: await codeFor(FORM.email) })
      expect(await wallet(token)).toMatchObject([
        {
          name: '10% off your first order',
          percentOff: 10,
          couponType: 'PROMOTION_COUPON',
          endTime: isoInHongKong(NOW + 90 * 24 * HOUR),
        },
      ])
    })

    test.each([
      ['as long as it runs', {}, 1],
      [
        'also before it runs, with its time',
        { beginTime: '2030-01-01T00:00:00+08:00', endTime: '2030-02-01T00:00:00+08:00' },
        1,
      ],
      ['not once it was stopped', { isStopped: true }, 0],
      ['not of a limited number, which may be gone by then', { limit: 1 }, 0],
    ] as const)('what new members get is promised %s (M-053, MO-21)', async (_, change, count) => {
      await start(change)
      const coupons = await promised()
      expect(coupons.map(({ name }) => name)).toEqual(Array(count).fill('10% off your first order'))
      for (const { beginTime } of coupons) expect(Date.parse(beginTime) > NOW).toBe('beginTime' in change)
    })

    test('an account that cannot be made leaves no coupon, and a coupon that cannot be issued no account', async () => {
      await start()
      const verifyCode = await codeFor(FORM.email)
      const both = await Promise.all([register({ verifyCode }), register({ verifyCode })])
      expect(both.filter(({ token }) => token !== null)).toHaveLength(1)
      const coupons = () => open().db.selectFrom('coupon').selectAll().execute()
      expect(await coupons()).toHaveLength(1)
      const made = commerce.services.accounts.create(
        { ...ACCOUNT, email: 'late@example.com' },
        async (trx, userCode) => {
          await trx
            .insertInto('coupon')
            .values({ ...ISSUED, user_code: userCode })
            .execute()
          throw new Error('The campaign’s table is gone')
        },
      )
      await expect(made).rejects.toThrow('gone')
      expect(await coupons()).toHaveLength(1)
      expect(await accounts()).toHaveLength(1)
    })

    test('one that has nothing left, or has ended, stops no registration', async () => {
      await start({ limit: 1 })
      await register({ verifyCode: await codeFor(FORM.email) })
      const second = await register({
        email: 'second@example.com',
        verifyCode: await codeFor('second@example.com'),
      })
      expect([second.userErrors, await wallet(second.token)]).toEqual([[], []])
      await start({ isStopped: true, limit: null })
      const third = await register({
        email: 'third@example.com',
        verifyCode: await codeFor('third@example.com'),
      })
      expect([third.userErrors, await wallet(third.token)]).toEqual([[], []])
    })
  })

  test('with an e-mail code: an account, and a session of two hours at once (M-035, M-038, M-231, MO-15, MO-20, MO-98)', async () => {
    const visitor = await commerce.services.sessions.startVisitor(now)
    const answer = await register({ verifyCode: await codeFor(FORM.email) }, visitor.token)
    expect(answer).toMatchObject({
      userErrors: [],
      token: expect.stringMatching(/^[\w-]{43}$/),
      customer: { email: FORM.email, isStaff: false, nickName: null },
    })
    expect(answer.expiresAt).toBe(isoInHongKong(NOW + 2 * HOUR))
    expect(answer.token).not.toBe(visitor.token)
    expect(await isVisitor(as(answer.token ?? ''))).toBe(false)
    expect(await accounts()).toMatchObject([
      {
        user_code: answer.userCode,
        email: FORM.email,
        mobile: null,
        is_email_verified: 1,
        is_mobile_verified: 0,
        country_code: 'HK',
        appellation: 'MR',
        first_name: 'Siu Ming',
        last_name: '陳',
        sex: 'M',
        birth_month: 5,
        birthday: null,
        is_birthday_confirmed: 0,
        staff_code: null,
        sign_up_method: 'memberSignUp',
        login_method: 'passwordLogin',
        level_code: 'MEMBER',
        created_at: NOW,
      },
    ])
    const login = await userLogin(as(), { account: FORM.email, password: FORM.password })
    expect(login.userErrors).toEqual([])
  })

  test('with a code by short message, and an e-mail that stays unproved (M-038, M-039, MO-15, MO-87)', async () => {
    const verifyCode = await codeFor('+852 91234567')
    const answer = await register({ mobile: '9123-4567', verifiedBy: 'MOBILE', verifyCode })
    expect(answer.userErrors).toEqual([])
    expect(await accounts()).toMatchObject([
      { email: FORM.email, mobile: '+852 91234567', is_email_verified: 0, is_mobile_verified: 1 },
    ])
  })

  test('the password is kept as a hash alone (MO-30)', async () => {
    await register({ verifyCode: await codeFor(FORM.email) })
    const [account] = await accounts()
    expect(account?.password_hash).toMatch(/^\$(argon2id|scrypt)\$/)
    expect(JSON.stringify(account)).not.toContain(FORM.password)
  })

  test.each([
    ['neither e-mail nor mobile', { email: '' }, [['EMAIL_MISSING', 'email']], 'M-038'],
    [
      'the verified way missing',
      { mobile: '', verifiedBy: 'MOBILE' },
      [['MOBILE_MISSING', 'mobile']],
      'M-038',
    ],
    ['a bad optional mobile', { mobile: '912' }, [['MOBILE_BAD', 'mobile']], 'M-268'],
    ['no code', { verifyCode: '' }, [['CODE_MISSING', 'verifyCode']], 'M-039'],
    [
      'no password',
      { password: '', confirmPassword: '' },
      [
        ['PASSWORD_BAD', 'password'],
        ['PASSWORD_MISMATCH', 'confirmPassword'],
      ],
      'M-040',
    ],
    ['no confirmation', { confirmPassword: '' }, [['PASSWORD_MISMATCH', 'confirmPassword']], 'M-040'],
    [
      'another confirmation',
      { confirmPassword: 'umbrella9' },
      [['PASSWORD_MISMATCH', 'confirmPassword']],
      'M-264',
    ],
    [
      'a short password',
      { password: 'ab123', confirmPassword: 'ab123' },
      [['PASSWORD_BAD', 'password']],
      'M-261',
    ],
    [
      'a password with a space',
      { password: 'abc 1234', confirmPassword: 'abc 1234' },
      [['PASSWORD_BAD', 'password']],
      'M-262',
    ],
    [
      'a password without digit',
      { password: 'abcdef', confirmPassword: 'abcdef' },
      [['PASSWORD_BAD', 'password']],
      'M-263',
    ],
    ['no title', { appellation: '' }, [['APPELLATION_BAD', 'appellation']], 'M-041, MO-16'],
    ['an unknown title', { appellation: 'DR' }, [['APPELLATION_BAD', 'appellation']], 'MO-16'],
    ['no country', { countryCode: '' }, [['COUNTRY_BAD', 'countryCode']], 'M-041'],
    ['an unknown country', { countryCode: 'US' }, [['COUNTRY_BAD', 'countryCode']], 'M-041'],
    ['no first name', { firstName: ' ' }, [['FIRST_NAME_BAD', 'firstName']], 'M-041'],
    ['no last name', { lastName: '' }, [['LAST_NAME_BAD', 'lastName']], 'M-041'],
    ['a name with a dash', { lastName: 'A-B' }, [['LAST_NAME_BAD', 'lastName']], 'M-274'],
    ['a name of 51 characters', { firstName: 'x'.repeat(51) }, [['FIRST_NAME_BAD', 'firstName']], 'MO-101'],
    [
      'a name of a book’s length',
      { firstName: 'x'.repeat(100_000) },
      [['FIRST_NAME_BAD', 'firstName']],
      'MO-101',
    ],
    ['no gender', { sex: '' }, [['SEX_BAD', 'sex']], 'M-041'],
    ['another gender', { sex: 'X' }, [['SEX_BAD', 'sex']], 'M-093'],
    ['no month and no birthday', { birthMonth: null }, [['BIRTH_MONTH_BAD', 'birthMonth']], 'M-042'],
    ['month 0', { birthMonth: 0 }, [['BIRTH_MONTH_BAD', 'birthMonth']], 'M-042, M-094'],
    ['month 13', { birthMonth: 13 }, [['BIRTH_MONTH_BAD', 'birthMonth']], 'M-042, M-094'],
    ['an impossible day', { birthday: '1990-02-30' }, [['BIRTHDAY_BAD', 'birthday']], 'M-042'],
    ['a birthday to come', { birthday: '2026-11-22' }, [['BIRTHDAY_BAD', 'birthday']], 'MO-17'],
    ['a birthday before 1900', { birthday: '1899-12-31' }, [['BIRTHDAY_BAD', 'birthday']], 'MO-17'],
    ['terms not agreed to', { agreesToTerms: false }, [['TERMS_MISSING', 'agreesToTerms']], 'M-043'],
    ['no staff code', { ...STAFF, staffCode: ' ' }, [['STAFF_CODE_MISSING', 'staffCode']], 'M-044'],
    ['no staff name', { ...STAFF, staffName: '' }, [['STAFF_NAME_MISSING', 'staffName']], 'M-044'],
    ['an unknown staff code', { ...STAFF, staffCode: 'HK9999' }, [['STAFF_WRONG', 'staffCode']], 'M-045'],
    [
      'another’s staff name',
      { ...STAFF, staffName: 'Lee Ka Yan' },
      [['STAFF_WRONG', 'staffCode']],
      'M-045, MO-18',
    ],
    [
      'an inactive staff code',
      { ...STAFF, staffCode: 'HK0001', staffName: 'Lee Ka Yan' },
      [['STAFF_WRONG', 'staffCode']],
      'MO-18',
    ],
    [
      'a staff code without end',
      { ...STAFF, staffCode: 'H'.repeat(10_000) },
      [['STAFF_WRONG', 'staffCode']],
      'MO-02',
    ],
  ] as const)(
    '%s is refused at its field and nothing is kept (%4$s, M-287)',
    async (...[, change, expected]) => {
      const verifyCode = await codeFor(FORM.email)
      expect(await refusals({ verifyCode, ...change })).toEqual(expected)
      expect(await accounts()).toEqual([])
      expect(await open().db.selectFrom('session').selectAll().execute()).toEqual([])
      // A refused form leaves the code for the next try.
      expect((await register({ verifyCode })).userErrors).toEqual([])
    },
  )

  test('all errors are returned at once, in the language of the request (M-041, M-287)', async () => {
    const empty = {
      verifyCode: '',
      email: '',
      countryCode: '',
      password: '',
      confirmPassword: '',
      appellation: '',
      firstName: '',
      lastName: '',
      sex: '',
      birthMonth: null,
      agreesToTerms: false,
      isStaff: true,
    }
    expect((await refusals(empty)).map(([, field]) => field)).toEqual([
      'email',
      'verifyCode',
      'countryCode',
      'appellation',
      'firstName',
      'lastName',
      'sex',
      'birthMonth',
      'agreesToTerms',
      'password',
      'confirmPassword',
      'staffCode',
      'staffName',
    ])
    const api = commerce.createServerApi({ locale: 'zh_HK' })
    const { userErrors } = await userRegister(api, { ...FORM, ...empty })
    expect(userErrors.every(({ message }) => /\p{Script=Han}/u.test(message))).toBe(true)
  })

  test('a wrong code is refused, and five of them end it (M-039, MO-19)', async () => {
    const verifyCode = await codeFor(FORM.email)
    const wrong = verifyCode === '000000' ? '000001' : '000000'
    for (let place = 0; place < 5; place += 1)
      expect(await refusals({ verifyCode: wrong })).toEqual([['CODE_WRONG', 'verifyCode']])
    expect(await refusals({ verifyCode })).toEqual([['CODE_EXPIRED', 'verifyCode']])
    expect(await accounts()).toEqual([])
  })

  test('an expired code is refused (M-049, M-287)', async () => {
    const verifyCode = await codeFor(FORM.email)
    now += 10 * 60_000
    expect(await refusals({ verifyCode })).toEqual([['CODE_EXPIRED', 'verifyCode']])
  })

  test('a code of another receiver or purpose is refused (MO-19)', async () => {
    const verifyCode = await codeFor('siu@example.com')
    expect(await refusals({ verifyCode })).toEqual([['CODE_WRONG', 'verifyCode']])
    await addMember(commerce.services, { email: 'old@example.com', is_email_verified: 1 })
    await sendVerifyCode(as(), { email: 'old@example.com', purpose: 'RESET_PASSWORD' })
    const reset = await codeTo(commerce.services, 'old@example.com')
    expect(await refusals({ email: 'old@example.com', verifyCode: reset })).toContainEqual([
      'CODE_WRONG',
      'verifyCode',
    ])
  })

  test('an e-mail or a mobile in use is refused, whatever its case (M-046, M-047, M-287)', async () => {
    const verifyCode = await codeFor(FORM.email)
    const proved = { is_email_verified: 1, is_mobile_verified: 1 } as const
    await addMember(commerce.services, { email: FORM.email, mobile: '+852 91234567', ...proved })
    const change = { verifyCode, email: ' MING@Example.com', mobile: '91234567' }
    expect(await refusals(change)).toEqual([
      ['EMAIL_IN_USE', 'email'],
      ['MOBILE_IN_USE', 'mobile'],
    ])
    expect(await accounts()).toHaveLength(1)
  })

  test('of two registrations at once with one unproved mobile, both are made and one has the number (M-047, MO-15)', async () => {
    const [one, two] = [await codeFor('one@example.com'), await codeFor('two@example.com')]
    const mobile = '91234567'
    const answers = await Promise.all([
      register({ email: 'one@example.com', mobile, verifyCode: one }),
      register({ email: 'two@example.com', mobile, verifyCode: two }),
    ])
    expect(answers.map(({ userErrors }) => userErrors)).toEqual([[], []])
    expect((await accounts()).filter(account => account.mobile === '+852 91234567')).toHaveLength(1)
  })

  test('another person’s e-mail as an unproved second contact never blocks its owner, who gets it with the code (MO-15, case 55)', async () => {
    const owner = 'owner@example.test'
    await sendVerifyCode(as(), { mobile: '91234567', countryCode: 'HK', purpose: 'REGISTER' })
    const mobile = { verifiedBy: 'MOBILE', mobile: '91234567', email: owner } as const
    const first = await register({ ...mobile, verifyCode: await codeTo(commerce.services, '+852 91234567') })
    expect(first.userErrors).toEqual([])
    expect(await accounts()).toMatchObject([{ email: owner, is_email_verified: 0 }])

    const reset = await sendVerifyCode(as(), { email: owner, purpose: 'RESET_PASSWORD' })
    expect(reset.userErrors).toMatchObject([{ code: 'ACCOUNT_UNKNOWN' }])
    const second = await register({ email: owner, verifyCode: await codeFor(owner) })
    expect(second.userErrors).toEqual([])
    expect(second.userCode).not.toBe(first.userCode)
    const byCode = new Map((await accounts()).map(account => [account.user_code, account]))
    expect(byCode.get(second.userCode ?? '')).toMatchObject({ email: owner, is_email_verified: 1 })
    expect(byCode.get(first.userCode ?? '')).toMatchObject({ email: null, mobile: '+852 91234567' })
  })

  test('one code makes one account, however often it is sent at once (M-046, MO-19)', async () => {
    const verifyCode = await codeFor(FORM.email)
    const answers = await Promise.all([1, 2, 3, 4].map(() => register({ verifyCode })))
    expect(answers.filter(({ token }) => token !== null)).toHaveLength(1)
    expect(await accounts()).toHaveLength(1)
  })

  test('staff register with the code and name of the staff table, without case and outer spaces (M-037, M-044, M-045, M-009, MO-01, MO-18)', async () => {
    const verifyCode = await codeFor(FORM.email)
    const staff = { isStaff: true, staffCode: ' hk0207 ', staffName: 'CHAN siu ming' }
    const answer = await register({ ...staff, verifyCode })
    expect(answer.customer).toMatchObject({ isStaff: true })
    expect(await accounts()).toMatchObject([
      {
        staff_code: 'HK0207',
        staff_name: 'Chan Siu Ming',
        sign_up_method: 'staffSignUp',
        level_code: 'MEMBER',
      },
    ])
  })

  test('one account per staff code, two at once included; the refusal is the same (MO-18)', async () => {
    const codes = [await codeFor('one@example.com'), await codeFor('two@example.com')]
    const answers = await Promise.all([
      register({ ...STAFF, email: 'one@example.com', verifyCode: codes[0] ?? '' }),
      register({ ...STAFF, email: 'two@example.com', verifyCode: codes[1] ?? '' }),
    ])
    expect(await accounts()).toHaveLength(1)
    expect(answers.flatMap(({ userErrors }) => userErrors)).toMatchObject([
      { code: 'STAFF_WRONG', field: 'staffCode' },
    ])
  })

  test('staff numbers cannot be tried without a right code (MO-18)', async () => {
    expect(await refusals({ ...STAFF, staffCode: 'HK9999', verifyCode: '123456' })).toEqual([
      ['CODE_WRONG', 'verifyCode'],
    ])
  })

  test('a member’s form never makes staff, whatever it says of staff (M-044)', async () => {
    const verifyCode = await codeFor(FORM.email)
    const answer = await register({ ...STAFF, isStaff: false, verifyCode })
    expect(answer.customer).toMatchObject({ isStaff: false })
    expect(await accounts()).toMatchObject([{ staff_code: null, sign_up_method: 'memberSignUp' }])
  })

  test.each([
    [true, { marketing_consent: 1, consent_at: NOW, consent_text: CONSENT_TEXT }],
    [false, { marketing_consent: 0, consent_at: null, consent_text: null }],
    [null, { marketing_consent: 0, consent_at: null, consent_text: null }],
  ])(
    'marketing consent %j is kept with its time and text (M-052, MO-22)',
    async (marketingConsent, columns) => {
      const { token } = await register({ marketingConsent, verifyCode: await codeFor(FORM.email) })
      expect(await accounts()).toMatchObject([columns])
      expect((await memberProfile(as(token ?? ''))).marketingConsent).toBe(marketingConsent === true)
    },
  )

  test('the versions of the legal documents that were accepted are kept with the account (M-043)', async () => {
    expect(await register({ verifyCode: await codeFor(FORM.email) })).toMatchObject({ userErrors: [] })
    expect(await accounts()).toMatchObject([{ accepted_terms: null }])
  })

  test('a birthday is enough and sets the month; it is not confirmed yet (M-042, MO-17)', async () => {
    const verifyCode = await codeFor(FORM.email)
    await register({ birthMonth: null, birthday: '1990-07-17', verifyCode })
    expect(await accounts()).toMatchObject([
      { birth_month: 7, birthday: '1990-07-17', is_birthday_confirmed: 0 },
    ])
  })

  test('from one network address at most 60 forms in an hour: they tell who has an account (MO-103)', async () => {
    const address = await listen(commerce)
    const api = createHttpApi({ url: address, locale: 'en_US', token: () => undefined })
    const codes: (string | undefined)[] = []
    for (let place = 0; place < 61; place += 1) {
      const { userErrors } = await userRegister(api, { ...FORM, verifyCode: '' })
      codes.push(userErrors[0]?.code)
    }
    expect(codes.filter(code => code === 'CODE_MISSING')).toHaveLength(60)
    expect(codes[60]).toBe('FORM_TOO_MANY')
  })
})
