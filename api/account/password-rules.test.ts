import { beforeAll, beforeEach, expect, test } from 'vitest'
import { resetPassword, sendVerifyCode, userRegister } from '../client/account/account.ts'
import { updatePassword } from '../client/account/auth.ts'
import { type Commerce, createCommerce } from '../commerce.ts'
import { describeOnBothDatabases, emptyTables } from '../testing/databases.ts'
import { CHEAP } from '../testing/members.ts'
import { codeTo } from '../testing/outbox.ts'
import { NOW } from '../testing/serve.ts'
import { FORM } from './testing.ts'

const STRICT = { min: 8, max: 128, signs: 'any', common: 'refused' } as const
const LONG = `山徑 ${'x'.repeat(100)} 1`
const BAD = 'Use 8 to 128 characters with at least one letter and one digit.'
const COMMON = 'This password is one of the most common ones. Please choose another.'

describeOnBothDatabases('a shop with rules of its own for passwords', open => {
  let commerce: Commerce
  const as = (token?: string, locale: 'zh_HK' | 'en_US' = 'en_US') =>
    commerce.createServerApi({ locale, token })
  const codeFor = async (purpose: 'REGISTER' | 'RESET_PASSWORD') => {
    await sendVerifyCode(as(), { email: FORM.email, purpose })
    return codeTo(commerce.services, FORM.email)
  }
  const withPassword = (password: string) => ({ password, confirmPassword: password })
  const register = async (password: string) =>
    userRegister(as(), { ...FORM, ...withPassword(password), verifyCode: await codeFor('REGISTER') })

  beforeAll(async () => {
    commerce = await createCommerce({
      database: open().db,
      clock: () => NOW,
      pollMs: 0,
      services: { usesOutbox: true, passwordCost: CHEAP, passwordRules: STRICT },
    })
    return () => commerce.close()
  })
  beforeEach(() => emptyTables(open().db, 'account', 'session', 'verify_code', 'rate_limit', 'outbox'))

  test.each([
    ['abc1234', 'PASSWORD_BAD', BAD],
    ['abcd1234', 'PASSWORD_COMMON', COMMON],
    ['PassWord1', 'PASSWORD_COMMON', COMMON],
    [`${LONG}${'x'.repeat(30)}`, 'PASSWORD_BAD', BAD],
  ])(
    '%j is refused by registering, changing and resetting (M-261, M-263)',
    async (password, code, message) => {
      const refusal = (field: string) => [{ code, field, message }]
      expect((await register(password)).userErrors).toEqual(refusal('password'))
      const { token } = await register(LONG)
      const changed = await updatePassword(as(token ?? ''), { oldPassword: LONG, newPassword: password })
      expect(changed.userErrors).toEqual(refusal('newPassword'))
      const reset = await resetPassword(as(), {
        email: FORM.email,
        verifyCode: await codeFor('RESET_PASSWORD'),
        ...withPassword(password),
      })
      expect(reset.userErrors).toContainEqual(refusal('password')[0])
    },
  )

  test('a sentence of any signs is accepted and logs in (M-261, M-262)', async () => {
    const { token, userErrors } = await register(LONG)
    expect(userErrors).toEqual([])
    const next = 'a cairn marks 1 trail — 山'
    expect(await updatePassword(as(token ?? ''), { oldPassword: LONG, newPassword: next })).toMatchObject({
      success: true,
    })
  })
})
