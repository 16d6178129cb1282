import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readLoginName } from './login-name.ts'

test.each([
  [{ account: ' Ming@Example.COM ' }, { email: 'ming@example.com' }, 'account'],
  [{ account: '9123 4567' }, { mobile: '+852 91234567' }, 'account'],
  [{ account: '138-0013-8000' }, { mobile: '+86 13800138000' }, 'account'],
  [{ account: '62345678', countryCode: 'MO' }, { mobile: '+853 62345678' }, 'account'],
  [{ mobile: '412 345 678', countryCode: 'AU' }, { mobile: '+61 412345678' }, 'mobile'],
  [{ mobile: '8123 4567', countryCode: 'SG' }, { mobile: '+65 81234567' }, 'mobile'],
  [{ account: null, mobile: '+853 62345678', countryCode: 'HK' }, { mobile: '+853 62345678' }, 'mobile'],
  [{ account: 'a@b.com', mobile: '91234567' }, { email: 'a@b.com' }, 'account'],
])('%j is %j (M-028, M-033, MO-09, MO-13)', (typed, login, field) => {
  expect(readLoginName(typed)).toEqual({ login, field })
})

test.each([
  [{}, { field: 'account', isEmpty: true }],
  [{ account: '  ' }, { field: 'account', isEmpty: true }],
  [{ account: 'ming' }, { field: 'account', isEmpty: false }],
  [{ account: 'a@b' }, { field: 'account', isEmpty: false }],
  [{ mobile: '' }, { field: 'mobile', isEmpty: true }],
  [{ mobile: '123' }, { field: 'mobile', isEmpty: false }],
  [
    { mobile: '91234567', countryCode: 'GB' },
    { field: 'countryCode', isEmpty: false },
  ],
])('%j is no login name (M-282, M-284)', (typed, read) => expect(readLoginName(typed)).toEqual(read))

test('whatever is typed is read without an error', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.option(fc.string()), (account, mobile, countryCode) => {
      const read = readLoginName({ account, mobile, countryCode })
      expect(['account', 'mobile', 'countryCode']).toContain(read.field)
    }),
  )
})
