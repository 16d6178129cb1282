import { accepted, refused, type Result } from '#platform/result.ts'
import { DAY_MS } from '#locales/hong-kong.ts'
import { dueIn } from '#platform/clock-skew.ts'
import type { Transaction } from 'kysely'
import { AccountMerged } from '../shared/account-merged.ts'
import { isBrokenReference } from '#platform/database/broken-reference.ts'
import type { Locale } from '#locales/locale.ts'
import { releaseDiscounts, spendDiscounts } from '../coupon/coupon-store.ts'
import type { Database } from '../database/database.ts'
import { prepare, prepareRows } from '../database/prepared.ts'
import type { OrderHeadTable, OrderLineTable, OrderSearchTable, Tables } from '../database/tables.ts'
import { returnGoDollar } from '../go-dollar/order-use.ts'
import type { PaymentMethod } from '../payment/payment-provider.ts'
import type { DeliveryPromise } from '../rules/delivery-dates.ts'
import { mailboxOf } from '../rules/mailbox.ts'
import { datedNumber } from '../shared/dated-number.ts'
import type { Cents } from '../shared/money.ts'
import { orderNumberOf } from '../shared/order-number.ts'
import { sha256 } from '../shared/sha256.ts'
import type { OrderContent, OrderLineContent } from './order-content.ts'
import { countOrder } from './order-counts.ts'
import { addEvent } from './order-events.ts'
import type { CancelledBy, LineProgress, OrderStatus } from '../rules/order-status.ts'
import {
  type Attempt,
  attemptsOf,
  openAttempt,
  type Settled,
  settleAttempt,
  type Settlement,
} from './payment-attempts.ts'
import { holdStock, releaseStock, unitsBySku } from './stock.ts'
import { takeUnpaid } from './take-unpaid.ts'
import { countUnpaid, storedHolding } from './unpaid/unpaid-hold.ts'
import { type Holding, isLarge, type UnpaidLimits, type UnpaidRefusal } from './unpaid/unpaid-limits.ts'

/** A line of an order to be placed. */
interface NewOrderLine {
  readonly skuCode: string
  readonly spuCode: string
  readonly lineType: OrderLineTable['line_type']
  readonly quantity: number
  readonly unitPrice: Cents
  readonly net: Cents
  readonly deduction: Cents
  readonly content: OrderLineContent
}

/** Longest time to pay that a shop can set. Milliseconds. */
export const LONGEST_PAY_MS = 7 * DAY_MS

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
  readonly content: OrderContent
  /** Days on which it arrives; absent where the shop does not say. */
  readonly delivery?: DeliveryPromise | undefined
  /** Time to pay; a large or repeated order has less (`unpaid/unpaid-limits.ts`). Milliseconds. Source: C-288, CO-01. */
  readonly payMs: number
  /** Network address of the call; without one the order is not bounded by address and network. */
  readonly address?: string | undefined
  /** Contacts that the member has proved. */
  readonly proved?: Holding['proved']
  /** Placed while the shop was closed, which only staff can. Such an order counts as no sale. */
  readonly isTrial?: boolean
  /** Version of the catalogue that the amounts come from. An order by an older one is refused; without it none is. */
  readonly catalogueVersion?: number
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
  /** Placed by staff while the shop was closed. */
  readonly isTrial: boolean
  readonly cancelledBy: CancelledBy | null
  readonly version: number
  readonly createdAt: number
  readonly payUntil: number
  readonly amounts: NewOrder['amounts']
  readonly content: OrderContent
  /** Promise of the shop; once it has left, the days that held then. `orderDates` tells those that hold now. */
  readonly delivery?: DeliveryPromise | undefined
  readonly lines: readonly (NewOrderLine & LineProgress)[]
}

