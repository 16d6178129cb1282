import type { Api } from '#api/client/api.ts'
import { ApiError, isSessionOver } from '#api/client/api-error.ts'
import type { OrderAnswer } from '#api/client/cart/checkout.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useShopName } from '../../page/use-shop-name.ts'
import { type BlockContext, useBlockContext, useIsBuilder } from '../../page/view.ts'
import { bagActions } from '../cart/bag-actions.ts'
import { reloadBag } from '../cart/bag.ts'
import { isPhoneLayout } from '../catalogue/product-detail/phone-layout.ts'
import { checkoutActions, checkoutStore, isSettled, recalculate } from './checkout-store.ts'
import { openPaymentWindow, type PaymentWindow } from './payment-window.ts'
import { placeOrder } from './place-order.ts'
import { hasEnded, sortRefusals } from './refusals.ts'
import { checkSections, hasSections, sectionOf } from './sections.ts'
import { useMovedWords } from './useMovedWords.ts'

type OrderError = OrderAnswer['userErrors'][number]
type Code = { readonly couponCode: string; readonly couponName: string }

/** Codes that ended after they were entered: the total that shows is without them. Source: C-222, C-223. */
const endedCodes = (): readonly Code[] =>
  (checkoutStore.get().calculation?.discountCodes ?? []).filter(({ reason }) => hasEnded(reason))

/** Reads the bag that an order has changed; a failure shows with the next reading. */
const refreshBag = (api: Api) => void reloadBag(api).catch(() => undefined)

/** Goes on to the payment in its window, and to the result in this one. Source: C-277, CO-100, CO-109. */
function leave(
  { api, go }: BlockContext,
  order: NonNullable<OrderAnswer['order']>,
  payment: PaymentWindow | undefined,
): void {
  const number = encodeURIComponent(order.externalOrderNo)
  const isPaid = order.amount.amount === 0
  refreshBag(api)
  if (!isPaid && !payment) return go(`/payment?orderId=${number}`)
  payment?.goTo(`/payment?orderId=${number}`)
  go(`/pay/result/${number}`)
}

interface Messages {
  readonly notice: string
  /** Number of an unpaid order of the shopper's that is in the way. */
  readonly blockingOrder: string
  /** Number of the order that has the goods already, in another tab; empty for none. */
  readonly ordered: string
  /** Asks whether the order is to be placed without codes that have ended; absent while there is no question. */
  readonly question?: { readonly text: string } | undefined
}
const NO_MESSAGES: Messages = { notice: '', blockingOrder: '', ordered: '' }

/** Handles the button at the end of checkout, and its messages. */
export function usePlacing() {
  const t = useTranslations('checkout.placing')
  const context = useBlockContext()
  const shop = useShopName()
  const { api } = context
  const isBuilder = useIsBuilder()
  const { askAgain, sayUnseen } = useMovedWords()
  const [messages, setMessages] = useState(NO_MESSAGES)
  const show = (part: Partial<Messages>) => setMessages(before => ({ ...before, ...part }))
  const { setSending, expire, markAmounts } = checkoutActions(api)

  const refuse = async (errors: readonly OrderError[]) => {
    const { bySection, expired, moved, rest } = sortRefusals(errors)
    for (const [section, refusals] of bySection) sectionOf(section)?.refuse(refusals)
    show({
      notice: rest.map(({ message }) => message).join(' ') || (bySection.size > 0 ? t('check') : ''),
      blockingOrder: rest.find(({ externalOrderNo }) => externalOrderNo)?.externalOrderNo ?? '',
    })
    if (expired.length > 0) {
      await recalculate(api)
      return show({ question: { text: expired.map(({ message }) => message).join(' ') } })
    }
    const ordered = errors.find(({ code }) => code === 'ORDER_LINES_TAKEN')?.externalOrderNo
    if (ordered) {
      // The bag shows as it is in every tab.
      refreshBag(api)
      return show({ ordered })
    }
    if (moved.length > 0) show({ notice: await askAgain(moved) })
  }

  const fail = (error: unknown) => {
    if (isSessionOver(error)) return expire()
    show({ notice: t('failed') })
    if (!(error instanceof ApiError)) throw error
  }

  /** @param without codes to leave out before the order is placed */
  const place = async (without: readonly Code[] = []) => {
    const state = checkoutStore.get()
    const isFree = state.calculation?.amount.amount === 0
    if (isBuilder || state.isSending || state.isExpired || !isSettled(state) || !hasSections(isFree)) return
    setMessages(NO_MESSAGES)
    markAmounts(new Set())
    const sections = checkSections()
    const notice = sections ? sayUnseen() : t('check')
    if (!sections || notice) return show({ notice })
    const ended = endedCodes()
    if (ended.length > 0 && without.length === 0) {
      const text = ended.map(({ couponName, couponCode }) => couponName || couponCode).join(', ')
      return show({ question: { text } })
    }
    const payment = isFree
      ? undefined
      : openPaymentWindow({ title: t('window', { shop }), text: t('windowText') })
    setSending(true)
    try {
      for (const { couponCode } of without) await bagActions(api).removeCoupon(couponCode)
      if (without.length > 0) await recalculate(api)
      const answer = await placeOrder({ api, sections, isPhone: isPhoneLayout() })
      if ('order' in answer) return leave(context, answer.order, payment)
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
    ...messages,
    place: () => void place(),
    /** The shopper orders at the original price. Source: C-222. */
    placeWithout: () => void place(endedCodes()),
    stay: () => show({ question: undefined }),
  }
}
