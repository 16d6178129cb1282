import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'

/** Work factors of scrypt: memory is 128 · 2^ln · r bytes, 32 MiB here. */
export interface HashCost {
  readonly ln: number
  readonly r: number
  readonly p: number
}
export const HASH_COST: HashCost = { ln: 15, r: 8, p: 3 }

const KEY_BYTES = 32

const derive = (password: string, salt: Buffer, { ln, r, p }: HashCost) =>
  new Promise<Buffer>((resolve, reject) => {
    const options: ScryptOptions = { N: 2 ** ln, r, p, maxmem: 256 * 2 ** ln * r }
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })

const text = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

/** `$scrypt$ln=15,r=8,p=3$salt$hash`: the cost travels with the hash, so it can be raised later. */
export async function hashPassword(password: string, cost: HashCost = HASH_COST): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, cost)
  return `$scrypt$ln=${cost.ln},r=${cost.r},p=${cost.p}$${text(salt)}$${text(key)}`
}

const PHC = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([\w+/]+)\$([\w+/]+)$/

/** Compares in constant time; throws when `hash` is none of ours. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [, ln, r, p, salt, key] = PHC.exec(hash) ?? []
  if (!salt || !key) throw new Error('A stored password hash is not readable')
  const expected = Buffer.from(key, 'base64')
  const given = await derive(password, Buffer.from(salt, 'base64'), {
    ln: Number(ln),
    r: Number(r),
    p: Number(p),
  })
  return given.length === expected.length && timingSafeEqual(given, expected)
}
