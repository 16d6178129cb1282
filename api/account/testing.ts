import type { UserRegisterInput } from '../generated/operations.ts'

/** A registration form that is right but for its code. */
export const FORM = {
  email: 'ming@example.com',
  countryCode: 'HK',
  verifiedBy: 'EMAIL',
  password: 'umbrella8',
  confirmPassword: 'umbrella8',
  appellation: 'MR',
  firstName: 'Siu Ming',
  lastName: '陳',
  sex: 'M',
  birthMonth: 5,
  agreesToTerms: true,
} as const satisfies Omit<UserRegisterInput, 'verifyCode'>
