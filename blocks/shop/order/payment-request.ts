import type { Order, PaymentRequest } from '#api/client/order/order.ts'
import type { Locale } from '#locales/locale.ts'
import { payResultHref } from './order-links.ts'

/** Longest description of what is paid for (characters). Source: C-284, M-126, CO-117. */
const MAX_DESCRIPTION = 50
/** Seconds until the provider's result page returns by itself. Source: C-286, C-287, M-128. */
const RETURN_SECONDS = 5

/** Names of what was ordered, cut between characters. Source: C-284, CO-117. */
const paymentDescription = (names: readonly string[]): string =>
  Array.from(names.join(', ')).slice(0, MAX_DESCRIPTION).join('')

/** Request that begins a payment. Source: C-279 … C-286, CO-108, CO-110. */
export function paymentRequest(
  { externalOrderNo, amount, orderLines }: Pick<Order, 'externalOrderNo' | 'amount' | 'orderLines'>,
  { locale, isWide }: { readonly locale: Locale; readonly isWide: boolean },
): PaymentRequest {
  const result = payResultHref(externalOrderNo)
  return {
    orderId: externalOrderNo,
    channelType: 'PAYDOLLAR',
    paymentType: isWide ? 'PC' : 'WAP',
    orderDesc: paymentDescription(orderLines.map(({ name }) => name)),
    returnUrl: `${result}?waiting=true`,
    amount: amount.amount,
    extendParams: {
      lang: locale === 'zh_HK' ? 'C' : 'E',
      redirect: RETURN_SECONDS,
      failUrl: `${result}?isPaid=no`,
    },
  }
}

/** A form for the payment provider. */
export interface PaymentForm {
  readonly action: string
  readonly fields: readonly (readonly [name: string, value: string])[]
}

/**
 * Reads action and fields of the form that the shop answered with; nothing else of its HTML is used. `undefined` when it is no form, or
 * goes elsewhere than the answer says. Source: C-278.
 */
export function readPaymentForm(html: string, address: string): PaymentForm | undefined {
  const form = new DOMParser().parseFromString(html, 'text/html').querySelector('form')
  const action = form?.getAttribute('action')
  if (!form || action !== address || !/^https?:/.test(action)) return undefined
  const inputs = [...form.querySelectorAll('input[name]')] as HTMLInputElement[] // what the selector says
  return { action, fields: inputs.map(({ name, value }) => [name, value]) }
}
