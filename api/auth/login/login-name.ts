import { isEmailAddress } from '../../rules/email-address.ts'
import { isPhone, normalisePhone } from '../../rules/phone.ts'
import { isRegion, type Region } from '../../rules/regions.ts'
import { typedCode } from '../../rules/typed-text.ts'
import type { Login } from '../account-store.ts'

/** Account as login forms name it. One of `account` and `mobile`. */
export interface TypedName {
  readonly account?: string | null | undefined
  readonly mobile?: string | null | undefined
  readonly countryCode?: string | null | undefined
}

type NameField = 'account' | 'mobile' | 'countryCode'

/** The login that a form names, or the wrong field and whether it is empty. */
export type ReadName =
  | { readonly login: Login; readonly field: NameField }
  | { readonly field: NameField; readonly isEmpty: boolean }

/** Longest text looked at. */
const MAX_TYPED = 300

const mobileOf = (text: string, country: Region | undefined): Login | undefined => {
  const mobile = normalisePhone(text, country)
  return isPhone(mobile) ? { mobile } : undefined
}

/**
 * Reads an e-mail address (without case) or a mobile (with the chosen country). An `account` may be either.
 * Source: M-028, MO-09.
 */
export function readLoginName({ account, mobile, countryCode }: TypedName): ReadName {
  const country = countryCode?.trim() || undefined
  if (country !== undefined && !isRegion(country)) return { field: 'countryCode', isEmpty: false }
  const name = typedCode(account?.slice(0, MAX_TYPED) ?? '')
  if (name === '' && typeof mobile === 'string') {
    if (typedCode(mobile) === '') return { field: 'mobile', isEmpty: true }
    const login = mobileOf(mobile, country)
    return login ? { login, field: 'mobile' } : { field: 'mobile', isEmpty: false }
  }
  if (isEmailAddress(name)) return { login: { email: name.toLowerCase() }, field: 'account' }
  const login = mobileOf(name, country)
  return login ? { login, field: 'account' } : { field: 'account', isEmpty: name === '' }
}
