import type { UniqueField } from '../auth/account-store.ts'
import type { VerifiedBy } from '../generated/resolver-types.ts'
import { typedCode } from '../rules/typed-text.ts'
import { FORM_LIMIT } from '../verify/limits.ts'
import { readEmail, readMobile } from '../verify/receiver.ts'
import type { Read } from './person-form.ts'
import { type FormErrorCode, type FormError, formError } from '../auth/form-errors.ts'
import type { AccountContext } from './services.ts'

/** Contacts as typed. */
export interface TypedContacts {
  readonly email?: string | null | undefined
  readonly mobile?: string | null | undefined
  readonly countryCode?: string | null | undefined
}

/** As kept; null where there is none. */
export interface Contacts {
  readonly email: string | null
  readonly mobile: string | null
}

/** The two ways, and their words. */
export const CONTACT_KINDS = {
  EMAIL: { field: 'email', missing: 'EMAIL_MISSING' },
  MOBILE: { field: 'mobile', missing: 'MOBILE_MISSING' },
} as const satisfies Record<VerifiedBy, { field: keyof Contacts; missing: FormErrorCode }>

/** Reads both; one that is there must be good. Source: M-038, M-265 … M-271, M-273. */
export function readContacts({ email, mobile, countryCode }: TypedContacts): Read<Contacts> {
  const typedEmail = email && typedCode(email) ? email : undefined
  const typedMobile = mobile && typedCode(mobile) ? mobile : undefined
  const values = {
    email: (typedEmail && readEmail(typedEmail)) ?? null,
    mobile: (typedMobile && readMobile(typedMobile, countryCode)) ?? null,
  }
  const errors: FormError[] = []
  if (typedEmail && values.email === null) errors.push(formError('EMAIL_BAD', 'email'))
  if (typedMobile && values.mobile === null) errors.push(formError('MOBILE_BAD', 'mobile'))
  return { values, errors }
}

const USED_ERRORS = {
  email: formError('EMAIL_IN_USE', 'email'),
  mobile: formError('MOBILE_IN_USE', 'mobile'),
  // A code in use is answered like a wrong one. Source: MO-18.
  staff_code: formError('STAFF_WRONG', 'staffCode'),
} as const satisfies Record<UniqueField, FormError>

/** Error texts for values that another account already has. Source: M-045 … M-047. */
export const usedFieldErrors = (taken: readonly UniqueField[]): readonly FormError[] =>
  taken.map(key => USED_ERRORS[key])

/** Counts a form sent from this network address; false when the address is over its limit. */
export const countFormSubmission = ({
  request: { limiter, address, now },
}: AccountContext): Promise<boolean> => limiter.take(FORM_LIMIT, address, now)
