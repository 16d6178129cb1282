import { isEmailAddress } from '#api/rules/email-address.ts'

export const EMPTY_LOOK_UP = { orderCode: '', email: '' }
export type LookUpValues = typeof EMPTY_LOOK_UP

/** Texts of `service.guestOrder.problems`. */
export type LookUpProblem = 'orderCodeMissing' | 'emailMissing' | 'email'

/** Problems by field before the shop is asked. Source: L-117, L-118, M-161, M-162. */
export function lookUpProblems({
  orderCode,
  email,
}: LookUpValues): Partial<Record<keyof LookUpValues, LookUpProblem>> {
  return {
    ...(orderCode === '' && { orderCode: 'orderCodeMissing' }),
    ...(email === '' ? { email: 'emailMissing' } : !isEmailAddress(email) && { email: 'email' }),
  }
}

/** The code for “number and address do not match”, the one refusal that is shown. Source: L-121, L-123, M-165, M-166. */
export const INCORRECT = '00510950027'
