import { accepted, refused, type Result } from '#platform/result.ts'
import { DAY_MS } from '#locales/hong-kong.ts'
import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { releaseDiscounts } from '../../coupon/coupon-store.ts'
import type { Database } from '../../database/database.ts'
import type { OrderHeadTable, OrderLineTable, Tables } from '../../database/tables.ts'
import { grantLot } from '../../go-dollar/go-dollar-store.ts'
import { returnGoDollar } from '../../go-dollar/order-use.ts'
import { isRemark } from '../../rules/remark.ts'
import { typedWords } from '../../rules/typed-text.ts'
import { inBothLanguages } from '../../shared/messages.ts'
import type { Cents } from '../../shared/money.ts'
import { type CourierCode, courierOf, isTrackingNo } from '../../rules/couriers.ts'
import { countOrder } from '../order-counts.ts'
import { addEvent } from '../order-events.ts'
import { type OrderStatus, statusOf } from '../../rules/order-status.ts'
import { insertRefund, paymentOf, returnSpare } from '../payment/refunds.ts'
import { releaseStock, shipStock, unitsBySku } from '../stock.ts'
import { releaseUnpaid } from '../unpaid/unpaid-hold.ts'
import { CANCELLABLE, RECEIVABLE, SHIPPABLE, UNPAID, unshipped } from './possible-operations.ts'

/** Price of goods that earns one GO DOLLAR. Source: MO-75. */
export const CENTS_PER_EARNED = 10_000
/** Received, an order is open to returns for so long. Source: MO-52. */
const COMPLETED_AFTER_MS = 14 * DAY_MS

/** Units of one line. */
export interface LineUnits {
  /** From 0. */
  readonly position: number
  readonly quantity: number
}

/** Why an operation was refused; nothing is changed then. */
export type FulfilmentProblem =
  | { readonly code: 'ORDER_UNKNOWN' }
  /** The order is no longer as the operator saw it. */
  | { readonly code: 'ORDER_CHANGED' }
  /** The order is in a state that does not allow it. */
  | { readonly code: 'ORDER_STATE'; readonly status: OrderStatus }
  /** A line does not exist, or has fewer units left than asked for. */
  | { readonly code: 'UNITS'; readonly position: number; readonly left: number }
  | { readonly code: 'NOTHING_TO_SHIP' }
  | { readonly code: 'TRACKING_NO' }
  | { readonly code: 'SHIPMENT_UNKNOWN' }
  | { readonly code: 'NOTHING_TO_RECEIVE' }
  /** Less is left to pay back. */
  | { readonly code: 'REFUND_AMOUNT'; readonly left: Cents }
  | { readonly code: 'REMARK' }
  /** There is no such payment, or it is being paid back. */
  | { readonly code: 'PAYMENT_UNKNOWN' }
  /** No unit of the order would ever leave: it is cancelled instead. */
  | { readonly code: 'NOTHING_DELIVERED' }

/** Status of the order after an operation. */
export type Fulfilled = Result<OrderStatus, FulfilmentProblem>

/** Actor and instant of an operation. */
export interface Act {
  /** Name of the operator. */
  readonly by: string
  readonly now: number
  /** Version of the order that the operator saw; without it any is taken. */
  readonly version?: number | undefined
}

/** Operations of the shop on orders. Each operation is one transaction on the order's row: two at a time never count twice. */
export interface Fulfilment {
  /** Ships units of lines in one parcel; everything that is left when no lines are named. Source: MO-52, M-201. */
  ship(
    code: string,
    parcel: Act & {
      readonly courier: CourierCode
      readonly trackingNo: string
      readonly memo?: string
      readonly lines?: readonly LineUnits[] | undefined
    },
  ): Promise<Fulfilled>
  /** One shipment, or all, arrived. Source: MO-52. */
  receive(code: string, act: Act & { readonly shipment?: number | undefined }): Promise<Fulfilled>
  /** A stop of a parcel. Source: M-205, MO-60. */
  track(code: string, stop: Act & { readonly shipment: number; readonly remark: string }): Promise<Fulfilled>
  /** Cancels an order that waits for payment: what it holds is free again. A payment that arrives later goes back. */
  cancelUnpaid(code: string, act: Act & { readonly reason: string }): Promise<Fulfilled>
  /** Cancels a paid order of which nothing was shipped, and queues a full refund. */
  cancel(code: string, act: Act & { readonly reason: string }): Promise<Fulfilled>
  /** Queues an amount to be paid back, at most what is left of the payment. */
  refund(code: string, act: Act & { readonly amount: Cents; readonly reason: string }): Promise<Fulfilled>
  /** Queues a payment that the order does not keep, by the provider's number of it. Source: CO-115. */
  returnPayment(code: string, act: Act & { readonly payment: string }): Promise<Fulfilled>
  /** Completes orders that were received 14 days ago; returns how many. Source: MO-52. */
  completeReceived(now: number, most?: number): Promise<number>
  hasReceived(now: number): Promise<boolean>
}

