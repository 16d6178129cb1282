import * as crypto from 'node:crypto'
import { stat } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { CHEAP } from '#api/testing/members.ts'
import {
  createPasswords,
  hashPassword,
  passwordCost,
  verifyPassword,
  type PasswordCost,
  PASSWORD_RANKS,
  type PasswordRank,
} from './password.ts'
import { QueueFull } from './work-queue.ts'

const SCRYPT: PasswordCost = { kind: 'scrypt', log2N: 4, blockSize: 1, parallelism: 1 }

test('by default argon2id with 19 MiB and two passes, where Node has it (MO-30)', async () => {
  expect('argon2' in crypto).toBe(true)
  const usual = { kind: 'argon2id', memoryKib: 19_456, passes: 2, parallelism: 1 }
  expect(passwordCost()).toEqual(usual)
  expect(passwordCost({ passes: 3 })).toEqual({ ...usual, passes: 3 })
  expect(await hashPassword('rain-coat7')).toMatch(
    /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/,
  )
})

test('where Node has no argon2, passwords are kept by scrypt at a like cost (MO-30)', async () => {
  const stored = await hashPassword('raincoat7', passwordCost({}, false))
  expect(stored).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$/)
  expect(await verifyPassword('raincoat7', stored)).toBe(true)
})

describe.each([
  ['argon2id', CHEAP],
  ['scrypt', SCRYPT],
])('%s (MO-30)', (kind, cost) => {
  test('the right password fits, others do not; the password is not in the text', async () => {
    const stored = await hashPassword('雨衣 rain-coat7', cost)
    expect(stored).toMatch(new RegExp(`^\\$${kind}\\$`))
    expect(stored).not.toContain('rain-coat7')
    expect(await verifyPassword('雨衣 rain-coat7', stored)).toBe(true)
    for (const wrong of ['rain-coat7', '雨衣 rain-coat8', '雨衣 rain-coat7 ', ''])
      expect(await verifyPassword(wrong, stored)).toBe(false)
  })

  test('the same password has another text each time', async () => {
    expect(await hashPassword('same', cost)).not.toBe(await hashPassword('same', cost))
  })

  test('more than 1,024 bytes are neither hashed nor compared', async () => {
    await expect(hashPassword('長'.repeat(342), cost)).rejects.toThrow(RangeError)
    const stored = await hashPassword('長'.repeat(341), cost)
    expect(await verifyPassword('長'.repeat(341), stored)).toBe(true)
    expect(await verifyPassword('x'.repeat(1_000_000), stored)).toBe(false)
  })
})

test('argon2id gives the hash of the published example (RFC 9106 parameters, known answer)', async () => {
  const hash = crypto.argon2Sync('argon2id', {
    message: 'password',
    nonce: 'somesalt',
    memory: 64,
    passes: 1,
    parallelism: 1,
    tagLength: 24,
  })
  const text = `$argon2id$v=19$m=64,t=1,p=1$${Buffer.from('somesalt').toString('base64').replace(/=+$/, '')}$${hash.toString('base64')}`
  expect(hash.toString('hex')).toBe('655ad15eac652dc59f7170a7332bf49b8469be1fdb9c28bb')
  expect(await verifyPassword('password', text)).toBe(true)
})

test.each(['', 'rain-coat7', '$argon2i$v=19$m=8,t=1,p=1$c2FsdHNhbHQ$aGFzaA', '$scrypt$ln=4$x$y'])(
  'a text of no kind we know fits nothing: “%s”',
  async stored => {
    expect(await verifyPassword('rain-coat7', stored)).toBe(false)
  },
)

test('another cost or algorithm calls for a new hash; old ones still fit (MO-30)', async () => {
  const [cheap, dear] = [createPasswords(CHEAP), createPasswords({ ...CHEAP, passes: 2 })]
  const old = await cheap.hash('rain-coat7')
  expect(cheap.needsRehash(old)).toBe(false)
  expect(dear.needsRehash(old)).toBe(true)
  expect(dear.needsRehash(await hashPassword('rain-coat7', SCRYPT))).toBe(true)
  expect(await dear.verify('rain-coat7', old)).toBe(true)
})

