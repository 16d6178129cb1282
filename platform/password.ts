import * as crypto from 'node:crypto'
import { promisify } from 'node:util'
import { setTimeout as pause } from 'node:timers/promises'
import { createWorkQueue, QueueFull } from './work-queue.ts'

/** The cost of hashing one password. `memoryKib` of argon2id in KiB; `log2N` of scrypt is the exponent of its cost. */
export type PasswordCost =
  | {
      readonly kind: 'argon2id'
      readonly memoryKib: number
      readonly passes: number
      readonly parallelism: number
    }
  | {
      readonly kind: 'scrypt'
      readonly log2N: number
      readonly blockSize: number
      readonly parallelism: number
    }

/** Longest password that is hashed (bytes), so that a request cannot make the server hash a book. */
const MAX_BYTES = 1024
const SALT_BYTES = 16
const HASH_BYTES = 32

const SCRYPT: PasswordCost = { kind: 'scrypt', log2N: 15, blockSize: 8, parallelism: 3 }

/**
 * Argon2id with 19 MiB and two passes, or as a shop sets it; scrypt where Node is older than `crypto.argon2`, whatever its types
 * say. Source: MO-30.
 */
export const passwordCost = (
  { memoryKib = 19_456, passes = 2 }: { readonly memoryKib?: number; readonly passes?: number } = {},
  hasArgon2 = 'argon2' in crypto,
): PasswordCost => (hasArgon2 ? { kind: 'argon2id', memoryKib, passes, parallelism: 1 } : SCRYPT)

const scrypt = promisify<string, Buffer, number, crypto.ScryptOptions, Buffer>(crypto.scrypt)

/** The same letters typed in two ways (composed or not) are one password. */
function derive(typed: string, salt: Buffer, length: number, cost: PasswordCost): Promise<Buffer> {
  const password = typed.normalize('NFKC')
  if (cost.kind === 'scrypt') {
    const { log2N, blockSize: r, parallelism: p } = cost
    const N = 2 ** log2N
    return scrypt(password, salt, length, { N, r, p, maxmem: 256 * N * r })
  }
  return promisify(crypto.argon2)('argon2id', {
    message: password,
    nonce: salt,
    memory: cost.memoryKib,
    passes: cost.passes,
    parallelism: cost.parallelism,
    tagLength: length,
  })
}

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

/** The head of a PHC text: algorithm and parameters. */
const headOf = (cost: PasswordCost) =>
  cost.kind === 'argon2id'
    ? `$argon2id$v=19$m=${cost.memoryKib},t=${cost.passes},p=${cost.parallelism}`
    : `$scrypt$ln=${cost.log2N},r=${cost.blockSize},p=${cost.parallelism}`

const ARGON2ID_TEXT = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/
const SCRYPT_TEXT = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

function readPhc(text: string) {
  const argon2id = ARGON2ID_TEXT.exec(text)
  const [, first, second, third, salt = '', hash = ''] = argon2id ?? SCRYPT_TEXT.exec(text) ?? []
  if (first === undefined) return undefined
  const [one, two, parallelism] = [Number(first), Number(second), Number(third)]
  const cost: PasswordCost = argon2id
    ? { kind: 'argon2id', memoryKib: one, passes: two, parallelism }
    : { kind: 'scrypt', log2N: one, blockSize: two, parallelism }
  return { cost, salt: Buffer.from(salt, 'base64'), hash: Buffer.from(hash, 'base64') }
}

const isTooLong = (password: string) => Buffer.byteLength(password) > MAX_BYTES

/**
 * A password as stored: PHC text with a salt of its own.
 * @throws RangeError for more than 1,024 bytes
 */
export async function hashPassword(password: string, cost: PasswordCost = passwordCost()): Promise<string> {
  if (isTooLong(password)) throw new RangeError('The password is too long to be hashed.')
  const salt = crypto.randomBytes(SALT_BYTES)
  const hash = await derive(password, salt, HASH_BYTES, cost)
  return `${headOf(cost)}$${base64(salt)}$${base64(hash)}`
}

