import { afterAll, beforeAll, expect, test } from 'vitest'
import { createStaff } from '#api/account/staff.ts'
import { createAccountStore, isAccount } from '#api/auth/account-store.ts'
import { createOrderStore } from '#api/order/order-store.ts'
import { newOrder, putStock } from '#api/order/testing.ts'
import { describeOnBothDatabases } from '#api/testing/databases.ts'
import { serveDesk } from '../testing/serve-desk.ts'
import type { DeskGuideSales, DeskStaff } from './desk-staff.ts'

const NOW = Date.UTC(2026, 10, 23, 4)
const DAY_MS = 86_400_000
const role = 'publisher'

describeOnBothDatabases('staff of the shops at the desk', open => {
  let served: Awaited<ReturnType<typeof serveDesk>>
  beforeAll(async () => {
    await putStock(open().db, { jacket: 1000 })
    served = await serveDesk(open().db, NOW)
  })
  afterAll(() => served.close())

  const person = { before: null, code: 'S1', name: 'Lok Lee', lastDay: null, isActive: true, member: null }
  const save = (change: object) => served.ask('staff.save', { role, body: { ...person, ...change } })
  const list = async () =>
    (await served.ask('staff.list', { role, input: {} })).data as unknown as readonly DeskStaff[]
  const find = async (code: string) => (await list()).find(each => each.code === code)
  const addMember = async (name: string) => {
    const made = await createAccountStore(open().db).create({
      email: `${name}@example.com`,
      country_code: 'HK',
      first_name: name,
      last_name: 'Chan',
      sign_up_method: 'memberSignUp',
      created_at: NOW,
    })
    if (!isAccount(made)) throw new Error('Taken')
    return made.user_code
  }
  const staffCode = async (member: string) =>
    (await createAccountStore(open().db).byCode(member))?.staff_code ?? null

  test('a person is added with an account, gets another code, and loses the account (M-011, CO-85)', async () => {
    const mei = await addMember('mei')
    expect(await save({ member: mei })).toMatchObject({ status: 200 })
    expect(await find('S1')).toMatchObject({ name: 'Lok Lee', isActive: true, member: { id: mei } })
    expect(await staffCode(mei)).toBe('S1')
    expect(await save({ before: 'S1', code: 'S1B', member: mei })).toMatchObject({ status: 200 })
    expect([await find('S1'), await staffCode(mei)]).toEqual([undefined, 'S1B'])
    await save({ before: 'S1B', code: 'S1B', member: null })
    expect(await staffCode(mei)).toBeNull()
    expect(served.notes).toContainEqual([role, 'staff.save', 'S1 → S1B · Lok Lee'])
  })

  test('wrong changes are refused by name, and change nothing', async () => {
    const [ada, bo] = [await addMember('ada'), await addMember('bo')]
    await save({ code: 'S2', member: ada })
    const before = await list()
    const refusals = [
      await save({ code: 's2' }),
      await save({ before: 'S404', code: 'S405' }),
      await save({ code: 'S3', member: ada }),
      await save({ code: 'S3', member: 'M404' }),
    ]
    expect(refusals.map(({ status, message }) => [status, message])).toEqual([
      [409, expect.stringContaining('Another person has this staff code')],
      [404, expect.stringContaining('no person with this staff code')],
      [409, expect.stringContaining('has another staff code')],
      [409, expect.stringContaining('There is no such member')],
    ])
    expect((await save({ code: 'S 3' })).status).toBe(400)
    expect(await list()).toEqual(before)
    expect(await staffCode(bo)).toBeNull()
    expect(await served.ask('staff.save', { role: 'editor', body: person })).toMatchObject({ status: 403 })
  })

  test('a code counts until the end of the last day in Hong Kong, and not after it', async () => {
    await save({ code: 'S5', lastDay: '2026-11-23' })
    const staff = createStaff(open().db)
    const endOfDay = Date.parse('2026-11-24T00:00:00+08:00')
    expect(await staff.byCode('s5', endOfDay - 1)).toMatchObject({ code: 'S5' })
    expect(await staff.byCode('s5', endOfDay)).toBeUndefined()
    expect(await find('S5')).toMatchObject({ isActive: true, lastDay: '2026-11-23' })
    await save({ before: 'S5', code: 'S5', isActive: false })
    expect(await staff.byCode('s5', NOW)).toBeUndefined()
    expect(await find('S5')).toMatchObject({ isActive: false, lastDay: null })
  })

  test('paid orders of a period are summed up by guide; unpaid, cancelled and older ones are not', async () => {
    const orders = createOrderStore(open().db)
    const place = async (guideCode: string, at: number, isPaid: boolean) => {
      const placed = await orders.place(
        newOrder({ jacket: 1 }, { content: { ...newOrder({}).content, guideCode } }),
        at,
      )
      if (!placed.ok) throw new Error(placed.refusal.reason)
      const { code, amounts } = placed.value.order
      if (!isPaid) return code
      const attempt = await orders.openAttempt(code, 'visa', at)
      await orders.settle({ ref: attempt?.ref ?? '', payRef: code, isPaid: true, amount: amounts.amount }, at)
      return code
    }
    await place('S2', NOW, true)
    await place('S2', NOW, true)
    await place('S9', NOW, true)
    await place('S2', NOW, false)
    await place('S2', NOW - 60 * DAY_MS, true)
    await place('', NOW, true)
    const sales = async (days: number) =>
      (await served.ask('staff.sales', { role, input: { days } }))
        .data as unknown as readonly DeskGuideSales[]
    expect(await sales(28)).toEqual([
      { code: 'S2', name: 'Lok Lee', orders: 2, amount: { amount: 260, currencyCode: 'HKD' } },
      { code: 'S9', name: '', orders: 1, amount: { amount: 130, currencyCode: 'HKD' } },
    ])
    expect((await sales(90))[0]).toMatchObject({ code: 'S2', orders: 3 })
  })
})
