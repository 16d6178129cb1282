import { afterAll, beforeAll, expect, test } from 'vitest'
import { userLogin } from '#api/client/account/auth.ts'
import { isEmailAddress } from '#api/rules/email-address.ts'
import { isPassword } from '#api/rules/password-rule.ts'
import { isPersonName } from '#api/rules/person.ts'
import { isPhone } from '#api/rules/phone.ts'
import { type Commerce, createCommerce } from '#api/commerce.ts'
import { CHEAP } from '#api/testing/members.ts'
import { importPeople } from '#server/shop-folder/import-people.ts'
import { demoMembers } from './people.ts'
import { demoShop } from './testing/demo-shop.ts'

const NOON = Date.UTC(2026, 10, 21, 4)

let commerce: Commerce
beforeAll(async () => {
  commerce = await createCommerce({
    database: 'sqlite::memory:',
    clock: () => NOON,
    pollMs: 0,
    services: { passwordCost: CHEAP },
  })
})
afterAll(() => commerce.close())

test('members are made once; a second load and a shop with members of its own are left alone', async () => {
  const options = { now: NOON, isInterrupted: false, hasOurGoods: false }
  expect(await importPeople(commerce, demoShop, options)).toBe(3)
  expect(await importPeople(commerce, demoShop, options)).toBe(0)
})

test.each(demoMembers)('$email can log in, and could have registered like that', async member => {
  const { email, password, firstName, lastName, mobile = '+852 91234567', staffCode } = member
  const { customer, userErrors } = await userLogin(commerce.createServerApi({}), { account: email, password })
  expect(userErrors).toEqual([])
  expect(customer).toMatchObject({ email, isStaff: staffCode !== undefined })
  expect(isEmailAddress(email) && isPassword(password)).toBe(true)
  expect(isPersonName(firstName) && isPersonName(lastName)).toBe(true)
  expect(isPhone(mobile)).toBe(true)
})

test('one is of level GOLD and meets its prices, one works here (M-001, M-008, M-009)', async () => {
  const levels = await Promise.all(
    demoMembers.map(({ email }) => commerce.services.accounts.byLogin({ email })),
  )
  expect(levels.map(account => [account?.level_code, account?.staff_code])).toEqual([
    ['MEMBER', null],
    ['GOLD', null],
    ['MEMBER', 'S1001'],
  ])
})

test('of the staff, one may still register and one may not any more (MO-18)', async () => {
  const { staff } = commerce.services
  expect(await staff.find('s1002', ' wing ho ', 1)).toMatchObject({ code: 'S1002' })
  expect(await staff.find('S1003', 'Tung Ma', 1)).toBeUndefined()
})
