import { isBirthday, isMonth } from '#api/rules/person.ts'
import type { AccountProblems } from './form-values.ts'

/** As the fields hold it: `5`, `1990-05-17`; empty for nothing. */
export interface BirthValues extends Record<string, string> {
  readonly birthMonth: string
  readonly birthday: string
}

/**
 * Either will do; a birthday must be one.
 * @param today the present day in Hong Kong, `YYYY-MM-DD`. Source: M-042, M-094, MO-17
 */
export function birthProblems(
  { birthMonth, birthday }: Pick<BirthValues, 'birthMonth' | 'birthday'>,
  today: string,
): AccountProblems<BirthValues> {
  if (birthday !== '') return isBirthday(birthday, today) ? {} : { birthday: 'birthdayBad' }
  return isMonth(Number(birthMonth)) ? {} : { birthMonth: 'birthMissing' }
}

/** Birthday in valid values: a birthday brings its month. */
export const birthInput = ({ birthMonth, birthday }: Pick<BirthValues, 'birthMonth' | 'birthday'>) =>
  birthday === '' ? { birthMonth: Number(birthMonth) } : { birthday }
