import { DAY_MS } from '#locales/hong-kong.ts'
import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { inBothLanguages } from '../shared/messages.ts'

/** Least time that returned GO DOLLAR can be used. Source: MO-76. */
export const MIN_LIFE_MS = 30 * DAY_MS

type Write = Transaction<Tables>

/** Parts of lots that make up so many points, the first lots first; `undefined` when they hold less. */
function partsOf(
  lots: readonly { readonly id: string; readonly remaining: number }[],
  points: number,
): readonly { readonly lotId: string; readonly points: number }[] | undefined {
  const parts: { lotId: string; points: number }[] = []
  let missing = points
  for (const { id, remaining } of lots) {
    if (missing === 0) break
    const part = Math.min(missing, remaining)
    parts.push({ lotId: id, points: part })
    missing -= part
  }
  return missing === 0 ? parts : undefined
}

const byLot = <Part extends { readonly lotId: string }>(one: Part, other: Part) =>
  one.lotId < other.lotId ? -1 : 1

/** Lots of a member with points left, those that end first at the top. */
const openLots = (trx: Write, userCode: string, now: number) =>
  trx
    .selectFrom('go_dollar_lot')
    .select(['id', 'remaining'])
    .where('user_code', '=', userCode)
    .where('expires_at', '>', now)
    .where('remaining', '>', 0)
    .orderBy('expires_at')
    .orderBy('id')
    .execute()

/**
 * Takes points of a member from the lots that end first. `undefined` when there are too few, or when another transaction took some of them
 * meanwhile; the caller then rolls back. Each update checks and takes in one statement, so no GO DOLLAR is used twice.
 */
export async function takeFromLots(
  trx: Write,
  { userCode, points }: { readonly userCode: string; readonly points: number },
  now: number,
): Promise<ReturnType<typeof partsOf>> {
  const parts = partsOf(await openLots(trx, userCode, now), points)
  // In the order of their ids: two transactions on the same lots never wait for each other in a circle.
  for (const part of parts?.toSorted(byLot) ?? []) {
    const { numUpdatedRows } = await trx
      .updateTable('go_dollar_lot')
      .set(({ eb }) => ({ remaining: eb('remaining', '-', part.points) }))
      .where('id', '=', part.lotId)
      .where('remaining', '>=', part.points)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return undefined
  }
  return parts
}

/**
 * Takes GO DOLLAR for an order inside the transaction that places it, from the lots that end first. False when there is too
 * little; the caller then rolls back. Source: C-226, MO-78.
 */
export async function takeGoDollar(
  trx: Write,
  {
    orderCode,
    userCode,
    points,
  }: { readonly orderCode: string; readonly userCode: string; readonly points: number },
  now: number,
): Promise<boolean> {
  if (points === 0) return true
  const parts = await takeFromLots(trx, { userCode, points }, now)
  if (!parts) return false
  await trx
    .insertInto('go_dollar_use')
    .values(
      parts.map(part => ({
        order_code: orderCode,
        lot_id: part.lotId,
        user_code: userCode,
        points: part.points,
        used_at: now,
        returned_at: null,
        returned_to: null,
      })),
    )
    .execute()
  return true
}

/**
 * Gives back what an order took: to its lots, with their old end, or to a lot of its own where the old one ends within 30 days. A second
 * call finds nothing to give back. Source: MO-65, MO-76.
 */
export async function returnGoDollar(trx: Write, orderCode: string, now: number): Promise<void> {
  const uses = await trx
    .updateTable('go_dollar_use')
    .set(eb => ({ returned_at: now, returned_to: eb.ref('lot_id') }))
    .where('order_code', '=', orderCode)
    .where('returned_at', 'is', null)
    .returning(['lot_id as lotId', 'user_code as userCode', 'points'])
    .execute()
  const earlier = uses.length > 0 ? await returnedBefore(trx, orderCode) : []
  for (const use of uses.toSorted(byLot)) {
    const own = earlier.filter(({ from_lot_id }) => from_lot_id === use.lotId)
    const points = own.reduce((left, change) => left - change.points, use.points)
    const { numUpdatedRows } = await trx
      .updateTable('go_dollar_lot')
      .set(({ eb }) => ({ remaining: eb('remaining', '+', points) }))
      .where('id', '=', use.lotId)
      .where('expires_at', '>=', now + MIN_LIFE_MS)
      .executeTakeFirst()
    const lotId =
      numUpdatedRows === 0n ? await returnToOwnLot(trx, { orderCode, ...use, points }, now) : use.lotId
    for (const change of own) await takeIntoUse(trx, { ...change, lot_id: lotId }, now)
  }
}

/** GO DOLLAR that units of an order have given back already. */
const returnedBefore = (trx: Write, orderCode: string) =>
  trx
    .selectFrom('go_dollar_change')
    .select(['after_sales_code', 'order_code', 'user_code', 'from_lot_id', 'points'])
    .where('order_code', '=', orderCode)
    .where('kind', '=', 'RETURNED')
    .orderBy('id')
    .execute()

/** The whole use counts as given back, so what came back before no longer counts by itself. */
const takeIntoUse = (
  trx: Write,
  change: Awaited<ReturnType<typeof returnedBefore>>[number] & { readonly lot_id: string },
  now: number,
) =>
  trx
    .insertInto('go_dollar_change')
    .values({ ...change, id: randomUUID(), kind: 'RETURNED', points: -change.points, changed_at: now })
    .execute()

/** Nothing is granted by it: the lot holds what came back, and nothing of the old lot lives longer. */
async function returnToOwnLot(
  trx: Write,
  use: {
    readonly orderCode: string
    readonly lotId: string
    readonly userCode: string
    readonly points: number
  },
  now: number,
): Promise<string> {
  const id = `${use.orderCode} ${use.lotId}`
  await trx
    .insertInto('go_dollar_lot')
    .values({
      id,
      user_code: use.userCode,
      granted: 0,
      remaining: use.points,
      remark: JSON.stringify(inBothLanguages(t => t('goDollar.returnedLot'))),
      granted_at: now,
      expires_at: now + MIN_LIFE_MS,
    })
    .execute()
  await trx
    .updateTable('go_dollar_use')
    .set({ returned_to: id })
    .where('order_code', '=', use.orderCode)
    .where('lot_id', '=', use.lotId)
    .execute()
  return id
}
