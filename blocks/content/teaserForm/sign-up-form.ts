import { isEmailAddress } from '#api/rules/email-address.ts'
import { isRegion, type Region } from '#api/rules/regions.ts'

/** `country` is a code of `REGIONS`, or empty. */
export const EMPTY_SIGN_UP = { email: '', country: '' }
export type SignUpValues = typeof EMPTY_SIGN_UP

/** Texts of `shop.teaserForm.problems`. */
export type SignUpProblem = 'emailMissing' | 'email' | 'country'

/** Problems by field before it is sent; the server judges too. Source: M-184, M-273. */
export function signUpProblems({
  email,
  country,
}: SignUpValues): Partial<Record<keyof SignUpValues, SignUpProblem>> {
  return {
    ...(email === '' ? { email: 'emailMissing' } : !isEmailAddress(email) && { email: 'email' }),
    ...(!isRegion(country) && { country: 'country' }),
  }
}

/** Good values as the api takes them, or `undefined`. */
export const sendable = ({ email, country }: SignUpValues): { email: string; country: Region } | undefined =>
  isEmailAddress(email) && isRegion(country) ? { email, country } : undefined

/** The field a refusal is about; `undefined` for the whole form. Its text is `shop.teaserForm.problems.<field>`. Source: MO-90. */
export const refusedField = (code: string): keyof SignUpValues | undefined =>
  ({ SIGN_UP_BAD_EMAIL: 'email' as const, SIGN_UP_BAD_COUNTRY: 'country' as const })[code]
