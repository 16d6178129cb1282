import type { Database } from '../../database/database.ts'
import type { HolderKind } from '../../rules/holder-kinds.ts'
import type { Cents } from '../../shared/money.ts'
import type { OrderContent } from '../order-content.ts'
import { readHolding } from './unpaid-hold.ts'

/** Unpaid orders looked at, the latest deadlines first: large and repeated ones end soonest. */
const MOST_ORDERS = 5000
/** Holders listed. */
const MOST_HOLDERS = 50

/** An order that holds stock until it is paid. */
export interface UnpaidOrder {
  readonly number: string
  readonly version: number
  readonly email: string
  readonly mobile: string
  readonly isMember: boolean
  readonly units: number
  readonly amount: Cents
  /** Epoch milliseconds. */
  readonly placedAt: number
  /** It is cancelled at this moment; epoch milliseconds. */
  readonly payUntil: number
}

/** Sums held by one shopper, contact or network. */
export interface UnpaidHolder {
  readonly orders: readonly UnpaidOrder[]
  readonly units: number
  readonly amount: Cents
}

const sum = (orders: readonly UnpaidOrder[], of: (order: UnpaidOrder) => number) =>
  orders.reduce((total, order) => total + of(order), 0)

/** Unpaid orders by one kind of key, those that hold most units first; orders without such a key are left out. */
export async function unpaidHolders(db: Database, kind: HolderKind): Promise<readonly UnpaidHolder[]> {
  const rows = await db
    .selectFrom('order_head')
    .select(['external_no', 'version', 'email', 'is_member', 'amount', 'created_at', 'pay_until'])
    .select(['content', 'holding'])
    .where('status', '=', 'WAIT_PAY')
    .orderBy('pay_until', 'desc')
    .limit(MOST_ORDERS)
    .execute()
  const found = rows.flatMap(row => {
    const { units, keys } = readHolding(row.holding)
    const hash = keys.find(key => key.kind === kind)?.hash
    const { receipt } = JSON.parse(row.content) as OrderContent // as `order-store.ts` wrote it
    const order: UnpaidOrder = {
      number: row.external_no,
      version: row.version,
      email: row.email,
      mobile: receipt.mobile,
      isMember: row.is_member === 1,
      units,
      amount: row.amount,
      placedAt: row.created_at,
      payUntil: row.pay_until,
    }
    return hash === undefined ? [] : { hash, order }
  })
  return [...Map.groupBy(found, ({ hash }) => hash).values()]
    .map(group => group.map(({ order }) => order))
    .map(orders => ({
      orders,
      units: sum(orders, ({ units }) => units),
      amount: sum(orders, ({ amount }) => amount),
    }))
    .toSorted((one, other) => other.units - one.units)
    .slice(0, MOST_HOLDERS)
}
