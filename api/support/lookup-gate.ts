import { randomUUID } from 'node:crypto'
import type { Database } from '../database/database.ts'
import { sha256 } from '../sha256.ts'

/** Tries of one network address in a while. Source: MO-84. */
export const LOOKUP_LIMIT = 10
export const LOOKUP_WINDOW_MS = 15 * 60_000

/**
 * Slows the guessing of orders: ten tries in any fifteen minutes from each network address, counted in the database and so
 * across processes. A refused try does not count. Whoever asks in process (`undefined`) is not counted. Source: MO-84.
 *
 * @returns whether a try at `now` (epoch milliseconds) may pass
 */
export const createLookupGate =
  (db: Database) =>
  async (address: string | undefined, now: number): Promise<boolean> => {
    if (address === undefined) return true
    const id = randomUUID()
    const address_hash = sha256(address)
    await db
      .deleteFrom('order_lookup')
      .where('tried_at', '<=', now - LOOKUP_WINDOW_MS)
      .execute()
    // Written before it is counted: of tries that come together, none slips through.
    await db.insertInto('order_lookup').values({ id, address_hash, tried_at: now }).execute()
    const { tries } = await db
      .selectFrom('order_lookup')
      .select(({ fn }) => fn.countAll<number>().as('tries'))
      .where('address_hash', '=', address_hash)
      .executeTakeFirstOrThrow()
    if (tries <= LOOKUP_LIMIT) return true
    await db.deleteFrom('order_lookup').where('id', '=', id).execute()
    return false
  }
