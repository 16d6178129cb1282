import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOrderStore } from '#api/order/order-store.ts'
import { newOrder, putStock } from '#api/order/testing.ts'
import { describeOnBothDatabases } from '#api/testing/databases.ts'
import { ROLES } from '#content-store/client/types.ts'
import { serveDesk } from './testing.ts'

const NOW = Date.UTC(2026, 10, 23, 4)
const PARCEL = { carrier: 'SF', trackingNo: 'SF123456' }

describeOnBothDatabases('orders at the desk', open => {
  let served: Awaited<ReturnType<typeof serveDesk>>
  beforeAll(async () => {
    await putStock(open().db, { jacket: 1000, cup: 1000 })
    served = await serveDesk(open().db, NOW)
  })
  afterAll(() => served.close())
  const ask: (typeof served)['ask'] = (path, question) => served.ask(`/orders${path}`, question)

  /** The number of a paid order of two jackets and a cup. */
  async function paidOrder(): Promise<string> {
    const orders = createOrderStore(open().db)
    const placed = await orders.place(newOrder({ jacket: 2, cup: 1 }), NOW)
    if (!placed.ok) throw new Error(placed.reason)
    const attempt = await orders.openAttempt(placed.order.code, 'visa', NOW)
    const { ref, amount } = attempt ?? { ref: '', amount: 0 }
    await orders.settle({ ref, payRef: `p ${ref}`, isPaid: true, amount }, NOW)
    return placed.order.externalNo
  }

  test('ships an order in part, then whole, and takes its arrival; events name the operator', async () => {
    const number = await paidOrder()
    const role = 'publisher'
    const part = await ask(`/${number}/ship`, {
      role,
      body: { ...PARCEL, lines: [{ line: 1, quantity: 1 }] },
    })
    expect(part).toMatchObject({ status: 200, data: { status: 'PARTIAL_SHIPPED' } })
    await ask(`/${number}/ship`, { role, body: PARCEL })
    await ask(`/${number}/track`, { role, body: { shipment: 1, remark: 'Sorted in Tsing Yi' } })
    const { data } = await ask(`/${number}/received`, { role, body: {} })
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

  test('cancels a paid order and queues its refund, and pays back a part of another', async () => {
    const [cancelled, kept] = [await paidOrder(), await paidOrder()]
    const { data } = await ask(`/${cancelled}/cancel`, { role: 'admin', body: { reason: 'Out of stock' } })
    expect(data).toMatchObject({
      status: 'CANCELED',
      refunds: [{ amount: { amount: 330 }, reason: 'CANCELLED' }],
    })
    const refund = { role: 'admin', body: { amount: 12.5, reason: 'A tear' } } as const
    expect(await ask(`/${kept}/refund`, refund)).toMatchObject({
      status: 200,
      data: { refunds: [{ amount: { amount: 12.5 }, reason: 'SHOP', state: 'QUEUED' }] },
    })
    const tooMuch = await ask(`/${kept}/refund`, { role: 'admin', body: { amount: 320, reason: 'All' } })
    expect(tooMuch).toMatchObject({
      status: 409,
      message: 'At most HK$317.5 of this order can be refunded.',
    })
  })

  test('lists orders by status, page after page', async () => {
    const numbers = [await paidOrder(), await paidOrder(), await paidOrder()]
    const seen: string[] = []
    let after = ''
    for (let pages = 0; pages < 50; pages += 1) {
      const { data } = await ask(`?status=WAIT_DELIVERY&size=2${after}`, { role: 'publisher' })
      const orders = data['orders'] as { code: string; number: string; status: string; email: string }[]
      expect(orders.every(({ status }) => status === 'WAIT_DELIVERY')).toBe(true)
      seen.push(...orders.map(({ number }) => number))
      if (!data['hasMore']) break
      after = `&after=${orders.at(-1)?.code}`
    }
    expect(seen).toEqual(expect.arrayContaining(numbers))
    expect(new Set(seen).size).toBe(seen.length)
    expect(await ask('?status=GONE', { role: 'publisher' })).toMatchObject({ status: 400 })
    expect(await ask('?after=O1', { role: 'publisher' })).toMatchObject({ status: 404 })
  })

  test.each([
    ['', undefined, [403, 200, 200]],
    ['/NUMBER', undefined, [403, 200, 200]],
    ['/NUMBER/ship', { ...PARCEL, trackingNo: '-' }, [403, 422, 422]],
    ['/NUMBER/received', {}, [403, 409, 409]],
    ['/NUMBER/track', { shipment: 1, remark: 'x' }, [403, 404, 404]],
    ['/NUMBER/cancel', { reason: '' }, [403, 403, 422]],
    ['/NUMBER/refund', { amount: 1, reason: '' }, [403, 403, 422]],
  ] as const)('%s answers editor, publisher and admin by their role', async (path, body, statuses) => {
    const address = path.replace('NUMBER', await paidOrder())
    const answers: number[] = []
    for (const role of ROLES) answers.push((await ask(address, { role, ...(body && { body }) })).status)
    expect(answers).toEqual(statuses)
    expect((await ask(address, body ? { body } : {})).status).toBe(401)
  })

  test('refuses other sites, wrong bodies and unknown orders, and is never stored', async () => {
    const number = await paidOrder()
    const ship = `/${number}/ship`
    const foreign = { role: 'admin', body: PARCEL, headers: { origin: 'https://evil.example' } } as const
    expect(await ask(ship, foreign)).toMatchObject({ status: 403 })
    expect(await ask(ship, { role: 'admin', body: { carrier: 'X' } })).toMatchObject({ status: 400 })
    expect(await ask(ship, { role: 'admin', body: { ...PARCEL, more: 1 } })).toMatchObject({ status: 400 })
    const long = { ...PARCEL, memo: 'x'.repeat(20_000) }
    expect(await ask(ship, { role: 'admin', body: long })).toMatchObject({ status: 413 })
    expect(await ask('/20260101/ship', { role: 'admin', body: PARCEL, lang: 'zh_HK' })).toMatchObject({
      status: 404,
      message: '找不到這張訂單。',
    })
    const { response } = await ask(`/${number}`, { role: 'admin' })
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await ask(`/${number}/burn`, { role: 'admin', body: {} })).toMatchObject({ status: 404 })
  })

  test('an operator who asks too often has to wait', async () => {
    const answers = await Promise.all(
      Array.from({ length: 130 }, () => ask('?size=1', { role: 'editor', lang: 'zh_HK' })),
    )
    const late = answers.filter(({ status }) => status === 429)
    expect(late.length).toBeGreaterThanOrEqual(10)
    expect(late[0]?.message).toBe('操作過於頻密，請稍後再試。')
  })
})
