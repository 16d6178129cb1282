import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createMember, sendVerifyCode, updateMember, userRegister } from '../client/account/account.ts'
import { addressBookQuery, saveAddress } from '../client/account/address.ts'
import { readOrders } from '../client/order/order.ts'
import { userLogin } from '../client/account/auth.ts'
import { createArrivalNotice } from '../client/support/back-in-stock.ts'
import { addTeaser, subscribeEmail } from '../client/support/newsletter.ts'
import { createFeedback, lookUpOrder } from '../client/support/support.ts'
import { thirdPartyLogin } from '../client/account/identity.ts'
import { type Commerce, createCommerce } from '../commerce.ts'
import { FORM } from '../account/testing.ts'
import { CROWDS } from '../order/testing.ts'
import { asText, sku, spu, surroundings } from '../testing/catalogue-lines.ts'
import { describeOnBothDatabases, emptyTables } from '../testing/databases.ts'
import { logInNew, READABLE } from '../testing/members.ts'
import { codeTo } from '../testing/outbox.ts'
import { NOW } from '../testing/serve.ts'
import { CREATE_ORDER, HOME, orderInput, TEST_PROVIDER } from './testing.ts'

interface Answer {
  readonly order: {
    readonly receiptInfo: Readonly<Record<string, string>>
    readonly buyerRemark: string
  } | null
  readonly userErrors: readonly { readonly code: string; readonly field: string | null }[]
}

const ADDRESS = {
  receiverFirstName: 'Siu Ming',
  receiverLastName: 'Chan',
  receiverMobile: '91234567',
  countryId: '810000',
  districtId: '810006',
  townId: '81000601',
  address: '8 Trail Road',
} as const
/** An address in each country, with the fields it has there. */
const ABROAD = {
  MO: { countryId: '820000', districtId: '820002', townId: '82000201' },
  SG: { countryId: '190', districtId: '', townId: '', district: 'Bedok', receiverZipcode: '460001' },
  AU: {
    countryId: '16',
    districtId: '',
    townId: '',
    province: 'NSW',
    city: 'Newtown',
    district: 'Newtown',
    receiverZipcode: '2042',
  },
} as const

const PLACE = { province: '', city: '', district: '', receiverZipcode: '999078' }