/** Result of placing an order. */
export type Placed = Result<{ readonly order: StoredOrder; readonly isRepeated: boolean }, PlaceRefusal>
export type PlaceRefusal =
  /** Of these SKUs there is too little. */
  | { readonly reason: 'STOCK'; readonly skuCodes: readonly string[] }
  /** The key belongs to an order that asked for something else. */
  | { readonly reason: 'KEY' }
  /** The catalogue has changed since the order was calculated. */
  | { readonly reason: 'CATALOGUE' }
  /** Unpaid orders hold too much already. */
  | { readonly reason: 'UNPAID'; readonly over: UnpaidRefusal }
  /** One of `takes` refused; `code` is its own. */
  | { readonly reason: 'TAKEN'; readonly by: TakeRefusal }

/**
 * Something else that an order takes in the same transaction, such as a coupon; returns an error code when it is not available.
 */
export type Take = (trx: Transaction<Tables>, orderCode: string) => Promise<TakeRefusal | undefined>
/** Goods that are no longer available. */
export type TakeRefusal =
  | { readonly code: 'COUPON_INVALID' | 'COUPON_FIRST_ORDER' | 'GO_DOLLAR_BALANCE' }
  /** Another order of the shopper has these lines. */
  | {
      readonly code: 'ORDER_LINES_TAKEN'
      readonly orderCode: string
      readonly skuCodes: readonly string[]
    }

export interface OrderStore {
  /** Places an order completely or not at all. The same key gives the same order. Source: CO-97, CO-98. */
  place(order: NewOrder, now: number, takes?: readonly Take[]): Promise<Placed>
  find(code: string): Promise<StoredOrder | undefined>
  /** Those that exist, in no order. */
  findAll(codes: readonly string[]): Promise<readonly StoredOrder[]>
  /** The order of a shopper's key; `CHANGED` if it asked for something else. Source: CO-98. */
  findByKey(
    ownerCode: string,
    clientKey: string,
    request: object,
  ): Promise<StoredOrder | 'CHANGED' | undefined>
  /** By the number that shoppers see. */
  findByNumber(externalNo: string): Promise<StoredOrder | undefined>
  /**
   * Cancels an order that waits for payment, and releases its stock, coupons and GO DOLLAR; `false` when it no longer waits.
   */
  cancel(code: string, by: CancelledBy, now: number, reason: string): Promise<boolean>
  /** Opens a payment attempt; `undefined` when the order does not wait for payment, or its time is over. Source: CO-114. */
  openAttempt(code: string, method: PaymentMethod, now: number): Promise<Attempt | undefined>
  /** Records the provider's answer. A paid order never becomes unpaid. Source: CO-113 … CO-115. */
  settle(settlement: Settlement, now: number): Promise<Settled>
  /** Orders whose time to pay is over, the oldest first. */
  overdue(now: number, most: number): Promise<readonly string[]>
  attemptsOf(code: string): Promise<readonly Attempt[]>
  /** Numbers of a shopper's orders that wait for payment, as shoppers see them, the oldest first. */
  unpaidOf(ownerCode: string): Promise<readonly string[]>
}

/** Ends a transaction whose result is a refusal. */
class PlacingRefused extends Error {
  readonly refusal: PlaceRefusal
  constructor(refusal: PlaceRefusal) {
    super('The order was refused')
    this.refusal = refusal
  }
}

const hashOf = (request: object) => sha256(JSON.stringify(request))

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
  closed: row.closed,
  content: JSON.parse(row.content) as OrderLineContent, // written below
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
  isTrial: row.is_trial === 1,
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
  content: JSON.parse(row.content) as OrderContent, // written below
  delivery: row.delivery === null ? undefined : (JSON.parse(row.delivery) as DeliveryPromise), // written below
  lines: lines.map(lineOf),
})

const linesOfOrders = prepareRows((db, orders: readonly { readonly code: string }[]) =>
  db
    .selectFrom('order_line')
    .selectAll()
    .where(
      'order_code',
      'in',
      orders.map(({ code }) => code),
    )
    .orderBy('order_code')
    .orderBy('position'),
)

