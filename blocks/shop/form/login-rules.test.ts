import { expect, test } from 'vitest'
import { atFields, EMPTY_LOGIN, loginInput, loginProblems, type LoginValues } from './login-rules.ts'

const GOOD = { ...EMPTY_LOGIN, identifier: 'may@example.com', password: 'secret1' }

test.each<[string, Partial<LoginValues>, boolean, ReturnType<typeof loginProblems>]>([
  ['complete', {}, false, {}],
  ['M-284 nothing typed', { identifier: ' ' }, false, { identifier: 'identifierMissing' }],
  ['M-282 neither e-mail nor number', { identifier: 'may' }, false, { identifier: 'identifierBad' }],
  ['no password', { password: '' }, false, { password: 'passwordMissing' }],
  ['M-031, M-283 a demanded picture not read', {}, true, { imageVerifyCode: 'imageCodeMissing' }],
  ['M-032 none demanded', { imageVerifyCode: '' }, false, {}],
])('a login: %s', (_, change, isImageWanted, expected) => {
  expect(loginProblems({ ...GOOD, ...change }, isImageWanted)).toEqual(expected)
})

test('an e-mail goes as account, a number as mobile with its country (M-028, MO-09, MO-96)', () => {
  expect(loginInput(GOOD)).toEqual({ account: 'may@example.com', password: 'secret1' })
  expect(loginInput({ ...GOOD, identifier: '9123 4567', imageVerifyCode: ' AB2C ' }, 'picture')).toEqual({
    mobile: '+852 91234567',
    countryCode: 'HK',
    password: 'secret1',
    imageVerifyCode: 'AB2C',
    imageVerifyToken: 'picture',
  })
})

test('a password is sent as it was typed, spaces and all', () => {
  expect(loginInput({ ...GOOD, password: ' pass 1 ' }).password).toBe(' pass 1 ')
})

test('what the api says of account or mobile lands at the one field for both', () => {
  const said = ['account', 'mobile', 'countryCode', 'email', 'imageVerifyToken', 'password', null].map(
    field => ({
      code: 'X',
      message: '',
      field,
    }),
  )
  expect(atFields(said).map(({ field }) => field)).toEqual([
    'identifier',
    'identifier',
    'identifier',
    'identifier',
    'imageVerifyCode',
    'password',
    null,
  ])
})
