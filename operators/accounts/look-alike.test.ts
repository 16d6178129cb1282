import { expect, test } from 'vitest'
import { lookAlike } from './look-alike.ts'

test.each([
  'Admin',
  'ａdmin',
  'аdmin',
  'admіn',
  'ad\u200Bmin',
  'a d-m.i_n',
  'ádmin',
  'adm1n',
  'adrnin',
  '@dmin',
  'αdmιn',
  'admln',
])('“%s” looks like “admin”', name => expect(lookAlike(name)).toBe(lookAlike('admin')))

test.each(['Mina', 'administrator', '管理員', 'Adam', '陳大文'])('“%s” does not', name =>
  expect(lookAlike(name)).not.toBe(lookAlike('admin')),
)

test('names of other scripts keep their letters', () => {
  expect(lookAlike('陳 大文')).toBe('陳大文')
  expect(lookAlike('陳大文')).not.toBe(lookAlike('陳大明'))
})
