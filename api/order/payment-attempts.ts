import type { Insertable, Selectable, Transaction } from 'kysely'
import { spendDiscounts } from '../coupon/coupon-store.ts'
import type { Database } from '../database/database.ts'
import { prepare } from '../database/prepared.ts'
import type { PaymentAttemptTable, SparePaymentTable, Tables } from '../database/tables.ts'
import type { PaymentMethod, PaymentRecord } from '../payment/payment-provider.ts'
import { HKD } from '../payment/paydollar-protocol.ts'
import type { Cents } from '../shared/money.ts'
import { countOrder } from './order-counts.ts'
import { addEvent } from './order-events.ts'
import { insertRefund } from './payment/refunds.ts'
import { countFromPayment } from './order-dates.ts'
import { takeUnpaid } from './take-unpaid.ts'

/** Time for the provider's notice to come; then the provider is asked. Milliseconds. */
export const FIRST_ASK_MS = 2 * 60_000

/** One way of an order to the payment provider. */
export interface Attempt {
  readonly ref: string
  readonly orderCode: string
  readonly number: number
  readonly amount: Cents
  readonly state: 'OPEN' | 'PAID' | 'FAILED'
  readonly payRef: string | null
}

export type Settled = 'paid' | 'paid before' | 'paid late' | 'paid twice' | 'failed' | 'unknown' | 'mismatch'

/** State of one attempt at the provider. */
export interface Settlement {
  readonly ref: string
  readonly payRef: string
  readonly isPaid: boolean
  /** In hundredths of the currency. */
  readonly amount: Cents | undefined
  /** ISO 4217 number; the Hong Kong dollar by default. */
  readonly currency?: string
}

export const settlementOf = (record: PaymentRecord): Settlement => ({
  ref: record.ref,
  payRef: record.payRef,
  isPaid: record.state === 'paid',
  amount: record.amount,
  currency: record.currency,
})

/** What can pay an order: another currency is another amount. */
const dollarsOf = ({ amount, currency = HKD }: Settlement) => (currency === HKD ? amount : undefined)

const attemptOf = (row: Selectable<Tables['payment_attempt']>): Attempt => ({
  ref: row.ref,
  orderCode: row.order_code,
  number: row.number,
  amount: row.amount,
  state: row.state,
  payRef: row.pay_ref,
})

const takePayable = prepare((db, { code, now }: { readonly code: string; readonly now: number }) =>
  db
    .updateTable('order_head')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('code', '=', code)
    .where('status', '=', 'WAIT_PAY')
    .where('pay_until', '>', now)
    .returning(['external_no', 'amount']),
)

const latestAttempt = prepare((db, { code }: { readonly code: string }) =>
  db
    .selectFrom('payment_attempt')
    .select(({ fn }) => fn.max('number').as('last'))
    .where('order_code', '=', code),
)

const insertAttempt = prepare((db, row: Insertable<PaymentAttemptTable>) =>
  db.insertInto('payment_attempt').values(row),
)

const attemptBy = prepare((db, { ref }: { readonly ref: string }) =>
  db.selectFrom('payment_attempt').selectAll().where('ref', '=', ref),
)

interface Mark {
  readonly ref: string
  readonly payRef: string
  readonly now: number
}

/** What failed can still succeed; what is paid stays paid, and another amount than the attempt's pays nothing. */
const markPaid = prepare((db, { ref, payRef, amount, now }: Mark & { readonly amount: Cents }) =>
  db
    .updateTable('payment_attempt')
    .set({ state: 'PAID', pay_ref: payRef, settled_at: now })
    .where('ref', '=', ref)
    .where('amount', '=', amount)
    .where('state', 'in', ['OPEN', 'FAILED'])
    .returning(['order_code', 'amount']),
)

const markFailed = prepare((db, { ref, payRef, now }: Mark) =>
  db
    .updateTable('payment_attempt')
    .set({ state: 'FAILED', pay_ref: payRef, settled_at: now })
    .where('ref', '=', ref)
    .where('state', '=', 'OPEN')
    .returning(['order_code', 'amount']),
)

/** Takes the attempt's row, so that a repeated notice waits and finds it settled; `undefined` when nothing is left to mark. */
async function markAttempt(
  trx: Transaction<Tables>,
  settlement: Settlement,
  now: number,
): Promise<{ readonly order_code: string; readonly amount: Cents } | undefined> {
  const { ref, payRef, isPaid } = settlement
  const mark = { ref, payRef, now }
  if (!isPaid) return (await markFailed(trx, mark)).rows[0]
  const amount = dollarsOf(settlement)
  return amount === undefined ? undefined : (await markPaid(trx, { ...mark, amount })).rows[0]
}

const insertSpare = prepare((db, row: SparePaymentTable) =>
  db
    .insertInto('spare_payment')
    .values(row)
    .onConflict(conflict => conflict.columns(['ref', 'pay_ref']).doNothing()),
)

const deleteSpare = prepare((db, { ref, payRef }: Pick<Mark, 'ref' | 'payRef'>) =>
  db.deleteFrom('spare_payment').where('ref', '=', ref).where('pay_ref', '=', payRef),
)

