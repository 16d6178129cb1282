import { beforeEach, expect, test } from 'vitest'
import { HKD } from '../../payment/paydollar-protocol.ts'
import { type PaymentRecord, ProviderUnreachable } from '../../payment/payment-provider.ts'
import { describeOnBothDatabases } from '../../testing/databases.ts'
import { createOrderStore } from '../order-store.ts'
import { createRefunds } from './refunds.ts'
import { newOrder, putStock } from '../testing.ts'

const NOW = Date.UTC(2026, 10, 22, 4)
const MINUTE = 60_000

describeOnBothDatabases('refunds', open => {
  let asked: [payRef: string, amount: number][]
  let reports: string[]
  let known: Partial<PaymentRecord>[]
  /** What the provider answers; it may be silent. */
  let answer: () => boolean

  beforeEach(async () => {
    asked = []
    reports = []
    known = []
    answer = () => true
    await open().db.deleteFrom('refund').execute()
  })

  const refunds = () =>
    createRefunds({
      db: open().db,
      report: (_, message) => void reports.push(message),
      provider: {
        methods: [],
        form: () => expect.unreachable(),
        readNotice: () => expect.unreachable(),
        query: ref =>
          Promise.resolve(
            known.map(record => ({
              ref,
              payRef: 'p',
              state: 'paid',
              amount: 13_000,
              currency: HKD,
              ...record,
            })),
          ),
        async refund(payRef, amount) {
          asked.push([payRef, amount])
          return answer()
        },
      },
    })

  const silence = () => {
    throw new ProviderUnreachable('silence')
  }

  /** An order paid after its end, whose money is queued to be paid back. */
  async function paidLate() {
    const { db } = open()
    await putStock(db, { a: 5 })
    const orders = createOrderStore(db)
    const placed = await orders.place(newOrder({ a: 1 }), NOW)
    if (!placed.ok) throw new Error('The order was refused')
    const { code } = placed.value.order
    const attempt = await orders.openAttempt(code, 'visa', NOW)
    const ref = attempt?.ref ?? ''
    await orders.cancel(code, 'SHOPPER', NOW, 'test')
    await orders.settle({ ref, payRef: `p ${ref}`, isPaid: true, amount: 13_000 }, NOW)
    known = [{ payRef: `p ${ref}` }]
    return { code, payRef: `p ${ref}` }
  }
  const states = () => open().db.selectFrom('refund').select(['state', 'attempts']).execute()
  const refundedEvents = (code: string) =>
    open()
      .db.selectFrom('order_event')
      .select('kind')
      .where('order_code', '=', code)
      .where('kind', '=', 'REFUNDED')
      .execute()

  test('a queued refund is asked for once, and the order tells of it', async () => {
    const { code, payRef } = await paidLate()
    expect(await refunds().hasWork(NOW)).toBe(true)
    await Promise.all([refunds().run(NOW), refunds().run(NOW)])
    await refunds().run(NOW + 600 * MINUTE)
    expect(asked).toEqual([[payRef, 13_000]])
    expect(await states()).toEqual([{ state: 'DONE', attempts: 1 }])
    expect(await refundedEvents(code)).toHaveLength(1)
    expect(await refunds().hasWork(NOW + 600 * MINUTE)).toBe(false)
  })

  test('a silent provider is asked again with growing pauses, after it was asked what it knows', async () => {
    const { payRef } = await paidLate()
    answer = silence
    await refunds().run(NOW)
    await refunds().run(NOW + MINUTE)
    await refunds().run(NOW + 2 * MINUTE)
    await refunds().run(NOW + 5 * MINUTE)
    expect(asked).toHaveLength(2)
    answer = () => true
    await refunds().run(NOW + 6 * MINUTE)
    expect(asked).toEqual([payRef, payRef, payRef].map(ref => [ref, 13_000]))
    expect(await states()).toEqual([{ state: 'DONE', attempts: 3 }])
  })

  test.each([
    ['hours', 7 * 60 * MINUTE],
    ['years', 3 * 365 * 24 * 60 * MINUTE],
  ])('a clock set back by %s stalls no refund', async (_, back) => {
    await paidLate()
    answer = silence
    await refunds().run(NOW)
    answer = () => true
    expect(await refunds().hasWork(NOW - MINUTE)).toBe(false)
    await refunds().run(NOW - back)
    expect(await states()).toEqual([{ state: 'DONE', attempts: 2 }])
  })

  test('a refund that went through although the answer was lost is not asked for again', async () => {
    const { code, payRef } = await paidLate()
    answer = silence
    await refunds().run(NOW)
    known = [{ payRef, state: 'refunded' }]
    await refunds().run(NOW + 2 * MINUTE)
    expect(asked).toHaveLength(1)
    expect(await states()).toEqual([{ state: 'DONE', attempts: 2 }])
    expect(await refundedEvents(code)).toHaveLength(1)
  })

  test('when the provider cannot tell which refund it made, none is asked for again and the log says so', async () => {
    const { code, payRef } = await paidLate()
    const { db } = open()
    const row = {
      order_code: code,
      pay_ref: payRef,
      amount: 100,
      reason: 'CANCELLED' as const,
      created_at: 0,
    }
    await db
      .insertInto('refund')
      .values({ ...row, id: 'part', state: 'DONE', handled_at: NOW })
      .execute()
    answer = silence
    await refunds().run(NOW)
    known = [{ payRef, state: 'refunded' }]
    await refunds().run(NOW + 2 * MINUTE)
    expect(asked).toHaveLength(1)
    expect(reports.at(-1)).toBe('The outcome of a refund is unknown: look it up at the payment provider')
  })

  test('a refund that the provider refuses ends, and the log says so', async () => {
    const { code } = await paidLate()
    answer = () => false
    await refunds().run(NOW)
    await refunds().run(NOW + 600 * MINUTE)
    expect(asked).toHaveLength(1)
    expect(await states()).toEqual([{ state: 'REFUSED', attempts: 1 }])
    expect(await refundedEvents(code)).toEqual([])
    expect(reports).toEqual(['The payment provider refused a refund'])
  })
})
