import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { Tables } from '../../database/tables.ts'
import {
  type Act,
  actorOf,
  countUnits,
  fulfil,
  FulfilmentRefused,
  type Fulfilled,
  linesOf,
  type LineUnits,
  putStatus,
  skuAt,
  takeOrder,
} from '../../order/fulfilment/operation.ts'
import { earnGoDollar, unitsToShip } from '../../order/fulfilment/shipping.ts'
import { SHIPPABLE, unshipped } from '../../order/fulfilment/possible-operations.ts'
import { addEvent } from '../../order/order-events.ts'
import { ordersOf } from '../../order/order-store.ts'
import { closeStock, unitsBySku } from '../../order/stock.ts'
import { isRemark } from '../../rules/remark.ts'
import { AfterSalesRefused, insertUnits, readRecord, readUnits } from '../after-sales-record.ts'
import { freightWith, NO_FREIGHT, type OrderUnit } from '../returnable.ts'
import { movePoints, queueReturnRefund } from './pay-back.ts'

/** Units that will never ship. */
interface ClosedUnits {
  /** All units that are left by default. */
  readonly lines?: readonly LineUnits[] | undefined
  /** The shopper reads it beside the refund. */
  readonly reason: string
  /** The units are lost or broken. False puts them on sale again. */
  readonly isWrittenOff: boolean
  /** False when their share was refunded before. */
  readonly paysBack: boolean
}

type Trx = Transaction<Tables>

export interface UnitClosing {
  /**
   * Closes units of a paid order that will never ship: their stored share is refunded, their stock is released or written off, and
   * GO DOLLAR is earned for what was delivered once nothing is left. Source: spec, “units that will never ship”.
   */
  close(code: string, closed: Act & ClosedUnits): Promise<Fulfilled>
}

export const createUnitClosing = (db: Database): UnitClosing => ({
  close: (code, closed) => closeUnits(db, code, closed),
})

const closeUnits = (
  db: Database,
  code: string,
  { lines: asked, reason, isWrittenOff, paysBack, ...act }: Act & ClosedUnits,
): Promise<Fulfilled> =>
  fulfil(db, code, act, async trx => {
    const { version, by, now } = act
    if (!isRemark(reason)) throw new FulfilmentRefused({ code: 'REMARK' })
    const head = await takeOrder(trx, code, { version, allowed: SHIPPABLE })
    const before = await linesOf(trx, code)
    const units = unitsToShip(before, asked)
    const lines = await countUnits(trx, before, 'closed', units)
    if (lines.every(({ shipped }) => shipped === 0) && lines.every(line => unshipped(line) === 0))
      throw new FulfilmentRefused({ code: 'NOTHING_DELIVERED' })
    const skus = unitsBySku(units.map(unit => ({ skuCode: skuAt(before, unit), quantity: unit.quantity })))
    const cause = { actor: by, at: now, document: head.external_no }
    await closeStock(trx, code, { units: skus, isWrittenOff, cause })
    const actor = actorOf(by)
    const detail = { lines: units, reason: reason.trim(), isWrittenOff }
    await addEvent(trx, { code, at: now, kind: 'UNITS_CLOSED', actor, detail })
    const [order] = await ordersOf(trx, [head])
    if (!order) throw new AfterSalesRefused({ code: 'ORDER_UNKNOWN' })
    const all = await readUnits(trx, order)
    const closed = lastUnits(all, units)
    const number = await insertUnits(trx, order, {
      units: closed,
      freight: paysBack ? freightWith(order, all, unit => closed.includes(unit)) : NO_FREIGHT,
      head: {
        client_key: randomUUID(),
        request_hash: '',
        type: 'REFUND',
        status: 'FINISHED',
        reason: 'UNAVAILABLE',
        memo: reason.trim(),
        method: 'COURIER',
        refunded_at: now,
      },
      now,
    })
    await payBack(trx, head, { number, units, paysBack, actor, now })
    if (lines.every(line => unshipped(line) === 0)) await earnGoDollar(trx, head, lines, { by, now })
    return putStatus(trx, head, lines)
  })

/** Units leave from the front of a line, so the last ones that are left are closed. */
function lastUnits(units: readonly OrderUnit[], closed: readonly LineUnits[]): readonly OrderUnit[] {
  return closed.flatMap(({ position, quantity }) =>
    units.filter(unit => unit.position === position && unit.taken === null).slice(-quantity),
  )
}

async function payBack(
  trx: Trx,
  head: Parameters<typeof movePoints>[1],
  {
    number,
    units,
    paysBack,
    actor,
    now,
  }: {
    readonly number: string
    readonly units: readonly LineUnits[]
    readonly paysBack: boolean
    readonly actor: string
    readonly now: number
  },
): Promise<void> {
  const record = await readRecord(trx, number)
  if (!record) throw new Error(`${number} is gone`)
  const amount = paysBack ? await queueReturnRefund(trx, record, { actor, now }) : 0
  const { owed, taken } = await movePoints(trx, head, record, now)
  await addEvent(trx, {
    code: head.code,
    at: now,
    kind: 'AFTER_SALES_FINISHED',
    actor,
    detail: {
      afterSales: number,
      type: 'REFUND',
      lines: units,
      amount,
      points: record.head.points,
      earnedBack: owed,
      earnedTaken: taken,
    },
  })
}
