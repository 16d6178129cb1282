import { expect, test } from 'vitest'
import { refusedField, sendable, signUpProblems } from './sign-up-form.ts'

test.each([
  [
    { email: '', country: '' },
    { email: 'emailMissing', country: 'country' },
  ],
  [{ email: 'abc', country: 'HK' }, { email: 'email' }],
  [{ email: 'a@b.com', country: 'US' }, { country: 'country' }],
  [{ email: 'a@b.com', country: 'AU' }, {}],
])('%j: %j (M-184, M-273)', (fields, problems) => {
  expect(signUpProblems(fields)).toEqual(problems)
  expect(sendable(fields) !== undefined).toBe(Object.keys(problems).length === 0)
})

test.each([
  ['SIGN_UP_BAD_EMAIL', 'email'],
  ['SIGN_UP_BAD_COUNTRY', 'country'],
  ['SIGN_UP_TOO_MANY', undefined],
])('the refusal %s belongs to %s (MO-90)', (code, field) => expect(refusedField(code)).toBe(field))
