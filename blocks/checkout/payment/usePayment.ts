import { type Order, startPayment } from '#api/client/order/order.ts'
import { errorWords } from '#api/client/error-table.ts'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useBlockContext } from '../../page/view.ts'
import { type PaymentForm, paymentRequest, readPaymentForm } from '../../shop/order/payment-request.ts'

/** Desktop layout; below it the provider shows its page for phones. Source: C-282, CO-108. */
const WIDE = '(min-width: 1025px)'

export type PaymentState =
  | { readonly kind: 'asking' }
  | { readonly kind: 'ready'; readonly form: PaymentForm }
  /** `words` are the shop's; without them it gave no answer. */
  | { readonly kind: 'failed'; readonly words?: string }

/** Returns true if the shopper came back to this page, from the provider's for one: nothing is sent by itself then. */
const isReturning = () =>
  performance.getEntriesByType('navigation').some(entry => 'type' in entry && entry.type === 'back_forward')

/** Asks for the form of a payment, at once and whenever the shopper tries again. Source: C-277, C-283, M-127. */
export function usePayment(order: Order, token: string | null) {
  const t = useTranslations('account.payment')
  const { api, locale } = useBlockContext()
  const [state, setState] = useState<PaymentState>({ kind: 'asking' })
  const [isSentAlone] = useState(() => !isReturning())

  const ask = async () => {
    setState({ kind: 'asking' })
    try {
      const request = paymentRequest(order, { locale, isWide: matchMedia(WIDE).matches })
      const { response, userErrors } = await startPayment(api, request, token ? { token } : undefined)
      const form = response && readPaymentForm(response.form, response.paymentPageUrl)
      const [refusal] = userErrors
      if (form) setState({ kind: 'ready', form })
      else setState({ kind: 'failed', ...(refusal && { words: errorWords(refusal, t('noAnswer')) }) })
    } catch {
      setState({ kind: 'failed' })
    }
  }
  // One attempt for each visit of the page, however often it is drawn.
  const hasBegun = useRef(false)
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    void ask()
  })
  return { state, again: () => void ask(), isSentAlone }
}
