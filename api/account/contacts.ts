import type { Context } from '../context.ts'
import type { Taken } from '../auth/account-store.ts'
import type { VerifiedBy } from '../generated/resolver-types.ts'
import { readEmail, readMobile } from '../verify/receiver.ts'
import type { Read } from './person-form.ts'
import { type MemberRefusal, type Refusal, refusal } from './refusals.ts'

/** How somebody can be reached, as typed. */
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
} as const satisfies Record<VerifiedBy, { field: keyof Contacts; missing: MemberRefusal }>

/** Reads both; one that is there must be good. Source: M-038, M-265 … M-271, M-273. */
export function readContacts({ email, mobile, countryCode }: TypedContacts): Read<Contacts> {
  const typedEmail = email?.trim() ? email : undefined
  const typedMobile = mobile?.trim() ? mobile : undefined
  const values = {
    email: (typedEmail && readEmail(typedEmail)) ?? null,
    mobile: (typedMobile && readMobile(typedMobile, countryCode)) ?? null,
  }
  const refusals: Refusal[] = []
  if (typedEmail && values.email === null) refusals.push(refusal('EMAIL_BAD', 'email'))
  if (typedMobile && values.mobile === null) refusals.push(refusal('MOBILE_BAD', 'mobile'))
  return { values, refusals }
}

const TAKEN = {
  email: refusal('EMAIL_IN_USE', 'email'),
  mobile: refusal('MOBILE_IN_USE', 'mobile'),
  // A code in use is answered like a wrong one. Source: MO-18.
  staff_code: refusal('STAFF_WRONG', 'staffCode'),
} as const satisfies Record<Taken, Refusal>

/** What another account has already, in words. Source: M-045 … M-047. */
export const takenRefusals = (taken: readonly Taken[]): readonly Refusal[] => taken.map(key => TAKEN[key])

/** Whether a form may be tried from this network address; counts it. */
export const admitsForm = ({ request }: Context, most: number): Promise<boolean> =>
  request.tryCounts.takeForAddress('member form', request.address, most, request.now)
