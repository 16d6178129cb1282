import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { sha256 } from '../sha256.ts'

const MINUTE_MS = 60_000
/** Source: MO-11; the cap on all logins of one network address is ours. */
export const GUARD = {
  /** Failures after which an image code is asked for. */
  codeAfter: 3,
  /** Without a failure for this long, counting begins anew. */
  restMs: 30 * MINUTE_MS,
  /** Failures on one account that lock it, each time that many more. */
  lockAfter: 10,
  lockMs: 15 * MINUTE_MS,
  /** Logins, good or bad, that one network address may try in a window; pictures likewise. */
  perAddress: 60,
  windowMs: 15 * MINUTE_MS,
} as const

/** Who guesses, and on what; each part that is known is counted by itself. */
export interface Guess {
  /** Of the session that asks. */
  readonly token?: string | undefined
  /** Network address. */
  readonly address?: string | undefined
  /** Code of the member whose password is tried. */
  readonly account?: string | undefined
}

/**
 * Counts tries in the database, so that several processes count together. A guess is counted before it is looked at, by one
 * statement each: guesses at the same time cannot slip past each other. Instants are epoch milliseconds.
 */
export interface LoginGuard {
  /** Whether the next guess needs an image code. Source: M-030, M-222. */
  readonly needsCode: (guess: Guess, now: number) => Promise<boolean>
  /**
   * Counts a guess, as failed until `forget` says otherwise. `before` is the highest count so far; a locked account is not
   * counted, nor is its lock made longer.
   */
  readonly count: (
    guess: Guess,
    now: number,
  ) => Promise<{ readonly before: number; readonly isLocked: boolean }>
  /**
   * Forgets the failures, after a success; of a network address those on this account alone, or who has an account of their own
   * could log in between guesses at others. Source: MO-11.
   */
  readonly forget: (guess: Guess) => Promise<void>
  /** Whether a network address may try once more in this window; counts it. Whoever asks in process is not counted. */
  readonly admits: (what: 'login' | 'picture', address: string | undefined, now: number) => Promise<boolean>
  /** Deletes what counts for nothing any more; gives how many. */
  readonly purge: (now: number) => Promise<number>
}

const hashOf = (kind: string, value: string) => sha256(`${kind} ${value}`)

const hashesOf = (guess: Guess): readonly string[] =>
  Object.entries(guess).flatMap(([kind, value]: [string, string | undefined]) =>
    value === undefined ? [] : [hashOf(kind, value)],
  )

export function createLoginGuard(db: Database): LoginGuard {
  /** One more try; `undefined` when its key is locked. Only tries on an account ever lock. */
  const countOne = async (keyHash: string, locks: boolean, now: number) => {
    const isRunning = sql`login_try.last_at > ${now - GUARD.restMs}`
    const count = sql<number>`case when ${isRunning} then login_try.count + 1 else 1 end`
    const lockedUntil = locks
      ? sql<number>`case when (${count}) % ${sql.lit(GUARD.lockAfter)} = 0 then cast(${now + GUARD.lockMs} as bigint) else 0 end`
      : sql<number>`0`
    const row = await db
      .insertInto('login_try')
      .values({ key_hash: keyHash, count: 1, since: now, last_at: now, locked_until: 0 })
      .onConflict(conflict =>
        conflict
          .column('key_hash')
          .doUpdateSet({ count, last_at: now, locked_until: lockedUntil })
          .where('login_try.locked_until', '<=', now),
      )
      .returning('count')
      .executeTakeFirst()
    return row?.count
  }

  return {
    async needsCode(guess, now) {
      const keys = hashesOf(guess)
      if (keys.length === 0) return false
      const row = await db
        .selectFrom('login_try')
        .select('key_hash')
        .where('key_hash', 'in', keys)
        .where('count', '>=', GUARD.codeAfter)
        .where('last_at', '>', now - GUARD.restMs)
        .limit(1)
        .executeTakeFirst()
      return row !== undefined
    },

    async count({ account, ...asker }, now) {
      const onAccount = account === undefined ? 0 : await countOne(hashOf('account', account), true, now)
      const byAsker = await Promise.all(hashesOf(asker).map(key => countOne(key, false, now)))
      const counts = [onAccount, ...byAsker].map(count => count ?? 0)
      return { before: Math.max(...counts, 1) - 1, isLocked: onAccount === undefined }
    },

    async forget({ address, ...guess }) {
      const keys = hashesOf(guess)
      if (keys.length === 0) return
      const gone = await db.deleteFrom('login_try').where('key_hash', 'in', keys).returning('count').execute()
      if (address === undefined) return
      const failures = Math.max(0, ...gone.map(({ count }) => count))
      await db
        .updateTable('login_try')
        .set({ count: sql<number>`case when count > ${failures} then count - ${failures} else 0 end` })
        .where('key_hash', '=', hashOf('address', address))
        .execute()
    },

    async admits(what, address, now) {
      if (address === undefined) return true
      const isRunning = sql`login_try.since > ${now - GUARD.windowMs}`
      const { count } = await db
        .insertInto('login_try')
        .values({ key_hash: hashOf(what, address), count: 1, since: now, last_at: now, locked_until: 0 })
        .onConflict(conflict =>
          conflict.column('key_hash').doUpdateSet({
            count: sql<number>`case when ${isRunning} then login_try.count + 1 else 1 end`,
            since: sql<number>`case when ${isRunning} then login_try.since else ${now} end`,
            last_at: now,
          }),
        )
        .returning('count')
        .executeTakeFirstOrThrow()
      return count <= GUARD.perAddress
    },

    async purge(now) {
      const { numDeletedRows } = await db
        .deleteFrom('login_try')
        .where('last_at', '<=', now - GUARD.restMs)
        .where('locked_until', '<=', now)
        .executeTakeFirstOrThrow()
      return Number(numDeletedRows)
    },
  }
}
