import { isPassword } from '../rules/password-rule.ts'
import type { CreateMemberInput, UserRegisterInput } from '../generated/resolver-types.ts'
import { CONTACT_KINDS, type Contacts, readContacts } from './contacts.ts'
import { type BirthColumns, type PersonColumns, type Read, readBirth, readPerson } from './person-form.ts'
import { type Refusal, refusal } from './refusals.ts'

/** What both forms of joining ask. */
export type JoinInput = Omit<CreateMemberInput, 'thirdPartyId'>

/** A form as an account keeps it; complete only when nothing was refused. */
export interface JoinValues extends Contacts, PersonColumns, BirthColumns {
  /** Where the code went; null when that is missing or wrong. */
  readonly receiver: string | null
}

/** Everything that is wrong with a form of joining, field by field. Source: M-038 … M-043, MO-15 … MO-17. */
export function readJoin(input: JoinInput, today: string): Read<JoinValues> {
  const { field, missing } = CONTACT_KINDS[input.verifiedBy]
  const contacts = readContacts(input)
  const person = readPerson(input)
  const birth = readBirth(input, today)
  const refusals: Refusal[] = [...contacts.refusals]
  if (!input[field]?.trim()) refusals.push(refusal(missing, field))
  if (input.verifyCode.trim() === '') refusals.push(refusal('CODE_MISSING', 'verifyCode'))
  refusals.push(...person.refusals, ...birth.refusals)
  if (birth.refusals.length === 0 && birth.values.birth_month === undefined)
    refusals.push(refusal('BIRTH_MONTH_BAD', 'birthMonth'))
  if (!input.agreesToTerms) refusals.push(refusal('TERMS_MISSING', 'agreesToTerms'))
  const receiver = contacts.values[field]
  return { values: { ...contacts.values, ...person.values, ...birth.values, receiver }, refusals }
}

/** A new password typed twice. Source: M-040, M-261 … M-264. */
export function passwordRefusals(password: string, confirmPassword: string): readonly Refusal[] {
  const refusals: Refusal[] = []
  if (!isPassword(password)) refusals.push(refusal('PASSWORD_BAD', 'password'))
  if (confirmPassword === '' || confirmPassword !== password)
    refusals.push(refusal('PASSWORD_MISMATCH', 'confirmPassword'))
  return refusals
}

/** What staff say beside; nothing for members. Source: M-044. */
export function staffRefusals({ isStaff, staffCode, staffName }: UserRegisterInput): readonly Refusal[] {
  if (isStaff !== true) return []
  const refusals: Refusal[] = []
  if (!staffCode?.trim()) refusals.push(refusal('STAFF_CODE_MISSING', 'staffCode'))
  if (!staffName?.trim()) refusals.push(refusal('STAFF_NAME_MISSING', 'staffName'))
  return refusals
}
