import { describe, expect, test } from 'vitest'
import type { Database } from '../database/database.ts'
import { describeOnBothDatabases } from '../testing/databases.ts'
import { createOrderStore, type NewOrder, type OrderStore, type Placed } from './order-store.ts'
import { newOrder, putStock } from './testing.ts'

const NOW = Date.UTC(2026, 10, 22, 4)
const PAY_MS = 180 * 60_000

const reserved = async (db: Database, skuCode: string) =>
  (
    await db
      .selectFrom('sku_stock')
      .select('reserved')
      .where('sku_code', '=', skuCode)
      .executeTakeFirstOrThrow()
  ).reserved

/** Statements one process has under way at a time are those of its connections; each of these is a shopper of its own. */
const atOnce = <Result>(count: number, work: (at: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, at) => work(at)))
const placedOf = (placed: Placed) => {
  if (!placed.ok) throw new Error(`Refused: ${JSON.stringify(placed)}`)
  return placed.value.order
}
const isPlaced = ({ ok }: Placed) => ok
const paid = (ref: string, amount: number) => ({ ref, payRef: `p ${ref}`, isPaid: true, amount })

describeOnBothDatabases('orders', open => {
  const store = (): OrderStore => createOrderStore(open().db)
  const place = async (units: Readonly<Record<string, number>>, change?: Partial<NewOrder>) =>
    placedOf(await store().place(newOrder(units, change), NOW))
  const attempt = async (code: string) => {
    const opened = await store().openAttempt(code, 'visa', NOW)
    if (!opened) throw new Error('No attempt')
    return opened
  }

  describe('are placed', () => {
    test('with their lines, amounts and a deadline, and found by their number (C-251, C-288, CO-99)', async () => {
      await putStock(open().db, { a: 5, b: null })
      const placed = await place({ a: 2, b: 1 })
      expect(placed).toMatchObject({
        status: 'WAIT_PAY',
        payUntil: NOW + PAY_MS,
        amounts: { productAmount: 30_000, amount: 33_000 },
        lines: [{ skuCode: 'a', quantity: 2, net: 20_000 }, { skuCode: 'b' }],
      })
      expect(placed.externalNo).toMatch(/^20261122\d{10}$/)
      expect(await store().findByNumber(placed.externalNo)).toEqual(placed)
      expect(await reserved(open().db, 'a')).toBe(2)
      expect(await reserved(open().db, 'b')).toBe(1)
    })

    test('without payment when they cost nothing (CO-100)', async () => {
      await putStock(open().db, { free: 1 })
      const amounts = { ...newOrder({}).amounts, amount: 0 }
      expect(await place({ free: 1 }, { amounts })).toMatchObject({ status: 'WAIT_DELIVERY', isPaid: true })
    })

    test('whole or not at all: what is short is named, nothing is held (C-366)', async () => {
      await putStock(open().db, { some: 3, none: 0, few: 1 })
      const placed = await store().place(newOrder({ some: 1, none: 1, few: 2 }), NOW)
      expect(placed).toEqual({ ok: false, refusal: { reason: 'STOCK', skuCodes: ['few', 'none'] } })
      expect(await reserved(open().db, 'some')).toBe(0)
    })

    test('not when an import removes one of the SKUs while they wait for its stock', async () => {
      const { db } = open()
      await putStock(db, { fading: 3, staying: 3 })
      const [placing] = await db.transaction().execute(async trx => {
        await trx.deleteFrom('sku').where('code', '=', 'fading').execute()
        const started = store().place(newOrder({ fading: 1, staying: 1 }), NOW)
        await new Promise(resolve => setTimeout(resolve, 100))
        // In a list: the transaction must not wait for the order.
        return [started]
      })
      expect((await placing)?.ok).toBe(false)
      expect(await reserved(db, 'staying')).toBe(0)
    })

    test('with everything else they take, or not at all', async () => {
      await putStock(open().db, { taken: 1 })
      const refused = await store().place(newOrder({ taken: 1 }), NOW, [
        async () => undefined,
        async () => ({ code: 'COUPON_INVALID' }),
      ])
      expect(refused).toEqual({ ok: false, refusal: { reason: 'TAKEN', by: { code: 'COUPON_INVALID' } } })
      expect(await reserved(open().db, 'taken')).toBe(0)
    })

    test('once for a key sent twenty times at once; the key with another wish is refused (CO-98)', async () => {
      await putStock(open().db, { once: 50 })
      const wish = newOrder({ once: 1 }, { clientKey: 'the same' })
      const placed = (await atOnce(20, () => store().place(wish, NOW))).map(placedOf)
      expect(new Set(placed.map(({ code }) => code)).size).toBe(1)
      expect(await reserved(open().db, 'once')).toBe(1)
      expect(await store().place({ ...wish, request: { other: true } }, NOW)).toEqual({
        ok: false,
        refusal: { reason: 'KEY' },
      })
    })
  })

  describe('never hold more than there is (CO-97)', () => {
    test('fifty shoppers and one unit: one gets it', async () => {
      await putStock(open().db, { last: 1 })
      const placed = await atOnce(50, () => store().place(newOrder({ last: 1 }), NOW))
      expect(placed.filter(isPlaced)).toHaveLength(1)
      expect(await reserved(open().db, 'last')).toBe(1)
    })

    test('orders that name two goods in opposite order all end, and the stock is exact', async () => {
      await putStock(open().db, { left: 60, right: 60 })
      const placed = await atOnce(100, at =>
        store().place(at % 2 === 0 ? newOrder({ left: 1, right: 1 }) : newOrder({ right: 1, left: 1 }), NOW),
      )
      expect(placed.filter(isPlaced)).toHaveLength(60)
      expect([await reserved(open().db, 'left'), await reserved(open().db, 'right')]).toEqual([60, 60])
    })

    test('two lines of one SKU count together', async () => {
      await putStock(open().db, { pair: 2 })
      const [line] = newOrder({ pair: 2 }).lines
      const lines = line ? [line, { ...line, lineType: 'ATTACHED_PRODUCT' as const, quantity: 1 }] : []
      expect(await store().place(newOrder({}, { lines }), NOW)).toMatchObject({
        ok: false,
        refusal: { skuCodes: ['pair'] },
      })
    })
  })

  describe('are cancelled', () => {
    test('once, and give back what they held once', async () => {
      await putStock(open().db, { back: 5 })
      const { code } = await place({ back: 3 })
      const ended = await atOnce(10, () => store().cancel(code, 'SHOPPER', NOW, 'WRONG_ITEMS'))
      expect(ended.filter(Boolean)).toHaveLength(1)
      expect(await reserved(open().db, 'back')).toBe(0)
      expect(await store().find(code)).toMatchObject({ status: 'CANCELED' })
    })

    test('by the deadline when it was not paid in time (C-288, M-124)', async () => {
      await putStock(open().db, { late: 5 })
      const { code, payUntil } = await place({ late: 1 })
      expect(await store().overdue(payUntil - 1, 100)).not.toContain(code)
      expect(await store().overdue(payUntil, 100)).toContain(code)
      await store().cancel(code, 'DEADLINE', payUntil, '')
      expect(await store().find(code)).toMatchObject({ status: 'AUTO_CANCEL' })
      expect(await store().openAttempt(code, 'visa', NOW)).toBeUndefined()
    })

    test('or paid, never both, however close the two are', async () => {
      await putStock(open().db, { race: 100 })
      for (let round = 0; round < 50; round += 1) {
        const { code, amounts } = await place({ race: 1 })
        const { ref } = await attempt(code)
        const [isCancelled, settled] = await Promise.all([
          store().cancel(code, 'SHOPPER', NOW, 'WRONG_ITEMS'),
          store().settle(paid(ref, amounts.amount), NOW),
        ])
        expect([isCancelled, settled]).toEqual(isCancelled ? [true, 'paid late'] : [false, 'paid'])
      }
      const held = await open()
        .db.selectFrom('stock_hold')
        .select(({ fn }) => fn.sum('quantity').as('units'))
        .where('sku_code', '=', 'race')
        .where('state', '=', 'HELD')
        .executeTakeFirstOrThrow()
      expect(await reserved(open().db, 'race')).toBe(Number(held.units ?? 0))
    })
  })

  describe('are paid', () => {
    test('by attempts with names of their own, which two windows never share (CO-114)', async () => {
      await putStock(open().db, { pay: 5 })
      const { code, externalNo } = await place({ pay: 1 })
      const refs = (await atOnce(5, () => attempt(code))).map(({ ref }) => ref)
      expect(refs.toSorted()).toEqual(['A01', 'A02', 'A03', 'A04', 'A05'].map(suffix => externalNo + suffix))
    })

    test('after a failure too; a failure that comes late changes nothing (CO-112, CO-113)', async () => {
      await putStock(open().db, { retry: 5 })
      const { code, amounts } = await place({ retry: 1 })
      const first = await attempt(code)
      expect(await store().settle({ ...paid(first.ref, 0), isPaid: false }, NOW)).toBe('failed')
      expect(await store().find(code)).toMatchObject({ status: 'WAIT_PAY' })
      const second = await attempt(code)
      expect(await store().settle(paid(second.ref, amounts.amount), NOW)).toBe('paid')
      expect(await store().settle({ ...paid(second.ref, 0), isPaid: false }, NOW)).toBe('failed')
      expect(await store().find(code)).toMatchObject({ status: 'WAIT_DELIVERY', isPaid: true })
    })

    test('once, however often the provider says so (CO-113)', async () => {
      await putStock(open().db, { twice: 5 })
      const { code, amounts } = await place({ twice: 1 })
      const { ref } = await attempt(code)
      const settled = await atOnce(10, () => store().settle(paid(ref, amounts.amount), NOW))
      expect(settled.toSorted()).toEqual(['paid', ...Array(9).fill('paid before')])
      const refunds = await open()
        .db.selectFrom('refund')
        .selectAll()
        .where('order_code', '=', code)
        .execute()
      expect(refunds).toEqual([])
    })

    test('with the second success, and one after the end, queued to be paid back (CO-114, CO-115)', async () => {
      await putStock(open().db, { refund: 5 })
      const { code, amounts } = await place({ refund: 1 })
      const refs = [(await attempt(code)).ref, (await attempt(code)).ref]
      const settled = await Promise.all(refs.map(ref => store().settle(paid(ref, amounts.amount), NOW)))
      expect(settled.toSorted()).toEqual(['paid', 'paid twice'])
      const other = await place({ refund: 1 })
      const { ref } = await attempt(other.code)
      await store().cancel(other.code, 'DEADLINE', NOW, '')
      expect(await store().settle(paid(ref, other.amounts.amount), NOW)).toBe('paid late')
      expect(await store().find(other.code)).toMatchObject({ status: 'AUTO_CANCEL', isPaid: false })
      const refunds = await open()
        .db.selectFrom('refund')
        .select(['reason', 'amount', 'state'])
        .where('order_code', 'in', [code, other.code])
        .orderBy('reason')
        .execute()
      expect(refunds).toEqual([
        { reason: 'PAID_LATE', amount: 13_000, state: 'QUEUED' },
        { reason: 'PAID_TWICE', amount: 13_000, state: 'QUEUED' },
      ])
    })

    test('not by another amount, and not under an unknown name', async () => {
      await putStock(open().db, { wrong: 5 })
      const { code } = await place({ wrong: 1 })
      const { ref } = await attempt(code)
      expect(await store().settle(paid(ref, 100), NOW)).toBe('mismatch')
      expect(await store().settle(paid('unknown', 100), NOW)).toBe('unknown')
      expect(await store().find(code)).toMatchObject({ status: 'WAIT_PAY' })
    })
  })

  test('an order of five lines takes at most 20 statements', async () => {
    await putStock(open().db, { s1: 9, s2: 9, s3: 9, s4: 9, s5: 9 })
    const { statements } = open()
    const before = statements.length
    await place({ s1: 1, s2: 1, s3: 1, s4: 1, s5: 1 })
    expect(statements.length - before).toBeLessThanOrEqual(20)
  })
})
