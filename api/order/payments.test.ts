import { beforeEach, describe, expect, test } from 'vitest'
import { payDollar } from '../payment/paydollar.ts'
import { HKD, noticeHash, type Signing } from '../payment/paydollar-protocol.ts'
import { type PaymentProvider, type PaymentRecord, ProviderUnreachable } from '../payment/payment-provider.ts'
import { describeOnBothDatabases } from '../testing/databases.ts'
import { createOrderStore, type StoredOrder } from './order-store.ts'
import { createPayments } from './payments.ts'
import { newOrder, putStock } from './testing.ts'

const NOW = Date.UTC(2026, 10, 22, 4)
const MINUTE = 60_000
const signing: Signing = { algorithm: 'sha256', secrets: ['a secret of tests'] }
const returnTo = {
  success: 'https://shop.example/pay/result/1?waiting=true',
  failure: 'https://shop.example/pay/result/1?isPaid=no',
  cancelled: 'https://shop.example/pay/result/1?isPaid=no',
}

/** A notice as the provider's server sends it. */
const noticeOf = (ref: string, change: Readonly<Record<string, string>> = {}) => {
  const signed = {
    src: '0',
    prc: '0',
    successcode: '0',
    Ref: ref,
    PayRef: `p ${ref}`,
    Cur: HKD,
    Amt: '130.00',
    payerAuth: 'Y',
    ...change,
  }
  return new URLSearchParams({
    ...signed,
    secureHash: noticeHash(signed, signing.secrets[0], signing.algorithm),
  }).toString()
}

