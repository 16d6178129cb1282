import { accepted, refused, type Result } from '#platform/result.ts'
import type { Transaction } from 'kysely'
import type { Database } from '../../database/database.ts'
import { prepareRows } from '../../database/prepared.ts'
import type { Tables, UnpaidHoldTable } from '../../database/tables.ts'
import {
  type Holding,
  holderKeys,
  type HolderKey,
  isRepeated,
  passedLimit,
  type UnpaidLimits,
  type UnpaidRefusal,
} from './unpaid-limits.ts'

/** Holding as the order stores it: `order_head.holding`. */
interface StoredHolding {
  readonly units: number
  readonly keys: readonly HolderKey[]
}

/** The holding as an order keeps it. */
export const storedHolding = (holding: Holding): string =>
  JSON.stringify({ units: holding.units, keys: holderKeys(holding) } satisfies StoredHolding)

/** The holding that an order keeps; no keys for one that never counted. */
export const readHolding = (stored: string | null): StoredHolding =>
  stored === null ? { units: 0, keys: [] } : (JSON.parse(stored) as StoredHolding) // written above

/**
 * Adds to the sums of several keys and returns them. A row is locked until the transaction ends, so orders placed at once are
 * counted one after the other.
 */
const addHeld = prepareRows((db, rows: readonly UnpaidHoldTable[]) =>
  db
    .insertInto('unpaid_hold')
    .values(rows)
    .onConflict(conflict =>
      conflict.columns(['kind', 'key_hash']).doUpdateSet(({ eb }) => ({
        orders: eb('unpaid_hold.orders', '+', eb.ref('excluded.orders')),
        units: eb('unpaid_hold.units', '+', eb.ref('excluded.units')),
        amount: eb('unpaid_hold.amount', '+', eb.ref('excluded.amount')),
      })),
    )
    .returning(['kind', 'orders', 'units', 'amount']),
)

/** Result of counting an order that waits for payment. */
type Counted = Result<{ readonly isRepeated: boolean }, UnpaidRefusal>

/**
 * Counts an order under its keys, before it holds stock: transactions lock these rows and those of stock in this order. The caller rolls
 * back after a refusal.
 */
export async function countUnpaid(
  trx: Transaction<Tables>,
  holding: Holding,
  limits: UnpaidLimits | undefined,
): Promise<Counted> {
  const { units, amount, isMember } = holding
  const { rows } = await addHeld(
    trx,
    holderKeys(holding).map(({ kind, hash }) => ({ kind, key_hash: hash, orders: 1, units, amount })),
  )
  const refusal = limits && passedLimit(rows, isMember, limits)
  return refusal
    ? refused(refusal)
    : accepted({ isRepeated: limits !== undefined && isRepeated(rows, limits) })
}

/** Ends the counting of an order that waits no longer, before its stock is released. */
export async function releaseUnpaid(
  trx: Transaction<Tables>,
  { holding, amount }: { readonly holding: string | null; readonly amount: number },
): Promise<void> {
  const { units, keys } = readHolding(holding)
  if (keys.length === 0) return
  await addHeld(
    trx,
    keys.map(({ kind, hash }) => ({ kind, key_hash: hash, orders: -1, units: -units, amount: -amount })),
  )
}

/** Deletes sums that hold nothing. */
export async function purgeUnpaid(db: Database): Promise<void> {
  await db.deleteFrom('unpaid_hold').where('orders', '<=', 0).execute()
}
