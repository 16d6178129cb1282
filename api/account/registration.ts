import { newPasswordError } from '../auth/new-password.ts'
import { type PasswordRules, passwordWords } from '../rules/password-rule.ts'
import { typedCode } from '../rules/typed-text.ts'
import type { CreateMemberInput, UserRegisterInput } from '../generated/resolver-types.ts'
import { CONTACT_KINDS, type Contacts, readContacts } from './contacts.ts'
import { type BirthColumns, type PersonColumns, type Read, readBirth, readPerson } from './person-form.ts'
import { type FormError, formError } from '../auth/form-errors.ts'

/** Fields of both forms of joining. */
export type JoinInput = Omit<CreateMemberInput, 'thirdPartyId'>

/** A form as an account stores it; complete only when nothing was refused. */
export interface JoinValues extends Contacts, PersonColumns, BirthColumns {
  /** Receiver of the code; null when that is missing or wrong. */
  readonly receiver: string | null
}

/** All errors of a registration form, field by field. Source: M-038 … M-043, MO-15 … MO-17. */
export function readJoin(input: JoinInput, today: string): Read<JoinValues> {
  const { field, missing } = CONTACT_KINDS[input.verifiedBy]
  const contacts = readContacts(input)
  const person = readPerson(input)
  const birth = readBirth(input, today)
  const errors: FormError[] = [...contacts.errors]
  if (typedCode(input[field] ?? '') === '') errors.push(formError(missing, field))
  if (typedCode(input.verifyCode) === '') errors.push(formError('CODE_MISSING', 'verifyCode'))
  errors.push(...person.errors, ...birth.errors)
  if (birth.errors.length === 0 && birth.values.birth_month === undefined)
    errors.push(formError('BIRTH_MONTH_BAD', 'birthMonth'))
  if (!input.agreesToTerms) errors.push(formError('TERMS_MISSING', 'agreesToTerms'))
  const receiver = contacts.values[field]
  return { values: { ...contacts.values, ...person.values, ...birth.values, receiver }, errors }
}

/** A new password typed twice. Source: M-040, M-261 … M-264. */
export function passwordErrors(
  { password, confirmPassword }: { readonly password: string; readonly confirmPassword: string },
  rules: PasswordRules,
): readonly FormError[] {
  const errors: FormError[] = []
  const problem = newPasswordError(password, rules)
  if (problem) errors.push(formError(problem, 'password', passwordWords(rules)))
  if (confirmPassword === '' || confirmPassword !== password)
    errors.push(formError('PASSWORD_MISMATCH', 'confirmPassword'))
  return errors
}

/** Errors of the staff fields; none for members. Source: M-044. */
export function staffErrors({ isStaff, staffCode, staffName }: UserRegisterInput): readonly FormError[] {
  if (isStaff !== true) return []
  const errors: FormError[] = []
  if (typedCode(staffCode ?? '') === '') errors.push(formError('STAFF_CODE_MISSING', 'staffCode'))
  if (typedCode(staffName ?? '') === '') errors.push(formError('STAFF_NAME_MISSING', 'staffName'))
  return errors
}
