import { DAY_MS } from '#locales/hong-kong.ts'
import type { Database } from '../../database/database.ts'
import { countOrder } from '../order-counts.ts'
import { addEvent } from '../order-events.ts'

/** Received, an order is open to returns for so long. Source: MO-52. */
const COMPLETED_AFTER_MS = 14 * DAY_MS

/** Orders of which the last parcel arrived 14 days ago. */
const received = (db: Database, now: number) =>
  db
    .selectFrom('order_head')
    .select('code')
    .where('status', '=', 'WAIT_EVALUATE')
    .where(eb =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('shipment')
            .select('number')
            .whereRef('shipment.order_code', '=', 'order_head.code')
            .where('received_at', '>', now - COMPLETED_AFTER_MS),
        ),
      ),
    )

const complete = (db: Database, code: string, now: number) =>
  db.transaction().execute(async trx => {
    const head = await trx
      .updateTable('order_head')
      .set(({ eb }) => ({ is_evaluated: 1, status: 'COMPLETED', version: eb('version', '+', 1) }))
      .where('code', '=', code)
      .where('status', '=', 'WAIT_EVALUATE')
      .returning('owner_code')
      .executeTakeFirst()
    if (!head) return 0
    await addEvent(trx, { code, at: now, kind: 'COMPLETED', actor: 'shop' })
    await countOrder(trx, head.owner_code, { from: 'WAIT_EVALUATE', to: 'COMPLETED' })
    return 1
  })

/** Completes orders that were received 14 days ago; returns how many. Source: MO-52. */
export async function completeReceived(db: Database, now: number, most = 100): Promise<number> {
  let count = 0
  for (const { code } of await received(db, now).orderBy('code').limit(most).execute())
    count += await complete(db, code, now)
  return count
}

export const hasReceived = async (db: Database, now: number) =>
  (await received(db, now).limit(1).executeTakeFirst()) !== undefined