type Trx = Transaction<Tables>

/** Ends a transaction whose result is a refusal. */
export class FulfilmentRefused extends Error {
  readonly problem: FulfilmentProblem
  constructor(problem: FulfilmentProblem) {
    super(problem.code)
    this.problem = problem
  }
}

/** Locks the order's row, so that operations on one order follow each other. */
export async function takeOrder(
  trx: Trx,
  code: string,
  { version, allowed }: { readonly version: number | undefined; readonly allowed?: readonly OrderStatus[] },
): Promise<OrderHeadTable> {
  const head = await trx
    .updateTable('order_head')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('code', '=', code)
    .returningAll()
    .executeTakeFirst()
  if (!head) throw new FulfilmentRefused({ code: 'ORDER_UNKNOWN' })
  if (version !== undefined && head.version !== version + 1)
    throw new FulfilmentRefused({ code: 'ORDER_CHANGED' })
  if (allowed && !allowed.includes(head.status))
    throw new FulfilmentRefused({ code: 'ORDER_STATE', status: head.status })
  return head
}

export const linesOf = (trx: Trx, code: string): Promise<OrderLineTable[]> =>
  trx.selectFrom('order_line').selectAll().where('order_code', '=', code).orderBy('position').execute()

/** Stores and counts the status that follows from the lines: the last step of a transaction. */
export async function putStatus(
  trx: Trx,
  head: OrderHeadTable,
  lines: readonly OrderLineTable[],
): Promise<OrderStatus> {
  const status = statusOf({
    isPaid: head.is_paid === 1,
    cancelledBy: head.cancelled_by,
    isEvaluated: head.is_evaluated === 1,
    lines,
  })
  await trx.updateTable('order_head').set({ status }).where('code', '=', head.code).execute()
  await countOrder(trx, head.owner_code, { from: head.status, to: status })
  return status
}

/** Adds units to what was shipped, received or closed of lines; gives the lines as they are then. */
export async function countUnits(
  trx: Trx,
  lines: readonly OrderLineTable[],
  column: 'shipped' | 'received' | 'closed',
  units: readonly LineUnits[],
): Promise<readonly OrderLineTable[]> {
  const added = new Map(units.map(({ position, quantity }) => [position, quantity]))
  for (const { order_code, position } of lines) {
    const quantity = added.get(position)
    if (quantity === undefined) continue
    await trx
      .updateTable('order_line')
      .set(({ eb }) => ({ [column]: eb(column, '+', quantity) }))
      .where('order_code', '=', order_code)
      .where('position', '=', position)
      .execute()
  }
  return lines.map(line => ({ ...line, [column]: line[column] + (added.get(line.position) ?? 0) }))
}

/** The units asked for, or all that are left; a line is named once. */
export function unitsToShip(lines: readonly OrderLineTable[], asked: readonly LineUnits[] | undefined) {
  const units =
    asked ??
    lines
      .map(line => ({ position: line.position, quantity: unshipped(line) }))
      .filter(unit => unit.quantity > 0)
  const seen = new Set<number>()
  for (const { position, quantity } of units) {
    const line = lines.find(one => one.position === position)
    const rest = line && !seen.has(position) ? unshipped(line) : 0
    if (!Number.isSafeInteger(quantity) || quantity < 1 || quantity > rest)
      throw new FulfilmentRefused({ code: 'UNITS', position, left: rest })
    seen.add(position)
  }
  if (units.length === 0) throw new FulfilmentRefused({ code: 'NOTHING_TO_SHIP' })
  return units
}

