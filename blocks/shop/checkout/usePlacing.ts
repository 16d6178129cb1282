import { ApiError, isSessionOver } from '#api/client/api-error.ts'
import type { OrderAnswer } from '#api/client/cart/checkout.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useBlockContext, useIsBuilder } from '../../page/view.ts'
import { bagActions } from '../cart/bag-actions.ts'
import { reloadBag } from '../cart/bag.ts'
import { isPhoneLayout } from '../catalogue/product-detail/phone-layout.ts'
import { useMoney } from '../price/use-money.ts'
import {
  amountsBetween,
  checkoutActions,
  type CheckoutState,
  checkoutStore,
  isSettled,
  recalculate,
} from './checkout-store.ts'
import { openPaymentWindow, type PaymentWindow } from './payment-window.ts'
import { placeOrder, refreshCheckout } from './place-order.ts'
import { hasEnded, sortRefusals } from './refusals.ts'
import { checkSections, hasSections, sectionOf } from './sections.ts'
import { isLesser, useChangeWords } from './useChangeWords.ts'

type OrderError = OrderAnswer['userErrors'][number]
type Code = { readonly couponCode: string; readonly couponName: string }

/** Codes that ended after they were entered: the total that shows is without them. Source: C-222, C-223. */
const endedCodes = (): readonly Code[] =>
  (checkoutStore.get().calculation?.discountCodes ?? []).filter(({ reason }) => hasEnded(reason))

/**
 * Says once what moved: a price or a gift by its old and new state. Where only sums differ, the first of them that is not the total, which
 * the notice gives anyway. Source: CO-95.
 */
function causeOf(moved: readonly OrderError[], changes: readonly string[]): string {
  if (changes.length > 0) return changes.join(' ')
  return (moved.find(({ field }) => field !== 'amount') ?? moved[0])?.message ?? ''
}

/** Handles the button at the end of checkout, and its messages. */
export function usePlacing() {
  const t = useTranslations('checkout.placing')
  const money = useMoney()
  const wordsOf = useChangeWords()
  const { api, go } = useBlockContext()
  const isBuilder = useIsBuilder()
  const [notice, setNotice] = useState('')
  /** Number of an unpaid order of the shopper's that is in the way. */
  const [blockingOrder, setBlockingOrder] = useState('')
  /** Number of the order that has the goods already; empty for none. */
  const [ordered, setOrdered] = useState('')
  /** Asks whether the order is to be placed without codes that have ended; absent while there is no question. */
  const [question, setQuestion] = useState<{ readonly text: string }>()
  const { setSending, expire, markAmounts } = checkoutActions(api)
  const acceptChanges = () => checkoutActions(api).acceptChanges()

  const askAgain = async (moved: readonly OrderError[]) => {
    const before = checkoutStore.get().calculation
    await refreshCheckout(api)
    const { calculation, changes } = checkoutStore.get()
    const changed = amountsBetween(before, calculation)
    markAmounts(changed)
    const what = causeOf(moved, changes.filter(isLesser).map(wordsOf))
    // What the notice says need not be asked once more.
    if (changes.every(isLesser)) acceptChanges()
    setNotice(
      changed.has('amount')
        ? t('movedTo', { what, amount: money(calculation?.amount.amount ?? 0) })
        : t('moved', { what }),
    )
  }

  /** Changes that the shopper may not have seen, further up on the page: says them here, and asks once. Source: CO-95. */
  const askFirst = ({ changes, calculation }: CheckoutState): boolean => {
    const lesser = changes.filter(isLesser)
    if (lesser.length === 0) return false
    const what = lesser.map(wordsOf).join(' ')
    if (lesser.some(({ kind }) => kind === 'price')) markAmounts(new Set(['productAmount', 'amount']))
    setNotice(t('movedTo', { what, amount: money(calculation?.amount.amount ?? 0) }))
    acceptChanges()
    return true
  }

  /** Another tab has ordered the goods: says so with the order's number, and shows the bag as it is in every tab. */
  const showOrdered = (order: string) => {
    setOrdered(order)
    void reloadBag(api).catch(() => undefined)
  }

  const refuse = async (errors: readonly OrderError[]) => {
    const { bySection, expired, moved, rest } = sortRefusals(errors)
    for (const [section, refusals] of bySection) sectionOf(section)?.refuse(refusals)
    setNotice(rest.map(({ message }) => message).join(' ') || (bySection.size > 0 ? t('check') : ''))
    setBlockingOrder(rest.find(({ externalOrderNo }) => externalOrderNo)?.externalOrderNo ?? '')
    if (expired.length > 0) {
      await recalculate(api)
      return setQuestion({ text: expired.map(({ message }) => message).join(' ') })
    }
    const order = errors.find(({ code }) => code === 'ORDER_LINES_TAKEN')?.externalOrderNo
    if (order) return showOrdered(order)
    if (moved.length > 0) await askAgain(moved)
  }

  const fail = (error: unknown) => {
    if (isSessionOver(error)) return expire()
    setNotice(t('failed'))
    if (!(error instanceof ApiError)) throw error
  }

  /** Goes on to the payment in its window, and to the result in this one. Source: C-277, CO-100, CO-109. */
  const leave = (order: NonNullable<OrderAnswer['order']>, payment: PaymentWindow | undefined) => {
    const number = encodeURIComponent(order.externalOrderNo)
    const isPaid = order.amount.amount === 0
    // What was ordered has left the bag; a failure shows with the next reading.
    void reloadBag(api).catch(() => undefined)
    if (!isPaid && !payment) return go(`/payment?orderId=${number}`)
    payment?.goTo(`/payment?orderId=${number}`)
    go(`/pay/result/${number}`)
  }

  /** @param without codes to leave out before the order is placed */
  const place = async (without: readonly Code[] = []) => {
    const state = checkoutStore.get()
    if (isBuilder || state.isSending || state.isExpired || !isSettled(state)) return
    if (!hasSections(state.calculation?.amount.amount === 0)) return
    setNotice('')
    setBlockingOrder('')
    setOrdered('')
    setQuestion(undefined)
    markAmounts(new Set())
    const sections = checkSections()
    if (!sections) return setNotice(t('check'))
    if (askFirst(state)) return
    const ended = endedCodes()
    if (ended.length > 0 && without.length === 0)
      return setQuestion({
        text: ended.map(({ couponName, couponCode }) => couponName || couponCode).join(', '),
      })
    const isFree = state.calculation?.amount.amount === 0
    const payment = isFree ? undefined : openPaymentWindow({ title: t('window'), text: t('windowText') })
    setSending(true)
    try {
      for (const { couponCode } of without) await bagActions(api).removeCoupon(couponCode)
      if (without.length > 0) await recalculate(api)
      const answer = await placeOrder({ api, sections, isPhone: isPhoneLayout() })
      if ('order' in answer) return leave(answer.order, payment)
      payment?.close()
      await refuse(answer.errors)
    } catch (error) {
      payment?.close()
      fail(error)
    } finally {
      setSending(false)
    }
  }

  return {
    notice,
    blockingOrder,
    ordered,
    question,
    place: () => void place(),
    /** The shopper orders at the original price. Source: C-222. */
    placeWithout: () => void place(endedCodes()),
    stay: () => setQuestion(undefined),
  }
}
