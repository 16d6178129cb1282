import { createHash, randomInt } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Locale } from '#locales/locale.ts'
import type { Database } from '../database/database.ts'
import type { OrderHeadTable, OrderLineTable, Tables } from '../database/tables.ts'
import type { PaymentMethod } from '../payment/payment-provider.ts'
import type { Cents } from '../shared/money.ts'
import { type CancelledBy, type OrderStatus, statusOf } from './order-status.ts'
import { holdStock, releaseStock, unitsBySku } from './stock.ts'

/** A line of an order to be placed. */
interface NewOrderLine {
  readonly skuCode: string
  readonly spuCode: string
  readonly lineType: OrderLineTable['line_type']
  readonly quantity: number
  readonly unitPrice: Cents
  readonly net: Cents
  readonly deduction: Cents
  /** What is shown and no rule asks for: names, picture, options, shares. */
  readonly content: object
}

/** An order to be placed: all amounts come from the calculator. */
export interface NewOrder {
  readonly owner: { readonly code: string; readonly isMember: boolean }
  /** The shopper's key for this wish. Source: CO-98. */
  readonly clientKey: string
  /** What was asked, for telling a repeated call from a changed one. */
  readonly request: object
  readonly email: string
  readonly locale: Locale
  readonly amounts: {
    readonly productAmount: Cents
    readonly discount: Cents
    readonly coupon: Cents
    readonly freight: Cents
    readonly serviceFee: Cents
    readonly deduction: Cents
    readonly amount: Cents
  }
  readonly lines: readonly NewOrderLine[]
  readonly content: object
  /** Time to pay. Milliseconds. Source: C-288, CO-01. */
  readonly payMs: number
}

export interface StoredOrder {
  readonly code: string
  readonly externalNo: string
  readonly ownerCode: string
  readonly isMember: boolean
  readonly email: string
  readonly locale: Locale
  readonly status: OrderStatus
  readonly isPaid: boolean
  readonly cancelledBy: CancelledBy | null
  readonly version: number
  readonly createdAt: number
  readonly payUntil: number
  readonly amounts: NewOrder['amounts']
  readonly content: object
  readonly lines: readonly (NewOrderLine & { readonly shipped: number; readonly received: number })[]
}

/** What came of placing an order. */
export type Placed =
  | { readonly ok: true; readonly order: StoredOrder; readonly isRepeated: boolean }
  /** Of these SKUs there is too little. */
  | { readonly ok: false; readonly reason: 'STOCK'; readonly skuCodes: readonly string[] }
  /** The key belongs to an order that asked for something else. */
  | { readonly ok: false; readonly reason: 'KEY' }
  /** One of `takes` refused; `code` is its own. */
  | { readonly ok: false; readonly reason: 'TAKEN'; readonly code: string }

/** Something else that an order takes in the same transaction, such as a coupon; gives a code when it cannot be had. */
type Take = (trx: Transaction<Tables>, orderCode: string) => Promise<string | undefined>

export type Settled = 'paid' | 'paid before' | 'paid late' | 'paid twice' | 'failed' | 'unknown' | 'mismatch'

/** What the provider says of one attempt. */
interface Settlement {
  readonly ref: string
  readonly payRef: string
  readonly isPaid: boolean
  readonly amount: Cents | undefined
}

export interface OrderStore {
  /** Places an order, or nothing at all. The same key gives the same order. Source: CO-97, CO-98. */
  place(order: NewOrder, now: number, takes?: readonly Take[]): Promise<Placed>
  find(code: string): Promise<StoredOrder | undefined>
  /** By the number that shoppers see. */
  findByNumber(externalNo: string): Promise<StoredOrder | undefined>
  /** Cancels an order that waits for payment; `false` when it does not any more. What it held is released. */
  cancel(code: string, by: CancelledBy, now: number, reason: string): Promise<boolean>
  /** Opens an attempt to pay; `undefined` when the order does not wait for payment, or its time is over. Source: CO-114. */
  openAttempt(code: string, method: PaymentMethod, now: number): Promise<Attempt | undefined>
  /** Writes down what the provider says. What is paid never becomes unpaid. Source: CO-113 … CO-115. */
  settle(settlement: Settlement, now: number): Promise<Settled>
  /** Orders whose time to pay is over, the oldest first. */
  overdue(now: number, most: number): Promise<readonly string[]>
  attemptsOf(code: string): Promise<readonly Attempt[]>
}

