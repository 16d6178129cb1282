import type { Transaction } from 'kysely'
import { prepareRows } from '../database/prepared.ts'
import type { OrderCountTable, Tables } from '../database/tables.ts'
import type { OrderStatus } from './order-status.ts'

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
 * Counts an order of an owner in its new status, and no longer in the one before; `undefined` for an order that is new. The last
 * statement of its transaction: all orders of an owner share these rows, so one that is taken earlier could wait for stock that
 * another order of the owner holds while it waits for the row.
 */
export async function countOrder(
  trx: Transaction<Tables>,
  ownerCode: string,
  { from, to }: { readonly from: OrderStatus | undefined; readonly to: OrderStatus },
): Promise<void> {
  if (from === to) return
  const rows = [
    ...(from ? [{ owner_code: ownerCode, status: from, orders: -1 }] : []),
    { owner_code: ownerCode, status: to, orders: 1 },
  ]
  // Two transactions take the rows in one order.
  await addCounts(
    trx,
    rows.toSorted((one, other) => (one.status < other.status ? -1 : 1)),
  )
}
