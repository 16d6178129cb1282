import { expect, test } from 'vitest'
import { refusedSignUp, sendable, signUpProblems } from './sign-up-form.ts'

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

test('refusals go to their fields; the words of any other are kept (MO-90)', () => {
  const refusal = (code: string) => ({ code, message: code })
  expect(
    refusedSignUp([
      refusal('SIGN_UP_BAD_COUNTRY'),
      refusal('SIGN_UP_BAD_EMAIL'),
      refusal('SIGN_UP_TOO_MANY'),
    ]),
  ).toEqual({ problems: { email: 'email', country: 'country' }, message: 'SIGN_UP_TOO_MANY' })
})
