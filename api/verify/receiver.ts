import { isEmailAddress } from '../rules/email-address.ts'
import { isPhone, normalisePhone } from '../rules/phone.ts'
import { isRegion } from '../rules/regions.ts'
import { typedCode } from '../rules/typed-text.ts'

/** Longest text looked at (characters); what is longer is no address, spaces around it or not. */
const MAX_TYPED = 400

/** A typed e-mail address as stored, folded; `undefined` when it is none. Source: M-273, MO-09. */
export function readEmail(typed: string): string | undefined {
  const folded = typed.length <= MAX_TYPED ? typedCode(typed).toLowerCase() : ''
  return isEmailAddress(folded) ? folded : undefined
}

/**
 * A typed mobile as stored; `undefined` when it is none. Source: M-265 … M-271.
 * @param countryCode of the form; another country's prefix typed along wins
 */
export function readMobile(typed: string, countryCode?: string | null): string | undefined {
  const country = countryCode && isRegion(countryCode) ? countryCode : undefined
  const mobile = normalisePhone(typed, country)
  return isPhone(mobile) ? mobile : undefined
}
