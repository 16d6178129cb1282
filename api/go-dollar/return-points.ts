import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { inBothLanguages } from '../shared/messages.ts'
import { MIN_LIFE_MS } from './order-use.ts'

type Trx = Transaction<Tables>

/** The return because of which GO DOLLAR move. */
interface Because {
  readonly afterSalesCode: string
  readonly orderCode: string
  readonly userCode: string
  readonly now: number
}

const insertChange = (
  trx: Trx,
  { afterSalesCode, orderCode, userCode, now }: Because,
  change: Pick<Tables['go_dollar_change'], 'kind' | 'lot_id' | 'from_lot_id' | 'points'>,
) =>
  trx
    .insertInto('go_dollar_change')
    .values({
      id: randomUUID(),
      after_sales_code: afterSalesCode,
      order_code: orderCode,
      user_code: userCode,
      changed_at: now,
      ...change,
    })
    .execute()

/** Lots that paid for an order with what has not come back of each, those that end last first. */
async function spentLots(trx: Trx, orderCode: string) {
  const uses = await trx
    .selectFrom('go_dollar_use')
    .innerJoin('go_dollar_lot', 'go_dollar_lot.id', 'go_dollar_use.lot_id')
    .select([
      'go_dollar_use.lot_id as lotId',
      'go_dollar_use.points',
      'go_dollar_lot.expires_at as expiresAt',
    ])
    .where('go_dollar_use.order_code', '=', orderCode)
    .where('go_dollar_use.returned_at', 'is', null)
    .orderBy('go_dollar_lot.expires_at', 'desc')
    .orderBy('go_dollar_lot.id')
    .execute()
  const returned = await trx
    .selectFrom('go_dollar_change')
    .select(['from_lot_id', 'points'])
    .where('order_code', '=', orderCode)
    .where('kind', '=', 'RETURNED')
    .execute()
  return uses.map(({ lotId, points, expiresAt }) => ({
    lotId,
    expiresAt,
    left: returned.reduce(
      (left, change) => left - (change.from_lot_id === lotId ? change.points : 0),
      points,
    ),
  }))
}

/**
 * Gives back GO DOLLAR that paid for returned goods: to their lots, or to a lot of its own where the old one ends within 30 days.
 * @throws when the order has used less: the shares of its units would be wrong then
 */
export async function returnPoints(trx: Trx, because: Because, points: number): Promise<void> {
  let missing = points
  for (const { lotId, expiresAt, left } of await spentLots(trx, because.orderCode)) {
    const part = Math.min(missing, left)
    if (part < 1) continue
    missing -= part
    const target =
      expiresAt >= because.now + MIN_LIFE_MS
        ? lotId
        : await newLot(trx, because, `${because.afterSalesCode} ${lotId}`)
    await trx
      .updateTable('go_dollar_lot')
      .set(({ eb }) => ({ remaining: eb('remaining', '+', part) }))
      .where('id', '=', target)
      .execute()
    await insertChange(trx, because, { kind: 'RETURNED', lot_id: target, from_lot_id: lotId, points: part })
  }
  if (missing > 0) throw new Error(`${because.afterSalesCode} gives back ${missing} GO DOLLAR too many`)
}

/** Nothing is granted by it: it holds what comes back. */
async function newLot(trx: Trx, { userCode, now }: Because, id: string): Promise<string> {
  await trx
    .insertInto('go_dollar_lot')
    .values({
      id,
      user_code: userCode,
      granted: 0,
      remaining: 0,
      remark: JSON.stringify(inBothLanguages(t => t('goDollar.returnedLot'))),
      granted_at: now,
      expires_at: now + MIN_LIFE_MS,
    })
    .execute()
  return id
}

/** Times that a lot is looked for again because another transaction emptied it meanwhile. */
const MOST_ROUNDS = 100

/**
 * Takes back what returned goods had earned, from the lots that end last, as far as the member still has it: no balance falls below 0.
 * Gives how many were taken. Source: MO-76.
 */
export async function takePointsBack(trx: Trx, because: Because, points: number): Promise<number> {
  let taken = 0
  for (let round = 0; taken < points && round < MOST_ROUNDS; round += 1) {
    const lot = await trx
      .selectFrom('go_dollar_lot')
      .select(['id', 'remaining'])
      .where('user_code', '=', because.userCode)
      .where('expires_at', '>', because.now)
      .where('remaining', '>', 0)
      .orderBy('expires_at', 'desc')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
    if (!lot) break
    const part = Math.min(points - taken, lot.remaining)
    const { numUpdatedRows } = await trx
      .updateTable('go_dollar_lot')
      .set(({ eb }) => ({ remaining: eb('remaining', '-', part) }))
      .where('id', '=', lot.id)
      .where('remaining', '>=', part)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) continue
    taken += part
    await insertChange(trx, because, { kind: 'TAKEN_BACK', lot_id: lot.id, from_lot_id: null, points: -part })
  }
  return taken
}
