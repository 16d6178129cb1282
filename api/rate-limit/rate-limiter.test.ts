import { beforeEach, describe, expect, test } from 'vitest'
import { describeOnBothDatabases } from '../testing/databases.ts'
import { NOW } from '../testing/serve.ts'
import { createRateLimiter, type FailurePolicy, type RateLimit } from './rate-limiter.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

describeOnBothDatabases('the rate limiter', open => {
  beforeEach(async () => void (await open().db.deleteFrom('rate_limit').execute()))
  const limiter = () => createRateLimiter(open().db)
  const rows = () => open().db.selectFrom('rate_limit').selectAll().execute()

  describe('uses', () => {
    const limit: RateLimit = { name: 'sign up', most: 10, window: MINUTE }
    const take = async (key: string | undefined, now: number, times: number, of = limit) => {
      const answers = []
      for (let round = 0; round < times; round += 1) answers.push(await limiter().take(of, key, now))
      return answers.filter(Boolean).length
    }

    test('are counted per key, from the first use to the end of the window', async () => {
      expect(await take('one', NOW, 12)).toBe(10)
      expect(await take('other', NOW, 12)).toBe(10)
      expect(await take('one', NOW + MINUTE - 1, 1)).toBe(0)
      expect(await take('one', NOW + MINUTE, 12)).toBe(10)
    })

    test('of a full window can be seen without counting one', async () => {
      const isFull = (now = NOW) => limiter().isFull(limit, 'one', now)
      await take('one', NOW, 9)
      expect([await isFull(), await isFull()]).toEqual([false, false])
      await take('one', NOW, 1)
      expect(await isFull()).toBe(true)
      expect(await isFull(NOW + MINUTE)).toBe(false)
    })

    test('of one key under two names are counted apart', async () => {
      expect(await take('one', NOW, 10)).toBe(10)
      expect(await take('one', NOW, 1, { ...limit, name: 'other' })).toBe(1)
    })

    test('of a caller in process are not counted', async () => {
      expect(await take(undefined, NOW, 50)).toBe(50)
      expect(await rows()).toEqual([])
    })

    test('at the same time are all counted: ten of forty pass', async () => {
      const answers = await Promise.all(Array.from({ length: 40 }, () => limiter().take(limit, 'one', NOW)))
      expect(answers.filter(Boolean)).toHaveLength(10)
    })

    test('that are rejected change nothing', async () => {
      await take('one', NOW, 10)
      const before = await rows()
      expect(await take('one', NOW + 1, 3)).toBe(0)
      expect(await rows()).toEqual(before)
    })

    test('per day end with the Hong Kong day, at midnight there', async () => {
      const daily: RateLimit = { name: 'sms', most: 1, window: 'day' }
      const midnight = Date.parse('2026-11-22T00:00:00+08:00')
      expect(await take('all', midnight - 1, 2, daily)).toBe(1)
      expect(await take('all', midnight, 2, daily)).toBe(1)
      expect(await take('all', midnight + 23 * HOUR, 1, daily)).toBe(0)
    })

    test('are never possible where none is allowed', async () => {
      expect(await take('one', NOW, 1, { ...limit, most: 0 })).toBe(0)
    })

    test('inside a transaction that fails are not counted', async () => {
      const failing = open()
        .db.transaction()
        .execute(async trx => {
          await createRateLimiter(trx).take(limit, 'one', NOW)
          throw new Error('undone')
        })
      await expect(failing).rejects.toThrow('undone')
      expect(await rows()).toEqual([])
    })
  })

  describe('failures', () => {
    const policy: FailurePolicy = { name: 'guess', restMs: 30 * MINUTE }
    const fail = async (times: number, now = NOW, of = policy) => {
      let count: number | undefined
      for (let round = 0; round < times; round += 1) count = await limiter().countFailure(of, 'one', now)
      return count
    }

    test('add up until a pause of the policy’s length', async () => {
      expect(await fail(3)).toBe(3)
      expect(await fail(1, NOW + 30 * MINUTE - 1)).toBe(4)
      expect(await fail(1, NOW + 2 * HOUR)).toBe(1)
    })

    test('lock the key every so many times; meanwhile nothing is counted', async () => {
      const locking = { ...policy, lock: { after: 3, ms: 15 * MINUTE } }
      expect(await fail(3, NOW, locking)).toBe(3)
      expect(await fail(1, NOW + 15 * MINUTE - 1, locking)).toBeUndefined()
      expect(await fail(3, NOW + 15 * MINUTE, locking)).toBe(6)
      expect(await fail(1, NOW + 15 * MINUTE, locking)).toBeUndefined()
    })

    test('lock the key for longer and longer, up to the longest delay', async () => {
      const growing: FailurePolicy = {
        ...policy,
        restMs: HOUR,
        lock: { from: 3, delays: [MINUTE, 2 * MINUTE, 4 * MINUTE] },
      }
      const locked = (now: number) => limiter().lockedFor(growing, 'one', now)
      expect(await locked(NOW)).toBe(0)
      expect(await fail(2, NOW, growing)).toBe(2)
      expect(await locked(NOW)).toBe(0)
      let now = NOW
      for (const [count, minutes] of [
        [3, 1],
        [4, 2],
        [5, 4],
        [6, 4],
      ] as const) {
        expect(await fail(1, now, growing)).toBe(count)
        expect(await locked(now)).toBe(minutes * MINUTE)
        expect(await fail(1, now + minutes * MINUTE - 1, growing)).toBeUndefined()
        now += minutes * MINUTE
      }
      expect(await locked(now)).toBe(0)
      expect(await fail(1, now + HOUR, growing)).toBe(1)
    })

    test('lock the key from the first one on, where that is asked for', async () => {
      const strict: FailurePolicy = { ...policy, lock: { from: 1, delays: [MINUTE] } }
      expect(await fail(1, NOW, strict)).toBe(1)
      expect(await limiter().lockedFor(strict, 'one', NOW)).toBe(MINUTE)
    })

    test('can be looked at, cleared and forgiven', async () => {
      await fail(3)
      expect(await limiter().hasFailures(policy, 'one', 3, NOW)).toBe(true)
      expect(await limiter().hasFailures(policy, 'one', 4, NOW)).toBe(false)
      expect(await limiter().hasFailures(policy, 'one', 3, NOW + 30 * MINUTE)).toBe(false)
      await limiter().forgiveFailures(policy, 'one', 2)
      expect(await fail(1)).toBe(2)
      await limiter().forgiveFailures(policy, 'one', 9)
      expect(await fail(1)).toBe(1)
      expect(await limiter().clearFailures(policy, 'one')).toBe(1)
      expect(await limiter().clearFailures(policy, 'one')).toBe(0)
    })
  })

  describe('after a clock was put back by three hours', () => {
    const BACK = NOW - 3 * HOUR

    test('a full window is over at once', async () => {
      const limit: RateLimit = { name: 'back', most: 1, window: HOUR }
      expect(await limiter().take(limit, 'one', NOW)).toBe(true)
      expect(await limiter().take(limit, 'one', NOW)).toBe(false)
      expect(await limiter().take(limit, 'one', BACK)).toBe(true)
      expect(await limiter().take(limit, 'one', BACK)).toBe(false)
    })

    test('a lock and failures are over at once, and count again', async () => {
      const policy: FailurePolicy = { name: 'back', restMs: HOUR, lock: { from: 2, delays: [15 * MINUTE] } }
      await limiter().countFailure(policy, 'one', NOW)
      expect(await limiter().countFailure(policy, 'one', NOW)).toBe(2)
      expect(await limiter().lockedFor(policy, 'one', BACK)).toBe(0)
      expect(await limiter().hasFailures(policy, 'one', 1, BACK)).toBe(false)
      expect(await limiter().countFailure(policy, 'one', BACK)).toBe(1)
    })

    test('clocks that differ by seconds count together', async () => {
      const limit: RateLimit = { name: 'skew', most: 2, window: MINUTE }
      expect(await limiter().take(limit, 'one', NOW)).toBe(true)
      expect(await limiter().take(limit, 'one', NOW - 20_000)).toBe(true)
      expect(await limiter().take(limit, 'one', NOW - 20_000)).toBe(false)
    })
  })

  test('a purge deletes what is over, and keeps counts and locks that run', async () => {
    await limiter().take({ name: 'short', most: 1, window: MINUTE }, 'one', NOW)
    await limiter().take({ name: 'long', most: 1, window: HOUR }, 'one', NOW)
    const locking: FailurePolicy = { name: 'lock', restMs: MINUTE, lock: { after: 1, ms: HOUR } }
    await limiter().countFailure(locking, 'one', NOW)
    expect(await limiter().purge(NOW + MINUTE)).toBe(1)
    expect(await rows()).toHaveLength(2)
    expect(await limiter().purge(NOW + HOUR)).toBe(2)
  })

  test('keys are not readable at rest', async () => {
    await limiter().take({ name: 'visitor', most: 1, window: HOUR }, '203.0.113.7', NOW)
    expect(JSON.stringify(await rows())).not.toContain('203.0.113.7')
  })
})
