import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Locale } from '#locales/locale.ts'
import { mergeUserCart, updatePassword, userLogin } from '../client/account/auth.ts'
import { isVisitor, loginAsVisitor, userLogout } from '../client/session.ts'
import { createHttpApi } from '../client/http.ts'
import { type Commerce, createCommerce } from '../commerce.ts'
import { describeOnBothDatabases, emptyTables } from '../testing/databases.ts'
import { addMember, PASSWORD, READABLE } from '../testing/members.ts'
import { listen, NOW } from '../testing/serve.ts'
import type { CartMerge } from './services.ts'
import { VISITOR_LIMIT } from './resolvers.ts'
import { GUARD } from './login-guard.ts'

const DONE = { success: true, userErrors: [] }
const MERGED = { ...DONE, notice: null }
const NEW = 'drysock8'
const CUSTOMER = `query customer { customer {
  account openId userCode nickName email mobile gradeLevelName gradeLevelId token unionId createTime isVisitor isStaff
  memberInfo { levelCode name staffCode } goDollar { balance }
  accountInfo { name nickname portrait firstName lastName birthday genderType userRemark email mobile appellation }
  gwpMemberInfo { countryCode mobile name email sex birthMonth staffCode staffName }
} }`

describeOnBothDatabases('a customer', open => {
  let commerce: Commerce
  let now = NOW
  let mergeCart: CartMerge
  let merged: object[] = []
  const as = (token?: string, locale: Locale = 'en_US') => commerce.createServerApi({ locale, token })
  const ask = async (query: string, token?: string, locale: Locale = 'en_US') => {
    const { data, errors } = await commerce.execute({ query, locale, ...(token && { token }) })
    if (errors?.[0]) throw Object.assign(new Error(errors[0].message), { code: errors[0].extensions['code'] })
    return data
  }
  const login = async (password = PASSWORD, account = 'ming@example.com') =>
    (await userLogin(as(), { account, password })).token ?? ''

  beforeAll(async () => {
    commerce = await createCommerce({
      database: open().db,
      clock: () => now,
      pollMs: 0,
      services: { ...READABLE, mergeCart: bags => mergeCart(bags) },
    })
    return () => commerce.close()
  })
  beforeEach(async () => {
    await emptyTables(open().db, 'account', 'session', 'rate_limit')
    now = NOW
    merged = []
    mergeCart = async ({ from, into, now: at }) => {
      merged.push({ from, into, now: at })
      return undefined
    }
    await addMember(commerce.services, {
      email: 'ming@example.com',
      mobile: '+852 91234567',
      appellation: 'MS',
      first_name: '小明',
      last_name: '陳',
      nick_name: 'Ming',
      sex: 'F',
      birth_month: 5,
      birthday: '1990-05-17',
      level_code: 'GOLD',
    })
  })

  test('a member reads every field of the session’s user (C-010, M-001, M-006, M-189, M-190, M-191, MO-03)', async () => {
    const token = await login()
    const data = await ask(CUSTOMER, token)
    expect(data?.['customer']).toEqual({
      account: 'ming@example.com',
      openId: null,
      userCode: expect.stringMatching(/^M[0-9a-f]{32}$/),
      nickName: 'Ming',
      email: 'ming@example.com',
      mobile: '+852 91234567',
      gradeLevelName: 'Gold member',
      gradeLevelId: 'GOLD',
      token: null,
      unionId: null,
      createTime: '2026-11-21T12:00:00+08:00',
      isVisitor: false,
      isStaff: false,
      memberInfo: { levelCode: 'GOLD', name: '陳小明', staffCode: null },
      goDollar: { balance: 0 },
      accountInfo: {
        name: '陳小明',
        nickname: 'Ming',
        portrait: null,
        firstName: '小明',
        lastName: '陳',
        birthday: '1990-05-17',
        genderType: 'F',
        userRemark: null,
        email: 'ming@example.com',
        mobile: '+852 91234567',
        appellation: 'MS',
      },
      gwpMemberInfo: {
        countryCode: 'HK',
        mobile: '+852 91234567',
        name: '陳小明',
        email: 'ming@example.com',
        sex: 'F',
        birthMonth: 5,
        staffCode: null,
        staffName: null,
      },
    })
    expect((await ask(CUSTOMER, token, 'zh_HK'))?.['customer']).toMatchObject({
      gradeLevelName: '金卡會員',
    })
  })

  test('a visitor has a token, is one, and has no level (L-381, M-001, M-002, M-006, M-220)', async () => {
    const { token } = await loginAsVisitor(as())
    expect(await isVisitor(as(token))).toBe(true)
    expect((await ask(CUSTOMER, token))?.['customer']).toMatchObject({
      isVisitor: true,
      isStaff: false,
      account: null,
      gradeLevelId: null,
      gradeLevelName: null,
      memberInfo: null,
    })
  })

  test('one network address begins at most 2000 visitors in an hour (M-220)', async () => {
    const url = await listen(commerce)
    const fromOutside = createHttpApi({ url, locale: 'en_US', token: () => undefined })
    expect((await loginAsVisitor(fromOutside)).token).toMatch(/^[\w-]{43}$/)
    await open()
      .db.updateTable('rate_limit')
      .set({ count: VISITOR_LIMIT.most - 1 })
      .execute()
    expect((await loginAsVisitor(fromOutside)).token).toMatch(/^[\w-]{43}$/)
    await expect(loginAsVisitor(fromOutside)).rejects.toMatchObject({ code: 'VISITOR_TOO_MANY' })
    expect((await loginAsVisitor(as())).token).toMatch(/^[\w-]{43}$/)
  })

  test('the visitor status is what the server knows, under all its names (L-388, M-019, M-219, MO-04)', async () => {
    const query = `query who {
      queryVisitorMemberInfo { ...I } isVisitor { ...I } queryIsVisitor { ...I }
    }
    fragment I on VisitorMemberInfo { isVisitor memberInfo { levelCode name staffCode } userCode }`
    const { token: visitor } = await loginAsVisitor(as())
    const who = Object.values((await ask(query, visitor)) ?? {})
    expect(who).toHaveLength(3)
    for (const answer of who)
      expect(answer).toEqual({
        isVisitor: true,
        memberInfo: null,
        userCode: expect.stringMatching(/^V[0-9a-f]{32}$/),
      })
    for (const answer of Object.values((await ask(query, await login())) ?? {}))
      expect(answer).toEqual({
        isVisitor: false,
        memberInfo: { levelCode: 'GOLD', name: '陳小明', staffCode: null },
        userCode: expect.stringMatching(/^M/),
      })
  })

  test('no token and an unknown token get the codes of an ended session (M-022, MO-06)', async () => {
    await expect(ask(CUSTOMER)).rejects.toMatchObject({ code: '401' })
    await expect(ask(CUSTOMER, 'unknown')).rejects.toMatchObject({ code: '00510104' })
  })

  test('after a logout the token is refused; a new visitor starts from scratch (M-020, M-021, M-228, MO-97)', async () => {
    const token = await login()
    expect(await userLogout(as(token))).toEqual(DONE)
    await expect(isVisitor(as(token))).rejects.toMatchObject({ code: '00510104' })
    await expect(
      updatePassword(as(token), { oldPassword: PASSWORD, newPassword: NEW }),
    ).rejects.toMatchObject({
      code: '00510104',
    })
    expect(await isVisitor(as((await loginAsVisitor(as())).token))).toBe(true)
  })

  test('a logout without a session, twice, or of a session that is over succeeds (M-228)', async () => {
    const token = await login()
    for (const again of [token, token, undefined, 'unknown'])
      expect(await userLogout(as(again))).toEqual(DONE)
  })

  test('one session’s logout leaves the member’s others alone', async () => {
    const [phone, desk] = [await login(), await login()]
    await userLogout(as(phone))
    expect(await isVisitor(as(desk))).toBe(false)
  })

  test('the new password opens, the old one does not (M-065, M-234, MO-97)', async () => {
    const token = await login()
    expect(await updatePassword(as(token), { oldPassword: PASSWORD, newPassword: NEW })).toEqual(DONE)
    expect(await login(PASSWORD)).toBe('')
    expect(await login(NEW)).not.toBe('')
  })

  test('a change of password ends all other sessions of the account, and no others (MO-30)', async () => {
    await addMember(commerce.services, { email: 'other@b.com' })
    const { token: visitor } = await loginAsVisitor(as())
    const stranger = await login(PASSWORD, 'other@b.com')
    const [here, there, remembered] = [await login(), await login(), await login()]
    await updatePassword(as(here), { oldPassword: PASSWORD, newPassword: NEW })
    for (const token of [there, remembered])
      await expect(isVisitor(as(token))).rejects.toMatchObject({ code: '00510104' })
    expect(await isVisitor(as(here))).toBe(false)
    expect(await isVisitor(as(stranger))).toBe(false)
    expect(await isVisitor(as(visitor))).toBe(true)
  })

  test.each([
    [
      'PASSWORD_WRONG_OLD',
      'oldPassword',
      'wrong-one1',
      NEW,
      'The current password is wrong.',
      '現時的密碼不正確。',
    ],
    [
      'PASSWORD_SAME',
      'newPassword',
      PASSWORD,
      PASSWORD,
      'The new password must be different from the old one.',
      '新密碼不可與舊密碼相同。',
    ],
  ])('%s at %s: a text in both languages, nothing changed (M-066, M-067, M-288)', async (...given) => {
    const [code, field, oldPassword, newPassword, english, chinese] = given
    const [token, other] = [await login(), await login()]
    const change = (locale: Locale) => updatePassword(as(token, locale), { oldPassword, newPassword })
    const refused = (message: string) => ({ success: false, userErrors: [{ code, message, field }] })
    expect(await change('en_US')).toEqual(refused(english))
    expect(await change('zh_HK')).toEqual(refused(chinese))
    expect(await isVisitor(as(other))).toBe(false)
    expect(await login()).not.toBe('')
  })

  test.each(['', 'short', 'no-digits!', '1234567', 'rain coat7', 'rain-coat7', `a1${'x'.repeat(50_000)}`])(
    'a new password against the rule is refused: “%.20s”',
    async newPassword => {
      const token = await login()
      const { userErrors } = await updatePassword(as(token), { oldPassword: 'x', newPassword })
      expect(userErrors).toMatchObject([{ code: 'PASSWORD_BAD', field: 'newPassword' }])
    },
  )

  test('a borrowed session cannot try passwords for ever: ten guesses, then 15 minutes of no (MO-11)', async () => {
    const token = await login()
    const change = async (oldPassword: string) =>
      (await updatePassword(as(token), { oldPassword, newPassword: NEW })).userErrors[0]?.code
    for (let round = 0; round < 10; round += 1) expect(await change('wrong-one1')).toBe('PASSWORD_WRONG_OLD')
    expect(await change(PASSWORD)).toBe('PASSWORD_WRONG_OLD')
    now += GUARD.lockMs
    expect(await change(PASSWORD)).toBeUndefined()
  })

  test('of two changes at the same time one holds', async () => {
    const token = await login()
    const change = (newPassword: string) => updatePassword(as(token), { oldPassword: PASSWORD, newPassword })
    const answers = await Promise.all([change('firstone1'), change('secondone2')])
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
  })

  test('the visitor’s bag goes to the member, and the visitor’s token is over (M-070, M-072, MO-33)', async () => {
    const { token: visitor } = await loginAsVisitor(as())
    const from = (await commerce.services.sessions.find(visitor, now))?.userCode
    const member = await login()
    const into = (await commerce.services.sessions.find(member, now))?.userCode
    expect(await mergeUserCart(as(member), visitor)).toEqual(MERGED)
    expect(merged).toEqual([{ from, into, now }])
    await expect(isVisitor(as(visitor))).rejects.toMatchObject({ code: '00510104' })
    expect(await isVisitor(as(member))).toBe(false)
  })

  test('a repeated merge, by the other name and in the other form too, succeeds and adds nothing (C-336, M-072, MO-33)', async () => {
    const { token: visitor } = await loginAsVisitor(as())
    const member = await login()
    await mergeUserCart(as(member), visitor)
    expect(await mergeUserCart(as(member), visitor)).toEqual(MERGED)
    expect(await mergeUserCart(as(member), 'unknown')).toEqual(MERGED)
    const query = `mutation cartMerge { cartMerge(input: { anonymousToken: "${visitor}" }) { success userErrors { code } } }`
    expect((await ask(query, member))?.['cartMerge']).toEqual(DONE)
    const short = `mutation cartMerge { cartMerge(anonymousToken: "${visitor}") { success userErrors { code } } }`
    expect((await ask(short, member))?.['cartMerge']).toEqual(DONE)
    const none = 'mutation cartMerge { cartMerge { success userErrors { code } } }'
    expect((await ask(none, member))?.['cartMerge']).toEqual({
      success: false,
      userErrors: [{ code: 'CART_MERGE_NOT_VISITOR' }],
    })
    expect(merged).toHaveLength(1)
  })

  test.each([
    ['nothing', [], [], null],
    [
      'capped units',
      ['a', 'b'],
      [],
      'We have combined your two bags. You cannot buy as many of these, so we kept fewer: a, b.',
    ],
    ['left-out goods', [], ['c'], 'Your bag is full. These items could not be added: c.'],
  ])('a merge says what it could not take over: %s (CO-59)', async (_, cappedSkus, droppedSkus, notice) => {
    const { token: visitor } = await loginAsVisitor(as())
    const member = await login()
    mergeCart = async () => ({ cappedSkus, droppedSkus })
    expect(await mergeUserCart(as(member), visitor)).toEqual({ ...DONE, notice })
  })

  test('a merge that fails leaves login and visitor as they are; the next one does it (MO-33)', async () => {
    const { token: visitor } = await loginAsVisitor(as())
    const member = await login()
    mergeCart = () => Promise.reject(new Error('The bags are locked.'))
    const failing = await createCommerce({
      database: open().db,
      clock: () => now,
      pollMs: 0,
      logger: { error: () => undefined },
      services: { ...READABLE, mergeCart },
    })
    const api = failing.createServerApi({ token: member })
    await expect(mergeUserCart(api, visitor)).rejects.toMatchObject({ code: 'INTERNAL_SERVER_ERROR' })
    await failing.close()
    expect(await isVisitor(as(visitor))).toBe(true)
    expect(await isVisitor(as(member))).toBe(false)
    mergeCart = async bags => {
      merged.push(bags)
      return undefined
    }
    expect(await mergeUserCart(as(member), visitor)).toEqual(MERGED)
    expect(merged).toHaveLength(1)
  })

  test('a member’s bag cannot be merged by others, and only a member merges (MO-33)', async () => {
    await addMember(commerce.services, { email: 'other@b.com' })
    const { token: visitor } = await loginAsVisitor(as())
    const [member, other] = [await login(), await login(PASSWORD, 'other@b.com')]
    for (const token of [other, member]) {
      const { success, userErrors } = await mergeUserCart(as(member), token)
      expect(success).toBe(false)
      expect(userErrors).toMatchObject([{ code: 'CART_MERGE_NOT_VISITOR', field: 'anonymousToken' }])
    }
    const { token: another } = await loginAsVisitor(as())
    await expect(mergeUserCart(as(visitor), another)).rejects.toMatchObject({ code: '401' })
    await expect(mergeUserCart(as(), another)).rejects.toMatchObject({ code: '401' })
    expect(merged).toEqual([])
    expect(await isVisitor(as(other))).toBe(false)
    expect(await isVisitor(as(another))).toBe(true)
  })
})
