import { randomUUID } from 'node:crypto'
import type { OrderHeadTable, OrderLineTable } from '../../database/tables.ts'
import { grantLot } from '../../go-dollar/go-dollar-store.ts'
import { type CourierCode, courierOf, isTrackingNo } from '../../rules/couriers.ts'
import type { ClosedDays } from '../../rules/delivery-dates.ts'
import type { OrderStatus } from '../../rules/order-status.ts'
import { isRemark } from '../../rules/remark.ts'
import { typedWords } from '../../rules/typed-text.ts'
import { inBothLanguages } from '../../shared/messages.ts'
import { addEvent } from '../order-events.ts'
import { keepDates } from '../order-dates.ts'
import { shipStock, unitsBySku } from '../stock.ts'
import {
  type Act,
  actorOf,
  countUnits,
  FulfilmentRefused,
  type LineUnits,
  linesOf,
  putStatus,
  skuAt,
  takeOrder,
  type Trx,
} from './operation.ts'
import { RECEIVABLE, SHIPPABLE, unshipped } from './possible-operations.ts'

/** Price of goods that earns one GO DOLLAR. Source: MO-75. */
export const CENTS_PER_EARNED = 10_000

/** A parcel to send. */
export interface ShipInput extends Act {
  readonly courier: CourierCode
  readonly trackingNo: string
  readonly memo?: string
  readonly lines?: readonly LineUnits[] | undefined
}

/** Ships units of lines in one parcel; everything that is left when no lines are named. Source: MO-52, M-201. */
export async function ship(
  trx: Trx,
  code: string,
  { courier, trackingNo, memo = '', lines: asked, version, by, now }: ShipInput,
  closed: ClosedDays,
): Promise<OrderStatus> {
  if (!isTrackingNo(courier, trackingNo)) throw new FulfilmentRefused({ code: 'TRACKING_NO' })
  if (memo !== '' && !isRemark(memo)) throw new FulfilmentRefused({ code: 'REMARK' })
  const head = await takeOrder(trx, code, { version, allowed: SHIPPABLE })
  const before = await linesOf(trx, code)
  const units = unitsToShip(before, asked)
  if (before.every(({ shipped }) => shipped === 0)) await keepDates(trx, head, closed)
  const lines = await countUnits(trx, before, 'shipped', units)
  const number = await addShipment(trx, code, { courier, trackingNo, memo, now, units })
  await shipStock(trx, code, {
    units: unitsBySku(units.map(unit => ({ skuCode: skuAt(before, unit), quantity: unit.quantity }))),
    cause: { actor: by, at: now, document: head.external_no },
  })
  // The letter about it names the carrier in the order's language.
  const carrier = courierOf(courier).name[head.locale]
  const isLast = lines.every(line => unshipped(line) === 0)
  const detail = { shipment: number, courier, carrier, trackingNo, lines: units, isLast }
  await addEvent(trx, { code, at: now, kind: 'SHIPPED', actor: actorOf(by), detail })
  // Units are shipped once, so this happens once.
  if (isLast) await earnGoDollar(trx, head, lines, { by, now })
  return putStatus(trx, head, lines)
}

/** Marks one shipment, or all, as arrived. Source: MO-52. */
export async function receive(
  trx: Trx,
  code: string,
  { shipment, version, by, now }: Act & { readonly shipment?: number | undefined },
): Promise<OrderStatus> {
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
}

/** Adds a stop of a parcel. Source: M-205, MO-60. */
export async function track(
  trx: Trx,
  code: string,
  { shipment, remark, version, by, now }: Act & { readonly shipment: number; readonly remark: string },
): Promise<OrderStatus> {
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
