import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPassword, managerRules, PASSWORD_RULES, passwordStrength } from './password-rule.ts'

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const DIGITS = '0123456789'
const SIGNS = '!@#$%^&*.'
const oneOf = (signs: string) => fc.constantFrom(...Array.from(signs))
const allowed = oneOf(LETTERS + DIGITS + SIGNS)
const password = fc
  .tuple(oneOf(LETTERS), oneOf(DIGITS), fc.string({ unit: allowed, minLength: 4, maxLength: 18 }))
  .map(([letter, digit, rest]) => rest.slice(0, 2) + letter + rest.slice(2) + digit)

test('6 to 20 characters of letters, digits and signs with a letter and a digit pass (M-261, M-262, M-263)', () =>
  fc.assert(fc.property(password, text => void expect(isPassword(text)).toBe(true))))

test.each([
  ['ab123', false],
  ['abc123', true],
  [`abc1${'x'.repeat(16)}`, true],
  [`abc1${'x'.repeat(17)}`, false],
  ['', false],
])('%j: 6 to 20 characters (M-261)', (text, is) => expect(isPassword(text)).toBe(is))

test('any other sign is refused: space, dash, underscore, semicolon, Chinese (M-262, MO-99)', () => {
  for (const sign of [' ', '-', '_', ';', '中', 'é', '\n', '＠'])
    expect(isPassword(`abc123${sign}`)).toBe(false)
  for (const sign of SIGNS) expect(isPassword(`abc123${sign}`)).toBe(true)
  const stranger = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 })
  fc.assert(
    fc.property(password, stranger, (text, sign) => {
      fc.pre(!(LETTERS + DIGITS + SIGNS).includes(sign))
      return !isPassword(text.slice(0, PASSWORD_RULES.max - 2) + sign)
    }),
  )
})

test.each(['abcdef', '123456', '!@#$%^', 'ABC!@#', '123!@#'])('%j lacks a letter or a digit (M-263)', text =>
  expect(isPassword(text)).toBe(false),
)

test.each([
  ['', 'empty'],
  ['a', 'low'],
  ['abc1234', 'low'],
  ['abcdefghij', 'low'],
  ['abc 12345', 'low'],
  ['abc12345', 'mid'],
  ['Abc12345!', 'mid'],
  ['abc1234567', 'mid'],
  ['abc123456!', 'high'],
  ['Abc1234567', 'high'],
] as const)('%j is %s (M-069, MO-32)', (text, strength) => expect(passwordStrength(text)).toBe(strength))

test('only what the rule allows is ever better than low (M-069, MO-32)', () =>
  fc.assert(
    fc.property(fc.string(), text => {
      const strengths = isPassword(text) ? ['low', 'mid', 'high'] : ['empty', 'low']
      expect(strengths).toContain(passwordStrength(text))
    }),
  ))

const STRICT = { min: 8, max: 128, signs: 'any', common: 'refused' } as const

test.each([
  ['abc1234', false],
  ['abcd1234', true],
  [`abcdef12${'x'.repeat(120)}`, true],
  [`abcdef12${'x'.repeat(121)}`, false],
  ['山徑石堆12345678', true],
  ['four words and 1 digit', true],
  ['🏔'.repeat(6) + 'a1', true],
  ['🏔'.repeat(5) + 'a1', false],
  ['only letters here', false],
  ['12345678', false],
  ['abcd1234\u0000', false],
  ['abcd1234\uD800', false],
])('with longer limits and any sign, %j: %s (M-261, M-262, M-263)', (text, is) =>
  expect(isPassword(text, STRICT)).toBe(is),
)

test('password managers read the rules that hold (M-261, M-262, M-263)', () => {
  expect(managerRules(PASSWORD_RULES)).toBe(
    'minlength: 6; maxlength: 20; required: lower; required: digit; allowed: upper, [!@#$%^&*.];',
  )
  expect(managerRules(STRICT)).toBe(
    'minlength: 8; maxlength: 128; required: lower; required: digit; allowed: ascii-printable;',
  )
})
