import { Buffer } from 'node:buffer'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type AfterSalesRequest, createAfterSalesStore } from '#api/after-sales/after-sales-store.ts'
import { addStock, receivedOrder } from '#api/after-sales/testing.ts'
import type { StoredOrder } from '#api/order/order-store.ts'
import { describeOnBothDatabases } from '#api/testing/databases.ts'
import { ROLES } from '#operators/operator.ts'
import { serveDesk } from '../testing/serve-desk.ts'

const NOW = Date.UTC(2026, 10, 23, 4)
const DAY = 24 * 3_600_000
const PARCEL = { carrier: 'SF', trackingNo: 'SF123456' }

describeOnBothDatabases('returns at the desk', open => {
  let keys = 0
  let served: Awaited<ReturnType<typeof serveDesk>>
  let order: StoredOrder
  beforeAll(async () => {
    served = await serveDesk(open().db, NOW)
  })
  afterAll(() => served.close())
  beforeEach(async () => {
    order = await receivedOrder(open().db, { now: NOW })
    await addStock(open().db, ['jacket', 'large'])
  })
  type Question = NonNullable<Parameters<(typeof served)['ask']>[1]>
  const on = (number: string, operation: string, { body, ...more }: Question) =>
    served.ask(`returns.${operation}`, { ...more, body: { number, ...body } })
  const find = (number: string, more: Question) => served.ask('returns.find', { ...more, input: { number } })
  const list = (input: object) => served.ask('returns.list', { role: 'publisher', input })
  const create = (more: Question) => served.ask('returns.create', more)
  const store = () => createAfterSalesStore(open().db)

  /** The number of a return of the first unit. */
  async function newReturn(change: Partial<AfterSalesRequest> = {}, now = NOW): Promise<string> {
    const asked = await store().apply(
      order.code,
      {
        type: 'RETURN',
        reason: 'FAULTY',
        memo: 'A tear',
        method: 'COURIER',
        photoIds: [],
        lines: [{ position: 0, quantity: 1, exchangeSku: '' }],
        clientKey: `key ${(keys += 1)}`,
        ...change,
      },
      { actor: 'shopper', now },
    )
    if (!asked.ok) throw new Error(asked.refusal.code)
    return asked.value.head.code
  }
  const exchange = () =>
    newReturn({ type: 'EXCHANGE', lines: [{ position: 0, quantity: 1, exchangeSku: 'large' }] })
  const addPhoto = (code: string, id: string) =>
    open()
      .db.insertInto('after_sales_photo')
      .values({
        id,
        order_code: order.code,
        after_sales_code: code,
        bytes: Buffer.from('a picture'),
        created_at: NOW,
      })
      .execute()

  test('a return is approved, received and paid back; events name the operator (MO-73)', async () => {
    const code = await newReturn()
    const role = 'publisher'
    expect(await on(code, 'approve', { role, body: {} })).toMatchObject({
      status: 200,
      data: { number: code, order: order.externalNo, status: 'WAIT_SEND_BACK', amount: { amount: 100 } },
    })
    const back = await on(code, 'received-back', { role, body: { isDamaged: true } })
    expect(back.data).toMatchObject({ status: 'BACK_IN_STORAGE', refund: null })
    const { data } = await on(code, 'refund', { role: 'admin', body: {} })
    expect(data).toMatchObject({
      status: 'FINISHED',
      refund: { amount: { amount: 100, currencyCode: 'HKD' }, state: 'QUEUED' },
      lines: [
        { line: 1, skuCode: 'jacket', name: { en_US: 'Jacket' }, quantity: 1, amount: { amount: 100 } },
      ],
      operations: [],
    })
    const events = data['events'] as { kind: string; actor: string }[]
    const steps = events.filter(({ kind }) => kind.startsWith('AFTER_SALES_'))
    expect(steps.map(({ kind, actor }) => `${kind} ${actor}`)).toEqual([
      'AFTER_SALES_FINISHED operator:admin',
      'AFTER_SALES_BACK_IN_STORAGE operator:publisher',
      'AFTER_SALES_WAIT_SEND_BACK operator:publisher',
      'AFTER_SALES_NEW shopper',
    ])
    expect(await on(code, 'refund', { role: 'admin', body: {} })).toMatchObject({
      status: 409,
      message: 'This return has been refunded, or its refund is in progress.',
    })
  })

  test('a refund beyond the limit of the operator’s role is refused, and nothing is changed', async () => {
    const body = { number: order.externalNo, amount: 60, reason: 'A tear' }
    expect((await served.ask('orders.refund', { role: 'own-till', body })).status).toBe(200)
    const code = await newReturn()
    const refused = await on(code, 'refund', { role: 'own-till', body: {} })
    expect(refused).toMatchObject({
      status: 403,
      message: expect.stringContaining('HK$90 is left of that here'),
    })
    const { data } = await find(code, { role: 'admin' })
    expect(data).toMatchObject({ status: 'NEW', isRefunded: false, refund: null })
    expect((await on(code, 'refund', { role: 'admin', body: {} })).status).toBe(200)
  })

  const asked = (change: object = {}) => ({
    order: order.externalNo,
    type: 'RETURN',
    reason: 'OTHER',
    memo: 'On the phone: a seam is open',
    method: 'SHOP',
    lines: [{ line: 1, quantity: 1 }],
    clientKey: `operator key ${(keys += 1)}`,
    ...change,
  })
  const firstLine = (change: object) => ({ lines: [{ line: 1, quantity: 1, ...change }] })

  test('an operator asks for a return in a shopper’s name; sent again it is the same one (MO-70)', async () => {
    const [role, body] = ['publisher', asked()] as const
    const { status, data } = await create({ role, body })
    expect({ status, data }).toMatchObject({
      status: 200,
      data: {
        order: order.externalNo,
        type: 'RETURN',
        status: 'NEW',
        reason: 'OTHER',
        memo: 'On the phone: a seam is open',
        method: 'SHOP',
        lines: [{ line: 1, skuCode: 'jacket', quantity: 1 }],
        events: [{ kind: 'AFTER_SALES_NEW', actor: 'operator:publisher' }],
      },
    })
    expect((await create({ role, body })).data).toMatchObject({ number: data['number'] })
    expect((await store().ofOrder(order.code)).map(({ head }) => head.code)).toEqual([data['number']])
    const other = await create({ role, body: { ...body, reason: 'FAULTY' } })
    expect(other.status).toBe(409)
  })

  test('an operator asks for an exchange (MO-70)', async () => {
    const same = asked({ type: 'EXCHANGE' })
    expect((await create({ role: 'admin', body: same })).data).toMatchObject({
      type: 'EXCHANGE',
      lines: [{ skuCode: 'jacket', exchange: { skuCode: 'jacket' } }],
    })
    const foreign = asked({ type: 'EXCHANGE', ...firstLine({ exchangeSku: 'socks' }) })
    expect(await create({ role: 'admin', body: foreign })).toMatchObject({
      status: 409,
      message: 'Items can only be exchanged for another size or colour of the same product.',
    })
  })

  test('says what can be returned of an order, in the operator’s language, and what remains after a request (MO-70)', async () => {
    const options = () =>
      served
        .ask('returns.options', { role: 'publisher', input: { order: order.externalNo }, lang: 'zh_HK' })
        .then(({ data }) => data)
    expect(await options()).toMatchObject({
      orderNo: order.externalNo,
      lines: [
        { lineId: '1', returnableQuantity: 2, problem: null, refunds: [{ amount: { amount: 100 } }, {}] },
        { lineId: '2', returnableQuantity: 1 },
      ],
    })
    await create({ role: 'publisher', body: asked(firstLine({ quantity: 2 })) })
    expect(await options()).toMatchObject({
      lines: [
        { returnableQuantity: 0, problem: 'TAKEN', message: '所有件數已申請退換。' },
        { returnableQuantity: 1 },
      ],
    })
    expect(await served.ask('returns.options', { role: 'publisher', input: { order: '1' } })).toMatchObject({
      status: 404,
    })
    expect(await served.ask('returns.options', { role: 'publisher' })).toMatchObject({ status: 400 })
  })

  test.each([
    ['an unknown order', { order: '1' }, 404, 'Order not found.'],
    [
      'more units than there are',
      firstLine({ quantity: 3 }),
      409,
      'Only 2 units of this line can be returned.',
    ],
    [
      'a line that the order does not have',
      firstLine({ line: 9 }),
      422,
      'The lines of the return do not belong to this order, or one is listed twice.',
    ],
    [
      'no words for “other”',
      { memo: ' ' },
      422,
      'A memo can have at most 500 characters. The reason “other” requires one.',
    ],
    [
      'a short key',
      { clientKey: 'short' },
      409,
      'The key must have 8 to 64 characters and belong to one return only.',
    ],
    ['a refund without goods', { type: 'REFUND' }, 400, undefined],
    ['a field of no meaning', { amount: 10 }, 400, undefined],
  ])('refuses %s in an operator’s input; nothing is kept (MO-70)', async (_, change, status, message) => {
    const answer = await create({ role: 'publisher', body: asked(change) })
    expect(answer).toMatchObject({ status, ...(message && { message }) })
    expect(await store().ofOrder(order.code)).toEqual([])
  })

  test('goods on their way, and goods kept longer than 14 days, are not returned for an operator either (MO-70, M-135)', async () => {
    const role = 'publisher'
    order = await receivedOrder(open().db, { now: NOW, lines: [{ position: 0, quantity: 2 }] })
    const early = asked({ lines: [{ line: 2, quantity: 1 }] })
    expect(await create({ role, body: early })).toMatchObject({
      status: 409,
      message: 'The items on this line have not been received yet.',
    })
    order = await receivedOrder(open().db, { now: NOW - 15 * DAY })
    expect(await create({ role, body: asked(), lang: 'zh_HK' })).toMatchObject({
      status: 409,
      message: '商品可於收貨後 14 天內退換。',
    })
  })

  test('a return is refused with a reason, and none without', async () => {
    const code = await newReturn()
    const without = { role: 'publisher', body: { reason: ' ' }, lang: 'zh_HK' } as const
    expect(await on(code, 'refuse', without)).toMatchObject({
      status: 422,
      message: '原因或備註須有 1 至 200 個字元。',
    })
    const refused = await on(code, 'refuse', { role: 'publisher', body: { reason: 'It was worn.' } })
    expect(refused.data).toMatchObject({ status: 'AUDIT_FAILED', answer: 'It was worn.' })
    expect(await on(code, 'approve', { role: 'publisher', body: {} })).toMatchObject({
      status: 409,
      message: 'The return is “Not approved” now, so this is not possible.',
    })
  })

  test('an exchange gets its replacement while there is stock; a return gets none', async () => {
    const role = 'publisher'
    const [code, plain] = [await exchange(), await newReturn()]
    for (const each of [code, plain])
      for (const step of ['approve', 'received-back']) await on(each, step, { role, body: {} })
    const stock = (onHand: number) =>
      open().db.updateTable('sku_stock').set({ on_hand: onHand }).where('sku_code', '=', 'large').execute()
    await stock(0)
    expect(await on(code, 'exchange-out', { role, body: PARCEL })).toMatchObject({
      status: 409,
      message: 'Not enough stock: large. Refund the return instead.',
    })
    await stock(5)
    const wrong = { carrier: 'SF', trackingNo: '-' }
    expect(await on(code, 'exchange-out', { role, body: wrong })).toMatchObject({ status: 422 })
    const out = await on(code, 'exchange-out', { role, body: PARCEL })
    expect(out.data).toMatchObject({ status: 'EXCHANGE_OUT', replacement: PARCEL })
    expect((await on(code, 'exchange-received', { role, body: {} })).data).toMatchObject({
      status: 'FINISHED',
    })
    expect(await on(plain, 'exchange-out', { role, body: PARCEL })).toMatchObject({
      status: 409,
      message: 'This return is not an exchange. Refund it instead.',
    })
  })

  test('lists returns by status, page after page; one that waits over three weeks is late (M-136)', async () => {
    const late = await newReturn({}, NOW - 22 * DAY)
    order = await receivedOrder(open().db, { now: NOW })
    const numbers = [late, await newReturn(), await newReturn()]
    const seen: { number: string; order: string; isLate: boolean }[] = []
    let after: string | undefined
    for (let pages = 0; pages < 50; pages += 1) {
      const { data } = await list({ status: 'NEW', size: 1, after })
      seen.push(...(data['rows'] as typeof seen))
      if (typeof data['next'] !== 'string') break
      after = data['next']
    }
    expect(seen.map(({ number }) => number)).toEqual(expect.arrayContaining(numbers))
    expect(new Set(seen.map(({ number }) => number)).size).toBe(seen.length)
    expect(seen.filter(({ isLate }) => isLate).map(({ number }) => number)).toEqual([late])
    expect(seen.find(({ number }) => number === numbers[1])?.order).toBe(order.externalNo)
    expect(await list({ status: 'GONE' })).toMatchObject({ status: 400 })
    expect(await list({ order: '1' })).toMatchObject({ status: 404 })
    expect(await list({ after: 'A1' })).toMatchObject({ status: 404 })
  })

  test('lists the returns of one order, and those that wait for the shop', async () => {
    const role = 'publisher'
    const numbersOf = async (more: object = {}) => {
      const { data } = await list({ order: order.externalNo, ...more })
      return (data['rows'] as { number: string }[]).map(({ number }) => number)
    }
    const [approved, refused] = [await newReturn({}, NOW - 1000), await newReturn()]
    expect(await numbersOf({ status: 'TO_HANDLE' })).toEqual([refused, approved])
    await on(approved, 'approve', { role, body: {} })
    await on(refused, 'refuse', { role, body: { reason: 'It was worn.' } })
    expect(await numbersOf()).toEqual([refused, approved])
    expect(await numbersOf({ status: 'TO_HANDLE' })).toEqual([])
    await on(approved, 'received-back', { role, body: {} })
    expect(await numbersOf({ status: 'TO_HANDLE' })).toEqual([approved])
  })

  test('a return names what its refund would pay back: at most what is left of the payment (MO-73)', async () => {
    const code = await newReturn()
    const refundable = async () => (await find(code, { role: 'admin' })).data['refundable']
    expect(await refundable()).toMatchObject({ amount: 100 })
    const { data } = await served.ask('orders.find', { role: 'admin', input: { number: order.externalNo } })
    const { amount } = data['refundable'] as { amount: number }
    const rest = { number: order.externalNo, amount: amount - 40, reason: 'A fault' }
    await served.ask('orders.refund', { role: 'admin', body: rest })
    expect(await refundable()).toMatchObject({ amount: 40 })
  })

  test('shows photos of a return to operators, and of that return alone', async () => {
    const [code, other] = [await newReturn(), await newReturn()]
    const id = `photo ${code}`
    await addPhoto(code, id)
    const { data } = await find(code, { role: 'publisher' })
    expect(data).toMatchObject({ photos: [id], memo: 'A tear' })
    const path = (number: string) => `returns.photo/${number}/${encodeURIComponent(id)}`
    const photo = await served.send(path(code), { role: 'publisher' })
    expect(photo.headers.get('content-type')).toBe('image/jpeg')
    expect(photo.headers.get('cache-control')).toBe('no-store')
    expect(await photo.text()).toBe('a picture')
    expect(await served.ask(path(other), { role: 'publisher' })).toMatchObject({ status: 404 })
    expect((await served.send(path(code), { role: 'editor' })).status).toBe(403)
    expect((await served.send(path(code))).status).toBe(401)
  })

  test.each([
    ['approve', {}, [403, 200, 409]],
    ['refuse', { reason: '' }, [403, 422, 422]],
    ['received-back', {}, [403, 409, 409]],
    ['exchange-out', PARCEL, [403, 409, 409]],
    ['exchange-received', {}, [403, 409, 409]],
    ['refund', {}, [403, 403, 200]],
  ] as const)('%s answers editor, publisher and admin by their role', async (name, body, statuses) => {
    const number = await newReturn()
    const answers: number[] = []
    for (const role of ROLES) answers.push((await on(number, name, { role, body })).status)
    expect(answers).toEqual(statuses)
  })

  test('refuses other sites, wrong bodies and unknown returns', async () => {
    const number = await newReturn()
    const foreign = { role: 'admin', body: {}, headers: { origin: 'https://evil.example' } } as const
    expect(await on(number, 'approve', foreign)).toMatchObject({ status: 403 })
    expect(await on(number, 'approve', { role: 'admin', body: { more: 1 } })).toMatchObject({ status: 400 })
    expect(await on('A1', 'approve', { role: 'admin', body: {}, lang: 'zh_HK' })).toMatchObject({
      status: 404,
      message: '找不到這項退換申請。',
    })
    expect(await find('A1', { role: 'admin' })).toMatchObject({ status: 404 })
  })
})
