import type { MemberProfile } from '#api/client/member.ts'
import { isBirthday, isMonth } from '#api/client/person.ts'
import type { Problems } from '../forms/form-values.ts'

/** As the fields hold it: `5`, `1990-05-17`; empty for nothing. */
export interface BirthValues extends Record<string, string> {
  readonly birthMonth: string
  readonly birthday: string
}

export const birthValues = ({ birthMonth, birthday }: MemberProfile): BirthValues => ({
  birthMonth: birthMonth === null ? '' : String(birthMonth),
  birthday: birthday ?? '',
})

/**
 * Either will do; a birthday must be one.
 * @param today the present day in Hong Kong, `YYYY-MM-DD`. Source: M-094, MO-17
 */
export function birthProblems({ birthMonth, birthday }: BirthValues, today: string): Problems<BirthValues> {
  if (birthday !== '') return isBirthday(birthday, today) ? {} : { birthday: 'birthdayBad' }
  return isMonth(Number(birthMonth)) ? {} : { birthMonth: 'birthMissing' }
}

/** What good values say: a birthday brings its month. */
export const bornOf = ({ birthMonth, birthday }: BirthValues) =>
  birthday === '' ? { birthMonth: Number(birthMonth) } : { birthday }
