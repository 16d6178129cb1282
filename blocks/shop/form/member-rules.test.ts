import { describe, expect, test } from 'vitest'
import { EMPTY_REGISTRATION, registerInput, registerProblems, type RegisterValues } from './member-rules.ts'

const GOOD: RegisterValues = {
  ...EMPTY_REGISTRATION,
  email: 'may@example.com',
  verifyCode: '123456',
  password: 'abc123',
  confirmPassword: 'abc123',
  appellation: 'MS',
  firstName: '美',
  lastName: '陳',
  sex: 'F',
  birthMonth: '5',
  agreesToTerms: true,
}
const problems = (change: Partial<RegisterValues>, isStaff = false) =>
  registerProblems({ ...GOOD, ...change }, { today: '2026-11-21', isStaff })

describe('a registration', () => {
  test('has nothing wrong when it is complete (M-035)', () => expect(problems({})).toEqual({}))

  test.each<[string, Partial<RegisterValues>, ReturnType<typeof problems>]>([
    ['M-038 neither e-mail nor mobile', { email: '' }, { email: 'emailMissing' }],
    ['M-038 by mobile, without one', { verifiedBy: 'MOBILE', email: '' }, { mobile: 'mobileMissing' }],
    ['M-038, MO-15 by mobile alone', { verifiedBy: 'MOBILE', email: '', mobile: '91234567' }, {}],
    ['MO-15 the other one, if given, must be right', { mobile: '123' }, { mobile: 'mobileBad' }],
    ['M-273 a bad e-mail', { email: 'may@example' }, { email: 'emailBad' }],
    ['M-268 seven digits', { verifiedBy: 'MOBILE', mobile: '9123456' }, { mobile: 'mobileBad' }],
    [
      'M-268 twelve digits',
      { verifiedBy: 'MOBILE', area: 'CN', mobile: '138001380001' },
      { mobile: 'mobileBad' },
    ],
    ['M-039 no code', { verifyCode: ' ' }, { verifyCode: 'codeMissing' }],
    [
      'M-040 no password',
      { password: '', confirmPassword: '' },
      { password: 'passwordMissing', confirmPassword: 'confirmMissing' },
    ],
    ['M-040 no confirmation', { confirmPassword: '' }, { confirmPassword: 'confirmMissing' }],
    ['M-261 five characters', { password: 'abc12', confirmPassword: 'abc12' }, { password: 'passwordBad' }],
    [
      'M-262 a sign that is not allowed',
      { password: 'abc-123', confirmPassword: 'abc-123' },
      { password: 'passwordBad' },
    ],
    ['M-263 no digit', { password: 'abcdef', confirmPassword: 'abcdef' }, { password: 'passwordBad' }],
    ['M-264 two passwords', { confirmPassword: 'abc124' }, { confirmPassword: 'confirmDiffers' }],
    ['M-041 no title', { appellation: '' }, { appellation: 'appellationMissing' }],
    ['M-041 no country', { countryCode: '' }, { countryCode: 'countryMissing' }],
    ['M-041 no first name', { firstName: '' }, { firstName: 'firstNameMissing' }],
    ['M-041 no last name', { lastName: ' ' }, { lastName: 'lastNameMissing' }],
    ['M-041 no gender', { sex: '' }, { sex: 'sexMissing' }],
    ['M-274 a name with an apostrophe', { lastName: "O'Neil" }, { lastName: 'nameBad' }],
    ['M-042 neither month nor day', { birthMonth: '' }, { birthMonth: 'birthMissing' }],
    ['M-042 month 0', { birthMonth: '0' }, { birthMonth: 'birthMissing' }],
    ['M-042 month 13', { birthMonth: '13' }, { birthMonth: 'birthMissing' }],
    ['M-042 a birthday alone', { birthMonth: '', birthday: '1990-05-17' }, {}],
    ['M-042 a day that never was', { birthday: '1990-02-30' }, { birthday: 'birthdayBad' }],
    ['MO-17 a birthday to come', { birthday: '2026-11-22' }, { birthday: 'birthdayBad' }],
    ['MO-17 a birthday before 1900', { birthday: '1899-12-31' }, { birthday: 'birthdayBad' }],
    ['M-043 terms not accepted', { agreesToTerms: false }, { agreesToTerms: 'termsMissing' }],
  ])('%s', (_, change, expected) => expect(problems(change)).toEqual(expected))

  test('of staff needs number and name too (M-044)', () => {
    expect(problems({}, true)).toEqual({ staffCode: 'staffCodeMissing', staffName: 'staffNameMissing' })
    expect(problems({ staffCode: 'S100', staffName: '陳大文' }, true)).toEqual({})
  })
})

describe('what is sent', () => {
  test('is trimmed and narrow, the number with its prefix; no field of staff for others (M-231, M-270)', () => {
    const values = {
      ...GOOD,
      email: ' may@example.com ',
      mobile: '9123 4567',
      verifyCode: '１２３４５６',
      staffCode: 'S1',
    }
    expect(registerInput(values, false)).toEqual({
      email: 'may@example.com',
      mobile: '+852 91234567',
      countryCode: 'HK',
      verifiedBy: 'EMAIL',
      verifyCode: '123456',
      password: 'abc123',
      confirmPassword: 'abc123',
      appellation: 'MS',
      firstName: '美',
      lastName: '陳',
      sex: 'F',
      birthMonth: 5,
      agreesToTerms: true,
      marketingConsent: false,
    })
  })

  test('a birthday stands for its month (MO-17); staff name themselves (M-044)', () => {
    const sent = registerInput(
      { ...GOOD, birthday: '1990-05-17', staffCode: ' S100 ', staffName: '陳大文' },
      true,
    )
    expect(sent).toMatchObject({
      birthday: '1990-05-17',
      isStaff: true,
      staffCode: 'S100',
      staffName: '陳大文',
    })
    expect(sent).not.toHaveProperty('birthMonth')
  })

  test.each([true, false])(
    'the wish for news is sent as it is ticked: %s (M-052, MO-22)',
    marketingConsent => {
      expect(registerInput({ ...GOOD, marketingConsent }, false).marketingConsent).toBe(marketingConsent)
      expect(EMPTY_REGISTRATION.marketingConsent).toBe(false)
    },
  )
})