/**
 * Records a payment that no attempt was marked with, once however often the provider speaks of it. A second payment of an attempt is
 * queued to be paid back; one of another amount waits for the shop.
 */
async function settleUnmarked(
  trx: Transaction<Tables>,
  settlement: Settlement,
  now: number,
): Promise<Settled> {
  const { ref, payRef, isPaid, amount = null, currency = HKD } = settlement
  const [attempt] = (await attemptBy(trx, { ref })).rows
  if (!attempt) return 'unknown'
  if (!isPaid) return 'failed'
  const isDue = dollarsOf(settlement) === attempt.amount
  if (attempt.state === 'PAID' && attempt.pay_ref === payRef) return isDue ? 'paid before' : 'mismatch'
  const { order_code: code } = attempt
  const kind = isDue ? await spareKindOf(trx, code) : 'PAID_DIFFERENT'
  const { numAffectedRows } = await insertSpare(trx, {
    ref,
    pay_ref: payRef,
    order_code: code,
    kind,
    amount,
    currency,
    arrived_at: now,
  })
  if (numAffectedRows === 1n) {
    if (isDue)
      await insertRefund(
        trx,
        { id: `${kind} ${ref} ${payRef}`, orderCode: code, payRef, amount: attempt.amount, reason: kind },
        now,
      )
    const detail = { ref, payRef, ...(currency === HKD && amount !== null && { amount }) }
    await addEvent(trx, { code, at: now, kind, actor: 'payment', detail })
  }
  return isDue ? SETTLED_AS[kind] : 'mismatch'
}

const SETTLED_AS = { PAID_TWICE: 'paid twice', PAID_LATE: 'paid late', PAID_DIFFERENT: 'mismatch' } as const

/** Why an order does not keep a payment of its amount. */
async function spareKindOf(trx: Transaction<Tables>, code: string): Promise<'PAID_TWICE' | 'PAID_LATE'> {
  const { is_paid } = await trx
    .selectFrom('order_head')
    .select('is_paid')
    .where('code', '=', code)
    .executeTakeFirstOrThrow()
  return is_paid === 1 ? 'PAID_TWICE' : 'PAID_LATE'
}

/** Opens a payment attempt; `undefined` when the order does not wait for payment, or its time is over. Source: CO-114. */
export async function openAttempt(
  trx: Transaction<Tables>,
  { code, method, now }: { readonly code: string; readonly method: PaymentMethod; readonly now: number },
): Promise<Attempt | undefined> {
  // Taking the row keeps two windows from getting the same number.
  const [head] = (await takePayable(trx, { code, now })).rows
  if (!head) return undefined
  const [latest] = (await latestAttempt(trx, { code })).rows
  const number = Number(latest?.last ?? 0) + 1
  const ref = `${head.external_no}A${String(number).padStart(2, '0')}`
  await insertAttempt(trx, {
    ref,
    order_code: code,
    number,
    method,
    amount: head.amount,
    state: 'OPEN',
    pay_ref: null,
    created_at: now,
    settled_at: null,
    ask_at: now + FIRST_ASK_MS,
  })
  return { ref, orderCode: code, number, amount: head.amount, state: 'OPEN', payRef: null }
}

export async function attemptsOf(db: Database, code: string): Promise<readonly Attempt[]> {
  const rows = await db
    .selectFrom('payment_attempt')
    .selectAll()
    .where('order_code', '=', code)
    .orderBy('number')
    .execute()
  return rows.map(attemptOf)
}

/** Records the provider's answer. A paid order never becomes unpaid. Source: CO-113 … CO-115. */
export async function settleAttempt(
  trx: Transaction<Tables>,
  settlement: Settlement,
  now: number,
): Promise<Settled> {
  const { ref, payRef, isPaid } = settlement
  const marked = await markAttempt(trx, settlement, now)
  if (!marked) return settleUnmarked(trx, settlement, now)
  const { order_code: code, amount } = marked
  if (!isPaid) {
    await addEvent(trx, { code, at: now, kind: 'PAYMENT_FAILED', actor: 'payment', detail: { ref } })
    return 'failed'
  }
  // The provider has corrected an amount: what seemed another payment is this one.
  await deleteSpare(trx, { ref, payRef })
  const paid = await takeUnpaid(trx, code, { isPaid: true })
  if (paid) {
    await spendDiscounts(trx, code, now)
    await countFromPayment(trx, { code, delivery: paid.delivery }, now)
    await addEvent(trx, { code, at: now, kind: 'PAID', actor: 'payment', detail: { ref, payRef } })
    await countOrder(trx, paid.ownerCode, { from: 'WAIT_PAY', to: paid.status })
    return 'paid'
  }
  const reason = await spareKindOf(trx, code)
  await insertRefund(trx, { id: `${reason} ${ref}`, orderCode: code, payRef, amount, reason }, now)
  await addEvent(trx, { code, at: now, kind: reason, actor: 'payment', detail: { ref, payRef } })
  return SETTLED_AS[reason]
}
