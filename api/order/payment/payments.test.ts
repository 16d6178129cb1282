import { beforeEach, describe, expect, test } from 'vitest'
import { payDollar } from '../../payment/paydollar.ts'
import { HKD, noticeHash, type Signing } from '../../payment/paydollar-protocol.ts'
import {
  type PaymentProvider,
  type PaymentRecord,
  ProviderUnreachable,
} from '../../payment/payment-provider.ts'
import { describeOnBothDatabases } from '../../testing/databases.ts'
import { createOrderStore, type StoredOrder } from '../order-store.ts'
import { booksOf } from '../../testing/books.ts'
import { checkBooksOfOrders } from '../books/books.ts'
import { createFulfilment } from '../fulfilment/fulfilment.ts'
import { createPayments } from './payments.ts'
import { paymentOf, sparePaymentsOf } from './refunds.ts'
import { newOrder, putStock } from '../testing.ts'

const NOW = Date.UTC(2026, 10, 22, 4)
const MINUTE = 60_000
let alone = 0
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
  /** Notices that cannot be read now, as when the shop has a fault. */
  let unreadable: (body: string) => boolean
  let reports: string[]
  beforeEach(() => {
    known = () => []
    unreadable = () => false
    reports = []
  })

  const setUp = () => {
    const { db } = open()
    const orders = createOrderStore(db)
    const gateway = payDollar({
      address: 'https://gateway.example',
      merchantId: '88888888',
      signing,
      api: { loginId: 'api', password: 'secret' },
    })
    const provider: PaymentProvider = {
      ...gateway,
      readNotice: body => {
        if (unreadable(body)) throw new Error('a fault')
        return gateway.readNotice(body)
      },
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
    if (!result.ok) throw new Error(result.refusal.reason)
    return result.value.order
  }
  /** An order of a shopper and a SKU of its own, so that its books can be checked by themselves. */
  const placedAlone = async () => {
    const { db, orders } = setUp()
    const name = `own ${(alone += 1)}`
    await putStock(db, { [name]: 1 })
    const result = await orders.place(
      newOrder({ [name]: 1 }, { owner: { code: name, isMember: false } }),
      NOW,
    )
    if (!result.ok) throw new Error(result.refusal.reason)
    return result.value.order
  }
  const problemsOf = ({ code }: StoredOrder) => {
    const { db } = setUp()
    return checkBooksOfOrders(booksOf(db), open().url.startsWith('sqlite:') ? 'main' : 'public', [code])
  }
  const refOf = async (order: StoredOrder) => (await setUp().start(order))?.ref ?? ''
  const statusOf = async ({ code }: StoredOrder) => (await setUp().orders.find(code))?.status
  const kindsOf = async ({ code }: StoredOrder) => {
    const events = await setUp()
      .db.selectFrom('order_event')
      .select('kind')
      .where('order_code', '=', code)
      .orderBy('id')
      .execute()
    return events.map(({ kind }) => kind)
  }
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

  describe('the provider is asked about an attempt without a notice', () => {
    test('after two minutes, and what it knows counts', async () => {
      const order = await placed()
      const { payments } = setUp()
      const ref = await refOf(order)
      known = asked => (asked === ref ? [paidRecord(ref)] : [])
      await payments.askOpen(NOW + MINUTE)
      expect(await statusOf(order)).toBe('WAIT_PAY')
      expect(await payments.hasOpen(NOW + 2 * MINUTE)).toBe(true)
      await payments.askOpen(NOW + 2 * MINUTE)
      expect(await statusOf(order)).toBe('WAIT_DELIVERY')
    })

    test('with pauses that double, until it is two days old', async () => {
      const { payments, db } = setUp()
      await db.deleteFrom('payment_attempt').execute()
      const ref = await refOf(await placed())
      const asked: number[] = []
      const doubled = Array.from({ length: 12 }, (_, power) => 2 ** (power + 1))
      for (const minute of doubled.flatMap(at => [at - 1, at])) {
        known = asking => {
          if (asking === ref) asked.push(minute)
          return []
        }
        await payments.askOpen(NOW + minute * MINUTE)
      }
      expect(asked).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048])
      expect(await payments.hasOpen(NOW + 96 * 60 * MINUTE)).toBe(false)
    })

    test('and a silent one is asked again later', async () => {
      const { payments } = setUp()
      const order = await placed()
      const ref = await refOf(order)
      known = () => {
        throw new ProviderUnreachable('silence')
      }
      await payments.askOpen(NOW + 2 * MINUTE)
      known = () => [paidRecord(ref)]
      await payments.askOpen(NOW + 4 * MINUTE)
      expect(await statusOf(order)).toBe('WAIT_DELIVERY')
    })
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
        .values({
          id: order.code,
          received_at: NOW,
          body,
          state: 'PENDING',
          reason: null,
          handled_at: null,
          ref: '',
        })
        .execute()
      await payments.notices.resume(NOW + MINUTE)
      expect(await statusOf(order)).toBe('WAIT_DELIVERY')
    })

    test('that cannot be acted on are kept, answered, and do not stand in the way of others', async () => {
      const [first, second] = [await placed(), await placed()]
      const bodies = [noticeOf(await refOf(first)), noticeOf(await refOf(second))]
      unreadable = body => bodies.includes(body)
      for (const [at, body] of bodies.entries())
        expect(await setUp().payments.takeNotice(body, NOW + at)).toBe('taken')
      expect(await statusOf(first)).toBe('WAIT_PAY')
      unreadable = body => body === bodies[0]
      await expect(setUp().payments.notices.resume(NOW + MINUTE)).rejects.toThrow(/could not be acted on/)
      expect([await statusOf(first), await statusOf(second)]).toEqual(['WAIT_PAY', 'WAIT_DELIVERY'])
      unreadable = () => false
      await setUp().payments.notices.resume(NOW + 2 * MINUTE)
      expect(await statusOf(first)).toBe('WAIT_DELIVERY')
      expect(await setUp().payments.notices.hasKept()).toBe(false)
    })

    test('that are forged are kept up to a number per attempt and day', async () => {
      const { payments, db } = setUp()
      const ref = await refOf(await placed())
      const forge = (at: number, about: string, now: number) =>
        payments.takeNotice(noticeOf(about).replace(/secureHash=\w{4}/, `secureHash=${1000 + at}`), now)
      const kept = async (about: string) => {
        const rows = await db.selectFrom('payment_notice').select('id').where('ref', '=', about).execute()
        return rows.length
      }
      for (let at = 0; at < 30; at += 1) expect(await forge(at, ref, NOW)).toBe('refused')
      expect(await kept(ref)).toBe(20)
      await forge(100, ref, NOW + 24 * 60 * MINUTE)
      expect(await kept(ref)).toBe(21)
      await forge(101, 'no such attempt', NOW)
      expect(await kept('no such attempt')).toBe(0)
      // The provider's own notice counts all the same.
      expect(await payments.takeNotice(noticeOf(ref), NOW)).toBe('taken')
      expect(await kept(ref)).toBe(22)
    })

    test('are deleted after 90 days, unless they still have to be acted on', async () => {
      const { payments, db } = setUp()
      const day = 24 * 60 * MINUTE
      await db.deleteFrom('payment_notice').execute()
      const row = { received_at: NOW, body: 'x', reason: null, handled_at: null, ref: '' }
      await db
        .insertInto('payment_notice')
        .values((['APPLIED', 'REFUSED', 'PENDING'] as const).map(state => ({ ...row, id: state, state })))
        .execute()
      expect(await payments.notices.hasOld(NOW + 90 * day - 1)).toBe(false)
      expect(await payments.notices.purge(NOW + 90 * day - 1)).toBe(0)
      expect(await payments.notices.hasOld(NOW + 90 * day)).toBe(true)
      expect(await payments.notices.purge(NOW + 90 * day)).toBe(2)
      const left = await db.selectFrom('payment_notice').select('id').execute()
      expect(left).toEqual([{ id: 'PENDING' }])
      await db.deleteFrom('payment_notice').execute()
    })
  })

  describe('a clock set back', () => {
    const HOUR = 60 * MINUTE
    const YEARS = 3 * 365 * 24 * HOUR

    test.each([
      ['by hours', 3 * HOUR, 0],
      ['by years', YEARS, 0],
      ['by hours, after it had been ahead for some', 40 * HOUR, 40 * HOUR],
    ])('%s: an open payment is asked about at once, and not for ever', async (_, back, ahead) => {
      const { payments, db } = setUp()
      await db.updateTable('payment_attempt').set({ state: 'FAILED' }).execute()
      const ref = await refOf(await placed())
      const asked: number[] = []
      let now = NOW
      known = () => {
        asked.push(now)
        return []
      }
      if (ahead > 0) await payments.askOpen(NOW + ahead)
      asked.length = 0
      const start = NOW + ahead - back
      for (now = start; now < start + 60 * HOUR; now += 2 * MINUTE) await payments.askOpen(now)
      expect(asked[0]).toBe(start)
      expect(asked.length).toBeLessThan(20)
      expect(await payments.hasOpen(start + 60 * HOUR)).toBe(false)
      await db.updateTable('payment_attempt').set({ state: 'FAILED' }).where('ref', '=', ref).execute()
    })

    test('by years: an unpaid order does not hold its stock until the clock has caught up', async () => {
      const { payments, orders } = setUp()
      const order = await placed()
      await payments.endOverdue(NOW - 3 * HOUR)
      expect(await statusOf(order)).toBe('WAIT_PAY')
      expect(await orders.overdue(NOW - YEARS, 1000)).toContain(order.code)
      await payments.endOverdue(NOW - YEARS)
      expect(await statusOf(order)).toBe('AUTO_CANCEL')
    })
  })

  describe('two payments for one order (CO-113 … CO-115)', () => {
    const late = 10 * MINUTE
    /** Each way in which the provider speaks of two payments; the references are of attempts. */
    const pay = {
      'two attempts, two notices': async (order: StoredOrder) => {
        const refs = [await refOf(order), await refOf(order)]
        for (const ref of refs) await setUp().payments.takeNotice(noticeOf(ref), NOW)
      },
      'one attempt paid twice': async (order: StoredOrder) => {
        const ref = await refOf(order)
        for (const payRef of ['first', 'second', 'second', 'first'])
          await setUp().payments.takeNotice(noticeOf(ref, { PayRef: payRef }), NOW)
      },
      'one attempt paid twice at once': async (order: StoredOrder) => {
        const ref = await refOf(order)
        await Promise.all(
          ['first', 'second', 'first', 'second'].map(payRef =>
            setUp().payments.takeNotice(noticeOf(ref, { PayRef: payRef }), NOW),
          ),
        )
      },
      'a notice, and another payment that the provider tells of when it is asked': async (
        order: StoredOrder,
      ) => {
        const [first, second] = [await refOf(order), await refOf(order)]
        await setUp().payments.takeNotice(noticeOf(first), NOW)
        known = asked => (asked === second ? [paidRecord(second)] : [])
        await setUp().payments.askOpen(NOW + late)
      },
      'two payments of one attempt in an answer at the deadline': async (order: StoredOrder) => {
        const ref = await refOf(order)
        known = asked =>
          asked === ref ? [paidRecord(ref, { payRef: 'first' }), paidRecord(ref, { payRef: 'second' })] : []
        await setUp().payments.endOverdue(order.payUntil)
      },
      'an answer at the deadline about an attempt that had failed, and a notice after it': async (
        order: StoredOrder,
      ) => {
        const ref = await refOf(order)
        await setUp().payments.takeNotice(noticeOf(ref, { successcode: '1', PayRef: 'failed' }), NOW)
        known = asked => (asked === ref ? [paidRecord(ref, { payRef: 'first' })] : [])
        await setUp().payments.endOverdue(order.payUntil)
        await setUp().payments.takeNotice(noticeOf(ref, { PayRef: 'second' }), order.payUntil)
      },
    }

    test.each(Object.keys(pay) as (keyof typeof pay)[])(
      'exactly one is kept and the other is paid back once: %s',
      async way => {
        const order = await placedAlone()
        const { db } = setUp()
        await pay[way](order)
        expect(await statusOf(order)).toBe('WAIT_DELIVERY')
        const refunds = await db
          .selectFrom('refund')
          .select(['reason', 'amount', 'pay_ref'])
          .where('order_code', '=', order.code)
          .execute()
        expect(refunds).toEqual([{ reason: 'PAID_TWICE', amount: 13_000, pay_ref: expect.any(String) }])
        const payment = await paymentOf(db, order.code)
        expect(payment).toMatchObject({ left: 13_000 })
        expect(payment?.payRef).not.toBe(refunds[0]?.pay_ref)
        expect(await kindsOf(order)).toEqual(expect.arrayContaining(['PAID', 'PAID_TWICE']))
        expect((await kindsOf(order)).filter(kind => kind.startsWith('PAID'))).toHaveLength(2)
        expect(await problemsOf(order)).toEqual([])
      },
    )

    test('after the order has ended, every one of them is paid back once', async () => {
      const order = await placedAlone()
      const { db, orders, payments } = setUp()
      const ref = await refOf(order)
      await orders.cancel(order.code, 'SHOPPER', NOW, 'test')
      for (const payRef of ['first', 'second', 'second'])
        await payments.takeNotice(noticeOf(ref, { PayRef: payRef }), NOW)
      const refunds = await db
        .selectFrom('refund')
        .select(['reason', 'pay_ref'])
        .where('order_code', '=', order.code)
        .orderBy('pay_ref')
        .execute()
      expect(refunds).toEqual([
        { reason: 'PAID_LATE', pay_ref: 'first' },
        { reason: 'PAID_LATE', pay_ref: 'second' },
      ])
      expect(await problemsOf(order)).toEqual([])
    })
  })

  describe('a payment of another amount', () => {
    const spareOf = async ({ code }: StoredOrder) => sparePaymentsOf(setUp().db, code)

    test('is recorded once, and the shop can pay it back, once (CO-113)', async () => {
      const order = await placedAlone()
      const { db, payments } = setUp()
      const fulfilment = createFulfilment(db)
      const ref = await refOf(order)
      const act = { payment: 'small', by: 'wing', now: NOW }
      for (let times = 0; times < 2; times += 1)
        await payments.takeNotice(noticeOf(ref, { Amt: '1.00', PayRef: 'small' }), NOW)
      expect(await spareOf(order)).toEqual([
        { ref, payRef: 'small', kind: 'PAID_DIFFERENT', amount: 100, currency: HKD, refund: undefined },
      ])
      expect(await kindsOf(order)).toEqual(['PLACED', 'PAID_DIFFERENT'])
      expect(await problemsOf(order)).toEqual([])
      expect(await fulfilment.returnPayment(order.code, { ...act, payment: 'other' })).toMatchObject({
        refusal: { code: 'PAYMENT_UNKNOWN' },
      })
      expect(await fulfilment.returnPayment(order.code, act)).toEqual({ ok: true, value: 'WAIT_PAY' })
      expect(await fulfilment.returnPayment(order.code, act)).toMatchObject({ ok: false })
      const refunds = await db
        .selectFrom('refund')
        .select(['reason', 'amount', 'pay_ref'])
        .where('order_code', '=', order.code)
        .execute()
      expect(refunds).toEqual([{ reason: 'PAID_DIFFERENT', amount: 100, pay_ref: 'small' }])
      // The order itself can still be paid.
      await payments.takeNotice(noticeOf(ref, { PayRef: 'whole' }), NOW)
      expect(await statusOf(order)).toBe('WAIT_DELIVERY')
      expect(await paymentOf(db, order.code)).toMatchObject({ payRef: 'whole', left: 13_000 })
      expect(await problemsOf(order)).toEqual([])
    })

    test('in another currency is recorded, and is not offered: the shop’s refunds are in Hong Kong dollars', async () => {
      const order = await placedAlone()
      const { db, payments } = setUp()
      await payments.takeNotice(noticeOf(await refOf(order), { Cur: '840', PayRef: 'dollars' }), NOW)
      expect(await spareOf(order)).toMatchObject([{ payRef: 'dollars', amount: 13_000, currency: '840' }])
      const returned = await createFulfilment(db).returnPayment(order.code, {
        payment: 'dollars',
        by: 'wing',
        now: NOW,
      })
      expect(returned).toMatchObject({ refusal: { code: 'PAYMENT_UNKNOWN' } })
    })

    test('that the provider corrects is the payment of the order', async () => {
      const order = await placedAlone()
      const { payments } = setUp()
      const ref = await refOf(order)
      await payments.takeNotice(noticeOf(ref, { Amt: '1.00', PayRef: 'one' }), NOW)
      known = asked => (asked === ref ? [paidRecord(ref, { payRef: 'one' })] : [])
      await payments.askOpen(NOW + 2 * MINUTE)
      expect(await statusOf(order)).toBe('WAIT_DELIVERY')
      expect(await spareOf(order)).toEqual([])
      expect(await problemsOf(order)).toEqual([])
    })
  })

  test('a signed notice is stored once, whatever unsigned fields come with it', async () => {
    const order = await placed()
    const { db, payments } = setUp()
    const body = noticeOf(await refOf(order))
    for (let at = 0; at < 5; at += 1) expect(await payments.takeNotice(`${body}&x=${at}`, NOW)).toBe('taken')
    expect(await payments.takeNotice(body, NOW)).toBe('taken')
    const kept = await db
      .selectFrom('payment_notice')
      .select('state')
      .where('ref', 'like', `${order.externalNo}%`)
      .execute()
    expect(kept).toEqual([{ state: 'APPLIED' }])
  })

  test('a notice that was kept unread is stored once after it was read', async () => {
    const order = await placed()
    const { db, payments } = setUp()
    const body = noticeOf(await refOf(order))
    unreadable = () => true
    await payments.takeNotice(body, NOW)
    unreadable = () => false
    await payments.notices.resume(NOW + MINUTE)
    await payments.takeNotice(`${body}&x=1`, NOW + MINUTE)
    const kept = await db
      .selectFrom('payment_notice')
      .select(['state', 'ref'])
      .where('body', 'like', `%${order.externalNo}%`)
      .execute()
    expect(kept).toHaveLength(1)
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

    test('a silent provider is asked by a few orders at once, not by each of them in turn', async () => {
      const { payments } = setUp()
      const orders: StoredOrder[] = []
      for (let at = 0; at < 20; at += 1) {
        const order = await placed()
        await refOf(order)
        orders.push(order)
      }
      const unpaid = await placed()
      let asked = 0
      known = () => {
        asked += 1
        throw new ProviderUnreachable('silence')
      }
      await payments.endOverdue(unpaid.payUntil)
      expect(asked).toBeLessThanOrEqual(8)
      expect(await statusOf(unpaid)).toBe('AUTO_CANCEL')
      // The next round asks again.
      const [first] = orders
      known = ref => (first && ref.startsWith(first.externalNo) ? [paidRecord(ref)] : [])
      await payments.endOverdue(unpaid.payUntil + MINUTE)
      const statuses = await Promise.all(orders.map(statusOf))
      expect(statuses).toEqual(['WAIT_DELIVERY', ...Array.from({ length: 19 }, () => 'AUTO_CANCEL')])
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
