import { DAY_MS } from '#locales/hong-kong.ts'
import { CLOCK_SKEW_MS } from '#platform/clock-skew.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { startOfHongKongDay } from '#locales/format.ts'
import { sha256 } from '../shared/sha256.ts'

/** Limit on how often something may happen. */
export interface RateLimit {
  /** Names the counter. */
  readonly name: string
  readonly most: number
  /** Milliseconds from the first use; `day` is the Hong Kong day. */
  readonly window: number | 'day'
}

/** Policy of counting failures. A pause of `restMs` without a failure clears the count. */
export interface FailurePolicy {
  readonly name: string
  readonly restMs: number
  /** While a key is locked, nothing is counted. */
  readonly lock?: EachTime | Growing
}

/** Every `after` failures lock the key for `ms`. */
interface EachTime {
  readonly after: number
  readonly ms: number
}

/** From failure number `from` on, each failure locks the key for the next of `delays` in milliseconds, then for the last one. */
interface Growing {
  readonly from: number
  readonly delays: readonly [number, ...number[]]
}

/**
 * Counts uses and failures in one table, so that all processes count together. Each count is one statement, so concurrent uses
 * are all counted. Keys are stored as hashes only. Instants are epoch milliseconds.
 */
export interface RateLimiter {
  /**
   * Counts one use by a key, a network address for example. Returns false, and counts nothing, when the window is full. A key
   * that is `undefined` (a caller in process) is neither counted nor limited.
   */
  readonly take: (limit: RateLimit, key: string | undefined, now: number) => Promise<boolean>
  /** Returns true if `take` would return false. */
  readonly isFull: (limit: RateLimit, key: string, now: number) => Promise<boolean>
  /** Undoes one `take`. */
  readonly giveBack: (limit: RateLimit, key: string) => Promise<void>
  /** Counts one failure of a key. Returns the count, or `undefined` while the key is locked. */
  readonly countFailure: (policy: FailurePolicy, key: string, now: number) => Promise<number | undefined>
  /** Time a key stays locked, in milliseconds; 0 where it is not locked. */
  readonly lockedFor: (policy: FailurePolicy, key: string, now: number) => Promise<number>
  /** Resolves to true if a key has at least this many failures. */
  readonly hasFailures: (policy: FailurePolicy, key: string, least: number, now: number) => Promise<boolean>
  /** Clears the failures of a key. Returns how many there were. */
  readonly clearFailures: (policy: FailurePolicy, key: string) => Promise<number>
  /** Takes failures off a key's count, down to 0. */
  readonly forgiveFailures: (policy: FailurePolicy, key: string, count: number) => Promise<void>
  /** Deletes counts whose window or pause is over. Returns how many. */
  readonly purge: (now: number) => Promise<number>
}

const windowEnd = (window: RateLimit['window'], now: number) =>
  window === 'day' ? startOfHongKongDay(now) + DAY_MS : now + window

/** Length of a window at most. Milliseconds. */
const lengthOf = (window: RateLimit['window']) => (window === 'day' ? DAY_MS : window)

/** Returns true if a stored instant is ahead, but no further than `lengthMs` could have set it: a clock may have been put back since. */
const isAhead = (column: 'expires_at' | 'locked_until', now: number, lengthMs: number) =>
  sql<boolean>`(${sql.ref(`rate_limit.${column}`)} > ${instant(now)} and ${sql.ref(`rate_limit.${column}`)} <= ${instant(now + lengthMs + CLOCK_SKEW_MS)})`

/** Longest time that a policy locks a key. Milliseconds. */
const longestLock = (lock: FailurePolicy['lock']) =>
  lock === undefined ? 0 : 'after' in lock ? lock.ms : Math.max(...lock.delays)

const hashOf = (name: string, key: string) => sha256(`${name} ${key}`)

/** PostgreSQL would take a bare parameter inside `case` for text. */
const instant = (at: number): RawBuilder<number> => sql<number>`cast(${at} as bigint)`

/** Until when a key is locked after failure number `count`, which may be an expression. */
function lockedUntil(
  lock: FailurePolicy['lock'],
  count: RawBuilder<number>,
  now: number,
): RawBuilder<number> {
  if (!lock) return sql`0`
  if ('after' in lock)
    return sql`case when (${count}) % ${sql.lit(lock.after)} = 0 then ${instant(now + lock.ms)} else 0 end`
  const steps = lock.delays.map(
    (ms, at) => sql`when (${count}) <= ${sql.lit(lock.from + at)} then ${instant(now + ms)}`,
  )
  const longest = instant(now + (lock.delays.at(-1) ?? 0))
  return sql`case when (${count}) < ${sql.lit(lock.from)} then 0 ${sql.join(steps, sql` `)} else ${longest} end`
}

