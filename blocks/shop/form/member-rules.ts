import type { CreateMemberInput, UserRegisterInput, VerifiedBy } from '#api/client/inputs.ts'
import { isPassword, type PasswordRules } from '#api/rules/password-rule.ts'
import { isAppellation, isPersonName, isSex } from '#api/rules/person.ts'
import { isRegion } from '#api/rules/regions.ts'
import { typedCode, typedLine } from '#api/rules/typed-text.ts'
import { birthInput, birthProblems } from './birth-rules.ts'
import type { AccountProblem, AccountProblems } from './form-values.ts'
import { asCode, emailContact, mobileContact } from './identifier.ts'

/** Fields of every new member. Source: M-038, M-039, M-041 … M-043, M-052. */
export const EMPTY_MEMBER = {
  verifiedBy: 'EMAIL',
  email: '',
  mobile: '',
  area: 'HK',
  verifyCode: '',
  appellation: '',
  firstName: '',
  lastName: '',
  sex: '',
  countryCode: 'HK',
  birthMonth: '',
  birthday: '',
  agreesToTerms: false,
  marketingConsent: false,
}
export type MemberValues = typeof EMPTY_MEMBER

/** And what registering by password asks besides. Source: M-040, M-044. */
export const EMPTY_REGISTRATION = {
  ...EMPTY_MEMBER,
  password: '',
  confirmPassword: '',
  staffCode: '',
  staffName: '',
}
export type RegisterValues = typeof EMPTY_REGISTRATION

/** Keeps what is wrong. */
const found = <Values>(checks: AccountProblems<Values>): AccountProblems<Values> =>
  Object.fromEntries(
    Object.entries(checks).filter(([, problem]) => problem !== undefined),
  ) as AccountProblems<Values>

/** `missing` where nothing was typed, `bad` where something wrong does, else nothing. */
const judged = (
  text: string,
  isGood: boolean,
  missing: AccountProblem,
  bad: AccountProblem,
): AccountProblem | undefined => (typedCode(text) === '' ? missing : isGood ? undefined : bad)

export const isByMobile = ({ verifiedBy }: Pick<MemberValues, 'verifiedBy'>) => verifiedBy === 'MOBILE'

/** The one that gets the code must be there, the other is free to be. Source: M-038, MO-15. */
function contactProblems(values: MemberValues): AccountProblems<MemberValues> {
  const { email, mobile, area } = values
  const mail = judged(email, emailContact(email) !== undefined, 'emailMissing', 'emailBad')
  const phone = judged(mobile, mobileContact(mobile, area) !== undefined, 'mobileMissing', 'mobileBad')
  return isByMobile(values)
    ? { mobile: phone, email: mail === 'emailMissing' ? undefined : mail }
    : { email: mail, mobile: phone === 'mobileMissing' ? undefined : phone }
}

const name = (text: string, missing: AccountProblem) =>
  judged(text, isPersonName(typedLine(text)), missing, 'nameBad')

/**
 * Problems of a new member's form.
 * @param today the present day in Hong Kong, `YYYY-MM-DD`
 */
export const memberProblems = (values: MemberValues, today: string): AccountProblems<MemberValues> =>
  found<MemberValues>({
    ...contactProblems(values),
    verifyCode: asCode(values.verifyCode) === '' ? 'codeMissing' : undefined,
    appellation: isAppellation(values.appellation) ? undefined : 'appellationMissing',
    firstName: name(values.firstName, 'firstNameMissing'),
    lastName: name(values.lastName, 'lastNameMissing'),
    sex: isSex(values.sex) ? undefined : 'sexMissing',
    countryCode: isRegion(values.countryCode) ? undefined : 'countryMissing',
    ...birthProblems(values, today),
    agreesToTerms: values.agreesToTerms ? undefined : 'termsMissing',
  })

interface Passwords {
  readonly password: string
  readonly confirmPassword: string
}

/** A new password, twice. Source: M-040, M-261 … M-264. */
export const passwordProblems = (
  { password, confirmPassword }: Passwords,
  rules: PasswordRules | undefined,
): AccountProblems<Passwords> =>
  found<Passwords>({
    password: judged(password, isPassword(password, rules), 'passwordMissing', 'passwordBad'),
    confirmPassword: judged(
      confirmPassword,
      confirmPassword === password,
      'confirmMissing',
      'confirmDiffers',
    ),
  })

/** Source: M-035, M-036, M-044. */
export const registerProblems = (
  values: RegisterValues,
  {
    today,
    isStaff,
    passwordRules,
  }: {
    readonly today: string
    readonly isStaff: boolean
    readonly passwordRules?: PasswordRules | undefined
  },
): AccountProblems<RegisterValues> =>
  found<RegisterValues>({
    ...memberProblems(values, today),
    ...passwordProblems(values, passwordRules),
    ...(isStaff && {
      staffCode: typedCode(values.staffCode) ? undefined : 'staffCodeMissing',
      staffName: typedLine(values.staffName) ? undefined : 'staffNameMissing',
    }),
  })

/** A good form as the api takes it. */
export function memberInput(values: MemberValues): Omit<CreateMemberInput, 'thirdPartyId'> {
  const { email, mobile, area } = values
  return {
    ...emailContact(email),
    mobile: (mobileContact(mobile, area) as { mobile: string } | undefined)?.mobile,
    countryCode: values.countryCode,
    verifiedBy: values.verifiedBy as VerifiedBy, // one of the two choices of the form
    verifyCode: asCode(values.verifyCode),
    appellation: values.appellation,
    firstName: typedLine(values.firstName),
    lastName: typedLine(values.lastName),
    sex: values.sex,
    ...birthInput(values),
    agreesToTerms: values.agreesToTerms,
    marketingConsent: values.marketingConsent,
  }
}

/** A good registration as the api takes it. */
export const registerInput = (values: RegisterValues, isStaff: boolean): UserRegisterInput => ({
  ...memberInput(values),
  password: values.password,
  confirmPassword: values.confirmPassword,
  ...(isStaff && { isStaff, staffCode: typedCode(values.staffCode), staffName: typedLine(values.staffName) }),
})
