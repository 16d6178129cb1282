import type { MemberProfile } from '#api/client/account/account.ts'
import { isAppellation, isPersonName, isSex } from '#api/rules/person.ts'
import { typedLine } from '#api/rules/typed-text.ts'
import { isRegion } from '#api/rules/regions.ts'
import type { UpdateMemberInput } from '#api/client/inputs.ts'
import type { AccountProblem, AccountProblems } from '../../shop/form/form-values.ts'

/** Fields members may change of themselves without proof. Source: M-091, M-092, MO-41. */
export interface PersonValues extends Record<string, string> {
  readonly appellation: string
  readonly firstName: string
  readonly lastName: string
  readonly nickName: string
  readonly sex: string
  readonly countryCode: string
}

export const personValues = (profile: MemberProfile): PersonValues => ({
  appellation: profile.appellation ?? '',
  firstName: profile.firstName,
  lastName: profile.lastName,
  nickName: profile.nickName ?? '',
  sex: profile.sex ?? '',
  countryCode: profile.countryCode,
})

const nameProblem = (text: string, missing: AccountProblem | undefined): AccountProblem | undefined => {
  if (typedLine(text) === '') return missing
  return isPersonName(typedLine(text)) ? undefined : 'nameBad'
}

/** Source: M-041, M-092, M-093, MO-16, MO-101. */
export function personProblems(values: PersonValues): AccountProblems<PersonValues> {
  const firstName = nameProblem(values.firstName, 'firstNameMissing')
  const lastName = nameProblem(values.lastName, 'lastNameMissing')
  const nickName = nameProblem(values.nickName, undefined)
  return {
    ...(!isAppellation(values.appellation) && { appellation: 'appellationMissing' }),
    ...(firstName && { firstName }),
    ...(lastName && { lastName }),
    ...(nickName && { nickName }),
    ...(!isSex(values.sex) && { sex: 'sexMissing' }),
    ...(!isRegion(values.countryCode) && { countryCode: 'countryMissing' }),
  }
}

/** Fields that differ from what is stored; nothing where nothing does. An emptied nickname is taken away. */
export function personChange(values: PersonValues, stored: PersonValues): UpdateMemberInput {
  const changed = Object.entries(values)
    .map(([name, text]) => [name, typedLine(text)] as const)
    .filter(([name, text]) => text !== stored[name])
  return Object.fromEntries(changed)
}
