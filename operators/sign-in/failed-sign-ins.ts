import { DAY_MS } from '#locales/hong-kong.ts'
import { isDue } from '#platform/clock-skew.ts'
import { LRUCache } from 'lru-cache'

/** Slows down guessing at one operator, wherever it comes from. */
export const GUESSING = {
  /** Failures without a delay. */
  free: 5,
  /** The first delay; each further failure doubles it. Milliseconds. */
  delayMs: 15_000,
  longestMs: 15 * 60_000,
  /** Without a failure for this long, counting starts again. Milliseconds. */
  restMs: DAY_MS,
  /** Failures that are reported, and ten and a hundred times as many. */
  alarmAt: 10,
} as const

/** The delay after so many failures, in milliseconds. */
export function delayAfter(failures: number): number {
  const { free, delayMs, longestMs } = GUESSING
  return failures < free ? 0 : Math.min(delayMs * 2 ** (failures - free), longestMs)
}

/** Counts failed sign-ins per key: an operator, or a browser of one. Attempts at the same time are counted one after the other. */
export interface FailedSignIns {
  /**
   * Counts one failure. While a delay lasts, counts nothing and gives what is left of it in milliseconds.
   * @param now epoch milliseconds
   */
  readonly count: (
    key: string,
    now: number,
  ) => Promise<{ readonly failures: number } | { readonly waitMs: number }>
  readonly forget: (key: string) => Promise<void>
}

/** Keys remembered at most; each costs its guesser a password hash. */
const MAX_KEYS = 100_000

interface Count {
  readonly failures: number
  readonly lastAt: number
  /** Attempts before this instant are refused. */
  readonly until: number
}

/** Counts in the memory of this process, for a store that no other process uses. */
export function failedSignInsInMemory(): FailedSignIns {
  const counts = new LRUCache<string, Count>({ max: MAX_KEYS })
  return {
    async count(key, now) {
      const kept = counts.get(key)
      const count = kept && now - kept.lastAt < GUESSING.restMs ? kept : undefined
      if (count && !isDue(count.until, now, GUESSING.longestMs)) return { waitMs: count.until - now }
      const failures = (count?.failures ?? 0) + 1
      counts.set(key, { failures, lastAt: now, until: now + delayAfter(failures) })
      return { failures }
    },
    async forget(key) {
      counts.delete(key)
    },
  }
}