/** Resolves to true if a password is the one a PHC text was made of, by any algorithm we ever used. Unknown texts match no password. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const known = readPhc(stored)
  if (!known || isTooLong(password)) return false
  const hash = await derive(password, known.salt, known.hash.length, known.cost)
  return crypto.timingSafeEqual(hash, known.hash)
}

/** Passwords waiting for their turn at most; one takes about 40 milliseconds. */
const WAITING = 32
/** Times of hashes that are remembered, and answers without a hash that wait at most. */
const [REMEMBERED, PRETENDING] = [16, 500]

/** Passwords waiting from which on strangers are asked to read a picture first. */
const CROWD = 6

/**
 * Order of passwords that wait: first those from browsers that the account knows, then those whose sender read a picture, then
 * those from addresses without a recent failure, then all others. A flood of wrong passwords holds up its own kind only.
 */
export const PASSWORD_RANKS = { known: 0, read: 1, fresh: 2, other: 3 } as const
export type PasswordRank = (typeof PASSWORD_RANKS)[keyof typeof PASSWORD_RANKS]

/**
 * Passwords at the shop's own cost, worked on one at a time: hashing uses the threads that also read files, compress pages and
 * resize pictures. Both functions reject with `QueueFull` at once when too many wait. Source: MO-30.
 */
export interface Passwords {
  /** Hashes a new password; by default with the rank of a fresh address. */
  readonly hash: (password: string, rank?: PasswordRank) => Promise<string>
  /**
   * Returns true if the password is right. Without a stored one (there is no account, or it has no password) the answer is no and
   * takes as long, without the work: a flood of unknown names costs no processor time. Source: MO-103.
   *
   * @param rank by default that of a fresh address
   */
  readonly verify: (
    password: string,
    stored: string | null | undefined,
    rank?: PasswordRank,
  ) => Promise<boolean>
  /** Returns true if `hash` and `verify` would reject now. */
  readonly isBusy: (rank?: PasswordRank) => boolean
  /** Returns true if so many passwords wait that strangers should read a picture first. */
  readonly isCrowded: () => boolean
  /** Returns true if a stored password was made by another algorithm or at another cost. */
  readonly needsRehash: (stored: string) => boolean
}

export function createPasswords(cost: PasswordCost = passwordCost()): Passwords {
  const queue = createWorkQueue({ running: 1, waiting: WAITING })
  const times: number[] = []
  let [count, pretending] = [0, 0]
  const measured = async <Result>(job: () => Promise<Result>): Promise<Result> => {
    const begin = performance.now()
    try {
      return await job()
    } finally {
      times.push(performance.now() - begin)
      if (times.length > REMEMBERED) times.shift()
    }
  }
  /** Jobs of one name would be shared, and these are about different passwords. */
  const inTurn = <Result>(job: () => Promise<Result>, rank: PasswordRank) =>
    queue.run(String(count++), () => measured(job), rank)
  let firstTimes: Promise<unknown> | undefined

  /** Waits as long as a password of this rank would take: behind those ahead of it, and for one of the last times. */
  const pretend = async (rank: PasswordRank) => {
    if (!queue.accepts(rank) || pretending >= PRETENDING)
      throw new QueueFull('too many passwords are waiting')
    pretending += 1
    try {
      if (times.length === 0) await (firstTimes ??= inTurn(() => hashPassword('', cost), rank))
      const mean = times.reduce((sum, time) => sum + time, 0) / times.length
      await pause(queue.ahead(rank) * mean + (times[crypto.randomInt(times.length)] ?? mean))
    } finally {
      pretending -= 1
    }
  }

  return {
    hash: (password, rank = PASSWORD_RANKS.fresh) => inTurn(() => hashPassword(password, cost), rank),
    async verify(password, stored, rank = PASSWORD_RANKS.fresh) {
      if (stored) return inTurn(() => verifyPassword(password, stored), rank)
      await pretend(rank)
      return false
    },
    isBusy: (rank = PASSWORD_RANKS.fresh) => !queue.accepts(rank),
    isCrowded: () => queue.length > CROWD,
    needsRehash: stored => !stored.startsWith(`${headOf(cost)}$`),
  }
}
