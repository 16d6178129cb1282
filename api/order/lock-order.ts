import type { Transaction } from 'kysely'
import type { OrderHeadTable, Tables } from '../database/tables.ts'

/**
 * Locks an order's row by raising its version, so that operations on one order follow each other. @returns the row after that;
 * `undefined` when there is no such order
 */
export const lockOrder = (trx: Transaction<Tables>, code: string): Promise<OrderHeadTable | undefined> =>
  trx
    .updateTable('order_head')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('code', '=', code)
    .returningAll()
    .executeTakeFirst()