interface Attempt {
  readonly ref: string
  readonly orderCode: string
  readonly number: number
  readonly amount: Cents
  readonly state: 'OPEN' | 'PAID' | 'FAILED'
  readonly payRef: string | null
}

/** Ends a transaction whose result is a refusal. */
class Refused extends Error {
  readonly result: Placed
  constructor(result: Placed) {
    super('The order was refused')
    this.result = result
  }
}

const digits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('')

/** Date in Hong Kong and ten random digits: the shop's orders cannot be counted, nor the next number guessed. Source: CO-99. */
const newNumber = (now: number) =>
  new Date(now + 8 * 3_600_000).toISOString().slice(0, 10).replaceAll('-', '') + digits(10)

let eventCount = 0
/** Rises with time. */
const newEventId = (now: number) =>
  `${now.toString(36).padStart(9, '0')}${(eventCount = (eventCount + 1) % 46_656).toString(36).padStart(3, '0')}${digits(6)}`

const hashOf = (request: object) => createHash('sha256').update(JSON.stringify(request)).digest('hex')

type Executor = Database | Transaction<Tables>

const lineOf = (row: OrderLineTable) => ({
  skuCode: row.sku_code,
  spuCode: row.spu_code,
  lineType: row.line_type,
  quantity: row.quantity,
  unitPrice: row.unit_price,
  net: row.net,
  deduction: row.deduction,
  shipped: row.shipped,
  received: row.received,
  content: JSON.parse(row.content) as object,
})

const orderOf = (row: OrderHeadTable, lines: readonly OrderLineTable[]): StoredOrder => ({
  code: row.code,
  externalNo: row.external_no,
  ownerCode: row.owner_code,
  isMember: row.is_member === 1,
  email: row.email,
  locale: row.locale,
  status: row.status,
  isPaid: row.is_paid === 1,
  cancelledBy: row.cancelled_by,
  version: row.version,
  createdAt: row.created_at,
  payUntil: row.pay_until,
  amounts: {
    productAmount: row.product_amount,
    discount: row.discount,
    coupon: row.coupon,
    freight: row.freight,
    serviceFee: row.service_fee,
    deduction: row.deduction,
    amount: row.amount,
  },
  content: JSON.parse(row.content) as object,
  lines: lines.map(lineOf),
})

async function readOrder(db: Executor, column: 'code' | 'external_no', value: string) {
  const row = await db.selectFrom('order_head').selectAll().where(column, '=', value).executeTakeFirst()
  if (!row) return undefined
  const lines = await db
    .selectFrom('order_line')
    .selectAll()
    .where('order_code', '=', row.code)
    .orderBy('position')
    .execute()
  return orderOf(row, lines)
}

async function addEvent(
  trx: Transaction<Tables>,
  event: {
    readonly code: string
    readonly at: number
    readonly kind: string
    readonly actor: string
    readonly detail?: object
  },
) {
  await trx
    .insertInto('order_event')
    .values({
      id: newEventId(event.at),
      order_code: event.code,
      happened_at: event.at,
      kind: event.kind,
      actor: event.actor,
      detail: JSON.stringify(event.detail ?? {}),
    })
    .execute()
}

const ACTOR_OF: Readonly<Record<CancelledBy, string>> = {
  SHOPPER: 'shopper',
  SHOP: 'shop',
  DEADLINE: 'deadline',
}

