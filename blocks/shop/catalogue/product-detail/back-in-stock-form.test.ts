import { describe, expect, test } from 'vitest'
import { backInStockProblems, refusedField } from './back-in-stock-form.ts'

describe('an arrival notice (C-348, CO-32)', () => {
  test.each([
    ['all well', { email: 'a@example.com', mobile: '' }, {}],
    ['a phone number too', { email: 'a@example.com', mobile: '+852 9123-4567' }, {}],
    ['no address', { email: '', mobile: '' }, { email: 'emailMissing' }],
    ['half an address', { email: 'a@example', mobile: '' }, { email: 'email' }],
    ['spaces', { email: 'a b@example.com', mobile: '' }, { email: 'email' }],
    ['seven digits', { email: 'a@example.com', mobile: '123 4567' }, { mobile: 'mobile' }],
    ['sixteen digits', { email: 'a@example.com', mobile: '1234567890123456' }, { mobile: 'mobile' }],
    ['letters', { email: 'a@example.com', mobile: 'call 91234567' }, { mobile: 'mobile' }],
    ['both wrong', { email: 'a', mobile: 'b' }, { email: 'email', mobile: 'mobile' }],
  ] as const)('before it is sent: %s', (_, fields, problems) =>
    expect(backInStockProblems(fields)).toEqual(problems),
  )

  test.each([
    ['NOTICE_BAD_EMAIL', 'email'],
    ['NOTICE_BAD_MOBILE', 'mobile'],
    ['NOTICE_IN_STOCK', undefined],
  ])('the refusal %s belongs to %s', (code, field) => expect(refusedField(code)).toBe(field))
})
