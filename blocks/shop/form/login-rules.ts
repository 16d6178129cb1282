import { typedCode } from '#api/rules/typed-text.ts'
import type { AccountProblem, AccountProblems, Refusal } from './form-values.ts'
import { anyContact, asCode } from './identifier.ts'

/** Account that logs in, or proves itself. */
export const EMPTY_LOGIN = {
  identifier: '',
  area: 'HK',
  password: '',
  imageVerifyCode: '',
  rememberMe: false,
}
export type LoginValues = typeof EMPTY_LOGIN

/** Source: M-028, M-284. */
export function identifierProblem({
  identifier,
  area,
}: Pick<LoginValues, 'identifier' | 'area'>): AccountProblem | undefined {
  if (typedCode(identifier) === '') return 'identifierMissing'
  return anyContact(identifier, area) ? undefined : 'identifierBad'
}

/** A picture that is asked for must be read. Source: M-028, M-031, M-284. */
export function loginProblems(values: LoginValues, isImageWanted: boolean): AccountProblems<LoginValues> {
  const identifier = identifierProblem(values)
  return {
    ...(identifier && { identifier }),
    ...(values.password === '' && { password: 'passwordMissing' }),
    ...(isImageWanted && asCode(values.imageVerifyCode) === '' && { imageVerifyCode: 'imageCodeMissing' }),
  }
}

/** A good login as `userLogin` and `linkAccount` take it. */
export function loginInput({ identifier, area, password, imageVerifyCode }: LoginValues, imageToken = '') {
  const contact = anyContact(identifier, area)
  return {
    ...(contact && 'email' in contact ? { account: contact.email } : contact),
    password,
    ...(imageToken && { imageVerifyCode: asCode(imageVerifyCode), imageVerifyToken: imageToken }),
  }
}

const FIELDS: Readonly<Record<string, string>> = {
  account: 'identifier',
  email: 'identifier',
  mobile: 'identifier',
  countryCode: 'identifier',
  imageVerifyToken: 'imageVerifyCode',
}

/** The api's fields under the names the form gives them: one field holds e-mail or mobile. */
export const atFields = (refusals: readonly Refusal[]): readonly Refusal[] =>
  refusals.map(refusal => ({ ...refusal, field: FIELDS[refusal.field ?? ''] ?? refusal.field }))
