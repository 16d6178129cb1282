import type { Transaction } from 'kysely'
import type { Database } from '../database/database.ts'
import { prepareRows } from '../database/prepared.ts'
import type { OrderCountTable, Tables } from '../database/tables.ts'
import type { OrderStatus } from '../rules/order-status.ts'

/** So many rows count the orders of all owners in a status, so that transactions seldom wait for each other. */
const SHARDS = 16
/** No owner's code has a blank. */
const shardName = (shard: number) => `all ${String(shard).padStart(2, '0')}`
const SHARD_NAMES = Array.from({ length: SHARDS }, (_, shard) => shardName(shard))

/** The shard that counts an owner's orders. */
const shardOf = (ownerCode: string) =>
  shardName(Array.from(ownerCode).reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % SHARDS)

const addCounts = prepareRows((db, rows: readonly OrderCountTable[]) =>
  db
    .insertInto('order_count')
    .values(rows)
    .onConflict(conflict =>
      conflict
        .columns(['owner_code', 'status'])
        .doUpdateSet(({ eb }) => ({ orders: eb('order_count.orders', '+', eb.ref('excluded.orders')) })),
    ),
)

/**
 * Counts an order of an owner, and of all, in its new status, and no longer in the one before; `undefined` for an order that is new. The last
 * statement of its transaction: all orders of an owner share these rows, so one that is taken earlier could wait for stock that
 * another order of the owner holds while it waits for the row.
 */
export async function countOrder(
  trx: Transaction<Tables>,
  ownerCode: string,
  { from, to }: { readonly from: OrderStatus | undefined; readonly to: OrderStatus },
): Promise<void> {
  if (from === to) return
  const changes = [...(from ? [{ status: from, orders: -1 }] : []), { status: to, orders: 1 }]
  // Two transactions take the rows in one order: those of owners, then those of all, each by status.
  const inOrder = changes.toSorted((one, other) => (one.status < other.status ? -1 : 1))
  await addCounts(
    trx,
    [ownerCode, shardOf(ownerCode)].flatMap(owner_code => inOrder.map(change => ({ owner_code, ...change }))),
  )
}

/** Number of orders the shop has in each status, states without orders left out. Reads a hundred rows, however many orders there are. */
export async function countAllOrders(db: Database): Promise<Readonly<Partial<Record<OrderStatus, number>>>> {
  const rows = await db
    .selectFrom('order_count')
    .select(['status', eb => eb.fn.sum<number | string>('orders').as('count')])
    .where('owner_code', 'in', SHARD_NAMES)
    .groupBy('status')
    .execute()
  const counts = rows.map(({ status, count }) => [status, Number(count)] as const)
  return Object.fromEntries(counts.filter(([, count]) => count !== 0))
}
