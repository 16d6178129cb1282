import { expect, test } from 'vitest'
import { booksOf } from '../testing/books.ts'
import { describeOnBothDatabases } from '../testing/databases.ts'
import { checkBooks } from './books/books.ts'
import { createFulfilment } from './fulfilment/fulfilment.ts'
import { countAllOrders } from './order-counts.ts'
import { createOrderList } from './reading/order-list.ts'
import { createOrderStore } from './order-store.ts'
import { newOrder, putStock } from './testing.ts'

const NOW = Date.UTC(2026, 10, 23, 4)
const DAY_MS = 86_400_000
const OWNERS = ['mei', 'ka', 'long']
const STEPS = 150

/** Numbers that look random and are the same in every run. */
function randomOf(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

describeOnBothDatabases('counts of an owner’s orders', open => {
  test('are those of the orders after any history, several steps at a time', async () => {
    const { db } = open()
    const [orders, fulfilment] = [createOrderStore(db), createFulfilment(db)]
    const random = randomOf(20_261_123)
    await putStock(db, { a: 10_000, b: 10_000 })
    const codes: string[] = []
    const place = async () => {
      const code = OWNERS[random(OWNERS.length)] ?? ''
      const placed = await orders.place(newOrder({ a: 1, b: 1 }, { owner: { code, isMember: false } }), NOW)
      if (placed.ok) codes.push(placed.value.order.code)
    }
    const anOrder = () => codes[random(codes.length)] ?? ''
    const act = { by: 'mary', now: NOW }
    const pay = async (code: string) => {
      const attempt = await orders.openAttempt(code, 'visa', NOW)
      if (!attempt) return
      const { ref, amount } = attempt
      await orders.settle({ ref, payRef: `p ${ref}`, isPaid: random(4) > 0, amount }, NOW)
    }
    const parcel = { ...act, courier: 'SF', trackingNo: 'SF1234567890' } as const
    const moves = [
      place,
      place,
      () => pay(anOrder()),
      () => pay(anOrder()),
      () => orders.cancel(anOrder(), 'SHOPPER', NOW, 'WRONG_ITEMS'),
      () => fulfilment.cancel(anOrder(), { ...act, reason: 'none left' }),
      () => fulfilment.ship(anOrder(), { ...parcel, lines: [{ position: random(2), quantity: 1 }] }),
      () => fulfilment.ship(anOrder(), parcel),
      () => fulfilment.receive(anOrder(), act),
      () => fulfilment.completeReceived(NOW + random(2) * 15 * DAY_MS, 2),
    ]
    await place()
    for (let step = 0; step < STEPS; step += 3)
      await Promise.all(Array.from({ length: 3 }, async () => moves[random(moves.length)]?.()))

    const counted = await db
      .selectFrom('order_head')
      .select(({ fn }) => ['owner_code', 'status', fn.countAll<number | string>().as('count')])
      .groupBy(['owner_code', 'status'])
      .execute()
    for (const owner of OWNERS) {
      const own = counted.filter(({ owner_code }) => owner_code === owner)
      const kept = await createOrderList(db).counts(owner)
      expect(Object.fromEntries(kept)).toEqual(
        Object.fromEntries(own.map(({ status, count }) => [status, Number(count)])),
      )
    }
    const all = Map.groupBy(counted, ({ status }) => status)
    expect(await countAllOrders(db)).toEqual(
      Object.fromEntries(
        [...all].map(([status, rows]) => [status, rows.reduce((sum, { count }) => sum + Number(count), 0)]),
      ),
    )
    expect(new Set(counted.map(({ status }) => status)).size).toBeGreaterThanOrEqual(6)
    expect(await checkBooks(booksOf(db))).toEqual([])
  })
})