/** Orders with their lines, in the order of the heads. */
export async function ordersOf(
  db: Executor,
  heads: readonly OrderHeadTable[],
): Promise<readonly StoredOrder[]> {
  if (heads.length === 0) return []
  const { rows: lines } = await linesOfOrders(
    db,
    heads.map(({ code }) => ({ code })),
  )
  const byOrder = Map.groupBy(lines, line => line.order_code)
  return heads.map(head => orderOf(head, byOrder.get(head.code) ?? []))
}

const headBy = {
  code: prepare((db, { value }: { readonly value: string }) =>
    db.selectFrom('order_head').selectAll().where('code', '=', value),
  ),
  external_no: prepare((db, { value }: { readonly value: string }) =>
    db.selectFrom('order_head').selectAll().where('external_no', '=', value),
  ),
}

async function readOrder(db: Executor, column: keyof typeof headBy, value: string) {
  const [head] = (await headBy[column](db, { value })).rows
  return head && (await ordersOf(db, [head]))[0]
}

const ACTOR_OF: Readonly<Record<CancelledBy, string>> = {
  SHOPPER: 'shopper',
  SHOP: 'shop',
  DEADLINE: 'deadline',
}

const unpaidOrders = prepare((db, { ownerCode }: { readonly ownerCode: string }) =>
  db
    .selectFrom('order_head')
    .select('external_no')
    .where('owner_code', '=', ownerCode)
    .where('status', '=', 'WAIT_PAY')
    .orderBy('created_at'),
)

const holdingOf = ({ owner, email, content, lines, amounts, address, proved = [] }: NewOrder): Holding => ({
  ownerCode: owner.code,
  isMember: owner.isMember,
  email,
  mobile: content.receipt.mobile,
  address,
  proved,
  units: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  amount: amounts.amount,
})

const shorten = prepare((db, { code, payUntil }: { readonly code: string; readonly payUntil: number }) =>
  db.updateTable('order_head').set({ pay_until: payUntil }).where('code', '=', code),
)

/** Counts what an order holds until it is paid. Returns it with the time to pay that it gets. */
async function boundUnpaid(
  trx: Transaction<Tables>,
  order: NewOrder,
  {
    code,
    now,
    limits,
  }: { readonly code: string; readonly now: number; readonly limits: UnpaidLimits | undefined },
): Promise<NewOrder> {
  if (order.amounts.amount === 0) return order
  const holding = holdingOf(order)
  const counted = await countUnpaid(trx, holding, limits)
  if (!counted.ok) throw new PlacingRefused({ reason: 'UNPAID', over: counted.refusal })
  if (!limits || order.payMs <= limits.shortMs || !(counted.value.isRepeated || isLarge(holding, limits)))
    return order
  await shorten(trx, { code, payUntil: now + limits.shortMs })
  return { ...order, payMs: limits.shortMs }
}

async function overdueOrders(db: Database, now: number, most: number) {
  const rows = await db
    .selectFrom('order_head')
    .select('code')
    .where('status', '=', 'WAIT_PAY')
    .where(eb => dueIn(eb, 'pay_until', now, LONGEST_PAY_MS))
    .orderBy('pay_until')
    .limit(most)
    .execute()
  return rows.map(({ code }) => code)
}

