import { isEmailAddress } from '#api/rules/email-address.ts'

export const EMPTY_BACK_IN_STOCK = { email: '', mobile: '' }
export type BackInStockValues = typeof EMPTY_BACK_IN_STOCK

/** Texts of `product.backInStock.problems`. */
export type BackInStockProblem = 'emailMissing' | 'email' | 'mobile'

const PHONE_LETTERS = /^[+\d\s-]+$/
const PHONE_DIGITS = { min: 8, max: 15 }

function isPhone(text: string): boolean {
  const { length } = text.replace(/\D/g, '')
  return PHONE_LETTERS.test(text) && length >= PHONE_DIGITS.min && length <= PHONE_DIGITS.max
}

/** Problems by field before it is sent; the server judges too. Source: C-348, CO-32. */
export function backInStockProblems({
  email,
  mobile,
}: BackInStockValues): Partial<Record<keyof BackInStockValues, BackInStockProblem>> {
  return {
    ...(email === '' ? { email: 'emailMissing' } : !isEmailAddress(email) && { email: 'email' }),
    ...(mobile !== '' && !isPhone(mobile) && { mobile: 'mobile' }),
  }
}

/** The field a refusal is about; `undefined` for the whole form. Its text is `product.backInStock.problems.<field>`. */
export const refusedField = (code: string): keyof BackInStockValues | undefined =>
  ({ NOTICE_BAD_EMAIL: 'email' as const, NOTICE_BAD_MOBILE: 'mobile' as const })[code]
