import type { createArrivalNotice } from '#api/client/back-in-stock.ts'
import { isEmailAddress } from '#api/rules/email-address.ts'

/** A text of `product.arrival.problems`. */
type ArrivalProblem = 'emailMissing' | 'email' | 'mobile'

/** What is wrong with each field: a text of ours, or the server's words. */
export interface ArrivalProblems {
  readonly email?: ArrivalProblem
  readonly mobile?: ArrivalProblem
  /** Belongs to no field. */
  readonly message?: string
}

const PHONE_LETTERS = /^[+\d\s-]+$/
const PHONE_DIGITS = { min: 8, max: 15 }

function isPhone(text: string): boolean {
  const { length } = text.replace(/\D/g, '')
  return PHONE_LETTERS.test(text) && length >= PHONE_DIGITS.min && length <= PHONE_DIGITS.max
}

/** What to mend before asking; the server judges for good. Source: C-348, CO-32. */
export function arrivalProblems({ email, mobile }: { readonly email: string; readonly mobile: string }) {
  return {
    ...(email === ''
      ? { email: 'emailMissing' as const }
      : !isEmailAddress(email)
        ? { email: 'email' as const }
        : {}),
    ...(mobile !== '' && !isPhone(mobile) && { mobile: 'mobile' as const }),
  } satisfies ArrivalProblems
}

type Refusal = Awaited<ReturnType<typeof createArrivalNotice>>['userErrors'][number]

/** The server's refusals, each at its field. */
export function refusedArrival(refusals: readonly Pick<Refusal, 'code' | 'message'>[]): ArrivalProblems {
  const codes = new Set(refusals.map(({ code }) => code))
  const other = refusals.find(({ code }) => !['NOTICE_BAD_EMAIL', 'NOTICE_BAD_MOBILE'].includes(code))
  return {
    ...(codes.has('NOTICE_BAD_EMAIL') && { email: 'email' }),
    ...(codes.has('NOTICE_BAD_MOBILE') && { mobile: 'mobile' }),
    ...(other && { message: other.message }),
  }
}