/** GO DOLLAR for the goods of a member's order, without what GO DOLLAR paid for, and without goods that came back. Source: MO-75. */
export async function earnGoDollar(
  trx: Trx,
  head: OrderHeadTable,
  lines: readonly OrderLineTable[],
  { by, now }: Act,
) {
  const paid = lines.reduce((sum, { net, deduction }) => sum + net - deduction, 0)
  if (head.is_member === 0 || paid < CENTS_PER_EARNED) return
  const returned = await trx
    .selectFrom('after_sales_order')
    .select('amount')
    .where('order_code', '=', head.code)
    .where('refunded_at', 'is not', null)
    .execute()
  const kept = returned.reduce((left, { amount }) => left - amount, paid)
  const granted = Math.floor(kept / CENTS_PER_EARNED)
  if (granted < 1) return
  await grantLot(trx, head.owner_code, {
    granted,
    remark: inBothLanguages(t => t('goDollar.earned', { orderCode: head.external_no })),
    now,
  })
  const detail = { granted }
  await addEvent(trx, { code: head.code, at: now, kind: 'GO_DOLLAR_EARNED', actor: actorOf(by), detail })
}

export const actorOf = (by: string) => `operator:${by}`

type Payment = NonNullable<Awaited<ReturnType<typeof paymentOf>>>

async function queueRefund(
  trx: Trx,
  head: OrderHeadTable,
  {
    payRef,
    id,
    amount,
    reason,
  }: Pick<Payment, 'payRef'> & {
    readonly id: string
    readonly amount: Cents
    readonly reason: 'CANCELLED' | 'SHOP'
  },
  { by, now }: Act,
) {
  await insertRefund(trx, { id, orderCode: head.code, payRef, amount, reason }, now)
  const detail = { refund: id, amount }
  await addEvent(trx, { code: head.code, at: now, kind: 'REFUND_QUEUED', actor: actorOf(by), detail })
}

/** Runs an operation on an order in one transaction; a refusal becomes a value. */
export async function fulfil(db: Database, work: (trx: Trx) => Promise<OrderStatus>): Promise<Fulfilled> {
  try {
    return accepted(await db.transaction().execute(work))
  } catch (error) {
    if (error instanceof FulfilmentRefused) return refused(error.problem)
    throw error
  }
}

