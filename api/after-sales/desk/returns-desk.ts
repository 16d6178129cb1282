import type { Selectable, Transaction } from 'kysely'
import { returnedUnits } from '../../catalogue/rows/returned-units.ts'
import type { Database } from '../../database/database.ts'
import type { AfterSalesOrderTable, Tables } from '../../database/tables.ts'
import { type CourierCode, courierOf, isTrackingNo } from '../../rules/couriers.ts'
import { isRemark } from '../../rules/remark.ts'
import { ordersOf } from '../../order/order-store.ts'
import { withinRefundLimit } from '../../order/payment/refund-limit.ts'
import type { Cents } from '../../shared/money.ts'
import { restock, takeStock, unitsBySku } from '../../order/stock.ts'
import {
  AfterSalesRefused,
  type AfterSalesRecord,
  inTransaction,
  lockRecord,
  readRecord,
  recordsOf,
  takeStep,
  withFreight,
} from '../after-sales-record.ts'
import { type AfterSalesStatus, isShopFault } from '../../rules/after-sales-status.ts'
import type { Actor, Handled } from '../after-sales-store.ts'
import { movePoints, queueReturnRefund } from './pay-back.ts'
import { EXCHANGED, REFUNDABLE, TO_HANDLE } from './possible-steps.ts'
import type { ReturnAddress } from '../return-address.ts'

/** Actor and instant of an operation. */
interface Act {
  /** Name of the operator. */
  readonly by: string
  readonly now: number
}

/** What the shop does with returns and exchanges. Each operation is one transaction on the order's row. */
export interface ReturnsDesk {
  /** The latest records; undefined when `after` is no record. */
  list(filter: {
    /** `TO_HANDLE`: waits for the shop. */
    readonly status?: AfterSalesStatus | 'TO_HANDLE' | undefined
    /** Code of their order. */
    readonly orderCode?: string | undefined
    readonly most: number
    /** Code of the last record before those wanted. */
    readonly after?: string | undefined
  }): Promise<readonly AfterSalesRecord[] | undefined>
  /** One that is not refunded yet has the freight that a refund would pay back now. */
  find(code: string): Promise<AfterSalesRecord | undefined>
  /** Its photos: JPEGs. */
  photos(code: string): Promise<readonly { readonly id: string; readonly bytes: Uint8Array }[]>
  /** The shopper may send the goods back. */
  approve(code: string, act: Act): Promise<Handled>
  refuse(code: string, act: Act & { readonly reason: string }): Promise<Handled>
  /** The goods arrived; they are sold again unless they are damaged. */
  receivedBack(code: string, act: Act & { readonly isDamaged?: boolean }): Promise<Handled>
  /**
   * Refunds a record: money is queued, GO DOLLAR are returned at once. Before the goods are sent back, the shopper keeps them.
   * Can be repeated after the provider refused a refund. Source: MO-73, MO-76.
   */
  refund(
    code: string,
    /** `refundLimit`: cents that the operator may refund of one order, all refunds together; `null` for no limit. */
    act: Act & { readonly refundLimit?: Cents | null | undefined },
  ): Promise<Handled>
  /** Sends the replacement. */
  exchangeOut(
    code: string,
    parcel: Act & { readonly courier: CourierCode; readonly trackingNo: string },
  ): Promise<Handled>
  /** The replacement arrived. */
  exchangeReceived(code: string, act: Act): Promise<Handled>
}

type Trx = Transaction<Tables>

const actorOf = ({ by, now }: Act): Actor => ({ actor: `operator:${by}`, now })

/** Cause of the entries in the ledger of stock. */
const causeOf = (document: string, { by, now }: Act) => ({ actor: by, at: now, document })

/** Units of SKUs that come back. */
async function backInStock(trx: Trx, { head }: AfterSalesRecord) {
  const units = await returnedUnits(trx).where('after_sales_code', '=', head.code).execute()
  return unitsBySku(units.map(({ sku_code: skuCode }) => ({ skuCode, quantity: 1 })))
}

/** Units of SKUs that are sent instead. */
const replacementUnits = ({ lines }: AfterSalesRecord) =>
  unitsBySku(lines.map(({ exchange_sku, quantity }) => ({ skuCode: exchange_sku, quantity })))

async function listReturns(
  db: Database,
  { status, orderCode, most, after }: Parameters<ReturnsDesk['list']>[0],
) {
  let query = db.selectFrom('after_sales_order').selectAll()
  if (status === 'TO_HANDLE') query = query.where('status', 'in', TO_HANDLE)
  else if (status) query = query.where('status', '=', status)
  if (orderCode !== undefined) query = query.where('order_code', '=', orderCode)
  if (after !== undefined) {
    const last = await readRecord(db, after)
    if (!last) return undefined
    const { created_at, code } = last.head
    query = query.where(eb => eb(eb.refTuple('created_at', 'code'), '<', eb.tuple(created_at, code)))
  }
  const heads = await query.orderBy('created_at', 'desc').orderBy('code', 'desc').limit(most).execute()
  return recordsOf(db, heads)
}

const photosOf = (db: Database, code: string) =>
  db
    .selectFrom('after_sales_photo')
    .select(['id', 'bytes'])
    .where('after_sales_code', '=', code)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** @param returnAddress where couriers bring goods back to; the mail about an approval names it */
