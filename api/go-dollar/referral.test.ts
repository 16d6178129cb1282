import { DEFAULT_LIMITS } from '../rules/shop-limits.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { createCommerce, type Commerce } from '../commerce.ts'
import { sendVerifyCode, userRegister } from '../client/account/account.ts'
import { FORM } from '../account/testing.ts'
import { describeOnBothDatabases, emptyTables } from '../testing/databases.ts'
import { addMember, CHEAP } from '../testing/members.ts'
import { codeTo } from '../testing/outbox.ts'
import { NOW } from '../testing/serve.ts'
import { rewardReferral } from './referral.ts'

describeOnBothDatabases('bringing new members', open => {
  let commerce: Commerce
  let friends = 0

  const db = () => open().db
  const balance = (userCode: string) => commerce.services.goDollar.balance(userCode, NOW)
  /** A friend who joins with the link of `referrerCode`, without the form. */
  const bring = async (referrerCode: string) => {
    const { user_code: userCode } = await addMember(commerce.services, {
      email: `friend${(friends += 1)}@example.com`,
    })
    await db()
      .transaction()
      .execute(trx => rewardReferral(trx, { referrerCode, userCode }, DEFAULT_LIMITS, NOW))
    return userCode
  }
  const register = async (referrerCode: string) => {
    const api = commerce.createServerApi({ locale: 'en_US' })
    await sendVerifyCode(api, { email: FORM.email, purpose: 'REGISTER' })
    const verifyCode = await codeTo(commerce.services, FORM.email)
    const { token, userErrors } = await userRegister(api, { ...FORM, verifyCode, referrerCode })
    expect(userErrors).toEqual([])
    return commerce.createServerApi({ locale: 'en_US', token: token ?? '' })
  }

  beforeAll(async () => {
    commerce = await createCommerce({
      database: db(),
      clock: () => NOW,
      pollMs: 0,
      services: { usesOutbox: true, passwordCost: CHEAP },
    })
    return () => commerce.close()
  })
  beforeEach(async () => {
    await emptyTables(db(), 'referral', 'go_dollar_lot', 'account', 'verify_code', 'rate_limit', 'outbox')
  })

  test('a registration with a member’s link gives that member 10 GO DOLLAR, with a line of history (C-228, M-141, CO-79)', async () => {
    const { user_code: mei } = await addMember(commerce.services, { email: 'mei@example.com' })
    await register(mei)
    expect(await balance(mei)).toBe(10)
    expect(await commerce.services.goDollar.lots(mei)).toMatchObject([
      { granted: 10, remark: { zh_HK: '推薦朋友加入', en_US: 'Friend referral' } },
    ])
    expect(await commerce.services.referrals.rewarded(mei)).toBe(1)
  })

  test('a code that no member has stops no registration (C-228, MO-77)', async () => {
    await register('M-unknown')
    expect(await db().selectFrom('account').selectAll().execute()).toHaveLength(1)
    expect(await db().selectFrom('referral').selectAll().execute()).toEqual([])
  })

  test('the 50th pays 10, the 51st nothing (C-228, M-141, MO-77)', async () => {
    const { user_code: mei } = await addMember(commerce.services, { email: 'mei@example.com' })
    for (let count = 0; count < 49; count += 1) await bring(mei)
    // Two at once for the last one left.
    await Promise.all([bring(mei), bring(mei)])
    expect(await balance(mei)).toBe(500)
    expect(await db().selectFrom('referral').selectAll().execute()).toHaveLength(51)
  })

  test('an account that is taken back takes its reward along (C-228)', async () => {
    const { user_code: mei } = await addMember(commerce.services, { email: 'mei@example.com' })
    await commerce.services.referrals.withdraw(await bring(mei))
    expect(await balance(mei)).toBe(0)
    expect(await commerce.services.referrals.rewarded(mei)).toBe(0)
  })

  test('a member cannot bring themselves, and a suspended one brings no reward (MO-77)', async () => {
    const { user_code: mei } = await addMember(commerce.services, { email: 'mei@example.com' })
    await db()
      .transaction()
      .execute(trx => rewardReferral(trx, { referrerCode: mei, userCode: mei }, DEFAULT_LIMITS, NOW))
    await db().updateTable('account').set({ is_suspended: 1 }).where('user_code', '=', mei).execute()
    await bring(mei)
    expect(await balance(mei)).toBe(0)
  })
})
