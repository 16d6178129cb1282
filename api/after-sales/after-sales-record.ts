import type { RefundExcess } from '../order/payment/refund-limit.ts'
import { accepted, refused, type Result } from '#platform/result.ts'
import type { Selectable, Transaction } from 'kysely'
import type { Database } from '../database/database.ts'
import type { AfterSalesLineTable, AfterSalesOrderTable, OrderHeadTable, Tables } from '../database/tables.ts'
import { lockOrder } from '../order/lock-order.ts'
import { createOrderDetails } from '../order/reading/order-details.ts'
import { addEvent } from '../order/order-events.ts'
import type { ReplacementContent } from '../order/order-content.ts'
import type { StoredOrder } from '../order/order-store.ts'
import {
  type AfterSalesStatus,
  ENDED_WITHOUT_RETURN,
  isShopLoss,
  statusesBefore,
} from '../rules/after-sales-status.ts'
import { datedNumber } from '../shared/dated-number.ts'
import {
  freightWith,
  type FreightShare,
  NO_FREIGHT,
  type OrderUnit,
  type UnitsProblem,
  unitsOf,
} from './returnable.ts'

type Trx = Transaction<Tables>
type Executor = Database | Trx

/** A return or an exchange as stored, with its refund. */
export interface AfterSalesRecord {
  readonly head: Selectable<AfterSalesOrderTable>
  readonly lines: readonly AfterSalesLineTable[]
  readonly photoIds: readonly string[]
  /** The latest one; a provider may refuse a refund, and the shop asks again. */
  readonly refund: Selectable<Tables['refund']> | undefined
}

/** Why something was refused; nothing is changed then. */
export type AfterSalesProblem =
  | UnitsProblem
  | { readonly code: 'ORDER_UNKNOWN' }
  | { readonly code: 'AFTER_SALES_UNKNOWN' }
  /** The record is in a status that does not allow it. */
  | { readonly code: 'AFTER_SALES_STATE'; readonly status: AfterSalesStatus }
  /** The key belongs to a record that asked for something else. */
  | { readonly code: 'AFTER_SALES_KEY' }
  | { readonly code: 'AFTER_SALES_PHOTOS' }
  | { readonly code: 'AFTER_SALES_TRACKING' }
  /** Too little is in stock to exchange it. */
  | { readonly code: 'AFTER_SALES_STOCK'; readonly skuCodes: readonly string[] }
  | { readonly code: 'AFTER_SALES_REMARK' }
  /** Only exchanges get a replacement. */
  | { readonly code: 'AFTER_SALES_TYPE' }
  /** Its refund is under way or done. */
  | { readonly code: 'AFTER_SALES_REFUNDED' }
  /** The operator may refund less of one order. */
  | ({ readonly code: 'AFTER_SALES_LIMIT' } & RefundExcess)

/** Ends a transaction whose result is a refusal. */
export class AfterSalesRefused extends Error {
  readonly problem: AfterSalesProblem
  constructor(problem: AfterSalesProblem) {
    super(problem.code)
    this.problem = problem
  }
}

/** Records with their lines and refunds, in the order of the heads: three statements. */
export async function recordsOf(
  db: Executor,
  heads: readonly Selectable<AfterSalesOrderTable>[],
): Promise<readonly AfterSalesRecord[]> {
  if (heads.length === 0) return []
  const codes = heads.map(({ code }) => code)
  const lines = await db
    .selectFrom('after_sales_line')
    .selectAll()
    .where('after_sales_code', 'in', codes)
    .orderBy('position')
    .execute()
  const refunds = await db
    .selectFrom('refund')
    .selectAll()
    .where('after_sales_code', 'in', codes)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const photos = await db
    .selectFrom('after_sales_photo')
    .select(['id', 'after_sales_code'])
    .where('after_sales_code', 'in', codes)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const photosBy = Map.groupBy(photos, photo => photo.after_sales_code)
  const [linesBy, refundsBy] = [
    Map.groupBy(lines, line => line.after_sales_code),
    Map.groupBy(refunds, refund => refund.after_sales_code),
  ]
  return heads.map(head => ({
    head,
    lines: linesBy.get(head.code) ?? [],
    photoIds: (photosBy.get(head.code) ?? []).map(({ id }) => id),
    refund: refundsBy.get(head.code)?.[0],
  }))
}

export async function readRecord(db: Executor, code: string): Promise<AfterSalesRecord | undefined> {
  const head = await db
    .selectFrom('after_sales_order')
    .selectAll()
    .where('code', '=', code)
    .executeTakeFirst()
  return head && (await recordsOf(db, [head]))[0]
}

