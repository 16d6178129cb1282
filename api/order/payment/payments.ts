import { CLOCK_SKEW_MS, isDue } from '#platform/clock-skew.ts'
import type { Locale } from '#locales/locale.ts'
import type { Database } from '../../database/database.ts'
import {
  type PaymentForm,
  type PaymentMethod,
  type PaymentProvider,
  ProviderUnreachable,
} from '../../payment/payment-provider.ts'
import { LONGEST_PAY_MS, type OrderStore, type StoredOrder } from '../order-store.ts'
import { FIRST_ASK_MS, settlementOf } from '../payment-attempts.ts'
import { createPaymentNotices, type NoticeAnswer, type PaymentNotices } from './payment-notices.ts'

/** Runs `work` for each item, at most so many at once, until all have ended. @throws AggregateError when some failed */
async function inParallel<Item>(
  items: readonly Item[],
  most: number,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = []
  const queue = items.values()
  const runner = async () => {
    for (const item of queue) await work(item).catch((error: unknown) => failures.push(error))
  }
  await Promise.all(Array.from({ length: most }, runner))
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${items.length} failed`)
}

/** Orders looked at in one round of the deadline, and questions to the provider at once. */
const MOST_OVERDUE = 100
const MOST_ASKED_AT_ONCE = 8
/** Time an order waits beyond its deadline for a provider that does not answer. Milliseconds. */
const PROVIDER_GRACE_MS = 30 * 60_000
/** Open attempts asked about in one round. */
const MOST_OPEN = 20
/** An attempt this old is not asked about any more. Milliseconds. */
const ASK_MS = 48 * 3_600_000
export interface PaymentsOptions {
  readonly db: Database
  readonly orders: OrderStore
  readonly provider: PaymentProvider
  readonly report: (error: unknown, message: string) => void
}

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
  /** Stores a notice of the provider and applies it. Source: CO-113. @param body as received */
  takeNotice(body: string, now: number): Promise<NoticeAnswer>
  /** Handles stored notices in the background. */
  readonly notices: Omit<PaymentNotices, 'take'>
  /** Asks the provider about attempts that it sent no notice of, with growing pauses. */
  askOpen(now: number): Promise<void>
  /** Resolves to true if `askOpen` has something to ask. */
  hasOpen(now: number): Promise<boolean>
  /** Cancels orders whose time is over, unless the provider knows of a payment. Source: C-288, M-124. */
  endOverdue(now: number): Promise<void>
  /** The same for one order, before it is shown or paid; whether it was cancelled. */
  endIfOverdue(order: StoredOrder, now: number): Promise<boolean>
}

const openAttempts = (db: Database, now: number) =>
  db
    .selectFrom('payment_attempt')
    .select(['ref', 'created_at'])
    .where('state', '=', 'OPEN')
    .where(eb =>
      eb.or([
        eb('ask_at', '<=', now),
        // Set by a clock that has been put back: pauses are as long as the attempt is old, or the first one.
        eb.and([
          eb('ask_at', '>', now + FIRST_ASK_MS + CLOCK_SKEW_MS),
          eb(eb('ask_at', '+', eb.ref('created_at')), '>', 2 * now + CLOCK_SKEW_MS),
        ]),
      ]),
    )
    .where('created_at', '>', now - ASK_MS)
    .orderBy('ask_at')
    .limit(MOST_OPEN)

/** Sets the next time to ask about an attempt: its age from now on. */
const postpone = (
  db: Database,
  { ref, created_at }: { readonly ref: string; readonly created_at: number },
  now: number,
) =>
  db
    .updateTable('payment_attempt')
    .set({
      ask_at: now + Math.max(now - created_at, 1),
      // Its age counts from now on, so that asking about it ends.
      created_at: Math.min(created_at, now),
    })
    .where('ref', '=', ref)
    .execute()

type Ask = (ref: string, now: number) => Promise<void>

/** Asks until the provider is silent; from then on it counts as silent without being asked. */
function askWhileAnswered(ask: Ask): Ask {
  let silence: ProviderUnreachable | undefined
  return async (ref, now) => {
    if (silence) throw silence
    try {
      await ask(ref, now)
    } catch (error) {
      if (error instanceof ProviderUnreachable) silence = error
      throw error
    }
  }
}

/** Payments of orders at one provider. Only a notice or an answer of the provider's server changes an order. Source: CO-113. */
export function createPayments({ db, orders, provider, report }: PaymentsOptions): Payments {
  const notices = createPaymentNotices({ db, provider, report })

  /** Asks about an attempt and writes down what the provider says. @throws ProviderUnreachable */
  const askAbout: Ask = async (ref, now) => {
    for (const record of await provider.query(ref))
      if (record.ref === ref && record.state !== 'unknown') await orders.settle(settlementOf(record), now)
  }

  /** @param ask asks about one attempt */
  const end = async (order: StoredOrder, now: number, ask: Ask): Promise<boolean> => {
    if (order.status !== 'WAIT_PAY' || !isDue(order.payUntil, now, LONGEST_PAY_MS)) return false
    const attempts = await orders.attemptsOf(order.code)
    try {
      // One that failed may have been tried again under its name.
      for (const { ref, state } of attempts) if (state !== 'PAID') await ask(ref, now)
    } catch (error) {
      if (!(error instanceof ProviderUnreachable)) throw error
      if (!isDue(order.payUntil + PROVIDER_GRACE_MS, now, LONGEST_PAY_MS + PROVIDER_GRACE_MS)) return false
      report(error, `Order ${order.code} is cancelled without an answer of the payment provider`)
    }
    return orders.cancel(order.code, 'DEADLINE', now, 'deadline')
  }

  return {
    methods: provider.methods,

    async start(order, { method, locale, description, returnTo, now }) {
      if (await end(order, now, askAbout)) return undefined
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

    takeNotice: (body, now) => notices.take(body, now),
    notices,

    async askOpen(now) {
      for (const { ref, created_at } of await openAttempts(db, now).execute()) {
        // Written first: an attempt that cannot be asked about makes room for the next.
        await postpone(db, { ref, created_at }, now)
        try {
          await askAbout(ref, now)
        } catch (error) {
          if (!(error instanceof ProviderUnreachable)) throw error
          report(error, 'The payment provider does not answer about open payments')
          return
        }
      }
    },

    hasOpen: async now => (await openAttempts(db, now).limit(1).executeTakeFirst()) !== undefined,

    async endOverdue(now) {
      const ask = askWhileAnswered(askAbout)
      await inParallel(await orders.overdue(now, MOST_OVERDUE), MOST_ASKED_AT_ONCE, async code => {
        const order = await orders.find(code)
        if (order) await end(order, now, ask)
      })
    },

    endIfOverdue: (order, now) => end(order, now, askAbout),
  }
}
