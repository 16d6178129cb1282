import { expect, test } from 'vitest'
import { hashPassword, verifyPassword } from './password.ts'

const cost = { ln: 4, r: 8, p: 1 }

test('a password opens its own hash and no other, and two hashes of it differ', async () => {
  const [one, two] = await Promise.all([
    hashPassword('正確的馬 battery', cost),
    hashPassword('正確的馬 battery', cost),
  ])
  expect(one).not.toBe(two)
  expect(await verifyPassword('正確的馬 battery', one)).toBe(true)
  expect(await verifyPassword('正確的馬 Battery', one)).toBe(false)
  expect(await verifyPassword('', one)).toBe(false)
})

test('the cost travels with the hash, 32 MiB unless said otherwise', async () => {
  const hash = await hashPassword('correct horse')
  expect(hash).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(await verifyPassword('correct horse', hash)).toBe(true)
})

test('letters typed in two ways are one password', async () => {
  expect(await verifyPassword('cafe\u0301', await hashPassword('caf\u00e9', cost))).toBe(true)
})

test.each(['', 'plain', '$scrypt$ln=4,r=8,p=1$abc', '$argon2id$v=19$m=1$a$b'])(
  '%j is no hash of ours',
  async hash => {
    await expect(verifyPassword('x', hash)).rejects.toThrow('not readable')
  },
)