export function createOrderStore(db: Database): OrderStore {
  /** Takes the row of an order that waits for payment, so that paying and cancelling wait for each other. */
  const takeUnpaid = async (
    trx: Transaction<Tables>,
    code: string,
    change: { readonly is_paid?: 1; readonly cancelled_by?: CancelledBy },
  ) => {
    const status = statusOf({
      isPaid: change.is_paid === 1,
      cancelledBy: change.cancelled_by ?? null,
      isEvaluated: false,
      lines: [{ quantity: 1, shipped: 0, received: 0 }],
    })
    const { numUpdatedRows } = await trx
      .updateTable('order_head')
      .set(({ eb }) => ({ ...change, status, version: eb('version', '+', 1) }))
      .where('code', '=', code)
      .where('status', '=', 'WAIT_PAY')
      .executeTakeFirst()
    return numUpdatedRows === 1n
  }

  const place: OrderStore['place'] = async (order, now, takes = []) => {
    const code = `O${newNumber(now)}`
    try {
      return await db.transaction().execute(async trx => {
        const isNew = await insertHead(trx, order, { code, now })
        if (!isNew) return repeated(trx, order)
        const units = unitsBySku(order.lines)
        const short = await holdStock(trx, code, units)
        if (short.length > 0) throw new Refused({ ok: false, reason: 'STOCK', skuCodes: short })
        for (const take of takes) {
          const refusal = await take(trx, code)
          if (refusal) throw new Refused({ ok: false, reason: 'TAKEN', code: refusal })
        }
        await insertLines(trx, order, code)
        await addEvent(trx, { code, at: now, kind: 'PLACED', actor: 'shopper' })
        const placed = await readOrder(trx, 'code', code)
        if (!placed) throw new Error(`Order ${code} is gone`)
        return { ok: true as const, order: placed, isRepeated: false }
      })
    } catch (error) {
      if (error instanceof Refused) return error.result
      throw error
    }
  }

  return {
    place,
    find: code => readOrder(db, 'code', code),
    findByNumber: externalNo => readOrder(db, 'external_no', externalNo),

    cancel: (code, by, now, reason) =>
      db.transaction().execute(async trx => {
        if (!(await takeUnpaid(trx, code, { cancelled_by: by }))) return false
        await releaseStock(trx, code)
        await addEvent(trx, { code, at: now, kind: 'CANCELLED', actor: ACTOR_OF[by], detail: { reason } })
        return true
      }),

    openAttempt: (code, method, now) =>
      db.transaction().execute(async trx => {
        // Taking the row keeps two windows from getting the same number.
        const head = await trx
          .updateTable('order_head')
          .set(({ eb }) => ({ version: eb('version', '+', 1) }))
          .where('code', '=', code)
          .where('status', '=', 'WAIT_PAY')
          .where('pay_until', '>', now)
          .returning(['external_no', 'amount'])
          .executeTakeFirst()
        if (!head) return undefined
        const { last } = await trx
          .selectFrom('payment_attempt')
          .select(({ fn }) => fn.max('number').as('last'))
          .where('order_code', '=', code)
          .executeTakeFirstOrThrow()
        const number = Number(last ?? 0) + 1
        const ref = `${head.external_no}A${String(number).padStart(2, '0')}`
        await trx
          .insertInto('payment_attempt')
          .values({
            ref,
            order_code: code,
            number,
            method,
            amount: head.amount,
            state: 'OPEN',
            pay_ref: null,
            created_at: now,
            settled_at: null,
          })
          .execute()
        return { ref, orderCode: code, number, amount: head.amount, state: 'OPEN', payRef: null }
      }),

    settle: (settlement, now) => db.transaction().execute(trx => settle(trx, settlement, now)),

    async overdue(now, most) {
      const rows = await db
        .selectFrom('order_head')
        .select('code')
        .where('status', '=', 'WAIT_PAY')
        .where('pay_until', '<=', now)
        .orderBy('pay_until')
        .limit(most)
        .execute()
      return rows.map(({ code }) => code)
    },

    async attemptsOf(code) {
      const rows = await db
        .selectFrom('payment_attempt')
        .selectAll()
        .where('order_code', '=', code)
        .orderBy('number')
        .execute()
      return rows.map(attemptOf)
    },
  }

  async function settle(
    trx: Transaction<Tables>,
    { ref, payRef, isPaid, amount }: Settlement,
    now: number,
  ): Promise<Settled> {
    const row = await trx.selectFrom('payment_attempt').selectAll().where('ref', '=', ref).executeTakeFirst()
    if (!row) return 'unknown'
    const attempt = attemptOf(row)
    if (isPaid && amount !== attempt.amount) return 'mismatch'
    // Taking the attempt's row makes a repeated notice wait, and find it settled.
    const { numUpdatedRows } = await trx
      .updateTable('payment_attempt')
      .set({ state: isPaid ? 'PAID' : 'FAILED', pay_ref: payRef, settled_at: now })
      .where('ref', '=', ref)
      .where('state', 'in', isPaid ? ['OPEN', 'FAILED'] : ['OPEN'])
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return isPaid ? 'paid before' : 'failed'
    const code = attempt.orderCode
    if (!isPaid) {
      await addEvent(trx, { code, at: now, kind: 'PAYMENT_FAILED', actor: 'payment', detail: { ref } })
      return 'failed'
    }
    if (await takeUnpaid(trx, code, { is_paid: 1 })) {
      await addEvent(trx, { code, at: now, kind: 'PAID', actor: 'payment', detail: { ref, payRef } })
      return 'paid'
    }
    const { is_paid: isOrderPaid } = await trx
      .selectFrom('order_head')
      .select('is_paid')
      .where('code', '=', code)
      .executeTakeFirstOrThrow()
    const reason = isOrderPaid === 1 ? 'PAID_TWICE' : 'PAID_LATE'
    await trx
      .insertInto('refund')
      .values({
        id: `${reason} ${ref}`,
        order_code: code,
        pay_ref: payRef,
        amount: attempt.amount,
        reason,
        state: 'QUEUED',
        created_at: now,
        handled_at: null,
      })
      .execute()
    await addEvent(trx, { code, at: now, kind: reason, actor: 'payment', detail: { ref, payRef } })
    return reason === 'PAID_TWICE' ? 'paid twice' : 'paid late'
  }
}

