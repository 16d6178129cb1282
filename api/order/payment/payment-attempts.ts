import type { Insertable, Selectable, Transaction } from 'kysely'
import { spendDiscounts } from '../../coupon/coupon-store.ts'
import type { Database } from '../../database/database.ts'
import { prepare } from '../../database/prepared.ts'
import type { PaymentAttemptTable, Tables } from '../../database/tables.ts'
import type { PaymentMethod, PaymentRecord } from '../../payment/payment-provider.ts'
import { HKD } from '../../payment/paydollar-protocol.ts'
import type { Cents } from '../../shared/money.ts'
import { countOrder } from '../order-counts.ts'
import { addEvent } from '../order-events.ts'
import { insertRefund } from './refunds.ts'
import { takeUnpaid } from '../take-unpaid.ts'

/** Time for the provider's notice to come; then the provider is asked. Milliseconds. */
const FIRST_ASK_MS = 2 * 60_000

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

/** What the provider says of one attempt. */
export interface Settlement {
  readonly ref: string
  readonly payRef: string
  readonly isPaid: boolean
  readonly amount: Cents | undefined
}

export const settlementOf = (record: PaymentRecord): Settlement => ({
  ref: record.ref,
  payRef: record.payRef,
  isPaid: record.state === 'paid',
  // Another currency is another amount.
  amount: record.currency === HKD ? record.amount : undefined,
})

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
  { ref, payRef, isPaid, amount }: Settlement,
  now: number,
): Promise<{ readonly order_code: string; readonly amount: Cents } | undefined> {
  const mark = { ref, payRef, now }
  if (!isPaid) return (await markFailed(trx, mark)).rows[0]
  return amount === undefined ? undefined : (await markPaid(trx, { ...mark, amount })).rows[0]
}

/** Why an attempt was not marked. */
async function unmarked(trx: Transaction<Tables>, { ref, isPaid, amount }: Settlement): Promise<Settled> {
  const [attempt] = (await attemptBy(trx, { ref })).rows
  if (!attempt) return 'unknown'
  if (!isPaid) return 'failed'
  return amount === attempt.amount ? 'paid before' : 'mismatch'
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
  if (!marked) return unmarked(trx, settlement)
  const { order_code: code, amount } = marked
  if (!isPaid) {
    await addEvent(trx, { code, at: now, kind: 'PAYMENT_FAILED', actor: 'payment', detail: { ref } })
    return 'failed'
  }
  const paid = await takeUnpaid(trx, code, { isPaid: true })
  if (paid) {
    await spendDiscounts(trx, code, now)
    await addEvent(trx, { code, at: now, kind: 'PAID', actor: 'payment', detail: { ref, payRef } })
    await countOrder(trx, paid.ownerCode, { from: 'WAIT_PAY', to: paid.status })
    return 'paid'
  }
  const { is_paid: isOrderPaid } = await trx
    .selectFrom('order_head')
    .select('is_paid')
    .where('code', '=', code)
    .executeTakeFirstOrThrow()
  const reason = isOrderPaid === 1 ? 'PAID_TWICE' : 'PAID_LATE'
  await insertRefund(trx, { id: `${reason} ${ref}`, orderCode: code, payRef, amount, reason }, now)
  await addEvent(trx, { code, at: now, kind: reason, actor: 'payment', detail: { ref, payRef } })
  return reason === 'PAID_TWICE' ? 'paid twice' : 'paid late'
}
