import type { Account } from '../auth/account-store.ts'
import type { UpdateMemberInput } from '../generated/resolver-types.ts'
import { typedCode, typedLine } from '../rules/typed-text.ts'
import { consentColumns } from '../auth/consent.ts'
import { type Contacts, readContacts } from './contacts.ts'
import {
  type BirthColumns,
  type PersonColumns,
  type Read,
  readBirth,
  readName,
  readPerson,
} from './person-form.ts'
import { type FormError, formError } from '../auth/form-errors.ts'

/** Columns that change without any code. */
export type ProfileColumns = PersonColumns &
  BirthColumns &
  Partial<
    Pick<Account, 'nick_name' | 'is_birthday_confirmed' | 'marketing_consent' | 'consent_at' | 'consent_text'>
  >

/**
 * Birthday and month, and whether they are confirmed, which locks both. A month that contradicts the birthday on record is
 * refused rather than one of them dropped. Source: M-094, M-095, MO-17.
 */
function changeBirth(input: UpdateMemberInput, account: Account, today: string): Read<ProfileColumns> {
  const birth = readBirth(input, today)
  if (birth.errors.length > 0) return birth
  const next = { birthday: account.birthday, birth_month: account.birth_month, ...birth.values }
  const isOther = next.birthday !== account.birthday || next.birth_month !== account.birth_month
  if (account.is_birthday_confirmed === 1) {
    const field = input.birthday ? 'birthday' : 'birthMonth'
    return { values: {}, errors: isOther ? [formError('BIRTHDAY_LOCKED', field)] : [] }
  }
  const contradicts = next.birthday !== null && Number(next.birthday.slice(5, 7)) !== next.birth_month
  if (contradicts) return { values: {}, errors: [formError('BIRTH_MONTH_BAD', 'birthMonth')] }
  if (input.confirmBirthday !== true) return { values: birth.values, errors: [] }
  if (next.birth_month === null) return { values: {}, errors: [formError('BIRTHDAY_BAD', 'birthday')] }
  return { values: { ...birth.values, is_birthday_confirmed: 1 }, errors: [] }
}

function changeNickName({ nickName }: UpdateMemberInput): Read<ProfileColumns> {
  if (typeof nickName !== 'string') return { values: {}, errors: [] }
  if (typedLine(nickName) === '') return { values: { nick_name: null }, errors: [] }
  const nick_name = readName(nickName)
  return nick_name === undefined
    ? { values: {}, errors: [formError('NICK_NAME_BAD', 'nickName')] }
    : { values: { nick_name }, errors: [] }
}

/** Saving the form again without touching the box is no new consent. Source: M-052, MO-22. */
function changeConsent(
  { marketingConsent }: UpdateMemberInput,
  account: Account,
  now: number,
): ProfileColumns {
  if (typeof marketingConsent !== 'boolean') return {}
  const isSame = marketingConsent === (account.marketing_consent === 1)
  return isSame ? {} : consentColumns(marketingConsent, now)
}

/** Fields that a form changes without a code. Staff code and name are not asked for: they are read-only. Source: M-092, MO-41. */
export function readChange(
  input: UpdateMemberInput,
  account: Account,
  { now, today }: { readonly now: number; readonly today: string },
): Read<ProfileColumns> {
  const parts = [readPerson(input), changeNickName(input), changeBirth(input, account, today)]
  return {
    values: Object.assign({}, ...parts.map(({ values }) => values), changeConsent(input, account, now)),
    errors: parts.flatMap(({ errors }) => errors),
  }
}

/** A new address or number, or the present one to be proved; without either the code is not used. Source: MO-15, MO-41. */
export function contactChanges(
  input: UpdateMemberInput,
  account: Account,
): { readonly changes: Partial<Record<keyof Contacts, string>>; readonly errors: readonly FormError[] } {
  const countryCode = input.countryCode ?? account.country_code
  const { values, errors } = readContacts({ ...input, countryCode })
  const isCodeGiven = typedCode(input.verifyCode ?? '') !== ''
  const isToProve = {
    email: isCodeGiven && account.is_email_verified === 0,
    mobile: isCodeGiven && account.is_mobile_verified === 0,
  }
  const changes = Object.fromEntries(
    (['email', 'mobile'] as const)
      .filter(key => values[key] !== null && (values[key] !== account[key] || isToProve[key]))
      .map(key => [key, values[key]]),
  )
  return { changes, errors }
}
