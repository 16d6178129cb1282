import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOrderStore, type NewOrder } from '#api/order/order-store.ts'
import { newOrder, putStock } from '#api/order/testing.ts'
import { checkBooks } from '#api/order/books/books.ts'
import { booksOf } from '#api/testing/books.ts'
import { describeOnBothDatabases } from '#api/testing/databases.ts'
import { ROLES } from '#operators/operator.ts'
import { serveDesk } from '../testing/serve-desk.ts'

const NOW = Date.UTC(2026, 10, 23, 4)
const PARCEL = { carrier: 'SF', trackingNo: 'SF123456' }

describeOnBothDatabases('orders at the desk', open => {
  let served: Awaited<ReturnType<typeof serveDesk>>
  beforeAll(async () => {
    await putStock(open().db, { jacket: 1000, cup: 1000 })
    served = await serveDesk(open().db, NOW)
  })
  afterAll(() => served.close())
  type Question = NonNullable<Parameters<(typeof served)['ask']>[1]>
  const on = (number: string | undefined, operation: string, { body, ...more }: Question) =>
    served.ask(`orders.${operation}`, { ...more, body: { number, ...body } })
  const find = (number: string | undefined, more: Question) =>
    served.ask('orders.find', { ...more, input: { number } })
  const list = (input: object, more: Question = { role: 'publisher' }) =>
    served.ask('orders.list', { ...more, input })

  /** The number of a paid order of two jackets and a cup. */
  async function paidOrder(change: Partial<NewOrder> = {}): Promise<string> {
    const orders = createOrderStore(open().db)
    const placed = await orders.place(newOrder({ jacket: 2, cup: 1 }, change), NOW)
    if (!placed.ok) throw new Error(placed.refusal.reason)
    const attempt = await orders.openAttempt(placed.value.order.code, 'visa', NOW)
    const { ref, amount } = attempt ?? { ref: '', amount: 0 }
    await orders.settle({ ref, payRef: `p ${ref}`, isPaid: true, amount }, NOW)
    return placed.value.order.externalNo
  }

  test('ships an order in part, then whole, and takes its arrival; events name the operator', async () => {
    const number = await paidOrder()
    const role = 'publisher'
    const part = await on(number, 'ship', {
      role,
      body: { ...PARCEL, lines: [{ line: 1, quantity: 1 }] },
    })
    expect(part).toMatchObject({ status: 200, data: { status: 'PARTIAL_SHIPPED' } })
    await on(number, 'ship', { role, body: PARCEL })
    await on(number, 'track', { role, body: { shipment: 1, remark: 'Sorted in Tsing Yi' } })
    const { data } = await on(number, 'received', { role, body: {} })
    expect(data).toMatchObject({
      status: 'WAIT_EVALUATE',
      amount: { amount: 330, currencyCode: 'HKD' },
      lines: [
        { line: 1, shipped: 2, received: 2 },
        { line: 2, shipped: 1, received: 1 },
      ],
      shipments: [{ shipment: 2 }, { shipment: 1, lines: [{ line: 1, quantity: 1 }] }],
    })
    const events = data['events'] as { kind: string; actor: string }[]
    const own = events.filter(({ actor }) => actor === 'operator:publisher').map(({ kind }) => kind)
    expect(own.toReversed()).toEqual(['SHIPPED', 'SHIPPED', 'TRACKED', 'RECEIVED'])
  })

  test('closes units that will never ship, for admins; the order of which the rest has arrived ends', async () => {
    const number = await paidOrder()
    await on(number, 'ship', {
      role: 'publisher',
      body: { ...PARCEL, lines: [{ line: 1, quantity: 2 }] },
    })
    await on(number, 'received', { role: 'publisher', body: {} })
    const body = { reason: 'Broken', isWrittenOff: true, paysBack: true }
    expect((await on(number, 'close-units', { role: 'publisher', body })).status).toBe(403)
    const { data } = await on(number, 'close-units', { role: 'admin', body })
    expect(data).toMatchObject({
      status: 'WAIT_EVALUATE',
      lines: [{ closed: 0 }, { closed: 1, refunded: 1 }],
      refunds: [{ reason: 'RETURN', amount: { amount: 100 } }],
    })
    const listed = await list({ status: 'TO_SHIP', size: 100 })
    expect(JSON.stringify(listed.data)).not.toContain(number)
  })

  test('cancels an unpaid order, and shows and refunds a payment of another amount', async () => {
    const orders = createOrderStore(open().db)
    const placed = await orders.place(newOrder({ jacket: 1 }), NOW)
    if (!placed.ok) throw new Error(placed.refusal.reason)
    const { code, externalNo: number } = placed.value.order
    const attempt = await orders.openAttempt(code, 'visa', NOW)
    await orders.settle({ ref: attempt?.ref ?? '', payRef: 'small', isPaid: true, amount: 100 }, NOW)
    const unpaid = await on(number, 'cancel-unpaid', { role: 'publisher', body: { reason: 'A mistake' } })
    expect(unpaid.data).toMatchObject({
      status: 'CANCELED',
      spare: [
        { number: 'small', kind: 'PAID_DIFFERENT', amount: { amount: 1 }, refund: null, isReturnable: true },
      ],
      operations: ['return-payment'],
    })
    const body = { payment: 'small' }
    expect((await on(number, 'return-payment', { role: 'publisher', body })).status).toBe(403)
    const { data } = await on(number, 'return-payment', { role: 'admin', body })
    expect(data).toMatchObject({ spare: [{ refund: 'QUEUED', isReturnable: false }], operations: [] })
    const again = await on(number, 'return-payment', { role: 'admin', body })
    expect(again).toMatchObject({
      status: 409,
      message: 'There is no such payment to refund, or its refund is under way.',
    })
  })

  test('cancels a paid order and queues its refund, and pays back a part of another', async () => {
    const [cancelled, kept] = [await paidOrder(), await paidOrder()]
    const { data } = await on(cancelled, 'cancel', { role: 'admin', body: { reason: 'Out of stock' } })
    expect(data).toMatchObject({
      status: 'CANCELED',
      refunds: [{ amount: { amount: 330 }, reason: 'CANCELLED' }],
    })
    const refund = { role: 'admin', body: { amount: 12.5, reason: 'A tear' } } as const
    expect(await on(kept, 'refund', refund)).toMatchObject({
      status: 200,
      data: { refunds: [{ amount: { amount: 12.5 }, reason: 'SHOP', state: 'QUEUED' }] },
    })
    const tooMuch = await on(kept, 'refund', { role: 'admin', body: { amount: 320, reason: 'All' } })
    expect(tooMuch).toMatchObject({
      status: 409,
      message: 'At most HK$317.50 of this order can be refunded.',
    })
  })

  test('lists who holds how much by unpaid orders, and releases them: paid and changed ones stay', async () => {
    const { db } = open()
    const orders = createOrderStore(db)
    const role = 'publisher'
    const place = async (owner: string, units: number, email: string) => {
      const placed = await orders.place(
        newOrder({ cup: units }, { owner: { code: owner, isMember: false }, email, address: '203.0.113.9' }),
        NOW,
      )
      if (!placed.ok) throw new Error(placed.refusal.reason)
      return placed.value.order
    }
    const many = [
      await place('hoarder', 40, 'a@cairn.example'),
      await place('hoarder', 30, 'b@cairn.example'),
    ]
    const one = await place('honest', 1, 'c@cairn.example')
    type Held = { units: number; orders: { number: string; version: number }[] }[]
    const held = async (by: string) =>
      (await served.ask('orders.unpaid', { role, input: { by } })).data as unknown as Held
    const [most] = await held('SHOPPER')
    expect(most?.units).toBe(70)
    expect(most?.orders.map(({ number }) => number).toSorted()).toEqual(
      many.map(({ externalNo }) => externalNo).toSorted(),
    )
    expect((await held('ADDRESS'))[0]?.units).toBe(71)
    expect((await held('EMAIL')).map(({ units }) => units).slice(0, 2)).toEqual([40, 30])
    const reserved = async () =>
      (await db.selectFrom('sku_stock').select('reserved').where('sku_code', '=', 'cup').executeTakeFirst())
        ?.reserved
    const before = Number(await reserved())
    const changed = { number: one.externalNo, version: 9 }
    const body = {
      orders: [...(most?.orders ?? []), changed].map(({ number, version }) => ({ number, version })),
    }
    expect(await served.ask('orders.release', { role, body: { ...body, reason: '' } })).toMatchObject({
      status: 422,
    })
    const { data } = await served.ask('orders.release', { role, body: { ...body, reason: 'Never pays' } })
    expect(data).toMatchObject({ left: [one.externalNo] })
    expect(await reserved()).toBe(before - 70)
    const order = await find(many[0]?.externalNo, { role })
    expect(order.data).toMatchObject({ status: 'CANCELED' })
    expect((order.data['events'] as { kind: string; actor: string }[])[0]).toMatchObject({
      kind: 'CANCELLED',
      actor: 'operator:publisher',
    })
    expect(await served.ask('orders.unpaid', { role: 'editor' })).toMatchObject({ status: 403 })
    expect(await checkBooks(booksOf(db))).toEqual([])
  })

  test('lists orders by status, page after page', async () => {
    const numbers = [await paidOrder(), await paidOrder(), await paidOrder()]
    const seen: string[] = []
    let after: string | undefined
    for (let pages = 0; pages < 50; pages += 1) {
      const { data } = await list({ status: 'WAIT_DELIVERY', size: 2, after })
      const orders = data['rows'] as { number: string; status: string }[]
      expect(orders.every(({ status }) => status === 'WAIT_DELIVERY')).toBe(true)
      seen.push(...orders.map(({ number }) => number))
      if (typeof data['next'] !== 'string') break
      after = data['next']
    }
    expect(seen).toEqual(expect.arrayContaining(numbers))
    expect(new Set(seen).size).toBe(seen.length)
    expect(await list({ status: 'GONE' })).toMatchObject({ status: 400 })
    expect(await list({ after: 'O1' })).toMatchObject({ status: 404 })
  })

  test('orders with a refund that failed are found until it is asked for again', async () => {
    const [failed, other] = [await paidOrder(), await paidOrder()]
    const role = 'admin'
    const refund = (number: string, amount: number) =>
      on(number, 'refund', { role, body: { amount, reason: 'A tear' } })
    await refund(failed, 5)
    await refund(other, 5)
    const { code } = await open()
      .db.selectFrom('order_head')
      .select('code')
      .where('external_no', '=', failed)
      .executeTakeFirstOrThrow()
    await open()
      .db.updateTable('refund')
      .set({ state: 'REFUSED', created_at: NOW - 1 })
      .where('order_code', '=', code)
      .execute()
    const found = async () => {
      const { data } = await list({ status: 'REFUND_FAILED' })
      return (data['rows'] as { number: string }[]).map(({ number }) => number)
    }
    expect(await found()).toEqual([failed])
    await refund(failed, 5)
    expect(await found()).toEqual([])
  })

  test('orders with mails that were given up are found until these wait again; withheld ones are no work', async () => {
    const [down, withheld] = [await paidOrder(), await paidOrder()]
    const { db } = open()
    const giveUp = (number: string, attempts: number) =>
      db
        .updateTable('order_mail')
        .set({ state: 'GIVEN_UP', attempts })
        .where('kind', '=', 'PAID')
        .where(
          'order_code',
          'in',
          db.selectFrom('order_head').select('code').where('external_no', '=', number),
        )
        .execute()
    await giveUp(down, 8)
    await giveUp(withheld, 1)
    const found = async () => {
      const { data } = await list({ status: 'MAIL_FAILED' })
      return (data['rows'] as { number: string }[]).map(({ number }) => number)
    }
    expect(await found()).toEqual([down])
    const role = 'publisher'
    expect((await find(down, { role })).data).toMatchObject({ mailsFailed: 1 })
    expect((await on(down, 'send-mails', { role, body: {} })).data).toMatchObject({ mailsFailed: 0 })
    expect(await found()).toEqual([])
    const waiting = await db.selectFrom('order_mail').select('kind').where('attempts', '=', 0).execute()
    expect(waiting.map(({ kind }) => kind)).toContain('PAID')
  })

  test('finds a shopper’s orders by the whole email address in any case, and none by a part of it', async () => {
    const numbers = [
      await paidOrder({ email: 'Ho.Yan@Cairn.example' }),
      await paidOrder({ email: 'ho.yan@cairn.example' }),
    ]
    const found = async (email: string, more: object = {}) => {
      const { data } = await list({ email, ...more })
      return data as { rows: { number: string }[]; next: string | null }
    }
    const { rows: both, next } = await found(' HO.YAN@cairn.example ')
    expect(both.map(({ number }) => number).toSorted()).toEqual(numbers.toSorted())
    expect(next).toBeNull()
    const first = await found('ho.yan@cairn.example', { size: 1 })
    expect(first.rows).toEqual([both[0]])
    const second = await found('ho.yan@cairn.example', { size: 1, after: first.next })
    expect(second).toEqual({ rows: [both[1]], next: null })
    expect((await found('ho.yan@cairn.example', { status: 'WAIT_PAY' })).rows).toEqual([])
    expect((await found('yan@cairn.example')).rows).toEqual([])
  })

  test('orders to ship are paid and have units that have not left, also after others arrived', async () => {
    const email = 'to-ship@cairn.example'
    const role = 'publisher'
    const [untouched, half, all] = [
      await paidOrder({ email }),
      await paidOrder({ email }),
      await paidOrder({ email }),
    ]
    await on(half, 'ship', { role, body: { ...PARCEL, lines: [{ line: 2, quantity: 1 }] } })
    await on(half, 'received', { role, body: {} })
    await on(all, 'ship', { role, body: PARCEL })
    const placed = await createOrderStore(open().db).place(newOrder({ cup: 1 }, { email }), NOW)
    expect(placed.ok).toBe(true)
    const { data } = await list({ status: 'TO_SHIP', email })
    const orders = data['rows'] as { number: string; status: string; isToShip: boolean }[]
    expect(orders.map(({ number }) => number).toSorted()).toEqual([untouched, half].toSorted())
    expect(orders.find(({ number }) => number === half)).toMatchObject({
      status: 'PARTIAL_RECEIVED',
      isToShip: true,
    })
    const { data: rest } = await list({ email })
    const others = (rest['rows'] as typeof orders).filter(({ isToShip }) => !isToShip)
    expect(others.map(({ status }) => status).toSorted()).toEqual(['WAIT_PAY', 'WAIT_RECEIVE'])
  })

  test('an order says what its state allows, what is left to refund, and who receives it', async () => {
    const number = await paidOrder()
    const { data } = await find(number, { role: 'publisher' })
    expect(data).toMatchObject({
      operations: ['ship', 'close-units', 'cancel', 'refund'],
      refundable: { amount: 330 },
      amounts: { goods: { amount: 300 }, freight: { amount: 30 } },
      payType: 'visa',
      receiver: {
        name: 'Mei Chan',
        place: {
          zh_HK: ['香港', '中西區 中環', '1 Queen’s Road'],
          en_US: ['1 Queen’s Road', 'Central and Western, Central', 'Hong Kong'],
        },
      },
      lines: [
        {
          line: 1,
          name: { zh_HK: '外套', en_US: 'Jacket' },
          refunded: 0,
          why: [
            {
              en_US:
                'HK$100 each on its page. The order does not hold where this price came from: it was placed before the shop kept that.',
            },
            { zh_HK: '2 件實收 HK$200。', en_US: 'All 2 cost HK$200.' },
          ],
        },
        { line: 2 },
      ],
    })
    await on(number, 'refund', { role: 'admin', body: { amount: 330, reason: 'All of it' } })
    const { data: refunded } = await find(number, { role: 'publisher' })
    expect(refunded).toMatchObject({
      operations: ['ship', 'close-units', 'cancel'],
      refundable: { amount: 0 },
    })
  })

  test.each([
    ['ship', { ...PARCEL, lines: [{ line: 1, quantity: 1 }] }],
    ['refund', { amount: 10, reason: 'A scratch' }],
    ['cancel', { reason: 'Out of stock' }],
  ] as const)(
    '%s is refused for a version that is no longer true, and changes nothing',
    async (name, body) => {
      const number = await paidOrder()
      const seen = (await find(number, { role: 'admin' })).data
      const once = await on(number, name, {
        role: 'admin',
        body: { ...body, version: seen['version'] },
      })
      expect(once.status).toBe(200)
      const twice = await on(number, name, {
        role: 'admin',
        body: { ...body, version: seen['version'] },
      })
      expect(twice).toMatchObject({ status: 409, message: expect.stringContaining('This order has changed') })
      expect((await find(number, { role: 'admin' })).data).toEqual(once.data)
    },
  )

  test('a refusal names the state as the screens do, in the operator’s language', async () => {
    const number = await paidOrder()
    await on(number, 'ship', { role: 'admin', body: PARCEL })
    const cancel = { role: 'admin', body: { reason: 'Out of stock' } } as const
    expect(await on(number, 'cancel', cancel)).toMatchObject({
      status: 409,
      message: 'The order is “In transit” now, so this is not possible.',
    })
    expect((await on(number, 'cancel', { ...cancel, lang: 'zh_HK' })).message).toBe(
      '訂單狀態為「運送中」，不能執行此操作。',
    )
  })

  test.each([
    ['ship', { ...PARCEL, trackingNo: '-' }, [403, 422, 422]],
    ['received', {}, [403, 409, 409]],
    ['track', { shipment: 1, remark: 'x' }, [403, 404, 404]],
    ['cancel', { reason: '' }, [403, 403, 422]],
    ['refund', { amount: 1, reason: '' }, [403, 403, 422]],
  ] as const)('%s answers editor, publisher and admin by their role', async (name, body, statuses) => {
    const number = await paidOrder()
    const answers: number[] = []
    for (const role of ROLES) answers.push((await on(number, name, { role, body })).status)
    expect(answers).toEqual(statuses)
  })

  test.each([
    ['refund', { amount: 150.01, reason: 'A tear' }],
    ['cancel', { reason: 'Out of stock' }],
    [
      'close-units',
      { reason: 'Broken', isWrittenOff: true, paysBack: true, lines: [{ line: 1, quantity: 2 }] },
    ],
  ] as const)(
    '%s beyond the limit of a role is refused with the limit and the roles that may; nothing is changed',
    async (name, body) => {
      const order = await paidOrder()
      const before = (await find(order, { role: 'admin' })).data
      const refused = await on(order, name, { role: 'own-till', body })
      expect(refused).toMatchObject({
        status: 403,
        message:
          'Your role may refund at most HK$150 of one order; HK$150 is left of that here. Admin, Store manager may refund more.',
      })
      expect((await find(order, { role: 'admin' })).data).toEqual(before)
      expect((await on(order, name, { role: 'admin', body })).status).toBe(200)
    },
  )

  test('refunds in parts add up to the limit of one order; the refunds of others do not count', async () => {
    const number = await paidOrder()
    const refund = (amount: number, role: Question['role'] = 'own-till', lang = 'en_US') =>
      on(number, 'refund', { role: role ?? 'admin', lang, body: { amount, reason: 'A tear' } })
    expect((await refund(50, 'admin')).status).toBe(200)
    expect((await refund(100)).status).toBe(200)
    expect(await refund(50.01, 'own-till', 'zh_HK')).toMatchObject({
      status: 403,
      message: '你的角色對每張訂單最多可退 HK$150，這張訂單尚可退 HK$50。如需退更多，可由管理員、店長處理。',
    })
    expect((await refund(50)).status).toBe(200)
    expect((await refund(0.01)).status).toBe(403)
    // Operations that pay nothing back stay open.
    const closed = {
      reason: 'Broken',
      isWrittenOff: true,
      paysBack: false,
      lines: [{ line: 1, quantity: 1 }],
    }
    expect((await on(number, 'close-units', { role: 'own-till', body: closed })).status).toBe(200)
    const other = await paidOrder()
    expect(
      (await on(other, 'refund', { role: 'own-till', body: { amount: 150, reason: 'All' } })).status,
    ).toBe(200)
  })

  test('refuses other sites, wrong bodies and unknown orders, and is never stored', async () => {
    const number = await paidOrder()
    const ship = (more: Question) => on(number, 'ship', more)
    const foreign = { role: 'admin', body: PARCEL, headers: { origin: 'https://evil.example' } } as const
    expect(await ship(foreign)).toMatchObject({ status: 403 })
    expect(await ship({ role: 'admin', body: { carrier: 'X' } })).toMatchObject({ status: 400 })
    expect(await ship({ role: 'admin', body: { ...PARCEL, more: 1 } })).toMatchObject({ status: 400 })
    const long = { ...PARCEL, memo: 'x'.repeat(20_000) }
    expect(await ship({ role: 'admin', body: long })).toMatchObject({ status: 413 })
    expect(await on('20260101', 'ship', { role: 'admin', body: PARCEL, lang: 'zh_HK' })).toMatchObject({
      status: 404,
      message: '找不到這張訂單。',
    })
    const { response } = await find(number, { role: 'admin' })
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await on(number, 'burn', { role: 'admin' })).toMatchObject({ status: 404 })
  })

  test('an operator who asks too often has to wait', async () => {
    const answers = await Promise.all(
      Array.from({ length: 1210 }, () => list({ size: 1 }, { role: 'editor', lang: 'zh_HK' })),
    )
    const late = answers.filter(({ status }) => status === 429)
    expect(late.length).toBeGreaterThanOrEqual(10)
    expect(late[0]?.message).toBe('操作過於頻密，請稍後再試。')
  })
})
