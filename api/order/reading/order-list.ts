import { type ExpressionBuilder, sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { Tables } from '../../database/tables.ts'
import { SHIPPABLE } from '../fulfilment/possible-operations.ts'
import type { OrderStatus } from '../../rules/order-status.ts'
import { givenUpMails } from '../mail/given-up-mails.ts'
import { ordersOf, type StoredOrder } from '../order-store.ts'

/** Which of an owner's orders to list; a missing field does not filter. */
export interface OrderFilter {
  /** Placed at this instant or later. */
  readonly since?: number | undefined
  readonly statuses?: readonly OrderStatus[] | undefined
  /** Part of the number, or of a product's name in either language. */
  readonly keyword?: string | undefined
}

export type StatusCounts = ReadonlyMap<OrderStatus, number>

/** An owner's orders. Every method is one or two statements, however many orders there are. */
export interface OrderList {
  /** Number of orders the owner has in each status. */
  readonly counts: (ownerCode: string) => Promise<StatusCounts>
  readonly count: (ownerCode: string, filter: OrderFilter) => Promise<number>
  /**
   * The newest first, from the one after the order named by `after`; `undefined` when the owner has no such order. Returns up
   * to `size` + 1 orders, so that the caller knows whether there are more.
   */
  readonly page: (
    ownerCode: string,
    filter: OrderFilter,
    at: { readonly after: string | undefined; readonly size: number },
  ) => Promise<readonly StoredOrder[] | undefined>
  /** The shop's orders, the newest first, from the one after `after`; `undefined` when there is no such order. */
  readonly latest: (wanted: LatestOrders) => Promise<readonly StoredOrder[] | undefined>
  /** Orders whose time to pay is over, the oldest first. */
  readonly overdue: (ownerCode: string, now: number) => Promise<readonly StoredOrder[]>
}

/** Overdue orders that one call looks at. */
const MOST_OVERDUE = 10

const patternOf = (keyword: string) => `%${keyword.toLowerCase().replace(/[!%_]/g, sign => `!${sign}`)}%`

/** Position of an order in lists. */
const placedAt = (db: Database, code: string) =>
  db
    .selectFrom('order_head')
    .select(['created_at', 'code', 'owner_code'])
    .where('code', '=', code)
    .executeTakeFirst()

const isOlder =
  (last: { readonly created_at: number; readonly code: string }) =>
  (eb: ExpressionBuilder<Tables, 'order_head'>) =>
    eb(eb.refTuple('created_at', 'code'), '<', eb.tuple(last.created_at, last.code))

export function createOrderList(db: Database): OrderList {
  const matching = (ownerCode: string, { since, statuses, keyword }: OrderFilter) => {
    let query = db.selectFrom('order_head').where('order_head.owner_code', '=', ownerCode)
    if (since !== undefined) query = query.where('created_at', '>=', since)
    if (statuses) query = query.where('status', 'in', statuses)
    if (keyword === undefined) return query
    const found = db
      .selectFrom('order_search')
      .select('order_code')
      .where('owner_code', '=', ownerCode)
      .where(sql<boolean>`words like ${patternOf(keyword)} escape '!'`)
    return query.where('code', 'in', found)
  }

  return {
    async counts(ownerCode) {
      const rows = await db
        .selectFrom('order_count')
        .select(['status', 'orders'])
        .where('owner_code', '=', ownerCode)
        .where('orders', '>', 0)
        .orderBy('status')
        .execute()
      return new Map(rows.map(({ status, orders }) => [status, orders]))
    },

    async count(ownerCode, filter) {
      const { count } = await matching(ownerCode, filter)
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    async page(ownerCode, filter, { after, size }) {
      let query = matching(ownerCode, filter)
      if (after !== undefined) {
        const last = await placedAt(db, after)
        if (last?.owner_code !== ownerCode) return undefined
        query = query.where(isOlder(last))
      }
      const heads = await query
        .selectAll('order_head')
        .orderBy('created_at', 'desc')
        .orderBy('code', 'desc')
        .limit(size + 1)
        .execute()
      return ordersOf(db, heads)
    },

    latest: wanted => latestOrders(db, wanted),

    async overdue(ownerCode, now) {
      const heads = await db
        .selectFrom('order_head')
        .selectAll()
        .where('owner_code', '=', ownerCode)
        .where('status', '=', 'WAIT_PAY')
        .where('pay_until', '<=', now)
        .orderBy('pay_until')
        .limit(MOST_OVERDUE)
        .execute()
      return ordersOf(db, heads)
    },
  }
}

/**
 * Work of staff on orders. `TO_SHIP`: paid, with units that have not left. `REFUND_FAILED`: the provider refused the latest refund of a
 * payment. `MAIL_FAILED`: a mail could not be sent.
 */
export const WAITING_FILTERS = ['TO_SHIP', 'REFUND_FAILED', 'MAIL_FAILED'] as const
export type Waiting = (typeof WAITING_FILTERS)[number]

/** Which of the shop's orders an operator wants. */
interface LatestOrders {
  readonly status?: OrderStatus | Waiting | undefined
  /** The whole address, in any case. */
  readonly email?: string | undefined
  readonly most: number
  /** Code of the last order before those wanted. */
  readonly after?: string | undefined
}

const hasUnshipped = (eb: ExpressionBuilder<Tables, 'order_head'>) =>
  eb.exists(
    eb
      .selectFrom('order_line')
      .select('position')
      .whereRef('order_line.order_code', '=', 'order_head.code')
      .where(({ eb }) => eb(eb('shipped', '+', eb.ref('closed')), '<', eb.ref('quantity'))),
  )

/** Orders of which the latest refund of a payment was refused. */
const withFailedRefund = (db: Database) =>
  db
    .selectFrom('refund')
    .select('refund.order_code')
    .where('refund.state', '=', 'REFUSED')
    .where(eb =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('refund as later')
            .select('later.id')
            .whereRef('later.order_code', '=', 'refund.order_code')
            .whereRef('later.pay_ref', '=', 'refund.pay_ref')
            .whereRef('later.created_at', '>', 'refund.created_at'),
        ),
      ),
    )

/** The shop's latest orders, for operators. */
export async function latestOrders(
  db: Database,
  { status, email, most, after }: LatestOrders,
): Promise<readonly StoredOrder[] | undefined> {
  let query = db.selectFrom('order_head').selectAll().orderBy('created_at', 'desc').orderBy('code', 'desc')
  if (status === 'TO_SHIP') query = query.where('status', 'in', SHIPPABLE).where(hasUnshipped)
  else if (status === 'REFUND_FAILED') query = query.where('code', 'in', withFailedRefund(db))
  else if (status === 'MAIL_FAILED') query = query.where('code', 'in', givenUpMails(db).select('order_code'))
  else if (status) query = query.where('status', '=', status)
  if (email) query = query.where(sql<boolean>`lower(email) = lower(${email})`)
  if (after !== undefined) {
    const last = await placedAt(db, after)
    if (!last) return undefined
    query = query.where(isOlder(last))
  }
  return ordersOf(db, await query.limit(most).execute())
}
