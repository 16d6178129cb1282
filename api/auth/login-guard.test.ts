import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { describeOnBothDatabases } from '../testing/databases.ts'
import { NOW } from '../testing/serve.ts'
import { createRateLimiter } from '../rate-limit/rate-limiter.ts'
import { createLoginGuard, GUARD } from './login-guard.ts'

const MINUTE = 60_000

describeOnBothDatabases('the login guard', open => {
  beforeEach(async () => void (await open().db.deleteFrom('rate_limit').execute()))
  const guard = () => createLoginGuard(createRateLimiter(open().db))
  const fail = async (guess: object, times: number, now = NOW) => {
    for (let round = 0; round < times; round += 1) await guard().count(guess, now)
  }

  test.each(['token', 'address', 'account'] as const)(
    'three failures of one %s ask for a code, of another they do not (M-030, MO-11)',
    async part => {
      await fail({ [part]: 'one' }, 2)
      expect(await guard().needsCode({ [part]: 'one' }, NOW)).toBe(false)
      await fail({ [part]: 'one' }, 1)
      expect(await guard().needsCode({ [part]: 'one' }, NOW)).toBe(true)
      expect(await guard().needsCode({ [part]: 'other' }, NOW)).toBe(false)
      const others = { token: 'one', address: 'one', account: 'one', [part]: undefined }
      expect(await guard().needsCode(others, NOW)).toBe(false)
    },
  )

  test('thirty minutes without a failure start the count again (MO-11)', async () => {
    const guess = { address: 'one' }
    await fail(guess, 3)
    expect(await guard().needsCode(guess, NOW + GUARD.restMs - 1)).toBe(true)
    expect(await guard().needsCode(guess, NOW + GUARD.restMs)).toBe(false)
    expect(await guard().count(guess, NOW + GUARD.restMs)).toEqual({ before: 0, isLocked: false })
  })

  test('a success forgets the failures of all three (MO-11)', async () => {
    const guess = { token: 't', address: 'a', account: 'm' }
    await fail(guess, 9)
    await guard().forget(guess)
    for (const part of [{ token: 't' }, { address: 'a' }, { account: 'm' }])
      expect(await guard().needsCode(part, NOW)).toBe(false)
    expect(await guard().count(guess, NOW)).toEqual({ before: 0, isLocked: false })
  })

  test('logging in to one’s own account makes no room for guesses at others (MO-11)', async () => {
    for (const account of ['one', 'two', 'three']) await fail({ token: account, address: 'a', account }, 1)
    const own = { token: 'mine', address: 'a', account: 'mine' }
    await fail(own, 1)
    await guard().forget(own)
    expect(await guard().needsCode({ address: 'a' }, NOW)).toBe(true)
    expect(await guard().needsCode(own, NOW)).toBe(true)
    expect(await guard().count({ address: 'a' }, NOW)).toEqual({ before: 3, isLocked: false })
  })

  test('the tenth failure locks the account for 15 minutes, which guessing on does not prolong (MO-11)', async () => {
    const guess = { account: 'm' }
    await fail(guess, 9)
    expect(await guard().count(guess, NOW)).toEqual({ before: 9, isLocked: false })
    expect((await guard().count(guess, NOW)).isLocked).toBe(true)
    await fail(guess, 5, NOW + 14 * MINUTE)
    expect((await guard().count(guess, NOW + GUARD.lockMs - 1)).isLocked).toBe(true)
    expect((await guard().count(guess, NOW + GUARD.lockMs)).isLocked).toBe(false)
  })

  test('after a lock the next ten failures lock again (MO-11)', async () => {
    const guess = { account: 'm' }
    await fail(guess, 10)
    const later = NOW + GUARD.lockMs
    await fail(guess, 9, later)
    expect(await guard().count(guess, later)).toEqual({ before: 19, isLocked: false })
    expect((await guard().count(guess, later)).isLocked).toBe(true)
  })

  test('tokens and network addresses are never locked', async () => {
    await fail({ token: 't', address: 'a' }, 25)
    expect(await guard().count({ token: 't', address: 'a' }, NOW)).toEqual({ before: 25, isLocked: false })
  })

  test('guesses at the same time are all counted: ten of forty pass before the lock (MO-11)', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => guard().count({ account: 'm' }, NOW)))
    expect(answers.filter(({ isLocked }) => !isLocked)).toHaveLength(10)
    expect(answers.filter(({ isLocked, before }) => !isLocked && before < GUARD.codeAfter)).toHaveLength(3)
  })

  test('a network address may log in sixty times in 15 minutes, whatever comes of it', async () => {
    const admitted = async (count: number, now: number, what: 'login' | 'picture' = 'login') => {
      const answers = []
      for (let round = 0; round < count; round += 1) answers.push(await guard().admits(what, 'one', now))
      return answers.filter(Boolean).length
    }
    expect(await admitted(70, NOW)).toBe(GUARD.perAddress)
    await guard().forget({ address: 'one', account: 'm' })
    expect(await admitted(5, NOW + GUARD.windowMs - 1)).toBe(0)
    expect(await admitted(5, NOW, 'picture')).toBe(5)
    expect(await guard().admits('login', 'other', NOW)).toBe(true)
    expect(await admitted(70, NOW + GUARD.windowMs)).toBe(GUARD.perAddress)
    expect(await guard().admits('login', undefined, NOW)).toBe(true)
  })

  test('neither addresses nor tokens nor codes of members are readable at rest', async () => {
    await guard().count({ token: 'secret-token', address: '203.0.113.7', account: 'M1' }, NOW)
    await guard().admits('login', '203.0.113.7', NOW)
    const rows = JSON.stringify(await open().db.selectFrom('rate_limit').select('key_hash').execute())
    expect(rows).not.toMatch(/secret-token|203\.0\.113|M1"/)
  })

  test('what counts for nothing any more is deleted, a count under way stays', async () => {
    await fail({ account: 'old' }, 3)
    await fail({ account: 'new' }, 3, NOW + MINUTE)
    expect(await createRateLimiter(open().db).purge(NOW + GUARD.restMs)).toBe(1)
    expect(await guard().needsCode({ account: 'new' }, NOW + GUARD.restMs)).toBe(true)
  })

  test('counts as a plain list of failures would, whatever the pauses (MO-11)', async () => {
    const pauses = fc.array(fc.constantFrom(0, MINUTE, 14 * MINUTE, 15 * MINUTE, 29 * MINUTE, 30 * MINUTE), {
      maxLength: 30,
      size: 'max',
    })
    await fc.assert(
      fc.asyncProperty(pauses, async steps => {
        await open().db.deleteFrom('rate_limit').execute()
        let [now, count, last, lockedUntil] = [NOW, 0, -Infinity, 0]
        for (const pause of steps) {
          now += pause
          const isLocked = now < lockedUntil
          if (!isLocked) {
            count = now - last < GUARD.restMs ? count + 1 : 1
            last = now
            if (count % GUARD.lockAfter === 0) lockedUntil = now + GUARD.lockMs
          }
          const answer = await guard().count({ account: 'm' }, now)
          expect(answer).toEqual({ before: isLocked ? 0 : count - 1, isLocked })
        }
      }),
      { numRuns: 20 },
    )
  })
})
