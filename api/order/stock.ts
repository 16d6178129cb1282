import { type ExpressionBuilder, sql, type Transaction } from 'kysely'
import { stockMark } from '../catalogue/live/stock-feed.ts'
import { prepare, prepareRows } from '../database/prepared.ts'
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

/** Whether as many are left as are asked for; those that are not counted always are. */
const hasLeft = (quantity: number) => (eb: ExpressionBuilder<Tables, 'sku_stock'>) =>
  eb.or([eb('on_hand', 'is', null), eb(sql<number>`on_hand - reserved`, '>=', quantity)])

/**
 * Takes units SKU by SKU.
 * @param take how many rows it changed; none where there is too little
 * @returns the SKUs of which there is too little
 */
async function shortOf(units: readonly Units[], take: (one: Units) => Promise<bigint>): Promise<string[]> {
  const short: string[] = []
  for (const one of units) if ((await take(one)) === 0n) short.push(one.skuCode)
  return short
}

/** Asks and takes in one statement. */
const reserve = prepare((db, { skuCode, quantity }: Units) =>
  db
    .updateTable('sku_stock')
    .set(({ eb }) => ({ reserved: eb('reserved', '+', quantity), is_unpublished: stockMark(quantity) }))
    .where('sku_code', '=', skuCode)
    .where(hasLeft(quantity)),
)

const insertHolds = prepareRows((db, rows: readonly (Units & { readonly orderCode: string })[]) =>
  db.insertInto('stock_hold').values(
    rows.map(({ orderCode, skuCode, quantity }) => ({
      order_code: orderCode,
      sku_code: skuCode,
      quantity,
      state: 'HELD' as const,
    })),
  ),
)

/**
 * Holds stock for an order. Returns the SKUs with too little stock; the caller then rolls the transaction back. Each update
 * checks and takes in one statement, so that two orders never get the same unit. Source: CO-97, C-366.
 */
export async function holdStock(
  trx: Transaction<Tables>,
  orderCode: string,
  units: readonly Units[],
): Promise<readonly string[]> {
  const short = await shortOf(units, async one => (await reserve(trx, one)).numAffectedRows ?? 0n)
  if (short.length > 0 || units.length === 0) return short
  await insertHolds(
    trx,
    units.map(one => ({ ...one, orderCode })),
  )
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
      .set(({ eb }) => ({ reserved: eb('reserved', '-', quantity), is_unpublished: stockMark(0) }))
      .where('sku_code', '=', skuCode)
      .execute()
}

/**
 * Ships units of an order. The hold shrinks to the units still in the shop; the last ones close it, and its quantity is then
 * that of the whole order. The available stock does not change.
 */
export async function shipStock(
  trx: Transaction<Tables>,
  orderCode: string,
  units: readonly Units[],
): Promise<void> {
  for (const { skuCode, quantity } of units) {
    await shrinkHold(trx, orderCode, { skuCode, quantity })
    await trx
      .updateTable('sku_stock')
      .set(({ eb }) => ({ on_hand: eb('on_hand', '-', quantity), reserved: eb('reserved', '-', quantity) }))
      .where('sku_code', '=', skuCode)
      .execute()
  }
}

/** An order holds so many units fewer. Its lines have counted them as shipped or closed before. */
async function shrinkHold(trx: Transaction<Tables>, orderCode: string, { skuCode, quantity }: Units) {
  const { left } = await trx
    .updateTable('stock_hold')
    .set(({ eb }) => ({ quantity: eb('quantity', '-', quantity) }))
    .where('order_code', '=', orderCode)
    .where('sku_code', '=', skuCode)
    .where('state', '=', 'HELD')
    .where('quantity', '>=', quantity)
    .returning('quantity as left')
    .executeTakeFirstOrThrow()
  if (left === 0) await closeHold(trx, orderCode, skuCode)
}

/**
 * Ends the hold on units that will never ship: they can be sold to others, or are written off because they are lost or broken.
 */
export async function closeStock(
  trx: Transaction<Tables>,
  orderCode: string,
  { units, isWrittenOff }: { readonly units: readonly Units[]; readonly isWrittenOff: boolean },
): Promise<void> {
  for (const { skuCode, quantity } of units) {
    await shrinkHold(trx, orderCode, { skuCode, quantity })
    await trx
      .updateTable('sku_stock')
      .set(({ eb }) => ({
        reserved: eb('reserved', '-', quantity),
        ...(isWrittenOff && { on_hand: eb('on_hand', '-', quantity) }),
        is_unpublished: stockMark(0),
      }))
      .where('sku_code', '=', skuCode)
      .execute()
  }
}

/** Nothing of a SKU is left to ship: the hold shows what has left, and goes when that is nothing. */
async function closeHold(trx: Transaction<Tables>, orderCode: string, skuCode: string): Promise<void> {
  const { left } = await trx
    .selectFrom('order_line')
    .select(({ fn, eb }) => fn.sum<number | string>(eb('quantity', '-', eb.ref('closed'))).as('left'))
    .where('order_code', '=', orderCode)
    .where('sku_code', '=', skuCode)
    .executeTakeFirstOrThrow()
  if (Number(left) > 0)
    await trx
      .updateTable('stock_hold')
      .set({ quantity: Number(left), state: 'SHIPPED' })
      .where('order_code', '=', orderCode)
      .where('sku_code', '=', skuCode)
      .execute()
  else
    await trx
      .deleteFrom('stock_hold')
      .where('order_code', '=', orderCode)
      .where('sku_code', '=', skuCode)
      .execute()
}

/** Units of a return can be sold again; SKUs that are not counted or no longer exist stay as they are. */
export async function restock(trx: Transaction<Tables>, units: readonly Units[]): Promise<void> {
  for (const { skuCode, quantity } of units)
    await trx
      .updateTable('sku_stock')
      .set(({ eb }) => ({ on_hand: eb('on_hand', '+', quantity), is_unpublished: stockMark(0) }))
      .where('sku_code', '=', skuCode)
      .where('on_hand', 'is not', null)
      .execute()
}

/**
 * Takes units that no order holds out of stock. Returns the SKUs with too little stock; the caller then rolls the transaction
 * back.
 */
export const takeStock = (trx: Transaction<Tables>, units: readonly Units[]): Promise<readonly string[]> =>
  shortOf(units, async ({ skuCode, quantity }) => {
    const { numUpdatedRows } = await trx
      .updateTable('sku_stock')
      .set(({ eb }) => ({ on_hand: eb('on_hand', '-', quantity), is_unpublished: stockMark(quantity) }))
      .where('sku_code', '=', skuCode)
      .where(hasLeft(quantity))
      .executeTakeFirst()
    return numUpdatedRows
  })
