import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createStaff } from '#api/account/staff.ts'
import { createAccountStore, isAccount } from '#api/auth/account-store.ts'
import { createOrderStore } from '#api/order/order-store.ts'
import { readCatalogue } from '#api/catalogue/live/catalogue-reader.ts'
import { type ParsedPickUpPoint, siteLine } from '#api/catalogue/site/site-lines.ts'
import { newOrder, putStock } from '#api/order/testing.ts'
import { describeOnBothDatabases } from '#api/testing/databases.ts'
import { pickUpPoint } from '#api/testing/site-lines.ts'
import type { TableReport } from '../collections/record-shapes.ts'
import { serveDesk } from '../testing/serve-desk.ts'
import type { DeskGuideSales, DeskStaff } from './desk-staff.ts'

const NOW = Date.UTC(2026, 10, 23, 4)
const DAY_MS = 86_400_000
const role = 'publisher'

/** A store of the shop. */
const STORE = siteLine.parse(
  pickUpPoint('MK', { name: { zh_HK: '旺角店', en_US: 'Mong Kok store' } }),
) as ParsedPickUpPoint // of its kind

describeOnBothDatabases('staff of the shops at the desk', open => {
  let served: Awaited<ReturnType<typeof serveDesk>>
  beforeAll(async () => {
    const catalogue = await readCatalogue(open().db)
    await putStock(open().db, { jacket: 1000 })
    served = await serveDesk(open().db, NOW, {
      ...catalogue,
      site: { ...catalogue.site, pickUpPoints: [STORE] },
    })
  })
  afterAll(() => served.close())

  const person = {
    before: null,
    code: 'S1',
    name: 'Lok Lee',
    firstDay: null,
    lastDay: null,
    isActive: true,
    place: null,
    member: null,
  }
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
    expect(await find('S1')).toMatchObject({ name: 'Lok Lee', state: 'active', member: { id: mei } })
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
    expect(await find('S5')).toMatchObject({ state: 'active', lastDay: '2026-11-23' })
    await save({ before: 'S5', code: 'S5', isActive: false })
    expect(await staff.byCode('s5', NOW)).toBeUndefined()
    expect(await find('S5')).toMatchObject({ state: 'ended', isActive: false, lastDay: null })
  })

  test('a code counts from the first day in Hong Kong, and a last day before it is refused', async () => {
    await save({ code: 'S6', firstDay: '2026-11-24', lastDay: '2026-11-24' })
    const staff = createStaff(open().db)
    const begin = Date.parse('2026-11-24T00:00:00+08:00')
    expect(await find('S6')).toMatchObject({ state: 'soon', firstDay: '2026-11-24' })
    expect(await staff.byCode('S6', begin - 1)).toBeUndefined()
    expect(await staff.byCode('S6', begin)).toMatchObject({ code: 'S6' })
    expect(await staff.find('s6', 'lok lee', begin - 1)).toBeUndefined()
    expect(await save({ code: 'S7', firstDay: '2026-11-25', lastDay: '2026-11-24' })).toMatchObject({
      status: 422,
      message: 'The last day is before the first one.',
    })
  })

  test('a place of work is one of the shop; one that is unknown is refused', async () => {
    await save({ code: 'S8', place: 'MK' })
    expect(await find('S8')).toMatchObject({
      place: { code: 'MK', name: { zh_HK: '旺角店', en_US: 'Mong Kok store' } },
    })
    expect(await save({ before: 'S8', code: 'S8', place: 'nowhere' })).toMatchObject({
      status: 409,
      message: 'There is no pick-up point or store with this code.',
    })
    // One that the shop has removed meanwhile stays, and shows by its code.
    await open().db.updateTable('staff').set({ place: 'gone' }).where('code', '=', 'S8').execute()
    expect((await save({ before: 'S8', code: 'S8', name: 'Lok', place: 'gone' })).status).toBe(200)
    expect(await find('S8')).toMatchObject({ name: 'Lok', place: { code: 'gone', name: null } })
  })

  describe('a table', () => {
    const importing = (text: string) =>
      served.ask('staff.import', { role, body: { text, file: 'people.csv' } })
    const trying = async (text: string) =>
      (await served.ask('staff.try-import', { role, body: { text } })).data as unknown as TableReport
    const exported = async () => String((await served.ask('staff.export', { role, input: {} })).data['text'])

    test('that was exported and is imported changes nothing', async () => {
      const zoe = await addMember('zoe')
      await save({ code: 'T1', name: '=Zoe, "Z"', firstDay: '2026-01-01', member: zoe })
      await save({ code: 'T2', lastDay: '2026-12-31', isActive: false })
      // Older codes have signs that new ones may not have.
      await createStaff(open().db).importAll([{ code: 'T-3 ', name: 'Mei', isActive: true }])
      const before = await list()
      const text = await exported()
      expect(await trying(text)).toEqual({
        added: [],
        changed: [],
        unchanged: before.length,
        problems: [],
        warnings: [],
      })
      expect((await importing(text)).status).toBe(200)
      expect(await list()).toEqual(before)
      expect(await exported()).toBe(text)
    })

    test('says what it would change and stores nothing, then adds and changes all of it', async () => {
      const [amy, ben] = [await addMember('amy'), await addMember('ben')]
      await save({ code: 'U1', name: 'Amy', lastDay: '2026-12-31', member: amy })
      await save({ code: 'U2', name: 'Ben', member: ben })
      const before = await list()
      // Two people who change their accounts, the first also without a last day, and a newcomer.
      const text = [
        'code;name;member;lastDay;isActive',
        `u1;;${ben};-;`,
        `U2;Benny;${amy};;FALSE`,
        'U3;Cat;;2026-11-30;',
        '',
      ].join('\r\n')
      const tried = await trying(text)
      expect(tried).toMatchObject({ added: ['U3'], unchanged: 0, problems: [] })
      expect(tried.changed).toEqual([
        {
          code: 'U1',
          fields: [
            { path: 'member', before: amy, after: ben },
            { path: 'lastDay', before: '2026-12-31', after: null },
          ],
        },
        {
          code: 'U2',
          fields: [
            { path: 'name', before: 'Ben', after: 'Benny' },
            { path: 'member', before: ben, after: amy },
            { path: 'isActive', before: true, after: false },
          ],
        },
      ])
      expect(await list()).toEqual(before)
      expect([await staffCode(amy), await staffCode(ben)]).toEqual(['U1', 'U2'])
      expect((await importing(text)).status).toBe(200)
      expect([await staffCode(amy), await staffCode(ben)]).toEqual(['U2', 'U1'])
      expect(await find('U1')).toMatchObject({ name: 'Amy', lastDay: null, member: { id: ben } })
      expect(await find('U2')).toMatchObject({ name: 'Benny', state: 'ended' })
      expect(await find('U3')).toMatchObject({ name: 'Cat', state: 'active', lastDay: '2026-11-30' })
      expect(served.notes).toContainEqual([role, 'staff.import', 'people.csv +1 ~2'])
      expect(await trying(text)).toMatchObject({ added: [], changed: [], unchanged: 3 })
    })

    test('with wrong rows names line and column of each, and changes nothing', async () => {
      const dan = await addMember('dan')
      await save({ code: 'V1', name: 'Dan', member: dan })
      const before = await list()
      const refused = async (text: string) => {
        const [tried, done] = [await trying(text), await importing(text)]
        expect(done.status).toBe(422)
        expect((done.data as unknown as TableReport).problems).toEqual(tried.problems)
        return tried.problems.map(({ line, column, message }) => [line, column, message])
      }
      expect(
        await refused(
          [
            'code,name,firstDay,lastDay,place,isActive',
            'V 2,Eve,,,,',
            'V3,,2026-13-01,,,',
            `V4,${'x'.repeat(51)},2026-11-02,2026-11-01,nowhere,`,
          ].join('\n'),
        ),
      ).toEqual([
        [2, 'code', 'Enter a staff code of 1 to 20 letters and digits.'],
        [3, 'name', 'is empty'],
        [3, 'firstDay', expect.stringMatching(/^Must be a date/)],
        [4, 'name', 'must have at most 50 characters'],
        [4, 'lastDay', 'The last day is before the first one.'],
        [4, 'place', 'There is no pick-up point or store with this code.'],
      ])
      expect(await refused('code,name,isActive\nV5,Eve,perhaps\nv5,Eve,true\n')).toEqual([
        [2, 'isActive', 'must be true or false'],
        [3, 'code', 'Staff code v5 is already on line 2'],
      ])
      // What the roster itself refuses: an account that another person has, and none.
      expect(await refused(`code,name,member\nV6,Eve,${dan}\nV7,Flo,M404\n`)).toEqual([
        [2, 'member', expect.stringMatching(/has another staff code/)],
        [3, 'member', expect.stringMatching(/no such member/)],
      ])
      expect(await refused('name,salary\nEve,1\n')).toEqual([
        [1, 'salary', expect.stringContaining('code, name, member, isActive, firstDay, lastDay, place')],
        [1, 'code', 'this column is missing'],
      ])
      const many = Array.from({ length: 2001 }, (_, at) => `W${at},Eve`).join('\n')
      expect(await refused(`code,name\n${many}`)).toEqual([[2002, '', 'must have at most 2,000 entries']])
      expect(await list()).toEqual(before)
      expect(await staffCode(dan)).toBe('V1')
    })

    test('is for those who may change members', async () => {
      const body = { text: 'code,name\nX1,Eve\n' }
      expect((await served.ask('staff.import', { role: 'editor', body })).status).toBe(403)
      expect((await served.ask('staff.export', { role: 'editor', input: {} })).status).toBe(403)
      const tooLong = { text: 'x'.repeat(600_000) }
      expect((await served.ask('staff.try-import', { role, body: tooLong })).status).toBe(400)
    })
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
