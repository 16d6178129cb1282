import { DAY_MS, epochMs } from '#locales/hong-kong.ts'
import type { Order } from '#api/client/order/order.ts'
import { useEffect } from 'react'
import { isPaid } from '../../shop/order/order-status.ts'
import { createKeptText, type KeptText } from '../../shop/session/kept-text.ts'
import { useClock } from '../../shop/time/use-now.ts'
import { track } from '../../shop/tracking/tracking.ts'

/** An older order was tracked when it was placed, perhaps in another browser. Milliseconds; ours. */
const NEWS_MS = DAY_MS

/** Orders remembered; the oldest go first. */
const REMEMBERED = 20

/** The list with one more order, or `undefined` when it is on it already. */
export const withOrder = (orders: readonly string[], order: string): readonly string[] | undefined =>
  orders.includes(order) ? undefined : [...orders, order].slice(-REMEMBERED)

/**
 * Returns true if an order's purchase has not been tracked in this browser; it is then taken for tracked, so that neither a reload
 * nor going back tells of it again. Source: C-390, CO-08.
 */
export function isNewPurchase(order: string, kept: KeptText = createKeptText('cairn.purchases')): boolean {
  const orders = withOrder(kept.read()?.split(' ') ?? [], order)
  if (orders) kept.write(orders.join(' '))
  return orders !== undefined
}

/** Tracks the purchase once, as soon as the order is paid; a trial of the staff is none. Source: C-390, C-392, CO-08. */
export function useTrackPurchase(order: Order): void {
  const { orderCode, orderStatus, orderTime, isTrial, amount, orderLines } = order
  const clock = useClock()
  useEffect(() => {
    const isNews = isPaid(orderStatus) && clock() - epochMs(orderTime) <= NEWS_MS
    if (isTrial || !isNews || !isNewPurchase(orderCode)) return
    track('purchase', {
      ecommerce: {
        transaction_id: orderCode,
        value: amount.amount,
        currency: amount.currencyCode,
        items: orderLines.map(({ spuCode, skuCode, quantity }) => ({
          item_id: spuCode,
          item_variant: skuCode,
          quantity,
        })),
      },
    })
  }, [clock, orderStatus, orderTime, isTrial, orderCode, amount, orderLines])
}
