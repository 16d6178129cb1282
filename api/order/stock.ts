import { type RawBuilder, sql, type Transaction } from 'kysely'
import { prepareRows } from '../database/prepared.ts'
import type { Tables } from '../database/tables.ts'
import { changeStock, type MoveCause } from '../stock/ledger.ts'
import { stockMark } from '../stock/stock-mark.ts'

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

/** Who moved units, when, and for which order or return. */
type UnitCause = Pick<MoveCause, 'actor' | 'at' | 'document'>

const quantities = (units: readonly Units[]): ReadonlyMap<string, number> =>
  new Map(unitsBySku(units).map(({ skuCode, quantity }) => [skuCode, quantity]))

/** Units of the SKU that a statement of `forUnits` is at. */
const UNITS = sql<number>`excluded.reserved`

/** Holds for SKUs of which as many are left as are asked for; those that are not counted always are. */
const HAS_LEFT = sql<boolean>`sku_stock.on_hand is null or sku_stock.on_hand - sku_stock.reserved >= ${UNITS}`

/**
 * A statement that changes the stock of any number of SKUs, in the order of `rows`, and returns those it has changed. An upsert
 * that only ever updates: both databases run through its rows in the order given, while an UPDATE of PostgreSQL locks rows in
 * any order, and two orders for the same goods could wait for each other in a circle.
 *
 * @param change assignments; amounts are `UNITS`
 * @param where leaves SKUs out
 */
const forUnits = (change: RawBuilder<unknown>, where: RawBuilder<boolean> = sql`true`) =>
  prepareRows<Units, { readonly sku_code: string }>((db, rows) => {
    const wanted = rows.map(
      ({ skuCode, quantity }, at) =>
        sql`(${sql.lit(at)}, cast(${skuCode} as text), cast(${quantity} as integer))`,
    )
    return {
      compile: () =>
        sql<{ readonly sku_code: string }>`
          with wanted (place, code, units) as (values ${sql.join(wanted)})
          insert into sku_stock (sku_code, reserved)
          select code, units from wanted
          where exists (select 1 from sku_stock as known where known.sku_code = wanted.code)
          order by place
          on conflict (sku_code) do update set ${change} where ${where}
          returning sku_code`.compile(db),
    }
  })

/** SKUs per statement: a bag has fewer. Bounds how many statements are prepared. */
const CHUNK = 100

/** Runs a statement of `forUnits`, in the order of the codes. Returns the SKUs that it has not changed. */
async function change(
  trx: Transaction<Tables>,
  units: readonly Units[],
  statement: ReturnType<typeof forUnits>,
): Promise<readonly string[]> {
  const sorted = unitsBySku(units)
  const left = new Set(sorted.map(({ skuCode }) => skuCode))
  for (let from = 0; from < sorted.length; from += CHUNK)
    for (const row of (await statement(trx, sorted.slice(from, from + CHUNK))).rows) left.delete(row.sku_code)
  return [...left]
}

/** Asks and takes in one statement. */
const reserve = forUnits(
  sql`reserved = sku_stock.reserved + ${UNITS}, is_unpublished = ${stockMark(UNITS)}`,
  HAS_LEFT,
)
const giveBack = forUnits(sql`reserved = sku_stock.reserved - ${UNITS}, is_unpublished = ${stockMark(0)}`)
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
 * Holds stock for an order. Returns the SKUs with too little stock; the caller then rolls the transaction back. One
 * statement checks and takes, so that two orders never get the same unit. Source: CO-97, C-366.
 */
export async function holdStock(
  trx: Transaction<Tables>,
  orderCode: string,
  units: readonly Units[],
): Promise<readonly string[]> {
  const short = await change(trx, units, reserve)
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
  const units = released.map(row => ({ skuCode: row.sku_code, quantity: row.quantity }))
  await change(trx, units, giveBack)
}

/**
 * Ships units of an order. The hold shrinks to the units still in the shop; the last ones close it, and its quantity is then
 * that of the whole order. The available stock does not change.
 */
export async function shipStock(
  trx: Transaction<Tables>,
  orderCode: string,
  { units, cause }: { readonly units: readonly Units[]; readonly cause: UnitCause },
): Promise<void> {
  for (const one of units) await shrinkHold(trx, orderCode, one)
  await moveHeld(trx, units, { ...cause, reason: 'shipped' })
}

/** Held units leave the shop. */
async function moveHeld(trx: Transaction<Tables>, units: readonly Units[], cause: MoveCause): Promise<void> {
  const leaving = quantities(units)
  await changeStock(trx, leaving.keys(), cause, ({ onHand, held }, skuCode) => {
    const left = leaving.get(skuCode) ?? 0
    return { onHand: onHand === null ? null : onHand - left, held: held - left, units: -left }
  })
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
  {
    units,
    isWrittenOff,
    cause,
  }: { readonly units: readonly Units[]; readonly isWrittenOff: boolean; readonly cause: UnitCause },
): Promise<void> {
  for (const one of units) await shrinkHold(trx, orderCode, one)
  if (isWrittenOff) await moveHeld(trx, units, { ...cause, reason: 'writtenOff' })
  else await change(trx, units, giveBack)
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

/** Units of a return can be sold again; SKUs that no longer exist stay as they are. */
export async function restock(
  trx: Transaction<Tables>,
  units: readonly Units[],
  cause: UnitCause,
): Promise<void> {
  const coming = quantities(units)
  await changeStock(trx, coming.keys(), { ...cause, reason: 'returned' }, ({ onHand }, skuCode) => {
    const more = coming.get(skuCode) ?? 0
    return { onHand: onHand === null ? null : onHand + more, units: more }
  })
}

/**
 * Takes units that no order holds out of stock. Returns the SKUs with too little stock; the caller then rolls the transaction
 * back.
 */
export async function takeStock(
  trx: Transaction<Tables>,
  units: readonly Units[],
  cause: UnitCause,
): Promise<readonly string[]> {
  const leaving = quantities(units)
  const taken = await changeStock(
    trx,
    leaving.keys(),
    { ...cause, reason: 'exchanged' },
    ({ onHand, held }, skuCode) => {
      const left = leaving.get(skuCode) ?? 0
      if (onHand === null) return { onHand, units: -left }
      return onHand - held < left ? undefined : { onHand: onHand - left, units: -left }
    },
  )
  return [...leaving.keys()].filter(skuCode => !taken.has(skuCode))
}
