import { expect, test } from 'vitest'
import { isCommonPassword } from './common-password.ts'

test.each([
  ['123456', true],
  ['abc123', true],
  ['PassWord1', true],
  ['ａｂｃ１２３', true],
  ['', false],
  ['trail-stone 7', false],
  ['mountain hut 42', false],
])('%j is one of the commonest passwords: %s', (password, is) => expect(isCommonPassword(password)).toBe(is))
