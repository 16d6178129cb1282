import type { Database } from '../database/database.ts'
import { COUNTED_MS, HOUR } from './limits.ts'

/** What is counted, since when, and how often it may happen. */
interface Limit {
  readonly counter: string
  /** Start of the window, epoch milliseconds. */
  readonly since: number
  readonly most: number
}

/** Counts in the database, so that all processes count together and of tries at once none slips through. */
export interface TryCounts {
  /** Counts one more; false, and nothing counted, when the window is full. */
  readonly take: (limit: Limit) => Promise<boolean>
  /**
   * Counts what a network address does in this hour. Whoever asks in process (`undefined`) is not counted.
   * @param what names the counter
   */
  readonly takeForAddress: (
    what: string,
    address: string | undefined,
    most: number,
    now: number,
  ) => Promise<boolean>
  /** Forgets windows that are over. */
  readonly purge: (now: number) => Promise<void>
}

export function createTryCounts(db: Database): TryCounts {
  const take: TryCounts['take'] = async ({ counter, since, most }) => {
    const counted = await db
      .insertInto('try_count')
      .values({ counter, since, tries: 1 })
      .onConflict(conflict =>
        conflict
          .columns(['counter', 'since'])
          .doUpdateSet(({ eb }) => ({ tries: eb('try_count.tries', '+', 1) }))
          .where('try_count.tries', '<', most),
      )
      .returning('tries')
      .executeTakeFirst()
    return counted !== undefined
  }
  return {
    take,
    async takeForAddress(what, address, most, now) {
      if (address === undefined) return true
      return take({ counter: `${what} ${address}`, since: now - (now % HOUR), most })
    },
    async purge(now) {
      await db
        .deleteFrom('try_count')
        .where('since', '<', now - COUNTED_MS)
        .execute()
    },
  }
}
