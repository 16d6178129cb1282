import { createHash } from 'node:crypto'
import type { Locale } from '#locales/locale.ts'
import type { Database } from '../database/database.ts'
import {
  type PaymentForm,
  type PaymentMethod,
  type PaymentProvider,
  type PaymentRecord,
  ProviderUnreachable,
} from '../payment/payment-provider.ts'
import { HKD } from '../payment/paydollar-protocol.ts'
import type { OrderStore, Settled, StoredOrder } from './order-store.ts'

/** Orders looked at in one round of the deadline. */
const MOST_OVERDUE = 100
/** How long an order waits beyond its deadline for a provider that does not answer. Milliseconds. */
const PROVIDER_GRACE_MS = 30 * 60_000
/** Longest notice that is kept, in characters. */
const MAX_NOTICE = 8000

export interface PaymentsOptions {
  readonly db: Database
  readonly orders: OrderStore
  readonly provider: PaymentProvider
  readonly report: (error: unknown, message: string) => void
}

/** What the shop answers to a notice: whether it is kept, and may be forgotten by the provider. */
type NoticeAnswer = 'taken' | 'refused'

export interface Payments {
  readonly methods: readonly PaymentMethod[]
  /** Opens an attempt and makes its form; `undefined` when the order does not wait for payment. Source: C-277, C-278. */
  start(
    order: StoredOrder,
    payment: {
      readonly method: PaymentMethod
      readonly locale: Locale
      readonly description: string
      readonly returnTo: { readonly success: string; readonly failure: string; readonly cancelled: string }
      readonly now: number
    },
  ): Promise<(PaymentForm & { readonly ref: string }) | undefined>
  /** Keeps a notice of the provider, then acts on it. Source: CO-113. @param body as received */
  takeNotice(body: string, now: number): Promise<NoticeAnswer>
  /** Acts on notices that were kept and not acted on, as after a crash. */
  resume(now: number): Promise<void>
  /** Cancels orders whose time is over, unless the provider knows of a payment. Source: C-288, M-124. */
  endOverdue(now: number): Promise<void>
  /** The same for one order, before it is shown or paid; whether it was cancelled. */
  endIfOverdue(order: StoredOrder, now: number): Promise<boolean>
}

/** Payments of orders at one provider. Only a notice or an answer of the provider's server moves an order. Source: CO-113. */
export function createPayments({ db, orders, provider, report }: PaymentsOptions): Payments {
  const settle = (record: PaymentRecord, now: number): Promise<Settled> =>
    orders.settle(
      {
        ref: record.ref,
        payRef: record.payRef,
        isPaid: record.state === 'paid',
        // Another currency is another amount.
        amount: record.currency === HKD ? record.amount : undefined,
      },
      now,
    )

  /** Reads a kept notice and writes down what came of it. */
  const act = async (id: string, body: string, now: number): Promise<NoticeAnswer> => {
    const notice = provider.readNotice(body)
    const refusal = notice.ok ? await refusalOf(notice.record, now) : notice.reason
    await db
      .updateTable('payment_notice')
      .set({ state: refusal ? 'REFUSED' : 'APPLIED', reason: refusal ?? null, handled_at: now })
      .where('id', '=', id)
      .execute()
    if (refusal)
      report(new Error(`Payment notice ${id.slice(0, 12)}: ${refusal}`), 'A payment notice was refused')
    return notice.ok ? 'taken' : 'refused'
  }

  const refusalOf = async (record: PaymentRecord, now: number): Promise<string | undefined> => {
    if (record.state === 'unknown') return 'state'
    const settled = await settle(record, now)
    return settled === 'unknown' || settled === 'mismatch' ? settled : undefined
  }

  const endIfOverdue: Payments['endIfOverdue'] = async (order, now) => {
    if (order.status !== 'WAIT_PAY' || now < order.payUntil) return false
    const attempts = await orders.attemptsOf(order.code)
    try {
      for (const { ref, state } of attempts)
        if (state === 'OPEN') for (const record of await provider.query(ref)) await settle(record, now)
    } catch (error) {
      if (!(error instanceof ProviderUnreachable)) throw error
      if (now < order.payUntil + PROVIDER_GRACE_MS) return false
      report(error, `Order ${order.code} is cancelled without an answer of the payment provider`)
    }
    return orders.cancel(order.code, 'DEADLINE', now, 'deadline')
  }

  return {
    methods: provider.methods,

    async start(order, { method, locale, description, returnTo, now }) {
      if (await endIfOverdue(order, now)) return undefined
      const attempt = await orders.openAttempt(order.code, method, now)
      if (!attempt) return undefined
      const { ref, amount } = attempt
      const form = provider.form({
        ref,
        amount,
        method,
        locale: locale === 'zh_HK' ? 'zh' : 'en',
        description,
        returnTo,
      })
      return { ...form, ref }
    },

    async takeNotice(body, now) {
      if (body.length > MAX_NOTICE) return 'refused'
      const id = createHash('sha256').update(body).digest('hex')
      await db
        .insertInto('payment_notice')
        .values({ id, received_at: now, body, state: 'PENDING', reason: null, handled_at: null })
        .onConflict(conflict => conflict.column('id').doNothing())
        .execute()
      return act(id, body, now)
    },

    async resume(now) {
      const kept = await db
        .selectFrom('payment_notice')
        .select(['id', 'body'])
        .where('state', '=', 'PENDING')
        .orderBy('received_at')
        .limit(MOST_OVERDUE)
        .execute()
      for (const { id, body } of kept) await act(id, body, now)
    },

    async endOverdue(now) {
      for (const code of await orders.overdue(now, MOST_OVERDUE)) {
        const order = await orders.find(code)
        if (order) await endIfOverdue(order, now)
      }
    },

    endIfOverdue,
  }
}
