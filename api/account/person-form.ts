import { isAppellation, isBirthday, isMonth, isPersonName, isSex, type Sex } from '../rules/person.ts'
import { isRegion, type Region } from '../rules/regions.ts'
import { typedLine } from '../rules/typed-text.ts'
import { type FormErrorCode, type FormError, formError } from '../auth/form-errors.ts'

/** A person's data as typed in forms; absent fields are ignored. */
export interface TypedPerson {
  readonly countryCode?: string | null | undefined
  readonly appellation?: string | null | undefined
  readonly firstName?: string | null | undefined
  readonly lastName?: string | null | undefined
  readonly sex?: string | null | undefined
}

/** The columns of an account that a form sets. */
export interface PersonColumns {
  readonly country_code?: Region
  readonly appellation?: string
  readonly first_name?: string
  readonly last_name?: string
  readonly sex?: Sex
}

/** Valid values, and the errors of the others. */
export interface Read<Values> {
  readonly values: Values
  readonly errors: readonly FormError[]
}

/** A name with single spaces inside and none around; `undefined` when it is not a name. Source: M-274, MO-101. */
export function readName(typed: string): string | undefined {
  const name = typed.length <= MAX_TYPED ? typedLine(typed) : ''
  return isPersonName(name) ? name : undefined
}

/** Longest text looked at (characters). */
const MAX_TYPED = 200

/** Reads the fields that are present; an absent field is neither stored nor refused. Source: M-041, M-093, M-274, MO-16. */
export function readPerson(typed: TypedPerson): Read<PersonColumns> {
  const { countryCode, appellation, firstName, lastName, sex } = typed
  const errors: FormError[] = []
  const read = <Value>(
    given: string | null | undefined,
    value: Value | undefined,
    code: FormErrorCode,
    field: keyof TypedPerson,
  ) => {
    if (typeof given === 'string' && value === undefined) errors.push(formError(code, field))
    return value
  }
  const only = <Value extends string>(
    text: string | null | undefined,
    is: (text: string) => text is Value,
  ) => (typeof text === 'string' && is(text) ? text : undefined)
  const name = (text: string | null | undefined) => (typeof text === 'string' ? readName(text) : undefined)
  const columns = {
    country_code: read(countryCode, only(countryCode, isRegion), 'COUNTRY_BAD', 'countryCode'),
    appellation: read(appellation, only(appellation, isAppellation), 'APPELLATION_BAD', 'appellation'),
    first_name: read(firstName, name(firstName), 'FIRST_NAME_BAD', 'firstName'),
    last_name: read(lastName, name(lastName), 'LAST_NAME_BAD', 'lastName'),
    sex: read(sex, only(sex, isSex), 'SEX_BAD', 'sex'),
  }
  const given = Object.entries(columns).filter(([, value]) => value !== undefined)
  return { values: Object.fromEntries(given), errors }
}

/** Date or month of birth, as typed. */
export interface TypedBirth {
  readonly birthMonth?: number | null | undefined
  readonly birthday?: string | null | undefined
}

export interface BirthColumns {
  readonly birth_month?: number
  readonly birthday?: string
}

/**
 * Month or birthday; a birthday sets the month too. Empty fields count as absent; the form decides whether one is required.
 * Source: M-042, M-094, MO-17.
 * @param today the present day in Hong Kong, `2026-11-21`
 */
export function readBirth({ birthMonth, birthday }: TypedBirth, today: string): Read<BirthColumns> {
  if (typeof birthday === 'string' && birthday !== '') {
    if (!isBirthday(birthday, today)) return { values: {}, errors: [formError('BIRTHDAY_BAD', 'birthday')] }
    return { values: { birthday, birth_month: Number(birthday.slice(5, 7)) }, errors: [] }
  }
  if (typeof birthMonth !== 'number') return { values: {}, errors: [] }
  if (isMonth(birthMonth)) return { values: { birth_month: birthMonth }, errors: [] }
  return { values: {}, errors: [formError('BIRTH_MONTH_BAD', 'birthMonth')] }
}
