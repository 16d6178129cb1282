import { isRemark } from '#api/rules/remark.ts'

/** A refund as it is typed. */
export interface RefundForm {
  readonly amount: string
  readonly reason: string
}

/** An amount in dollars as people type it, in digits of any width: `1,290.50`; `undefined` for what is none. */
export function dollarsOf(typed: string): number | undefined {
  const text = typed
    .normalize('NFKC')
    .replace(/^\s*(?:HK)?\$/i, '')
    .trim()
  const isAmount = /^(?:\d{1,7}|\d{1,3}(?:,\d{3}){1,2})(?:\.\d{1,2})?$/.test(text)
  return isAmount ? Number(text.replaceAll(',', '')) : undefined
}

/** Problems by field. `left`: what is left of the payment, in dollars. */
export function refundProblems({ amount, reason }: RefundForm, left: number) {
  const dollars = dollarsOf(amount)
  const ofAmount = dollars === undefined || dollars === 0 ? 'missing' : dollars > left ? 'tooMuch' : undefined
  return { amount: ofAmount, reason: isRemark(reason) ? undefined : 'missing' } as const
}
