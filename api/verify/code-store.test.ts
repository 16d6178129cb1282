import { beforeEach, describe, expect, test } from 'vitest'
import { describeOnBothDatabases } from '../testing/databases.ts'
import { hashOfCode, readCode } from './code-hash.ts'
import { createVerifyCodes, type Issued } from './code-store.ts'
import type { Sending } from './code-tries.ts'
import { addressLimit, REMEMBERED_MS, VERIFY_LIMITS } from './limits.ts'
import { createRateLimiter } from '../rate-limit/rate-limiter.ts'

const START = Date.parse('2026-11-21T12:00:00+08:00')
const MINUTE = 60_000
const MING: Sending = { purpose: 'REGISTER', receiver: 'ming@example.com' }

const codeOf = (issued: Issued) => {
  if (issued.state !== 'issued') throw new Error(issued.state)
  return issued.code
}
/** Another code than this one. */
const otherThan = (code: string, place = 1) => String((Number(code) + place) % 1_000_000).padStart(6, '0')

describeOnBothDatabases('verification codes', open => {
  beforeEach(async () => {
    await open().db.deleteFrom('verify_code').execute()
    await open().db.deleteFrom('rate_limit').execute()
  })
  const codes = (secret = 'a secret of the shop', limits = VERIFY_LIMITS) =>
    createVerifyCodes(open().db, secret, limits)
  const rows = () => open().db.selectFrom('verify_code').selectAll().execute()

  test('a code has 6 digits, is right for 10 minutes, and still is to be used (M-048, M-230, MO-19)', async () => {
    const code = codeOf(await codes().issue(MING, START))
    expect(code).toMatch(/^\d{6}$/)
    for (const typed of [code, ` ${code.slice(0, 3)} ${code.slice(3)}`])
      expect(await codes().check(MING, typed, START + 10 * MINUTE - 1)).toMatchObject({ state: 'right' })
    expect(await codes().check(MING, otherThan(code), START)).toEqual({ state: 'wrong' })
  })

  test('after 10 minutes it has expired (M-049, MO-19)', async () => {
    const code = codeOf(await codes().issue(MING, START))
    const checked = await codes().check(MING, code, START)
    expect(await codes().check(MING, code, START + 10 * MINUTE)).toEqual({ state: 'expired' })
    expect(await codes().use('id' in checked ? checked.id : '', START + 10 * MINUTE)).toBe(false)
  })

  test('a clock that is put back prolongs no code, and stops no further one', async () => {
    const code = codeOf(await codes().issue(MING, START))
    const checked = await codes().check(MING, code, START)
    const back = START - 180 * MINUTE
    expect(await codes().check(MING, code, back)).toEqual({ state: 'expired' })
    expect(await codes().use('id' in checked ? checked.id : '', back)).toBe(false)
    const next = codeOf(await codes().issue(MING, back))
    expect(await codes().check(MING, next, back)).toMatchObject({ state: 'right' })
  })

  test('it is used once, by one of many at the same time (MO-19)', async () => {
    const code = codeOf(await codes().issue(MING, START))
    const checked = await codes().check(MING, code, START)
    const id = 'id' in checked ? checked.id : ''
    const used = await Promise.all(Array.from({ length: 5 }, () => codes().use(id, START)))
    expect(used.filter(Boolean)).toHaveLength(1)
    expect(await codes().check(MING, code, START)).toEqual({ state: 'wrong' })
    await codes().giveBack(id)
    expect(await codes().check(MING, code, START)).toMatchObject({ state: 'right' })
  })

  test('five wrong tries and even the right code does not help (MO-19)', async () => {
    const code = codeOf(await codes().issue(MING, START))
    for (let place = 1; place < VERIFY_LIMITS.tries; place += 1)
      expect(await codes().check(MING, otherThan(code, place), START)).toEqual({ state: 'wrong' })
    expect(await codes().check(MING, code, START)).toMatchObject({ state: 'right' })
    expect(await codes().check(MING, otherThan(code, 9), START)).toEqual({ state: 'wrong' })
    expect(await codes().check(MING, code, START)).toEqual({ state: 'expired' })
  })

  test('there is one code for a purpose and receiver: it is sent again until it is used or guessed at (MO-19)', async () => {
    const from = (requester: string): Sending => ({ ...MING, requester })
    const first = codeOf(await codes().issue(from('192.0.2.1'), START))
    expect(await codes().issue(from('198.51.100.9'), START + 1000)).toEqual({ state: 'tooSoon', seconds: 59 })
    expect(codeOf(await codes().issue(from('198.51.100.9'), START + MINUTE))).toBe(first)
    expect(await rows()).toHaveLength(1)
    // From a third address: the phone left the house. The life counts from the last sending.
    const checked = await codes().check(from('203.0.113.7'), first, START + 11 * MINUTE - 1)
    expect(checked).toMatchObject({ state: 'right' })
    expect(await codes().use('id' in checked ? checked.id : '', START + 11 * MINUTE - 1)).toBe(true)
    expect(codeOf(await codes().issue(from('192.0.2.1'), START + 12 * MINUTE))).not.toBe(first)
  })

  test('forty requests from forty addresses at once send one code (MO-19)', async () => {
    const issued = await Promise.all(
      Array.from({ length: 40 }, (_, place) =>
        codes().issue({ ...MING, requester: `203.0.113.${place}` }, START),
      ),
    )
    expect(issued.filter(({ state }) => state === 'issued')).toHaveLength(1)
    expect(issued.filter(({ state }) => state === 'tooSoon')).toHaveLength(39)
    expect(await rows()).toHaveLength(1)
  })

  test('wrong guesses count over all addresses: 5 from each, 15 at a code, 50 a day at a receiver (MO-19)', async () => {
    const from = (place: number): Sending => ({ ...MING, requester: `203.0.113.${place}` })
    let now = START
    let guesses = 0
    const guessAll = async (code: string) => {
      const states: string[] = []
      for (let place = 1; place <= 20; place += 1)
        states.push((await codes().check(from(place), otherThan(code, place), now)).state)
      guesses += states.filter(state => state === 'wrong').length
      return states.filter(state => state === 'wrong').length
    }
    for (const expected of [15, 15, 15, 5, 0]) {
      const code = codeOf(await codes().issue(from(99), now))
      expect(await guessAll(code)).toBe(expected)
      expect(await codes().check(from(98), code, now)).toEqual({ state: 'expired' })
      now += MINUTE
    }
    expect(guesses).toBe(50)
    const tomorrow = now + 24 * 60 * MINUTE
    const code = codeOf(await codes().issue(from(99), tomorrow))
    expect(await codes().check(from(98), code, tomorrow)).toMatchObject({ state: 'right' })
  })

  test('strangers who use up requests and guesses shut out neither a known browser nor the link of the last mail (MO-19)', async () => {
    const from = (requester: string): Sending => ({ ...MING, requester })
    let now = START
    let last: Issued = { state: 'tooMany' }
    const states: string[] = []
    for (let place = 0; place < 40; place += 1) {
      now += MINUTE
      const issued = await codes().issue(from(`203.0.113.${place}`), now)
      states.push(issued.state)
      if (issued.state === 'issued') last = issued
    }
    expect(states.filter(state => state === 'issued')).toHaveLength(30)
    const code = codeOf(last)
    for (let place = 1; place <= 20; place += 1)
      await codes().check(from(`198.51.100.${place}`), otherThan(code, place), now - 9 * MINUTE)
    expect(await codes().issue(from('192.0.2.1'), now)).toEqual({ state: 'tooMany' })
    expect(await codes().check(from('192.0.2.1'), code, now - 9 * MINUTE)).toEqual({ state: 'expired' })

    const known: Sending = { ...from('192.0.2.1'), knownBrowser: 'a browser' }
    const own = codeOf(await codes().issue(known, now))
    for (let place = 1; place <= 20; place += 1)
      await codes().check(from(`198.51.100.${place}`), otherThan(own, place), now)
    expect(await codes().check(known, own, now)).toMatchObject({ state: 'right' })

    const proof = 'proof' in last ? last.proof : ''
    expect(proof).toMatch(/^[\w-]{22}$/)
    expect(await codes().check(from('192.0.2.1'), `${proof.slice(1)}A`, now)).toEqual({ state: 'wrong' })
  })

  test('the link of a mail is valid for a day, whatever became of its code, until it is used (MO-19)', async () => {
    const issued = await codes().issue(MING, START)
    const proof = 'proof' in issued ? issued.proof : ''
    for (let place = 1; place <= 5; place += 1)
      await codes().check(MING, otherThan(codeOf(issued), place), START)
    const late = START + 24 * 60 * MINUTE - 1
    const checked = await codes().check(MING, proof, late)
    expect(checked).toMatchObject({ state: 'right' })
    expect(await codes().check({ ...MING, purpose: 'RESET_PASSWORD' }, proof, late)).toEqual({
      state: 'wrong',
    })
    expect(await codes().check(MING, proof, late + 1)).toEqual({ state: 'expired' })
    const id = 'id' in checked ? checked.id : ''
    expect(await codes().use(id, late)).toBe(true)
    expect(await codes().use(id, late)).toBe(false)
    expect(await codes().check(MING, proof, late)).toEqual({ state: 'wrong' })
    await codes().giveBack(id)
    expect(await codes().check(MING, proof, late)).toMatchObject({ state: 'right' })
  })

  test('guesses at the same time all count: no more than five are compared (MO-19)', async () => {
    const code = codeOf(await codes().issue(MING, START))
    const guesses = Array.from({ length: 20 }, (_, place) =>
      codes().check(MING, otherThan(code, place + 1), START),
    )
    const states = (await Promise.all(guesses)).map(({ state }) => state)
    expect(states.filter(state => state === 'wrong')).toHaveLength(VERIFY_LIMITS.tries)
    expect(await codes().check(MING, code, START)).toEqual({ state: 'expired' })
  })

  test('it counts for its purpose and its receiver alone (MO-19)', async () => {
    const code = codeOf(await codes().issue(MING, START))
    const other = { ...MING, receiver: 'siu@example.com' }
    await codes().issue(other, START)
    await codes().issue({ ...MING, purpose: 'RESET_PASSWORD' }, START)
    for (const sending of [other, { ...MING, purpose: 'RESET_PASSWORD' } as const]) {
      const row = (await rows()).find(
        ({ purpose, receiver }) => purpose === sending.purpose && receiver === sending.receiver,
      )
      const isSameByChance =
        row?.code_hash === hashOfCode('a secret of the shop', sending, row?.salt ?? '', code)
      const { state } = await codes().check(sending, code, START)
      expect(state === 'right').toBe(isSameByChance)
    }
    expect(await codes().check({ ...MING, purpose: 'CHANGE_CONTACT' }, code, START)).toEqual({
      state: 'wrong',
    })
  })

  test('after too many wrong tries, a new code takes the place of the last, with its own tries (MO-19)', async () => {
    const first = codeOf(await codes().issue(MING, START))
    for (let place = 1; place <= 5; place += 1) await codes().check(MING, otherThan(first, place), START)
    const second = codeOf(await codes().issue(MING, START + MINUTE))
    expect(await codes().check(MING, second, START + MINUTE)).toMatchObject({ state: 'right' })
    expect(await rows()).toHaveLength(1)
  })

  test('another can be asked for after 60 seconds, told in seconds (M-050, MO-19)', async () => {
    await codes().issue(MING, START)
    expect(await codes().issue(MING, START + 1)).toEqual({ state: 'tooSoon', seconds: 60 })
    expect(await codes().issue(MING, START + 59_001)).toEqual({ state: 'tooSoon', seconds: 1 })
    expect(await codes().issue(MING, START + MINUTE)).toMatchObject({ state: 'issued' })
  })

  test('asked for many times at once, one is sent (MO-19)', async () => {
    const issued = await Promise.all(Array.from({ length: 6 }, () => codes().issue(MING, START)))
    expect(issued.filter(({ state }) => state === 'issued')).toHaveLength(1)
    expect(issued.filter(({ state }) => state === 'tooSoon')).toHaveLength(5)
  })

  test('ten on one Hong Kong day to one receiver, whatever for; a refused one does not count (MO-19)', async () => {
    const evening = Date.parse('2026-11-21T23:00:00+08:00')
    const purposes = ['REGISTER', 'RESET_PASSWORD', 'CHANGE_CONTACT'] as const
    for (let place = 0; place < 10; place += 1) {
      const sending = { ...MING, purpose: purposes[place % 3] ?? 'REGISTER' }
      expect(await codes().issue(sending, evening + place * MINUTE)).toMatchObject({ state: 'issued' })
      expect(await codes().issue(sending, evening + place * MINUTE)).toMatchObject({
        state: expect.not.stringMatching('issued'),
      })
    }
    expect(await codes().issue(MING, evening + 20 * MINUTE)).toEqual({ state: 'tooMany' })
    expect(
      await codes().issue({ ...MING, receiver: 'siu@example.com' }, evening + 20 * MINUTE),
    ).toMatchObject({ state: 'issued' })
    const midnight = Date.parse('2026-11-22T00:00:00+08:00')
    expect(await codes().issue(MING, midnight - 1)).toEqual({ state: 'tooMany' })
    expect(await codes().issue(MING, midnight)).toMatchObject({ state: 'issued' })
  })

  test('a shop sets length, life, tries, pause and how many a day itself (MO-19)', async () => {
    const own = { digits: 8, lifeMs: MINUTE, tries: 2, resendAfterMs: 5 * MINUTE, perReceiverAndDay: 2 }
    const shop = codes('a secret of the shop', { ...VERIFY_LIMITS, ...own })
    const code = codeOf(await shop.issue(MING, START))
    expect(code).toMatch(/^\d{8}$/)
    const wrong = code === '00000000' ? '00000001' : '00000000'
    expect(await shop.check(MING, code, START + MINUTE - 1)).toMatchObject({ state: 'right' })
    expect(await shop.check(MING, code, START + MINUTE)).toEqual({ state: 'expired' })
    expect(await shop.check(MING, wrong.slice(2), START)).toEqual({ state: 'wrong' })
    for (const state of ['wrong', 'wrong', 'expired'])
      expect(await shop.check(MING, wrong, START)).toEqual({ state })
    expect(await shop.issue(MING, START + 5 * MINUTE - 1)).toEqual({ state: 'tooSoon', seconds: 1 })
    expect(await shop.issue(MING, START + 5 * MINUTE)).toMatchObject({ state: 'issued' })
    expect(await shop.issue(MING, START + 10 * MINUTE)).toEqual({ state: 'tooMany' })
  })

  test('a code that could not be sent is forgotten, and another can be asked for at once', async () => {
    const issued = await codes().issue(MING, START)
    if (issued.state === 'issued') await codes().withdraw(issued)
    expect(await codes().issue(MING, START)).toMatchObject({ state: 'issued' })
    // A failure later takes nothing from the code that did arrive.
    const again = await codes().issue(MING, START + MINUTE)
    if (again.state === 'issued') await codes().withdraw(again)
    expect(await codes().check(MING, codeOf(again), START + MINUTE)).toMatchObject({ state: 'right' })
    expect(await codes().issue(MING, START + MINUTE)).toMatchObject({ state: 'issued' })
  })

  test('the database never sees a code, and its hashes are nothing without the shop’s secret (MO-19)', async () => {
    const code = codeOf(await codes().issue(MING, START))
    const [row] = await rows()
    expect(Object.values(row ?? {})).not.toContain(code)
    expect(row?.code_hash).toMatch(/^[0-9a-f]{64}$/)
    expect(hashOfCode('a secret of the shop', MING, row?.salt ?? '', code)).toBe(row?.code_hash)
    expect(hashOfCode('', MING, row?.salt ?? '', code)).not.toBe(row?.code_hash)
    expect(await codes('another secret').check(MING, code, START)).toEqual({ state: 'wrong' })
  })

  test('two equal codes are kept differently', async () => {
    await codes().issue(MING, START)
    await codes().issue({ ...MING, receiver: 'siu@example.com' }, START)
    const salts = (await rows()).map(({ salt }) => salt)
    expect(new Set(salts).size).toBe(2)
  })

  test('what has run out is deleted in the end', async () => {
    await codes().issue(MING, START)
    const end = START + VERIFY_LIMITS.lifeMs + REMEMBERED_MS
    await codes().purge(end)
    expect(await rows()).toHaveLength(1)
    await codes().purge(end + 1)
    expect(await rows()).toEqual([])
  })

  test('a network address asks for no more codes in an hour than the shop allows, also at once (MO-19)', async () => {
    const limiter = createRateLimiter(open().db)
    const take = (address: string | undefined, now = START) =>
      limiter.take(addressLimit({ ...VERIFY_LIMITS, perAddressAndHour: 3 }), address, now)
    const taken = await Promise.all(Array.from({ length: 8 }, () => take('203.0.113.7')))
    expect(taken.filter(Boolean)).toHaveLength(3)
    expect(await take('203.0.113.8')).toBe(true)
    expect(await take('203.0.113.7', START + 60 * MINUTE)).toBe(true)
    expect(await take(undefined)).toBe(true)
  })
})

describe('a typed code', () => {
  test.each([
    ['048213', '048213'],
    [' 048 213 ', '048213'],
    ['０４８２１３', '048213'],
    ['48213', undefined],
    ['0482130', undefined],
    ['04821a', undefined],
    ['', undefined],
    [' '.repeat(10_000) + '048213', undefined],
  ])('%j is read as %j', (typed, code) => expect(readCode(typed, 6)).toBe(code))
})
