import type { Result } from '#platform/result.ts'
import type { Transaction } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import { addEvent } from '../order/order-events.ts'
import type { ReplacementContent } from '../order/order-content.ts'
import { ordersOf, type StoredOrder } from '../order/order-store.ts'
import {
  type AfterSalesProblem,
  type AfterSalesRecord,
  AfterSalesRefused,
  insertUnits,
  inTransaction,
  lockRecord,
  readRecord,
  readUnits,
  recordsOf,
  type Replacement,
  takeOrder,
  takeStep,
} from './after-sales-record.ts'
import {
  type AfterSalesMethod,
  type AfterSalesReason,
  type AfterSalesStatus,
  type AfterSalesType,
  isShopFault,
} from '../rules/after-sales-status.ts'
import { DEFAULT_STATED } from '../rules/default-stated.ts'
import { sha256 } from '../shared/sha256.ts'
import { attachPhotos } from './photos/photo-store.ts'
import {
  freightWith,
  type FreightShare,
  NO_FREIGHT,
  type OrderUnit,
  pickUnits,
  skuOfUnit,
  type WantedUnits,
} from './returnable.ts'

/** What a shopper asks for. */
export interface AfterSalesRequest {
  readonly type: Exclude<AfterSalesType, 'REFUND'>
  readonly reason: AfterSalesReason
  readonly memo: string
  readonly method: AfterSalesMethod
  /** `exchangeSku` is empty unless another SKU is wanted instead. */
  readonly lines: readonly (WantedUnits & {
    readonly exchangeSku: string
    /** The wanted SKU as the catalogue describes it. */
    readonly exchangeGoods?: ReplacementContent | undefined
  })[]
  /** Photos that were uploaded for this order. */
  readonly photoIds: readonly string[]
  /** The client's key for this request; a repeated request with it gives the same record. */
  readonly clientKey: string
}

/** Which records to list; a missing field does not filter. */
export interface AfterSalesFilter {
  readonly orderCode?: string | undefined
  readonly ownerCode?: string | undefined
  readonly statuses?: readonly AfterSalesStatus[] | undefined
}

export type Handled = Result<AfterSalesRecord, AfterSalesProblem>

/** Returns and exchanges as shoppers ask for them. Each change is one transaction that locks the order's row. */
export interface AfterSalesStore {
  readonly unitsOf: (order: StoredOrder) => Promise<readonly OrderUnit[]>
  /** Asks for a return or an exchange of received units. Source: M-135, MO-70. */
  readonly apply: (orderCode: string, request: AfterSalesRequest, by: Applicant) => Promise<Handled>
  readonly find: (code: string) => Promise<AfterSalesRecord | undefined>
  /** Of an order, the newest first. */
  readonly ofOrder: (orderCode: string) => Promise<readonly AfterSalesRecord[]>
  readonly count: (filter: AfterSalesFilter) => Promise<number>
  /**
   * The newest first, after the record named by `after`; `undefined` when that record does not exist. Returns up to `size` + 1
   * records, so that the caller knows whether there are more.
   */
  readonly page: (
    filter: AfterSalesFilter,
    at: { readonly after: string | undefined; readonly size: number },
  ) => Promise<readonly AfterSalesRecord[] | undefined>
  /** Ends a record before goods are on their way. */
  readonly cancel: (code: string, by: Actor) => Promise<Handled>
  /** The goods are on their way back. */
  readonly sendBack: (
    code: string,
    parcel: Actor & { readonly carrier: string; readonly trackingNo: string },
  ) => Promise<Handled>
}

/** Actor and instant of an operation. */
export interface Actor {
  /** `shopper`, or `operator:name`. */
  readonly actor: string
  readonly now: number
}

/** Applicant of a return. */
interface Applicant extends Actor {
  /** Days to return, as the shop has them; 14 by default. */
  readonly returnDays?: number
}

/** Hash of a request, without the descriptions of the catalogue. */
const hashOf = ({ lines, ...request }: AfterSalesRequest) =>
  sha256(
    JSON.stringify({
      ...request,
      lines: lines.map(({ position, quantity, exchangeSku }) => ({ position, quantity, exchangeSku })),
    }),
  )