test('without a stored password the answer is no and takes a hash all the same (MO-103)', async () => {
  const passwords = createPasswords({ kind: 'argon2id', memoryKib: 8192, passes: 4, parallelism: 1 })
  const stored = await passwords.hash('rain-coat7')
  await passwords.verify('x', null)
  const time = async (text: string | null | undefined) => {
    const times: number[] = []
    for (let round = 0; round < 5; round += 1) {
      const start = performance.now()
      expect(await passwords.verify('x', text)).toBe(false)
      times.push(performance.now() - start)
    }
    return Math.min(...times)
  }
  const known = await time(stored)
  expect(await time(null)).toBeGreaterThan(known / 3)
  expect(await time(undefined)).toBeGreaterThan(known / 3)
})

test('a thousand unknown names hold up no right password (MO-103)', async () => {
  const passwords = createPasswords({ kind: 'argon2id', memoryKib: 19_456, passes: 2, parallelism: 1 })
  const stored = await passwords.hash('rain-coat7')
  const flood = Array.from({ length: 1000 }, () => passwords.verify('x', null).catch(() => 'refused'))
  expect(passwords.isBusy()).toBe(false)
  const before = process.cpuUsage()
  const answers = await Promise.all(flood)
  const { user, system } = process.cpuUsage(before)
  expect(answers.filter(answer => answer === 'refused')).toHaveLength(500)
  // A hash takes some 20 ms of processor time: a hundred of them, two seconds.
  expect((user + system) / 1000).toBeLessThan(1000)
  expect(await passwords.verify('rain-coat7', stored)).toBe(true)
})

test('a hash that an operator’s password was stored under before still verifies, full-width letters included', async () => {
  const stored = '$scrypt$ln=4,r=8,p=1$W/rOzwBuElFiJRsQCHwBrQ$A0TSouUqDdX4fXA0W8Ulkbztqom+Ta/uy6c8Xai7HHM'
  expect(await verifyPassword('正確的馬 battery', stored)).toBe(true)
  expect(await verifyPassword('正確的馬 ｂattery', stored)).toBe(true)
  expect(await verifyPassword('正確的馬 Battery', stored)).toBe(false)
})

test('letters typed in two ways are one password', async () => {
  expect(await verifyPassword('cafe\u0301', await hashPassword('caf\u00e9', CHEAP))).toBe(true)
})

describe('many passwords at once', () => {
  /** One takes tens of milliseconds, so that the order of what ends is certain. */
  const SLOW: PasswordCost = { kind: 'argon2id', memoryKib: 19_456, passes: 2, parallelism: 1 }

  test('files are read while they wait, and what is too much is refused at once', async () => {
    const passwords = createPasswords(SLOW)
    const stored = await passwords.hash('rain-coat7')
    let compared = 0
    let refused = 0
    const attempts = Array.from({ length: 50 }, () =>
      passwords.verify('wrong', stored).then(
        () => (compared += 1),
        (error: unknown) => (refused += error instanceof QueueFull ? 1 : 0),
      ),
    )
    expect(passwords.isBusy()).toBe(true)
    // Sent to the same threads as the hashes: behind 50 of them the file would be read last.
    for (let i = 0; i < 5; i += 1) await stat(import.meta.filename)
    expect(refused).toBe(17)
    expect(compared).toBeLessThan(20)
    await Promise.all(attempts)
    expect(compared).toBe(33)
    expect(passwords.isBusy()).toBe(false)
  })

  test('a known browser goes before all others, and is taken where others are refused', async () => {
    const passwords = createPasswords(SLOW)
    const stored = await passwords.hash('rain-coat7')
    const done: string[] = []
    const attempt = (name: string, rank: PasswordRank) =>
      passwords.verify('wrong', stored, rank).then(
        () => done.push(name),
        () => done.push(`no ${name}`),
      )
    const others = Array.from({ length: 33 }, () => attempt('other', PASSWORD_RANKS.other))
    expect(passwords.isBusy(PASSWORD_RANKS.other)).toBe(true)
    const better = [attempt('fresh', PASSWORD_RANKS.fresh), attempt('known', PASSWORD_RANKS.known)]
    await Promise.all([...others, ...better])
    expect(done.slice(0, 5)).toEqual(['no other', 'no other', 'other', 'known', 'fresh'])
    expect(done).toHaveLength(35)
  })
})