async function lower(db: Database, name: string, key: string, by: number) {
  await db
    .updateTable('rate_limit')
    .set({ count: sql<number>`case when count > ${by} then count - ${by} else 0 end` })
    .where('key_hash', '=', hashOf(name, key))
    .execute()
}

/** Returns true if a count that runs for `lengthMs` at most has reached `least`. */
async function hasAtLeast(
  db: Database,
  { name, key, least, lengthMs }: { name: string; key: string; least: number; lengthMs: number },
  now: number,
) {
  const row = await db
    .selectFrom('rate_limit')
    .select('key_hash')
    .where('key_hash', '=', hashOf(name, key))
    .where('count', '>=', least)
    .where(isAhead('expires_at', now, lengthMs))
    .executeTakeFirst()
  return row !== undefined
}

const createUses = (db: Database): Pick<RateLimiter, 'take' | 'isFull' | 'giveBack'> => ({
  async take({ name, most, window }, key, now) {
    if (key === undefined) return true
    if (most < 1) return false
    const end = windowEnd(window, now)
    const isRunning = isAhead('expires_at', now, lengthOf(window))
    const counted = await db
      .insertInto('rate_limit')
      .values({ key_hash: hashOf(name, key), count: 1, expires_at: end, locked_until: 0 })
      .onConflict(conflict =>
        conflict
          .column('key_hash')
          .doUpdateSet({
            count: sql<number>`case when ${isRunning} then rate_limit.count + 1 else 1 end`,
            expires_at: sql<number>`case when ${isRunning} then rate_limit.expires_at else ${instant(end)} end`,
          })
          .where(eb => eb.or([eb.not(isRunning), eb('rate_limit.count', '<', most)])),
      )
      .returning('count')
      .executeTakeFirst()
    return counted !== undefined
  },

  isFull: async ({ name, most, window }, key, now) =>
    most < 1 || hasAtLeast(db, { name, key, least: most, lengthMs: lengthOf(window) }, now),

  giveBack: ({ name }, key) => lower(db, name, key, 1),
})

type Failures = Pick<
  RateLimiter,
  'countFailure' | 'lockedFor' | 'hasFailures' | 'clearFailures' | 'forgiveFailures'
>

const createFailures = (db: Database): Failures => ({
  async countFailure({ name, restMs, lock }, key, now) {
    const isRunning = isAhead('expires_at', now, restMs)
    const count = sql<number>`case when ${isRunning} then rate_limit.count + 1 else 1 end`
    const row = await db
      .insertInto('rate_limit')
      .values({
        key_hash: hashOf(name, key),
        count: 1,
        expires_at: now + restMs,
        locked_until: lockedUntil(lock, sql.lit(1), now),
      })
      .onConflict(conflict =>
        conflict
          .column('key_hash')
          .doUpdateSet({ count, expires_at: now + restMs, locked_until: lockedUntil(lock, count, now) })
          .where(eb => eb.not(isAhead('locked_until', now, longestLock(lock)))),
      )
      .returning('count')
      .executeTakeFirst()
    return row?.count
  },

  async lockedFor({ name, lock }, key, now) {
    const row = await db
      .selectFrom('rate_limit')
      .select('locked_until')
      .where('key_hash', '=', hashOf(name, key))
      .where(isAhead('locked_until', now, longestLock(lock)))
      .executeTakeFirst()
    return row ? row.locked_until - now : 0
  },

  hasFailures: ({ name, restMs }, key, least, now) =>
    hasAtLeast(db, { name, key, least, lengthMs: restMs }, now),

  async clearFailures({ name }, key) {
    const row = await db
      .deleteFrom('rate_limit')
      .where('key_hash', '=', hashOf(name, key))
      .returning('count')
      .executeTakeFirst()
    return row?.count ?? 0
  },

  forgiveFailures: ({ name }, key, failures) => lower(db, name, key, failures),
})

export const createRateLimiter = (db: Database): RateLimiter => ({
  ...createUses(db),
  ...createFailures(db),

  async purge(now) {
    const { numDeletedRows } = await db
      .deleteFrom('rate_limit')
      .where('expires_at', '<=', now)
      .where('locked_until', '<=', now)
      .executeTakeFirstOrThrow()
    return Number(numDeletedRows)
  },
})