/** All units of an order and which of them are in after-sales. */
export async function readUnits(db: Executor, order: StoredOrder): Promise<readonly OrderUnit[]> {
  const [parcels, taken] = [
    await createOrderDetails(db, [order.code]).shipments(order.code),
    await db
      .selectFrom('after_sales_unit')
      .innerJoin('after_sales_order', 'after_sales_order.code', 'after_sales_unit.after_sales_code')
      .innerJoin('after_sales_line', join =>
        join
          .onRef('after_sales_line.after_sales_code', '=', 'after_sales_unit.after_sales_code')
          .onRef('after_sales_line.position', '=', 'after_sales_unit.position'),
      )
      .select([
        'after_sales_unit.position',
        'after_sales_unit.unit',
        'code',
        'refunded_at',
        'type',
        'reason',
        'replaced_at',
        'exchange_sku',
        'exchange_goods',
      ])
      .where('after_sales_unit.order_code', '=', order.code)
      .execute(),
  ]
  return unitsOf(
    order,
    parcels,
    taken.map(
      ({ position, unit, code, type, reason, refunded_at, replaced_at, exchange_sku, exchange_goods }) => ({
        position,
        unit,
        record: code,
        isShopLoss: refunded_at !== null && isShopLoss(reason),
        replacedAt: replaced_at,
        goods: goodsOf(exchange_goods) ?? otherSku(order.lines[position], exchange_sku),
        taken: reason === 'UNAVAILABLE' ? 'CLOSED' : type === 'EXCHANGE' ? 'EXCHANGE' : 'RETURN',
      }),
    ),
  )
}

/** A replacement of which no description was stored: the line's own with another SKU. */
function otherSku(
  line: StoredOrder['lines'][number] | undefined,
  skuCode: string,
): ReplacementContent | null {
  if (!line || skuCode === '' || skuCode === line.skuCode) return null
  const { name, image } = line.content
  return { skuCode, spuCode: line.spuCode, name, image, properties: [] }
}

/** Locks the row of an order that must be there. */
export async function takeOrder(trx: Trx, orderCode: string): Promise<OrderHeadTable> {
  const head = await lockOrder(trx, orderCode)
  if (!head) throw new AfterSalesRefused({ code: 'ORDER_UNKNOWN' })
  return head
}

/** Locks the order of a record and gives both. */
export async function lockRecord(trx: Trx, code: string) {
  const found = await trx
    .selectFrom('after_sales_order')
    .select('order_code')
    .where('code', '=', code)
    .executeTakeFirst()
  if (!found) throw new AfterSalesRefused({ code: 'AFTER_SALES_UNKNOWN' })
  const order = await takeOrder(trx, found.order_code)
  const record = await readRecord(trx, code)
  if (!record) throw new AfterSalesRefused({ code: 'AFTER_SALES_UNKNOWN' })
  return { order, record }
}

const sum = (units: readonly OrderUnit[], of: 'amount' | 'points') =>
  units.reduce((total, unit) => total + unit[of], 0)

/** The SKU that an exchange brings, with its description where the catalogue has one. */
export interface Replacement {
  readonly skuCode: string
  readonly goods: ReplacementContent | null
}

const textOf = (goods: ReplacementContent | null | undefined) => (goods ? JSON.stringify(goods) : '')

/** A description as it was stored; `null` for an empty one. */
export const goodsOf = (text: string): ReplacementContent | null =>
  text === '' ? null : (JSON.parse(text) as ReplacementContent) // written by `insertUnits`

