import { isEmailAddress } from '../rules/email-address.ts'
import { isRegion, type Region } from '../rules/regions.ts'
import { typedCode } from '../rules/typed-text.ts'

/** Form input; `country` is absent where the form does not ask. */
export interface SignUpInput {
  readonly email: string
  readonly country?: string
}

/** Problems of an input, each about one field. */
export type SignUpErrorCode = 'SIGN_UP_BAD_EMAIL' | 'SIGN_UP_BAD_COUNTRY' | 'SIGN_UP_BAD_TOPICS'

/** Longest text looked at (characters); what is longer is no address, spaces around it or not. */
const MAX_TYPED = 400

/** The address folded and the region, or what is wrong. Source: M-184, M-257, M-273. */
export function readSignUp({ email, country }: SignUpInput) {
  const folded = email.length <= MAX_TYPED ? typedCode(email).toLowerCase() : ''
  const region: Region | undefined = country !== undefined && isRegion(country) ? country : undefined
  const refusals: SignUpErrorCode[] = []
  if (!isEmailAddress(folded)) refusals.push('SIGN_UP_BAD_EMAIL')
  if (country !== undefined && !region) refusals.push('SIGN_UP_BAD_COUNTRY')
  return { refusals: refusals as readonly SignUpErrorCode[], email: folded, country: region ?? null }
}