export function createFulfilment(db: Database): Fulfilment {
  const inOrder = (work: (trx: Trx) => Promise<OrderStatus>) => fulfil(db, work)

  /** Orders of which the last parcel arrived 14 days ago. */
  const received = (now: number) =>
    db
      .selectFrom('order_head')
      .select('code')
      .where('status', '=', 'WAIT_EVALUATE')
      .where(eb =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('shipment')
              .select('number')
              .whereRef('shipment.order_code', '=', 'order_head.code')
              .where('received_at', '>', now - COMPLETED_AFTER_MS),
          ),
        ),
      )

  const complete = (code: string, now: number) =>
    db.transaction().execute(async trx => {
      const head = await trx
        .updateTable('order_head')
        .set(({ eb }) => ({ is_evaluated: 1, status: 'COMPLETED', version: eb('version', '+', 1) }))
        .where('code', '=', code)
        .where('status', '=', 'WAIT_EVALUATE')
        .returning('owner_code')
        .executeTakeFirst()
      if (!head) return 0
      await addEvent(trx, { code, at: now, kind: 'COMPLETED', actor: 'shop' })
      await countOrder(trx, head.owner_code, { from: 'WAIT_EVALUATE', to: 'COMPLETED' })
      return 1
    })

  return {
    ship: (code, { courier, trackingNo, memo = '', lines: asked, version, by, now }) =>
      inOrder(async trx => {
        if (!isTrackingNo(courier, trackingNo)) throw new FulfilmentRefused({ code: 'TRACKING_NO' })
        if (memo !== '' && !isRemark(memo)) throw new FulfilmentRefused({ code: 'REMARK' })
        const head = await takeOrder(trx, code, { version, allowed: SHIPPABLE })
        const before = await linesOf(trx, code)
        const units = unitsToShip(before, asked)
        const lines = await countUnits(trx, before, 'shipped', units)
        const number = await addShipment(trx, code, { courier, trackingNo, memo, now, units })
        await shipStock(
          trx,
          code,
          unitsBySku(units.map(unit => ({ skuCode: skuAt(before, unit), quantity: unit.quantity }))),
        )
        // The letter about it names the carrier in the order's language.
        const carrier = courierOf(courier).name[head.locale]
        const isLast = lines.every(line => unshipped(line) === 0)
        const detail = { shipment: number, courier, carrier, trackingNo, lines: units, isLast }
        await addEvent(trx, { code, at: now, kind: 'SHIPPED', actor: actorOf(by), detail })
        // Units are shipped once, so this happens once.
        if (isLast) await earnGoDollar(trx, head, lines, { by, now })
        return putStatus(trx, head, lines)
      }),

    receive: (code, { shipment, version, by, now }) =>
      inOrder(async trx => {
        const head = await takeOrder(trx, code, { version, allowed: RECEIVABLE })
        const numbers = await markReceived(trx, code, shipment, now)
        const units = await trx
          .selectFrom('shipment_line')
          .select(({ fn }) => ['position', fn.sum<number | string>('quantity').as('quantity')])
          .where('order_code', '=', code)
          .where('number', 'in', numbers)
          .groupBy('position')
          .execute()
        const received = units.map(({ position, quantity }) => ({ position, quantity: Number(quantity) }))
        const lines = await countUnits(trx, await linesOf(trx, code), 'received', received)
        const detail = { shipments: numbers }
        await addEvent(trx, { code, at: now, kind: 'RECEIVED', actor: actorOf(by), detail })
        return putStatus(trx, head, lines)
      }),

    track: (code, { shipment, remark, version, by, now }) =>
      inOrder(async trx => {
        const { status } = await takeOrder(trx, code, { version })
        if (!isRemark(remark)) throw new FulfilmentRefused({ code: 'REMARK' })
        await assertShipment(trx, code, shipment)
        await trx
          .insertInto('express_detail')
          .values({
            id: randomUUID(),
            order_code: code,
            number: shipment,
            happened_at: now,
            remark: typedWords(remark),
          })
          .execute()
        const detail = { shipment, remark: typedWords(remark) }
        await addEvent(trx, { code, at: now, kind: 'TRACKED', actor: actorOf(by), detail })
        return status
      }),

    cancelUnpaid: (code, { reason, version, by, now }) =>
      inOrder(async trx => {
        if (!isRemark(reason)) throw new FulfilmentRefused({ code: 'REMARK' })
        const head = await takeOrder(trx, code, { version, allowed: UNPAID })
        // Rows are locked in the order of placing: what is held, stock, discounts, GO DOLLAR.
        await releaseUnpaid(trx, head)
        await releaseStock(trx, code)
        await releaseDiscounts(trx, code)
        await cancelOrder(trx, code, { reason, by, now })
        await countOrder(trx, head.owner_code, { from: head.status, to: 'CANCELED' })
        return 'CANCELED'
      }),

    cancel: (code, { reason, version, by, now }) =>
      inOrder(async trx => {
        if (!isRemark(reason)) throw new FulfilmentRefused({ code: 'REMARK' })
        const head = await takeOrder(trx, code, { version, allowed: CANCELLABLE })
        await cancelOrder(trx, code, { reason, by, now })
        const payment = await paymentOf(trx, code)
        if (payment && payment.left > 0)
          await queueRefund(
            trx,
            head,
            {
              payRef: payment.payRef,
              id: `CANCELLED ${payment.ref}`,
              amount: payment.left,
              reason: 'CANCELLED',
            },
            { by, now },
          )
        await countOrder(trx, head.owner_code, { from: head.status, to: 'CANCELED' })
        return 'CANCELED'
      }),

    refund: (code, { amount, reason, version, by, now }) =>
      inOrder(async trx => {
        if (!isRemark(reason)) throw new FulfilmentRefused({ code: 'REMARK' })
        const head = await takeOrder(trx, code, { version })
        const payment = head.is_paid === 1 ? await paymentOf(trx, code) : undefined
        const left = payment?.left ?? 0
        if (!payment || !Number.isSafeInteger(amount) || amount < 1 || amount > left)
          throw new FulfilmentRefused({ code: 'REFUND_AMOUNT', left })
        const id = `SHOP ${payment.ref} ${payment.refunds + 1}`
        await queueRefund(trx, head, { payRef: payment.payRef, id, amount, reason: 'SHOP' }, { by, now })
        await addEvent(trx, {
          code,
          at: now,
          kind: 'REFUND_REASON',
          actor: actorOf(by),
          detail: { refund: id, reason },
        })
        return head.status
      }),

    returnPayment: (code, { payment, version, by, now }) =>
      inOrder(async trx => {
        const { status } = await takeOrder(trx, code, { version })
        const returned = await returnSpare(trx, { code, payRef: payment }, now)
        if (!returned) throw new FulfilmentRefused({ code: 'PAYMENT_UNKNOWN' })
        const detail = { refund: returned.id, amount: returned.amount }
        await addEvent(trx, { code, at: now, kind: 'REFUND_QUEUED', actor: actorOf(by), detail })
        return status
      }),

    async completeReceived(now, most = 100) {
      let count = 0
      for (const { code } of await received(now).orderBy('code').limit(most).execute())
        count += await complete(code, now)
      return count
    },

    hasReceived: async now => (await received(now).limit(1).executeTakeFirst()) !== undefined,
  }
}