/** @param limits bounds of unpaid orders; without them orders are counted and never refused or shortened */
export function createOrderStore(db: Database, limits?: UnpaidLimits): OrderStore {
  const unpaidOf = async (ownerCode: string) =>
    (await unpaidOrders(db, { ownerCode })).rows.map(({ external_no: number }) => number)

  const place: OrderStore['place'] = async (order, now, takes = []) => {
    const code = `O${datedNumber(now)}`
    try {
      return await db.transaction().execute(async trx => {
        const head = await insertHead(trx, order, { code, now })
        if (!head) return repeated(trx, order)
        const { catalogueVersion = head.catalogueVersion } = order
        if (catalogueVersion !== head.catalogueVersion) throw new PlacingRefused({ reason: 'CATALOGUE' })
        const bounded = await boundUnpaid(trx, order, { code, now, limits })
        const units = unitsBySku(order.lines)
        const short = await holdStock(trx, code, units)
        if (short.length > 0) throw new PlacingRefused({ reason: 'STOCK', skuCodes: short })
        for (const take of takes) {
          const by = await take(trx, code)
          if (by) throw new PlacingRefused({ reason: 'TAKEN', by })
        }
        await insertLines(trx, order, code)
        await insertWords(trx, order, code)
        await addEvent(trx, { code, at: now, kind: 'PLACED', actor: 'shopper' })
        const placed = placedOrder(bounded, { code, now })
        // Nothing is to pay, so no payment is recorded either.
        if (placed.isPaid) await spendDiscounts(trx, code, now)
        await countOrder(trx, placed.ownerCode, { from: undefined, to: placed.status })
        return accepted({ order: placed, isRepeated: false })
      })
    } catch (error) {
      if (error instanceof PlacingRefused) return refused(error.refusal)
      // An import has removed one of the SKUs while its stock was waited for.
      if (isBrokenReference(error)) return refused({ reason: 'CATALOGUE' })
      throw error
    }
  }

  return {
    place,
    find: code => readOrder(db, 'code', code),
    findAll: async codes =>
      codes.length === 0
        ? []
        : ordersOf(db, await db.selectFrom('order_head').selectAll().where('code', 'in', codes).execute()),
    findByKey: async (ownerCode, clientKey, request) => {
      const known = await keyOwner(db, ownerCode, clientKey)
      if (!known) return undefined
      return known.request_hash === hashOf(request) ? readOrder(db, 'code', known.code) : 'CHANGED'
    },
    findByNumber: externalNo => readOrder(db, 'external_no', externalNo),

    cancel: (code, by, now, reason) =>
      db.transaction().execute(async trx => {
        const ended = await takeUnpaid(trx, code, { cancelledBy: by })
        if (!ended) return false
        await releaseStock(trx, code)
        await releaseDiscounts(trx, code)
        await returnGoDollar(trx, code, now)
        await addEvent(trx, { code, at: now, kind: 'CANCELLED', actor: ACTOR_OF[by], detail: { reason } })
        await countOrder(trx, ended.ownerCode, { from: 'WAIT_PAY', to: ended.status })
        return true
      }),

    openAttempt: (code, method, now) =>
      db.transaction().execute(trx => openAttempt(trx, { code, method, now })),

    settle: (settlement, now) => db.transaction().execute(trx => settleAttempt(trx, settlement, now)),

    overdue: (now, most) => overdueOrders(db, now, most),
    attemptsOf: code => attemptsOf(db, code),
    unpaidOf,
  }
}

/** The order as it is stored, without reading it back. One that costs nothing needs no payment. Source: CO-100. */
const placedOrder = (
  { owner, amounts, ...order }: NewOrder,
  { code, now }: { readonly code: string; readonly now: number },
): StoredOrder => ({
  code,
  externalNo: orderNumberOf(code),
  ownerCode: owner.code,
  isMember: owner.isMember,
  email: order.email,
  locale: order.locale,
  status: amounts.amount === 0 ? 'WAIT_DELIVERY' : 'WAIT_PAY',
  isPaid: amounts.amount === 0,
  isTrial: order.isTrial ?? false,
  cancelledBy: null,
  version: 1,
  createdAt: now,
  payUntil: now + order.payMs,
  amounts,
  content: order.content,
  delivery: order.delivery,
  lines: order.lines.map(line => ({ ...line, shipped: 0, received: 0, closed: 0 })),
})

const insertNewHead = prepare((db, row: OrderHeadTable) =>
  db
    .insertInto('order_head')
    .values(row)
    .onConflict(conflict => conflict.columns(['owner_code', 'client_key']).doNothing())
    // With the same statement: an order takes at most twenty.
    .returning(eb => eb.selectFrom('catalogue_version').select('version').as('catalogueVersion')),
)

