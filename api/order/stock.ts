import { sql, type Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'

/** Units of a SKU. */
export interface Units {
  readonly skuCode: string
  readonly quantity: number
}

/** Adds up the units per SKU, sorted by code: transactions that take several locks take them in one order. */
export function unitsBySku(lines: readonly Units[]): readonly Units[] {
  const units = new Map<string, number>()
  for (const { skuCode, quantity } of lines) units.set(skuCode, (units.get(skuCode) ?? 0) + quantity)
  return [...units]
    .map(([skuCode, quantity]) => ({ skuCode, quantity }))
    .toSorted((one, other) => (one.skuCode < other.skuCode ? -1 : 1))
}

/**
 * Holds stock for an order. Gives the SKUs of which there is too little; the caller then rolls the transaction back.
 * Each update asks and takes in one statement, so that two orders never get the same unit. Source: CO-97, C-366.
 */
export async function holdStock(
  trx: Transaction<Tables>,
  orderCode: string,
  units: readonly Units[],
): Promise<readonly string[]> {
  const short: string[] = []
  for (const { skuCode, quantity } of units) {
    const { numUpdatedRows } = await trx
      .updateTable('sku_stock')
      .set(({ eb }) => ({ reserved: eb('reserved', '+', quantity) }))
      .where('sku_code', '=', skuCode)
      .where(eb => eb.or([eb('on_hand', 'is', null), eb(sql<number>`on_hand - reserved`, '>=', quantity)]))
      .executeTakeFirst()
    if (numUpdatedRows === 0n) short.push(skuCode)
  }
  if (short.length > 0 || units.length === 0) return short
  await trx
    .insertInto('stock_hold')
    .values(
      units.map(({ skuCode, quantity }) => ({
        order_code: orderCode,
        sku_code: skuCode,
        quantity,
        state: 'HELD' as const,
      })),
    )
    .execute()
  return []
}

/** Gives back what an order holds. A second call finds nothing held and gives nothing. */
export async function releaseStock(trx: Transaction<Tables>, orderCode: string): Promise<void> {
  const released = await trx
    .updateTable('stock_hold')
    .set({ state: 'RELEASED' })
    .where('order_code', '=', orderCode)
    .where('state', '=', 'HELD')
    .returning(['sku_code', 'quantity'])
    .execute()
  for (const { skuCode, quantity } of unitsBySku(
    released.map(row => ({ skuCode: row.sku_code, quantity: row.quantity })),
  ))
    await trx
      .updateTable('sku_stock')
      .set(({ eb }) => ({ reserved: eb('reserved', '-', quantity) }))
      .where('sku_code', '=', skuCode)
      .execute()
}