describeOnBothDatabases('what people type, at every door', open => {
  let commerce: Commerce
  const as = (token?: string) => commerce.createServerApi({ locale: 'en_US', token })
  const accounts = () => open().db.selectFrom('account').selectAll().execute()

  beforeAll(async () => {
    commerce = await createCommerce({
      database: open().db,
      clock: () => NOW,
      pollMs: 0,
      services: {
        ...READABLE,
        usesOutbox: true,
        paymentProvider: TEST_PROVIDER,
        unpaidLimits: CROWDS,
        thirdParties: [{ appType: 'GOOGLE', name: 'Google' }],
      },
    })
    const goods = [
      ...surroundings,
      spu('jacket', { skus: [sku('jacket-1', { inventory: 500 })] }),
      spu('gone', { skus: [sku('gone-1', { inventory: 0 })] }),
    ]
    const { problems } = await commerce.importCatalogue(asText(goods))
    if (problems.length > 0) throw new Error(JSON.stringify(problems))
    return () => commerce.close()
  })
  beforeEach(() =>
    emptyTables(
      open().db,
      ...(['account', 'session', 'verify_code', 'rate_limit', 'outbox'] as const),
      ...(['sign_up', 'feedback', 'arrival_notice'] as const),
    ),
  )

  const register = async (change: Partial<Parameters<typeof userRegister>[1]> = {}) => {
    const email = change.email ?? FORM.email
    await sendVerifyCode(as(), { email, purpose: 'REGISTER' })
    const [sent] = await open().db.selectFrom('outbox').selectAll().orderBy('id', 'desc').limit(1).execute()
    const verifyCode = sent ? await codeTo(commerce.services, sent.receiver) : ''
    return userRegister(as(), { ...FORM, verifyCode, ...change })
  }
  const save = async (change: object) => {
    const { token } = await logInNew(commerce.services)
    const { userErrors } = await saveAddress(as(token), { ...ADDRESS, ...change })
    const [saved] = (await addressBookQuery(as(token)).queryFn?.({} as never))?.addresses ?? []
    return { saved, userErrors }
  }
  const order = async (receipt: object, change: object = {}, session?: string) => {
    const token = session ?? (await commerce.services.sessions.startVisitor(NOW)).token
    const { data, errors } = await commerce.execute({
      query: CREATE_ORDER,
      variables: {
        input: orderInput({ 'jacket-1': 1 }, { receiptInfo: { ...HOME, ...receipt }, ...change }),
      },
      token,
      locale: 'en_US',
    })
    return {
      ...(data?.['createOrder'] as Answer | undefined),
      errors: errors?.map(({ extensions }) => extensions['code']),
    }
  }

  describe.each([
    ['an extension of the first block', '䶮', '䶮'],
    ['a sign outside the basic range', '𨋢', '𨋢'],
    ['the zero of numbers', '〇', '〇'],
    ['a compatibility sign', '﨑', '﨑'],
    ['an accent in one sign', 'Jos\u00E9', 'Jos\u00E9'],
    ['an accent of its own', 'Jose\u0301', 'Jos\u00E9'],
  ])('a name with %s has one stored spelling (M-274)', (_, typed, stored) => {
    test('when registering, in the profile, in an address and as a guest', async () => {
      expect((await register({ firstName: typed, lastName: typed })).userErrors).toEqual([])
      expect(await accounts()).toMatchObject([{ first_name: stored, last_name: stored }])
      const { token, code } = await logInNew(commerce.services)
      expect((await updateMember(as(token), { firstName: typed, nickName: typed })).userErrors).toEqual([])
      expect((await accounts()).find(account => account.user_code === code)).toMatchObject({
        first_name: stored,
        nick_name: stored,
      })
      const { saved, userErrors } = await save({ receiverFirstName: typed, receiverLastName: typed })
      expect([userErrors, saved?.receiverName]).toEqual([[], expect.stringContaining(stored)])
      const placed = await order({ firstName: typed, lastName: typed })
      expect([placed.userErrors, placed.order?.receiptInfo['name']]).toEqual([
        [],
        expect.stringContaining(stored),
      ])
    })
  })

  test.each([
    ['amy@stu.dept.example.edu.hk', 'amy@stu.dept.example.edu.hk'],
    ['amy@vip.163.com', 'amy@vip.163.com'],
    ['amy@m2.example.com.hk', 'amy@m2.example.com.hk'],
    ['amy＠example.com', 'amy@example.com'],
    ['amy@example.com\u3000', 'amy@example.com'],
  ])('%j is taken as %s when registering, in an address and as a guest (M-273)', async (typed, stored) => {
    expect((await register({ email: typed })).userErrors).toEqual([])
    expect(await accounts()).toMatchObject([{ email: stored, is_email_verified: 1 }])
    const { saved, userErrors } = await save({ receiverEmail: typed })
    expect([userErrors, saved?.receiverEmail]).toEqual([[], stored])
    const placed = await order({ mail: typed })
    expect([placed.userErrors, placed.order?.receiptInfo['mail']]).toEqual([[], stored])
  })

  test.each([
    ['amy@stu.dept.example.edu.hk', 'amy@stu.dept.example.edu.hk'],
    ['amy@vip.163.com', 'amy@vip.163.com'],
    ['amy@m2.example.com.hk', 'amy@m2.example.com.hk'],
    ['amy＠example.com', 'amy@example.com'],
    ['amy@example.com\u3000', 'amy@example.com'],
  ])(
    '%j is taken as %s by the newsletter, a launch, the contact form, notices of arrivals, the login and the look at an order (M-273)',
    async (typed, stored) => {
      // First: its code is the newest mail.
      expect((await register({ email: stored })).userErrors).toEqual([])
      const visitor = as((await commerce.services.sessions.startVisitor(NOW)).token)
      const answers = [
        await subscribeEmail(visitor, typed),
        await addTeaser(visitor, { email: typed, country: 'HK' }),
        await createFeedback(visitor, { name: 'Amy', email: typed, subject: 'Sizes', content: 'M or L?' }),
        await createArrivalNotice(visitor, { skuCode: 'gone-1', email: typed }),
      ]
      expect(answers.map(({ userErrors }) => userErrors)).toEqual([[], [], [], []])
      for (const table of ['sign_up', 'feedback', 'arrival_notice'] as const)
        expect(await open().db.selectFrom(table).select('email').execute()).toEqual([{ email: stored }])

      const login = await userLogin(visitor, { account: typed, password: FORM.password })
      expect([login.userErrors, login.token]).toEqual([[], expect.any(String)])

      const placed = await order({ mail: stored })
      const head = await open()
        .db.selectFrom('order_head')
        .select('external_no')
        .where('email', '=', stored)
        .executeTakeFirstOrThrow()
      expect(placed.userErrors).toEqual([])
      const look = await lookUpOrder(as(), { orderCode: head.external_no, email: typed })
      expect([look.userErrors, look.token]).toEqual([[], expect.any(String)])
    },
  )

  test.each([
    ['AU', '0412 345 678', '+61 412345678'],
    ['AU', '+61 (0)412 345 678', '+61 412345678'],
    ['AU', '0061412345678', '+61 412345678'],
    ['MO', '66123456', '+853 66123456'],
    ['SG', '81234567', '+65 81234567'],
    ['HK', '46110000', '+852 46110000'],
    ['HK', '852 9123 4567', '+852 91234567'],
  ] as const)('in %s the number %s is kept as %s (M-271, M-296)', async (region, typed, stored) => {
    expect((await register({ mobile: typed, countryCode: region })).userErrors).toEqual([])
    expect(await accounts()).toMatchObject([{ mobile: stored }])
    const place = region === 'HK' ? {} : ABROAD[region]
    const { saved, userErrors } = await save({ receiverMobile: typed, ...place })
    expect([userErrors, saved?.receiverMobile]).toEqual([[], stored])
  })

  test.each([
    ['46110000', '+852 46110000'],
    ['852 9123 4567', '+852 91234567'],
    ['+61 (0)412 345 678', '+61 412345678'],
  ])('a guest’s number %s is kept as %s (M-271)', async (typed, stored) => {
    const placed = await order({ mobile: typed })
    expect([placed.userErrors, placed.order?.receiptInfo['mobile']]).toEqual([[], stored])
  })

  test.each([
    ['MO', '66123456', '+853 66123456', 50],
    ['SG', '81234567', '+65 81234567', 150],
    ['AU', '0412 345 678', '+61 412345678', 200],
    ['AU', '0061412345678', '+61 412345678', 200],
  ] as const)(
    'a guest in %s writes %s, kept as %s (M-271, M-296)',
    async (region, typed, stored, freight) => {
      const { districtId, townId, countryId, receiverZipcode, ...names } = { ...PLACE, ...ABROAD[region] }
      const place = {
        mobile: typed,
        country: countryId,
        district: districtId || names.district,
        town: townId,
        province: names.province,
        city: names.city,
        zipCode: receiverZipcode,
      }
      const placed = await order(place, { freight, amount: 900 + freight })
      expect([placed.userErrors, placed.order?.receiptInfo['mobile']]).toEqual([[], stored])
    },
  )

  test.each(['\u200B\u200B', '\u3164'])('the address %j is empty and is asked for (M-275)', async typed => {
    const { saved, userErrors } = await save({ address: typed })
    expect([saved, userErrors.map(({ field }) => field)]).toEqual([undefined, ['address']])
    const placed = await order({ address: typed })
    expect(placed.userErrors?.map(({ field }) => field)).toEqual(['receiptInfo.address'])
  })

  test('an address keeps no sign that turns the direction of writing (M-275)', async () => {
    const { saved, userErrors } = await save({ address: '\u202E皇后大道' })
    expect([userErrors, saved?.address]).toEqual([[], '皇后大道'])
    const placed = await order({ address: '\u202E皇后大道' })
    expect(placed.order?.receiptInfo['address']).toContain('皇后大道')
    expect(placed.order?.receiptInfo['address']).not.toContain('\u202E')
  })

  test.each([
    ['a zero byte', 'a\u0000b'],
    ['half a pair', 'a\uD83Db'],
  ])(
    '%s in a remark, a nickname or an address is refused as the sender’s mistake, never as the shop’s',
    async (_, typed) => {
      const remark = await order({}, { buyerRemark: typed })
      expect(remark.order ?? null).toBeNull()
      expect(remark.errors ?? remark.userErrors?.map(({ code }) => code)).not.toContain('SERVER_ERROR')
      const { token } = await logInNew(commerce.services)
      await expect(updateMember(as(token), { nickName: typed })).rejects.toMatchObject({
        code: 'BAD_USER_INPUT',
      })
      await expect(save({ address: typed })).rejects.toMatchObject({ code: 'BAD_USER_INPUT' })
    },
  )

  test('an unproved address of an account goes to the owner who proves it: by Google with a code, or as a guest (MO-15, MO-27)', async () => {
    const owner = 'owner@example.test'
    const { code: first } = await logInNew(commerce.services, {
      email: owner,
      is_email_verified: 0,
      mobile: '+852 91230009',
      is_mobile_verified: 1,
    })
    // As a guest: the order is the visitor's alone.
    const placed = await order({ mail: owner })
    expect(placed.userErrors).toEqual([])
    const owners = await open()
      .db.selectFrom('order_head')
      .select(['owner_code', 'email'])
      .where('email', '=', owner)
      .execute()
    expect(owners).toHaveLength(1)
    expect(owners[0]?.owner_code).not.toBe(first)
    const { token: firstToken } = await commerce.services.sessions.startMember(
      { userCode: first, levelCode: 'MEMBER' },
      true,
      NOW,
    )
    expect((await readOrders(as(firstToken), {})).pageInfo.totalCount).toBe(0)
    const mails = await open().db.selectFrom('outbox').select('receiver').execute()
    expect(mails.filter(({ receiver }) => receiver !== owner)).toEqual([])

    // By Google: the address that Google names opens no account; the code to it does.
    const visitor = await commerce.services.sessions.startVisitor(NOW)
    const identity = {
      appType: 'GOOGLE',
      issuer: 'https://accounts.example',
      subject: 'owner-1',
      nickName: 'Owner',
      email: owner,
      mobile: null,
    } as const
    const { pendingIdentities } = commerce.services
    const ticket = await pendingIdentities.issueTicket(identity, visitor.session.userCode, NOW, 'ticket')
    const arrived = await thirdPartyLogin(as(visitor.token), { appType: 'GOOGLE', appIdentifier: ticket })
    expect(arrived).toMatchObject({ token: null, email: owner })
    await sendVerifyCode(as(), { email: owner, purpose: 'REGISTER' })
    const { password: _, confirmPassword: __, ...person } = FORM
    const made = await createMember(as(visitor.token), {
      ...person,
      email: owner,
      verifyCode: await codeTo(commerce.services, owner),
      thirdPartyId: arrived.thirdPartyId ?? '',
    })
    expect(made.userErrors).toEqual([])
    expect(made.userCode).not.toBe(first)
    const byCode = new Map((await accounts()).map(account => [account.user_code, account]))
    expect(byCode.get(made.userCode ?? '')).toMatchObject({ email: owner, is_email_verified: 1 })
    expect(byCode.get(first)).toMatchObject({ email: null, mobile: '+852 91230009' })
  })
})
