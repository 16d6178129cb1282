import { expect, test } from 'vitest'
import { isEmailAddress, MAX_EMAIL } from './email-address.ts'

test.each([
  ['a@b.com', true],
  ['a@b.com.hk', true],
  ["o'neil+shop@mail.example.com", true],
  ['x@163.com', true],
  ['amy@stu.dept.example.edu.hk', true],
  ['amy@vip.163.com', true],
  ['amy@m2.example.com.hk', true],
  ['a@b-c.com', true],
  ['a@-b.com', false],
  ['a@b-.com', false],
  ['a@b.c0m1', false],
  ['a\u200B@b.com', false],
  ['a@b', false],
  ['a@', false],
  ['a@b.c', false],
  ['a@b.c.d.e', false],
  ['a@b..com', false],
  ['a b@c.com', false],
  ['a@b@c.com', false],
  ['<a@b.com>', false],
  ['a\u0000@b.com', false],
  ['a\ud800@b.com', false],
  ['a@\u212Aairn.com', false],
  ['', false],
])('%j is an address: %j (M-273, MO-100)', (text, is) => expect(isEmailAddress(text)).toBe(is))

test('an address has at most 254 characters (MO-100)', () => {
  const local = 'a'.repeat(MAX_EMAIL - '@b.com'.length)
  expect(isEmailAddress(`${local}@b.com`)).toBe(true)
  expect(isEmailAddress(`${local}a@b.com`)).toBe(false)
})
