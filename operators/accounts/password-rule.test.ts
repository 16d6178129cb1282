import { expect, test } from 'vitest'
import { passwordProblem } from './password-rule.ts'

test.each([
  ['password', 'passwordTooShort'],
  ['12345678', 'passwordTooShort'],
  ['12345678901', 'passwordTooShort'],
  ['🏔🏔🏔🏔🏔🏔', 'passwordTooShort'],
  ['123456789012', 'passwordCommon'],
  ['password1234', 'passwordCommon'],
  ['P@ssw0rd!2026', 'passwordCommon'],
  ['passwordpassword', 'passwordCommon'],
  ['ｐａｓｓｗｏｒｄ１２３４', 'passwordCommon'],
  ['Administrator1', 'passwordCommon'],
  ['qwertyuiop12', 'passwordCommon'],
  ['qwertyuiopasdf', 'passwordCommon'],
  ['aaaaaaaaaaaa', 'passwordCommon'],
  ['abcabcabcabc', 'passwordCommon'],
  ['welcome-summer-2026', 'passwordCommon'],
  ['wing2026!2026', 'passwordCommon'],
  ['1qaz2wsx3edc', 'passwordCommon'],
  ['123qweasdzxc', 'passwordCommon'],
  ['correct horse', undefined],
  ['a new password', undefined],
  ['山徑上的石堆指出了正確方向', undefined],
  ['vK8-3xq!mZ0p', undefined],
  ['cairn-publisher', undefined],
] as const)('an operator’s password “%s”: %s', (password, problem) =>
  expect(passwordProblem(password, 'wing')).toBe(problem),
)
