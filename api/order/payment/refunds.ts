import { dueIn } from '#platform/clock-skew.ts'
import type { Selectable, Transaction } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { Tables } from '../../database/tables.ts'
import { HKD } from '../../payment/paydollar-protocol.ts'
import { type PaymentProvider, ProviderUnreachable } from '../../payment/payment-provider.ts'
import type { Cents } from '../../shared/money.ts'
import { addEvent } from '../order-events.ts'

const MINUTE_MS = 60_000
/** Refunds looked at in one round. */
const MOST = 50
/** Pause after the first attempt; each further one doubles it. */
const PAUSE_MS = 2 * MINUTE_MS
const LONGEST_PAUSE_MS = 360 * MINUTE_MS

type Refund = Selectable<Tables['refund']>

interface RefundsOptions {
  readonly db: Database
  readonly provider: PaymentProvider
  readonly report: (error: unknown, message: string) => void
}

export interface Refunds {
  hasWork(now: number): Promise<boolean>
  /** Asks the provider for the refunds that are due. @param isMine false ends the round */
  run(now: number, isMine?: () => boolean): Promise<void>
}

/** Queues money to be paid back; the same id twice is refused by the database. */
export const insertRefund = (
  trx: Transaction<Tables>,
  {
    id,
    orderCode,
    payRef,
    amount,
    reason,
    afterSalesCode,
  }: {
    readonly id: string
    readonly orderCode: string
    readonly payRef: string
    readonly amount: Cents
    readonly reason: Refund['reason']
    readonly afterSalesCode?: string
  },
  now: number,
) =>
  trx
    .insertInto('refund')
    .values({
      id,
      order_code: orderCode,
      pay_ref: payRef,
      amount,
      reason,
      state: 'QUEUED',
      created_at: now,
      handled_at: null,
      after_sales_code: afterSalesCode ?? null,
    })
    .execute()

/** The payment of an order, and what is left of it: payments that were late or second are refunded by themselves. */
export async function paymentOf(db: Database, code: string) {
  const attempts = await db
    .selectFrom('payment_attempt')
    .select(['ref', 'pay_ref', 'amount'])
    .where('order_code', '=', code)
    .where('state', '=', 'PAID')
    .orderBy('number')
    .execute()
  const refunds = await db
    .selectFrom('refund')
    .select(['id', 'pay_ref', 'amount', 'reason', 'state'])
    .where('order_code', '=', code)
    .execute()
  const isSpare = ({ ref }: { readonly ref: string }) =>
    refunds.some(({ id }) => id === `PAID_TWICE ${ref}` || id === `PAID_LATE ${ref}`)
  const attempt = attempts.find(one => !isSpare(one))
  if (!attempt?.pay_ref) return undefined
  const back = refunds
    .filter(({ pay_ref, state }) => pay_ref === attempt.pay_ref && state !== 'REFUSED')
    .reduce((sum, { amount }) => sum + amount, 0)
  return { ref: attempt.ref, payRef: attempt.pay_ref, left: attempt.amount - back, refunds: refunds.length }
}

/** A payment that an order does not keep. */
export interface SparePayment {
  /** Of the attempt that it paid. */
  readonly ref: string
  readonly payRef: string
  readonly kind: Tables['spare_payment']['kind']
  /** In hundredths of the currency; `null` when the provider named none. */
  readonly amount: Cents | null
  /** ISO 4217 number. */
  readonly currency: string
  /** The latest refund of it. */
  readonly refund: Pick<Refund, 'id' | 'state'> | undefined
}

/** Returns true if the shop can ask for it to be paid back: refunds are in Hong Kong dollars, and one that is under way is enough. */
export const isReturnable = ({ amount, currency, refund }: SparePayment): boolean =>
  amount !== null && amount > 0 && currency === HKD && (!refund || refund.state === 'REFUSED')

/** Payments that an order does not keep, as they came. */
export async function sparePaymentsOf(db: Database, code: string): Promise<readonly SparePayment[]> {
  const spares = await db
    .selectFrom('spare_payment')
    .selectAll()
    .where('order_code', '=', code)
    .orderBy('arrived_at')
    .orderBy('pay_ref')
    .execute()
  const refunds = await db
    .selectFrom('refund')
    .select(['id', 'pay_ref', 'amount', 'reason', 'state'])
    .where('order_code', '=', code)
    .where('reason', 'in', SPARE_KINDS)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const refundOf = (payRef: string) => refunds.find(({ pay_ref }) => pay_ref === payRef)
  const known = new Set(spares.map(({ pay_ref }) => pay_ref))
  // Those of a second attempt, and late ones, are found by their refunds.
  const ofAttempts = [...Map.groupBy(refunds, ({ pay_ref }) => pay_ref).values()].flatMap(([refund]) =>
    refund && !known.has(refund.pay_ref) && isSpareKind(refund.reason)
      ? [
          {
            ref: refund.id.split(' ')[1] ?? '',
            payRef: refund.pay_ref,
            kind: refund.reason,
            amount: refund.amount,
            currency: HKD,
            refund,
          },
        ]
      : [],
  )
  return [
    ...ofAttempts,
    ...spares.map(({ ref, pay_ref, kind, amount, currency }) => ({
      ref,
      payRef: pay_ref,
      kind,
      amount,
      currency,
      refund: refundOf(pay_ref),
    })),
  ]
}