/** Writes a record of these units with their stored shares; gives its number. */
export async function insertUnits(
  trx: Trx,
  order: StoredOrder,
  {
    head,
    units,
    freight = NO_FREIGHT,
    exchanges = new Map(),
    now,
  }: {
    readonly head: Pick<
      AfterSalesOrderTable,
      'client_key' | 'request_hash' | 'type' | 'status' | 'reason' | 'memo' | 'method' | 'refunded_at'
    >
    readonly units: readonly OrderUnit[]
    readonly freight?: FreightShare
    /** Replacements of exchanged lines, by position. */
    readonly exchanges?: ReadonlyMap<number, Replacement>
    readonly now: number
  },
): Promise<string> {
  const code = `A${datedNumber(now)}`
  await trx
    .insertInto('after_sales_order')
    .values({
      ...head,
      code,
      order_code: order.code,
      owner_code: order.ownerCode,
      carrier: '',
      tracking_no: '',
      answer: '',
      amount: sum(units, 'amount'),
      freight: freight.amount,
      points: sum(units, 'points') + freight.points,
      earned_back: 0,
      created_at: now,
      out_courier: null,
      out_tracking_no: '',
      out_at: null,
      replaced_at: null,
    })
    .execute()
  const byLine = Map.groupBy(units, ({ position }) => position)
  await trx
    .insertInto('after_sales_line')
    .values(
      [...byLine].map(([position, own]) => ({
        after_sales_code: code,
        position,
        quantity: own.length,
        executed: 0,
        amount: sum(own, 'amount'),
        points: sum(own, 'points'),
        exchange_sku: exchanges.get(position)?.skuCode ?? '',
        goods: textOf(own[0]?.goods),
        exchange_goods: textOf(exchanges.get(position)?.goods),
      })),
    )
    .execute()
  await trx
    .insertInto('after_sales_unit')
    .values(
      units.map(({ position, unit, goods, amount, points }) => ({
        order_code: order.code,
        position,
        unit,
        sku_code: goods?.skuCode ?? '',
        after_sales_code: code,
        amount,
        points,
      })),
    )
    .execute()
  return code
}

/**
 * A record with the freight that its refund pays back now: an exchange that ends as a refund pays what a return would. Source: MO-73; the
 * rule is ours.
 */
export async function withFreight(
  db: Executor,
  order: StoredOrder,
  record: AfterSalesRecord,
): Promise<AfterSalesRecord> {
  const { head, lines } = record
  if (!isShopLoss(head.reason)) return record
  const freight = freightWith(order, await readUnits(db, order), unit => unit.record === head.code)
  const points = lines.reduce((total, line) => total + line.points, freight.points)
  return { ...record, head: { ...head, freight: freight.amount, points } }
}

/** Who takes a step, and what is to be known of it. */
export interface Step {
  readonly to: AfterSalesStatus
  /** `shopper`, or `operator:name`. */
  readonly actor: string
  readonly now: number
  readonly detail?: object
  readonly set?: Partial<
    Pick<
      AfterSalesOrderTable,
      | 'carrier'
      | 'tracking_no'
      | 'answer'
      | 'type'
      | 'out_courier'
      | 'out_tracking_no'
      | 'out_at'
      | 'replaced_at'
    >
  >
  /** The statuses it is taken from, when they are fewer than the table allows. */
  readonly from?: readonly AfterSalesStatus[]
}

/** Takes a step of the table, with its event and mail. Each step is one conditional update. Source: M-134, MO-73. */
export async function takeStep(
  trx: Trx,
  { head, lines }: AfterSalesRecord,
  { to, actor, now, detail, set, from = statusesBefore(to) }: Step,
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('after_sales_order')
    .set({ ...set, status: to })
    .where('code', '=', head.code)
    .where('status', 'in', from)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new AfterSalesRefused({ code: 'AFTER_SALES_STATE', status: head.status })
  if (ENDED_WITHOUT_RETURN.includes(to))
    await trx.deleteFrom('after_sales_unit').where('after_sales_code', '=', head.code).execute()
  await addEvent(trx, {
    code: head.order_code,
    at: now,
    kind: `AFTER_SALES_${to}`,
    actor,
    detail: {
      afterSales: head.code,
      type: set?.type ?? head.type,
      lines: lines.map(line => unitsIn(line, isSent(to, set?.replaced_at))),
      ...detail,
    },
  })
}

/** True if an event is about goods that the shop sends rather than goods that come back. */
const isSent = (to: AfterSalesStatus, replacedAt: number | null | undefined) =>
  to === 'EXCHANGE_OUT' || typeof replacedAt === 'number'

/** Line of the mail about an event; describes the goods where they differ from those of the order's line. */
function unitsIn({ position, quantity, goods, exchange_goods }: AfterSalesLineTable, isOut: boolean) {
  const described = goodsOf(isOut ? exchange_goods : goods)
  return { position, quantity, ...(described && { goods: described }) }
}

/** Runs an operation in one transaction; a refusal becomes a value. */
export async function inTransaction<Value>(
  db: Database,
  work: (trx: Trx) => Promise<Value>,
): Promise<Result<Value, AfterSalesProblem>> {
  try {
    return accepted(await db.transaction().execute(work))
  } catch (error) {
    if (error instanceof AfterSalesRefused) return refused(error.problem)
    throw error
  }
}