export function createAfterSalesStore(db: Database): AfterSalesStore {
  const handle = (work: (trx: Transaction<Tables>) => Promise<string>): Promise<Handled> =>
    inTransaction(db, async trx => {
      const code = await work(trx)
      const record = await readRecord(trx, code)
      if (!record) throw new Error(`Record ${code} is gone`)
      return record
    })

  const matching = ({ orderCode, ownerCode, statuses }: AfterSalesFilter) => {
    let query = db.selectFrom('after_sales_order')
    if (orderCode !== undefined) query = query.where('order_code', '=', orderCode)
    if (ownerCode !== undefined) query = query.where('owner_code', '=', ownerCode)
    return statuses ? query.where('status', 'in', statuses) : query
  }

  return {
    unitsOf: order => readUnits(db, order),
    find: code => readRecord(db, code),
    ofOrder: async orderCode =>
      recordsOf(
        db,
        await matching({ orderCode })
          .selectAll()
          .orderBy('created_at', 'desc')
          .orderBy('code', 'desc')
          .execute(),
      ),
    async count(filter) {
      const { count } = await matching(filter)
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(count)
    },
    async page(filter, { after, size }) {
      let query = matching(filter)
      if (after !== undefined) {
        const last = await matching(filter)
          .select(['created_at', 'code'])
          .where('code', '=', after)
          .executeTakeFirst()
        if (!last) return undefined
        query = query.where(eb =>
          eb(eb.refTuple('created_at', 'code'), '<', eb.tuple(last.created_at, last.code)),
        )
      }
      const heads = await query
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('code', 'desc')
        .limit(size + 1)
        .execute()
      return recordsOf(db, heads)
    },

    apply: (orderCode, request, by) => handle(trx => applyIn(trx, orderCode, request, by)),

    cancel: (code, by) =>
      handle(async trx => {
        const { record } = await lockRecord(trx, code)
        await takeStep(trx, record, { to: 'CANCELED', ...by })
        return code
      }),

    sendBack: (code, { carrier, trackingNo, ...by }) =>
      handle(async trx => {
        const { record } = await lockRecord(trx, code)
        const set = { carrier, tracking_no: trackingNo }
        await takeStep(trx, record, { to: 'ON_BACKING', set, detail: { carrier, trackingNo }, ...by })
        return code
      }),
  }
}

async function applyIn(
  trx: Transaction<Tables>,
  orderCode: string,
  request: AfterSalesRequest,
  { actor, now, returnDays: days = DEFAULT_STATED.returnDays }: Applicant,
): Promise<string> {
  const head = await takeOrder(trx, orderCode)
  const known = await trx
    .selectFrom('after_sales_order')
    .select(['code', 'request_hash'])
    .where('order_code', '=', orderCode)
    .where('client_key', '=', request.clientKey)
    .executeTakeFirst()
  if (known && known.request_hash !== hashOf(request))
    throw new AfterSalesRefused({ code: 'AFTER_SALES_KEY' })
  if (known) return known.code
  const [order] = await ordersOf(trx, [head])
  if (!order) throw new AfterSalesRefused({ code: 'ORDER_UNKNOWN' })
  const isExchange = request.type === 'EXCHANGE'
  const all = await readUnits(trx, order)
  const picked = pickUnits(order, all, { lines: request.lines, isExchange }, { now, days })
  if (!picked.ok) throw new AfterSalesRefused(picked.refusal)
  const units = picked.value
  const code = await insertRecord(trx, order, {
    request,
    units,
    freight: freightOf(order, request, all, units),
    now,
  })
  if (!(await attachPhotos(trx, request.photoIds, { orderCode, code })))
    throw new AfterSalesRefused({ code: 'AFTER_SALES_PHOTOS' })
  await addEvent(trx, {
    code: orderCode,
    at: now,
    kind: 'AFTER_SALES_NEW',
    actor,
    detail: { afterSales: code, type: request.type, reason: request.reason, lines: linesIn(units) },
  })
  return code
}

/** Lines of the mail about a request. */
const linesIn = (units: readonly OrderUnit[]) =>
  [...Map.groupBy(units, ({ position }) => position)].map(([position, own]) => ({
    position,
    quantity: own.length,
    ...(own[0]?.goods && { goods: own[0].goods }),
  }))

/** Freight that a request promises; an exchange promises no money. */
const freightOf = (
  order: StoredOrder,
  { reason, type }: AfterSalesRequest,
  all: readonly OrderUnit[],
  picked: readonly OrderUnit[],
): FreightShare =>
  type === 'RETURN' && isShopFault(reason)
    ? freightWith(order, all, unit => picked.includes(unit))
    : NO_FREIGHT

/** Replacement of a line: the SKU that the shopper has now unless another one is wanted. */
function replacementFor(
  order: StoredOrder,
  units: readonly OrderUnit[],
  { type }: AfterSalesRequest,
  { position, exchangeSku, exchangeGoods }: AfterSalesRequest['lines'][number],
): Replacement {
  if (type !== 'EXCHANGE') return { skuCode: '', goods: null }
  const unit = units.find(one => one.position === position)
  const own = unit ? skuOfUnit(order, unit) : ''
  const skuCode = exchangeSku || own
  return { skuCode, goods: exchangeGoods ?? (skuCode === own ? (unit?.goods ?? null) : null) }
}

const insertRecord = (
  trx: Transaction<Tables>,
  order: StoredOrder,
  {
    request,
    units,
    freight,
    now,
  }: {
    readonly request: AfterSalesRequest
    readonly units: readonly OrderUnit[]
    readonly freight: FreightShare
    readonly now: number
  },
): Promise<string> =>
  insertUnits(trx, order, {
    units,
    freight,
    exchanges: new Map(
      request.lines.map(line => [line.position, replacementFor(order, units, request, line)] as const),
    ),
    head: {
      client_key: request.clientKey,
      request_hash: hashOf(request),
      type: request.type,
      status: 'NEW',
      reason: request.reason,
      memo: request.memo,
      method: request.method,
      refunded_at: null,
    },
    now,
  })
