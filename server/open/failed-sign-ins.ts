import type { Database } from '#api/database/database.ts'
import { createRateLimiter, type FailurePolicy } from '#api/rate-limit/rate-limiter.ts'
import { delayAfter, type FailedSignIns, GUESSING } from '#operators/sign-in/failed-sign-ins.ts'

/** Failures until the delay grows no more. */
const GROWING = 1 + Math.ceil(Math.log2(GUESSING.longestMs / GUESSING.delayMs))

const [first = 0, ...later] = Array.from({ length: GROWING }, (_, more) => delayAfter(GUESSING.free + more))

const POLICY: FailurePolicy = {
  name: 'operator-sign-in',
  restMs: GUESSING.restMs,
  lock: { from: GUESSING.free, delays: [first, ...later] },
}

/** Wrong passwords of operators in the table of the shop's other limits: all processes count together, and keys are stored as hashes. */
export function failedSignInsIn(database: Database): FailedSignIns {
  const limiter = createRateLimiter(database)
  return {
    async count(key, now) {
      const failures = await limiter.countFailure(POLICY, key, now)
      // A delay that ends between the two statements has a millisecond left.
      if (failures === undefined) return { waitMs: Math.max(1, await limiter.lockedFor(POLICY, key, now)) }
      return { failures }
    },
    async forget(key) {
      await limiter.clearFailures(POLICY, key)
    },
  }
}