const SPARE_KINDS = ['PAID_TWICE', 'PAID_LATE', 'PAID_DIFFERENT'] as const
const isSpareKind = (reason: Refund['reason']): reason is SparePayment['kind'] =>
  SPARE_KINDS.some(kind => kind === reason)

/** Queues the whole of a payment that an order does not keep; gives the refund, or `undefined` when there is nothing to pay back. */
export async function returnSpare(
  trx: Transaction<Tables>,
  { code, payRef }: { readonly code: string; readonly payRef: string },
  now: number,
): Promise<{ readonly id: string; readonly amount: Cents } | undefined> {
  const payment = (await sparePaymentsOf(trx, code)).find(one => one.payRef === payRef)
  if (!payment || payment.amount === null || !isReturnable(payment)) return undefined
  const { count } = await trx
    .selectFrom('refund')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('pay_ref', '=', payRef)
    .executeTakeFirstOrThrow()
  const { kind, ref, amount } = payment
  const id = `${kind} ${ref} ${payRef} ${Number(count) + 1}`
  await insertRefund(trx, { id, orderCode: code, payRef, amount, reason: kind }, now)
  return { id, amount }
}

const dueRefunds = (db: Database, now: number) =>
  db
    .selectFrom('refund')
    .selectAll()
    .where('state', 'in', ['QUEUED', 'SENT'])
    .where(eb => dueIn(eb, 'next_at', now, LONGEST_PAUSE_MS))
    .orderBy('created_at')
    .orderBy('id')

/** Marks a refund as sent, before the provider hears of it; `false` when another process was faster. */
async function claim(db: Database, { id, attempts }: Refund, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('refund')
    .set({
      state: 'SENT',
      attempts: attempts + 1,
      next_at: now + Math.min(PAUSE_MS * 2 ** attempts, LONGEST_PAUSE_MS),
    })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('state', 'in', ['QUEUED', 'SENT'])
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

const finish = (db: Database, refund: Refund, state: 'DONE' | 'REFUSED', now: number) =>
  db.transaction().execute(async trx => {
    const { numUpdatedRows } = await trx
      .updateTable('refund')
      .set({ state, handled_at: now })
      .where('id', '=', refund.id)
      .where('state', '=', 'SENT')
      .executeTakeFirst()
    if (numUpdatedRows === 0n || state === 'REFUSED') return
    const detail = { refund: refund.id, amount: refund.amount, reason: refund.reason }
    await addEvent(trx, { code: refund.order_code, at: now, kind: 'REFUNDED', actor: 'payment', detail })
  })

/** Other refunds of the same payment. While one is under way, no other is asked for: the provider's answer would be of either. */
const siblings = (db: Database, refund: Refund) =>
  db
    .selectFrom('refund')
    .select(['id', 'state'])
    .where('pay_ref', '=', refund.pay_ref)
    .where('id', '!=', refund.id)
    .execute()

/**
 * Pays back what is queued, each refund once. A refund is marked as sent before the provider is called; one with an unknown
 * outcome is looked up before it is repeated.
 */
export function createRefunds({ db, provider, report }: RefundsOptions): Refunds {
  const reportRefund = ({ id, order_code }: Refund, message: string) =>
    report(new Error(`Refund “${id}” of order ${order_code}`), message)

  /** Whether the provider has paid back a refund whose outcome is unknown; `undefined` when it does not tell. */
  async function isPaidBack(refund: Refund, others: readonly Pick<Refund, 'state'>[]) {
    const named = (table: 'payment_attempt' | 'spare_payment') =>
      db.selectFrom(table).select('ref').where('pay_ref', '=', refund.pay_ref).executeTakeFirst()
    const attempt = (await named('payment_attempt')) ?? (await named('spare_payment'))
    const records = attempt ? await provider.query(attempt.ref) : []
    const record = records.find(({ payRef }) => payRef === refund.pay_ref)
    if (record?.state === 'paid') return false
    if (record?.state === 'refunded' && others.every(({ state }) => state !== 'DONE')) return true
    return undefined
  }

  async function payBack(refund: Refund, now: number): Promise<void> {
    const others = await siblings(db, refund)
    if (others.some(({ state }) => state === 'SENT')) return
    if (!(await claim(db, refund, now))) return
    if (refund.state === 'SENT') {
      const isDone = await isPaidBack(refund, others)
      if (isDone) return void (await finish(db, refund, 'DONE', now))
      if (isDone === undefined) {
        reportRefund(refund, 'The outcome of a refund is unknown: look it up at the payment provider')
        return
      }
    }
    const isAccepted = await provider.refund(refund.pay_ref, refund.amount)
    await finish(db, refund, isAccepted ? 'DONE' : 'REFUSED', now)
    if (!isAccepted) reportRefund(refund, 'The payment provider refused a refund')
  }

  return {
    async hasWork(now) {
      return (await dueRefunds(db, now).limit(1).executeTakeFirst()) !== undefined
    },
    async run(now, isMine = () => true) {
      for (const refund of await dueRefunds(db, now).limit(MOST).execute()) {
        if (!isMine()) return
        try {
          await payBack(refund, now)
        } catch (error) {
          if (!(error instanceof ProviderUnreachable)) throw error
          report(error, `Refund “${refund.id}” is tried again later`)
          // The rest would meet the same silence.
          return
        }
      }
    },
  }
}
