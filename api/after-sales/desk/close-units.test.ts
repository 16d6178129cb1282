import { expect, test } from 'vitest'
import { createGoDollarStore } from '../../go-dollar/go-dollar-store.ts'
import { takeGoDollar } from '../../go-dollar/order-use.ts'
import { checkBooks } from '../../order/books/books.ts'
import { createFulfilment } from '../../order/fulfilment/fulfilment.ts'
import { createOrderStore, type StoredOrder } from '../../order/order-store.ts'
import { latestOrders } from '../../order/reading/order-list.ts'
import { newOrder, putStock } from '../../order/testing.ts'
import { booksOf } from '../../testing/books.ts'
import { describeOnBothDatabases } from '../../testing/databases.ts'
import { createAfterSalesStore } from '../after-sales-store.ts'
import { returnOptions } from '../returnable.ts'
import { createUnitClosing } from './close-units.ts'

const NOW = Date.parse('2026-11-21T12:00:00+08:00')
const DAY = 24 * 3_600_000
const act = { by: 'wing', now: NOW }
const parcel = { ...act, courier: 'SF', trackingNo: 'SF1234' } as const
const broken = { ...act, reason: 'Broken in the warehouse', isWrittenOff: true, paysBack: true }

describeOnBothDatabases('units that will never ship', open => {
  let owners = 0
  let skus = 0

  /** A paid order of a member: two of A, one of B, one of C, at HK$100 each, in part paid with GO DOLLAR. */
  async function paidOrder({ points = 0 } = {}) {
    const { db } = open()
    const orders = createOrderStore(db)
    const owner = `member ${(owners += 1)}`
    skus += 1
    const codes = ['A', 'B', 'C'].map(name => `${name}${skus}`) as [string, string, string]
    const [a, b, c] = codes
    await putStock(db, { [a]: 10, [b]: 10, [c]: 10 })
    if (points > 0)
      await createGoDollarStore(db).grant(owner, {
        granted: points,
        remark: { zh_HK: '', en_US: '' },
        now: NOW,
        expiresAt: NOW + 300 * DAY,
      })
    const base = newOrder({ [a]: 2, [b]: 1, [c]: 1 }, { owner: { code: owner, isMember: true } })
    // GO DOLLAR pay for A.
    const deduction = points * 100
    const placed = await orders.place(
      {
        ...base,
        lines: base.lines.map((line, at) => ({ ...line, deduction: at === 0 ? deduction : 0 })),
        content: { ...base.content, goDollar: points > 0 ? { points, amount: deduction } : null },
        amounts: { ...base.amounts, deduction, amount: base.amounts.amount - deduction },
      },
      NOW,
      [
        async (trx, orderCode) =>
          (await takeGoDollar(trx, { orderCode, userCode: owner, points }, NOW))
            ? undefined
            : { code: 'GO_DOLLAR_BALANCE' },
      ],
    )
    if (!placed.ok) throw new Error(placed.refusal.reason)
    const attempt = await orders.openAttempt(placed.value.order.code, 'visa', NOW)
    const ref = attempt?.ref ?? ''
    await orders.settle(
      { ref, payRef: `p ${ref}`, isPaid: true, amount: placed.value.order.amounts.amount },
      NOW,
    )
    return { order: placed.value.order, owner, skus: codes }
  }
  const fulfilment = () => createFulfilment(open().db)
  const closing = () => createUnitClosing(open().db)
  const statusOf = async ({ code }: StoredOrder) => (await createOrderStore(open().db).find(code))?.status
  const balance = (owner: string) => createGoDollarStore(open().db).balance(owner, NOW)
  const books = () => checkBooks(booksOf(open().db))
  const refundsOf = async ({ code }: StoredOrder) =>
    (
      await open()
        .db.selectFrom('refund')
        .select('amount')
        .where('order_code', '=', code)
        .orderBy('id')
        .execute()
    ).map(({ amount }) => amount)
  const stockOf = async (code: string) =>
    open()
      .db.selectFrom('sku_stock')
      .select(['on_hand', 'reserved'])
      .where('sku_code', '=', code)
      .executeTakeFirst()
  const toShip = async ({ code }: StoredOrder) =>
    (await latestOrders(open().db, { status: 'TO_SHIP', most: 1000 }))?.some(one => one.code === code)

  test('an order of which the rest is broken ends: shares refunded, stock written off, GO DOLLAR for what was delivered', async () => {
    const {
      order,
      owner,
      skus: [a, b, c],
    } = await paidOrder()
    await fulfilment().ship(order.code, {
      ...parcel,
      lines: [
        { position: 0, quantity: 1 },
        { position: 1, quantity: 1 },
      ],
    })
    await fulfilment().receive(order.code, act)
    expect(await statusOf(order)).toBe('PARTIAL_RECEIVED')
    expect(await toShip(order)).toBe(true)
    expect(await closing().close(order.code, broken)).toEqual({ ok: true, value: 'WAIT_EVALUATE' })
    expect(await books()).toEqual([])
    expect(await toShip(order)).toBe(false)
    expect(await refundsOf(order)).toEqual([20_000])
    expect(await stockOf(a)).toEqual({ on_hand: 8, reserved: 0 })
    expect(await stockOf(b)).toEqual({ on_hand: 9, reserved: 0 })
    expect(await stockOf(c)).toEqual({ on_hand: 9, reserved: 0 })
    expect(await balance(owner)).toBe(2)
    await fulfilment().completeReceived(NOW + 14 * DAY, 1000)
    expect(await statusOf(order)).toBe('COMPLETED')
    expect(await books()).toEqual([])
  })

  test('units closed before the rest leaves are for sale again; the last parcel earns GO DOLLAR for itself alone', async () => {
    const {
      order,
      owner,
      skus: [a],
    } = await paidOrder()
    const closed = { ...broken, isWrittenOff: false, lines: [{ position: 0, quantity: 2 }] }
    expect(await closing().close(order.code, closed)).toEqual({ ok: true, value: 'WAIT_DELIVERY' })
    expect(await stockOf(a)).toEqual({ on_hand: 10, reserved: 0 })
    expect(await books()).toEqual([])
    expect(await fulfilment().ship(order.code, parcel)).toEqual({ ok: true, value: 'WAIT_RECEIVE' })
    expect(await balance(owner)).toBe(2)
    expect(await fulfilment().receive(order.code, act)).toEqual({ ok: true, value: 'WAIT_EVALUATE' })
    const [units, stored] = [
      await createAfterSalesStore(open().db).unitsOf(order),
      await createOrderStore(open().db).find(order.code),
    ]
    if (!stored) throw new Error('The order is gone')
    expect(returnOptions(stored, units, { now: NOW, days: 14 }).map(({ problem }) => problem)).toEqual([
      'CLOSED',
      null,
      null,
    ])
    expect(await books()).toEqual([])
  })

  test('no more is closed than is left, and an order of which nothing would leave is cancelled instead', async () => {
    const { order, owner } = await paidOrder({ points: 15 })
    const lines = [{ position: 0, quantity: 3 }]
    expect(await closing().close(order.code, { ...broken, lines })).toMatchObject({
      refusal: { code: 'UNITS', left: 2 },
    })
    expect(await closing().close(order.code, broken)).toMatchObject({
      refusal: { code: 'NOTHING_DELIVERED' },
    })
    expect(await closing().close(order.code, { ...broken, reason: ' ' })).toMatchObject({
      refusal: { code: 'REMARK' },
    })
    await closing().close(order.code, { ...broken, lines: [{ position: 0, quantity: 1 }] })
    expect(await refundsOf(order)).toEqual([9250])
    expect(await balance(owner)).toBe(7)
    expect(await books()).toEqual([])
    // The shop gives up the rest: everything comes back, once.
    expect(await fulfilment().cancel(order.code, { ...act, reason: 'Nothing left' })).toMatchObject({
      ok: true,
    })
    expect((await refundsOf(order)).reduce((sum, amount) => sum + amount, 0)).toBe(order.amounts.amount)
    expect(await balance(owner)).toBe(15)
    expect(await books()).toEqual([])
  })

  test('a share that was refunded by hand is not refunded again', async () => {
    const { order, owner } = await paidOrder()
    await fulfilment().ship(order.code, { ...parcel, lines: [{ position: 0, quantity: 2 }] })
    await fulfilment().refund(order.code, { ...act, amount: 20_000, reason: 'Two are broken' })
    await closing().close(order.code, { ...broken, paysBack: false })
    expect(await refundsOf(order)).toEqual([20_000])
    expect(await balance(owner)).toBe(2)
    expect(await statusOf(order)).toBe('WAIT_RECEIVE')
    expect(await books()).toEqual([])
  })

  test('two operators close the last unit once', async () => {
    const {
      order,
      skus: [, , c],
    } = await paidOrder()
    await fulfilment().ship(order.code, {
      ...parcel,
      lines: [
        { position: 0, quantity: 2 },
        { position: 1, quantity: 1 },
      ],
    })
    const done = await Promise.all([closing().close(order.code, broken), closing().close(order.code, broken)])
    expect(done.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await refundsOf(order)).toEqual([10_000])
    expect(await stockOf(c)).toEqual({ on_hand: 9, reserved: 0 })
    expect(await books()).toEqual([])
  })

  test('an operator cancels an order that is not paid; what it holds is free, and a late payment goes back', async () => {
    const { db } = open()
    await putStock(db, { tent: 3 })
    const orders = createOrderStore(db)
    const placed = await orders.place(
      newOrder({ tent: 2 }, { owner: { code: 'guest', isMember: false } }),
      NOW,
    )
    if (!placed.ok) throw new Error(placed.refusal.reason)
    const { code } = placed.value.order
    const attempt = await orders.openAttempt(code, 'visa', NOW)
    const reason = 'Ordered by mistake'
    expect(await fulfilment().cancel(code, { ...act, reason })).toMatchObject({
      refusal: { code: 'ORDER_STATE' },
    })
    expect(await fulfilment().cancelUnpaid(code, { ...act, reason })).toEqual({
      ok: true,
      value: 'CANCELED',
    })
    expect(await fulfilment().cancelUnpaid(code, { ...act, reason })).toMatchObject({ ok: false })
    expect(await stockOf('tent')).toEqual({ on_hand: 3, reserved: 0 })
    const ref = attempt?.ref ?? ''
    await orders.settle(
      { ref, payRef: `p ${ref}`, isPaid: true, amount: placed.value.order.amounts.amount },
      NOW,
    )
    expect(await refundsOf(placed.value.order)).toEqual([placed.value.order.amounts.amount])
    expect(await books()).toEqual([])
  })
})