/** Writes the head and reads the catalogue's version; nothing when the shopper has used the key before. */
async function insertHead(
  trx: Transaction<Tables>,
  order: NewOrder,
  at: { readonly code: string; readonly now: number },
): Promise<{ readonly catalogueVersion: number | null } | undefined> {
  const head = placedOrder(order, at)
  const { amounts } = head
  const { rows } = await insertNewHead(trx, {
    code: head.code,
    external_no: head.externalNo,
    owner_code: head.ownerCode,
    is_member: head.isMember ? 1 : 0,
    client_key: order.clientKey,
    request_hash: hashOf(order.request),
    email: head.email,
    mailbox: mailboxOf(head.email),
    mobile: order.content.receipt.mobile,
    guide_code: order.content.guideCode,
    locale: head.locale,
    status: head.status,
    is_paid: head.isPaid ? 1 : 0,
    cancelled_by: head.cancelledBy,
    is_evaluated: 0,
    is_sold_counted: 0,
    is_trial: head.isTrial ? 1 : 0,
    version: head.version,
    created_at: head.createdAt,
    pay_until: head.payUntil,
    product_amount: amounts.productAmount,
    discount: amounts.discount,
    coupon: amounts.coupon,
    freight: amounts.freight,
    service_fee: amounts.serviceFee,
    deduction: amounts.deduction,
    amount: amounts.amount,
    content: JSON.stringify(order.content),
    delivery: order.delivery ? JSON.stringify(order.delivery) : null,
    holding: head.isPaid ? null : storedHolding(holdingOf(order)),
  })
  return rows[0]
}

const insertLineRows = prepareRows((db, rows: readonly OrderLineTable[]) =>
  db.insertInto('order_line').values(rows),
)

const insertLines = (trx: Transaction<Tables>, { lines }: NewOrder, code: string) =>
  insertLineRows(
    trx,
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
      closed: 0,
      content: JSON.stringify(line.content),
    })),
  )

const insertSearch = prepare((db, row: OrderSearchTable) =>
  db
    .insertInto('order_search')
    .values(row)
    // With the same statement: an order takes at most twenty.
    .returning(eb =>
      eb.selectFrom('account').select('merged_into').where('user_code', '=', row.owner_code).as('mergedInto'),
    ),
)

/**
 * Writes the searched text of an order: the number and the names of the goods. The bag of the owner is locked by then, as by a merge of
 * accounts: one that came first is seen here.
 * @throws AccountMerged
 */
async function insertWords(
  trx: Transaction<Tables>,
  { owner, lines }: NewOrder,
  code: string,
): Promise<void> {
  const names = new Set(lines.flatMap(({ content: { name } }) => [name.zh_HK, name.en_US]))
  const words = [orderNumberOf(code), ...names].join('\n').toLowerCase()
  const { rows } = await insertSearch(trx, { order_code: code, owner_code: owner.code, words })
  if (rows[0]?.mergedInto) throw new AccountMerged(owner.code)
}

/** The order that a shopper's key belongs to. */
const keyOwner = (db: Executor, ownerCode: string, clientKey: string) =>
  db
    .selectFrom('order_head')
    .select(['code', 'request_hash'])
    .where('owner_code', '=', ownerCode)
    .where('client_key', '=', clientKey)
    .executeTakeFirst()

/** The order that a key belongs to, if it asked for the same. */
async function repeated(trx: Transaction<Tables>, order: NewOrder): Promise<Placed> {
  const known = await keyOwner(trx, order.owner.code, order.clientKey)
  if (known?.request_hash !== hashOf(order.request)) return refused({ reason: 'KEY' })
  const placed = await readOrder(trx, 'code', known.code)
  if (!placed) throw new Error(`Order ${known.code} is gone`)
  return accepted({ order: placed, isRepeated: true })
}