export function createReturnsDesk(
  db: Database,
  { returnAddress }: { readonly returnAddress: () => ReturnAddress | null },
): ReturnsDesk {
  const handle = (
    code: string,
    work: (trx: Trx, found: Awaited<ReturnType<typeof lockRecord>>) => Promise<void>,
  ): Promise<Handled> =>
    inTransaction(db, async trx => {
      await work(trx, await lockRecord(trx, code))
      const record = await readRecord(trx, code)
      if (!record) throw new Error(`${code} is gone`)
      return record
    })

  return {
    list: filter => listReturns(db, filter),
    find: async code => {
      const record = await readRecord(db, code)
      return record && record.head.refunded_at === null
        ? withFreight(db, await orderOf(db, record), record)
        : record
    },
    photos: code => photosOf(db, code),

    approve: (code, act) =>
      handle(code, async (trx, { record, order }) => {
        const detail = approvalDetail(record.head, returnAddress(), order.locale)
        await takeStep(trx, record, { to: 'WAIT_SEND_BACK', detail, ...actorOf(act) })
      }),

    refuse: (code, { reason, ...act }) =>
      handle(code, async (trx, { record }) => {
        if (!isRemark(reason)) throw new AfterSalesRefused({ code: 'AFTER_SALES_REMARK' })
        const answer = reason.trim()
        await takeStep(trx, record, {
          to: 'AUDIT_FAILED',
          set: { answer },
          detail: { answer },
          ...actorOf(act),
        })
      }),

    receivedBack: (code, { isDamaged = false, ...act }) =>
      handle(code, async (trx, { record }) => {
        await takeStep(trx, record, { to: 'BACK_IN_STORAGE', detail: { isDamaged }, ...actorOf(act) })
        await trx
          .updateTable('after_sales_line')
          .set(eb => ({ executed: eb.ref('quantity') }))
          .where('after_sales_code', '=', code)
          .execute()
        if (!isDamaged) await restock(trx, await backInStock(trx, record), causeOf(code, act))
      }),

    refund: (code, { refundLimit: limit, ...act }) =>
      handle(code, (trx, found) =>
        withinRefundLimit(
          trx,
          found.order.code,
          { actor: actorOf(act).actor, limit },
          () => refund(trx, found, actorOf(act)),
          excess => new AfterSalesRefused({ code: 'AFTER_SALES_LIMIT', ...excess }),
        ),
      ),

    exchangeOut: (code, { courier, trackingNo, ...act }) =>
      handle(code, async (trx, { record, order }) => {
        if (record.head.type !== 'EXCHANGE') throw new AfterSalesRefused({ code: 'AFTER_SALES_TYPE' })
        if (!isTrackingNo(courier, trackingNo)) throw new AfterSalesRefused({ code: 'AFTER_SALES_TRACKING' })
        const short = await takeStock(trx, replacementUnits(record), causeOf(code, act))
        if (short.length > 0) throw new AfterSalesRefused({ code: 'AFTER_SALES_STOCK', skuCodes: short })
        const set = { out_courier: courier, out_tracking_no: trackingNo, out_at: act.now }
        const detail = { courier, carrier: courierOf(courier).name[order.locale], trackingNo }
        await takeStep(trx, record, { to: 'EXCHANGE_OUT', set, detail, ...actorOf(act) })
      }),

    exchangeReceived: (code, act) =>
      handle(code, (trx, { record }) =>
        takeStep(trx, record, {
          to: 'FINISHED',
          from: EXCHANGED,
          set: { replaced_at: act.now },
          ...actorOf(act),
        }),
      ),
  }
}

/** What the mail about an approval tells of the way back. */
const approvalDetail = (
  { method, reason }: Selectable<AfterSalesOrderTable>,
  returnAddress: ReturnAddress | null,
  locale: 'zh_HK' | 'en_US',
) => ({
  method,
  isReturnFree: isShopFault(reason),
  address: returnAddress
    ? [returnAddress.name[locale], returnAddress.address[locale], returnAddress.mobile]
        .filter(text => text !== '')
        .join('\n')
    : '',
})

async function orderOf(db: Database | Trx, { head }: AfterSalesRecord) {
  const { order_code: code } = head
  const row = await db.selectFrom('order_head').selectAll().where('code', '=', code).executeTakeFirstOrThrow()
  const [order] = await ordersOf(db, [row])
  if (!order) throw new Error(`${code} is gone`)
  return order
}

async function refund(
  trx: Trx,
  { order, record: asked }: Awaited<ReturnType<typeof lockRecord>>,
  actor: Actor,
) {
  if (asked.head.refunded_at !== null) {
    if (asked.refund?.state !== 'REFUSED') throw new AfterSalesRefused({ code: 'AFTER_SALES_REFUNDED' })
    return void (await queueReturnRefund(trx, asked, actor))
  }
  const record = await withFreight(trx, await orderOf(trx, asked), asked)
  const { head } = record
  // What follows is rolled back when the status does not allow the step at the end.
  await trx
    .updateTable('after_sales_order')
    .set({
      refunded_at: actor.now,
      freight: head.freight,
      points: head.points,
      ...(head.status === 'NEW' && { type: 'REFUND' as const }),
    })
    .where('code', '=', head.code)
    .execute()
  const amount = await queueReturnRefund(trx, record, actor)
  const { owed, taken } = await movePoints(trx, order, record, actor.now)
  const detail = { amount, points: head.points, earnedBack: owed, earnedTaken: taken }
  await takeStep(trx, record, { to: 'FINISHED', from: REFUNDABLE, detail, ...actor })
}
