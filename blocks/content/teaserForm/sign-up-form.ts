import { isEmailAddress } from '#api/rules/email-address.ts'
import { isRegion, type Region } from '#api/rules/regions.ts'

/** What the form holds; `country` is a code of `REGIONS`, or empty. */
export interface SignUpFields {
  readonly email: string
  readonly country: string
}

/** What is wrong at each field: texts of `shop.teaserForm.problems`. */
export interface SignUpProblems {
  readonly email?: 'emailMissing' | 'email'
  readonly country?: 'country'
}

/** What to mend before sending; the server judges for good. Source: M-184, M-273. */
export function signUpProblems({ email, country }: SignUpFields): SignUpProblems {
  return {
    ...(email === '' ? { email: 'emailMissing' } : !isEmailAddress(email) && { email: 'email' }),
    ...(!isRegion(country) && { country: 'country' }),
  }
}

/** Fields that may be sent, or `undefined`. */
export const sendable = ({ email, country }: SignUpFields): { email: string; country: Region } | undefined =>
  isEmailAddress(email) && isRegion(country) ? { email, country } : undefined

interface Refusal {
  readonly code: string
  readonly message: string
}

/** The server's refusals: each at its field, and the words of what belongs to none. Source: MO-90. */
export function refusedSignUp(refusals: readonly Refusal[]) {
  const has = (code: string) => refusals.some(refusal => refusal.code === code)
  const problems: SignUpProblems = {
    ...(has('SIGN_UP_BAD_EMAIL') && { email: 'email' }),
    ...(has('SIGN_UP_BAD_COUNTRY') && { country: 'country' }),
  }
  const other = refusals.find(({ code }) => !['SIGN_UP_BAD_EMAIL', 'SIGN_UP_BAD_COUNTRY'].includes(code))
  return { problems, message: other?.message }
}