describeOnBothDatabases('payments', open => {
  /** What the provider answers when it is asked about a name. */
  let known: (ref: string) => readonly PaymentRecord[]
  let reports: string[]
  beforeEach(() => {
    known = () => []
    reports = []
  })

  const setUp = () => {
    const { db } = open()
    const orders = createOrderStore(db)
    const provider: PaymentProvider = {
      ...payDollar({
        address: 'https://gateway.example',
        merchantId: '88888888',
        signing,
        api: { loginId: 'api', password: 'secret' },
      }),
      query: async ref => known(ref),
    }
    const payments = createPayments({
      db,
      orders,
      provider,
      report: (_, message) => void reports.push(message),
    })
    const start = (order: StoredOrder, now = NOW) =>
      payments.start(order, { method: 'visa', locale: 'zh_HK', description: '外套', returnTo, now })
    return { db, orders, payments, start }
  }

  const placed = async () => {
    const { db, orders } = setUp()
    await putStock(db, { jacket: 1000 })
    const result = await orders.place(newOrder({ jacket: 1 }), NOW)
    if (!result.ok) throw new Error(result.reason)
    return result.order
  }
  const refOf = async (order: StoredOrder) => (await setUp().start(order))?.ref ?? ''
  const statusOf = async ({ code }: StoredOrder) => (await setUp().orders.find(code))?.status
  const paidRecord = (ref: string, change: Partial<PaymentRecord> = {}): PaymentRecord => ({
    ref,
    payRef: `p ${ref}`,
    state: 'paid',
    amount: 13_000,
    currency: HKD,
    ...change,
  })

  test('begin with a form over the amount of the order (C-277, C-278, CO-110)', async () => {
    const order = await placed()
    const form = await setUp().start(order)
    expect(form?.fields).toMatchObject({ amount: '130.00', orderRef: `${order.externalNo}A01`, lang: 'C' })
  })

  describe('notices', () => {
    test('pay the order, once however often they come (CO-113)', async () => {
      const order = await placed()
      const { payments, db } = setUp()
      const body = noticeOf(await refOf(order))
      const answers = await Promise.all(Array.from({ length: 8 }, () => payments.takeNotice(body, NOW)))
      expect(new Set(answers)).toEqual(new Set(['taken']))
      expect(await statusOf(order)).toBe('WAIT_DELIVERY')
      const events = await db
        .selectFrom('order_event')
        .select('kind')
        .where('order_code', '=', order.code)
        .orderBy('id')
        .execute()
      expect(events.map(({ kind }) => kind)).toEqual(['PLACED', 'PAID'])
    })

    test.each([
      ['of another amount', { Amt: '1.00' }, 'mismatch'],
      ['in another currency', { Cur: '840' }, 'mismatch'],
      ['with a code that PayDollar does not explain', { successcode: '-1' }, 'state'],
    ])('%s are kept, told to the shop, and change nothing', async (_, change, reason) => {
      const order = await placed()
      const { payments, db } = setUp()
      expect(await payments.takeNotice(noticeOf(await refOf(order), change), NOW)).toBe('taken')
      expect(await statusOf(order)).toBe('WAIT_PAY')
      expect(reports).toEqual(['A payment notice was refused'])
      const { reason: kept } = await db
        .selectFrom('payment_notice')
        .select('reason')
        .where('body', 'like', `%${order.externalNo}%`)
        .executeTakeFirstOrThrow()
      expect(kept).toBe(reason)
    })

    test('with a forged signature are refused', async () => {
      const order = await placed()
      const forged = noticeOf(await refOf(order)).replace(/secureHash=\w{4}/, 'secureHash=0000')
      expect(await setUp().payments.takeNotice(forged, NOW)).toBe('refused')
      expect(await setUp().payments.takeNotice('x'.repeat(10_000), NOW)).toBe('refused')
      expect(await statusOf(order)).toBe('WAIT_PAY')
    })

    test('that were kept and not acted on are acted on later', async () => {
      const order = await placed()
      const { payments, db } = setUp()
      const body = noticeOf(await refOf(order))
      await db
        .insertInto('payment_notice')
        .values({ id: order.code, received_at: NOW, body, state: 'PENDING', reason: null, handled_at: null })
        .execute()
      await payments.resume(NOW + MINUTE)
      expect(await statusOf(order)).toBe('WAIT_DELIVERY')
    })
  })

  describe('at the deadline (C-288, M-124)', () => {
    test('an order that was not paid is cancelled, and not before', async () => {
      const order = await placed()
      const { payments } = setUp()
      await payments.endOverdue(order.payUntil - 1)
      expect(await statusOf(order)).toBe('WAIT_PAY')
      await payments.endOverdue(order.payUntil)
      expect(await statusOf(order)).toBe('AUTO_CANCEL')
    })

    test('a payment that the provider knows of counts, though no notice came', async () => {
      const order = await placed()
      const ref = await refOf(order)
      known = asked => (asked === ref ? [paidRecord(ref)] : [])
      await setUp().payments.endOverdue(order.payUntil)
      expect(await statusOf(order)).toBe('WAIT_DELIVERY')
    })

    test('a provider that does not answer is waited for, half an hour at most', async () => {
      const order = await placed()
      await refOf(order)
      known = () => {
        throw new ProviderUnreachable()
      }
      const { payments } = setUp()
      await payments.endOverdue(order.payUntil + 29 * MINUTE)
      expect(await statusOf(order)).toBe('WAIT_PAY')
      await payments.endOverdue(order.payUntil + 30 * MINUTE)
      expect(await statusOf(order)).toBe('AUTO_CANCEL')
      expect(reports).toHaveLength(1)
    })

    test('paying begins no more; what is paid all the same is queued to be paid back (CO-115)', async () => {
      const order = await placed()
      const ref = await refOf(order)
      expect(await setUp().start(order, order.payUntil)).toBeUndefined()
      expect(await statusOf(order)).toBe('AUTO_CANCEL')
      expect(await setUp().payments.takeNotice(noticeOf(ref), order.payUntil + MINUTE)).toBe('taken')
      expect(await statusOf(order)).toBe('AUTO_CANCEL')
      const refunds = await open()
        .db.selectFrom('refund')
        .select(['reason', 'amount'])
        .where('order_code', '=', order.code)
        .execute()
      expect(refunds).toEqual([{ reason: 'PAID_LATE', amount: 13_000 }])
    })
  })
})