const attemptOf = (row: Tables['payment_attempt']): Attempt => ({
  ref: row.ref,
  orderCode: row.order_code,
  number: row.number,
  amount: row.amount,
  state: row.state,
  payRef: row.pay_ref,
})

/** Writes the head; `false` when the shopper has used the key before. */
async function insertHead(
  trx: Transaction<Tables>,
  { owner, amounts, ...order }: NewOrder,
  { code, now }: { readonly code: string; readonly now: number },
): Promise<boolean> {
  // An order that costs nothing needs no payment. Source: CO-100.
  const isPaid = amounts.amount === 0
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('order_head')
    .values({
      code,
      external_no: code.slice(1),
      owner_code: owner.code,
      is_member: owner.isMember ? 1 : 0,
      client_key: order.clientKey,
      request_hash: hashOf(order.request),
      email: order.email,
      locale: order.locale,
      status: isPaid ? 'WAIT_DELIVERY' : 'WAIT_PAY',
      is_paid: isPaid ? 1 : 0,
      cancelled_by: null,
      is_evaluated: 0,
      version: 1,
      created_at: now,
      pay_until: now + order.payMs,
      product_amount: amounts.productAmount,
      discount: amounts.discount,
      coupon: amounts.coupon,
      freight: amounts.freight,
      service_fee: amounts.serviceFee,
      deduction: amounts.deduction,
      amount: amounts.amount,
      content: JSON.stringify(order.content),
    })
    .onConflict(conflict => conflict.columns(['owner_code', 'client_key']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

const insertLines = (trx: Transaction<Tables>, { lines }: NewOrder, code: string) =>
  trx
    .insertInto('order_line')
    .values(
      lines.map((line, position) => ({
        order_code: code,
        position,
        sku_code: line.skuCode,
        spu_code: line.spuCode,
        line_type: line.lineType,
        quantity: line.quantity,
        unit_price: line.unitPrice,
        net: line.net,
        deduction: line.deduction,
        shipped: 0,
        received: 0,
        content: JSON.stringify(line.content),
      })),
    )
    .execute()

/** The order that a key belongs to, if it asked for the same. */
async function repeated(trx: Transaction<Tables>, order: NewOrder): Promise<Placed> {
  const known = await trx
    .selectFrom('order_head')
    .select(['code', 'request_hash'])
    .where('owner_code', '=', order.owner.code)
    .where('client_key', '=', order.clientKey)
    .executeTakeFirstOrThrow()
  if (known.request_hash !== hashOf(order.request)) return { ok: false, reason: 'KEY' }
  const placed = await readOrder(trx, 'code', known.code)
  if (!placed) throw new Error(`Order ${known.code} is gone`)
  return { ok: true, order: placed, isRepeated: true }
}