/** Ends an order in the name of the shop; what it holds is free again. */
async function cancelOrder(
  trx: Trx,
  code: string,
  { reason, by, now }: Act & { readonly reason: string },
): Promise<void> {
  await trx
    .updateTable('order_head')
    .set({ cancelled_by: 'SHOP', status: 'CANCELED' })
    .where('code', '=', code)
    .execute()
  await releaseStock(trx, code)
  await returnGoDollar(trx, code, now)
  await addEvent(trx, { code, at: now, kind: 'CANCELLED', actor: actorOf(by), detail: { reason } })
}

export function skuAt(lines: readonly OrderLineTable[], { position }: LineUnits): string {
  const line = lines.find(one => one.position === position)
  if (!line) throw new Error(`There is no line ${position}`)
  return line.sku_code
}

/** Writes down a parcel; its number counts from 1 inside the order. */
async function addShipment(
  trx: Trx,
  code: string,
  parcel: {
    readonly courier: CourierCode
    readonly trackingNo: string
    readonly memo: string
    readonly now: number
    readonly units: readonly LineUnits[]
  },
): Promise<number> {
  const { last } = await trx
    .selectFrom('shipment')
    .select(({ fn }) => fn.max('number').as('last'))
    .where('order_code', '=', code)
    .executeTakeFirstOrThrow()
  const number = Number(last ?? 0) + 1
  await trx
    .insertInto('shipment')
    .values({
      order_code: code,
      number,
      courier: parcel.courier,
      tracking_no: parcel.trackingNo,
      memo: parcel.memo,
      shipped_at: parcel.now,
      received_at: null,
    })
    .execute()
  await trx
    .insertInto('shipment_line')
    .values(parcel.units.map(({ position, quantity }) => ({ order_code: code, number, position, quantity })))
    .execute()
  return number
}

async function assertShipment(trx: Trx, code: string, number: number): Promise<void> {
  const found = await trx
    .selectFrom('shipment')
    .select('number')
    .where('order_code', '=', code)
    .where('number', '=', number)
    .executeTakeFirst()
  if (!found) throw new FulfilmentRefused({ code: 'SHIPMENT_UNKNOWN' })
}

/** Marks one shipment, or all that are on their way, as received; gives their numbers. */
async function markReceived(
  trx: Trx,
  code: string,
  shipment: number | undefined,
  now: number,
): Promise<readonly number[]> {
  if (shipment !== undefined) await assertShipment(trx, code, shipment)
  let marking = trx
    .updateTable('shipment')
    .set({ received_at: now })
    .where('order_code', '=', code)
    .where('received_at', 'is', null)
  if (shipment !== undefined) marking = marking.where('number', '=', shipment)
  const marked = await marking.returning('number').execute()
  if (marked.length === 0) throw new FulfilmentRefused({ code: 'NOTHING_TO_RECEIVE' })
  return marked.map(({ number }) => number)
}
