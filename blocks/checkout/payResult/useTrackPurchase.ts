import type { Order } from '#api/client/order/order.ts'
import { useEffect } from 'react'
import { isPaid } from '../../shop/order/order-status.ts'
import { useClock } from '../../shop/time/use-now.ts'
import { isNewPurchase } from '../../shop/tracking/purchase-once.ts'
import { track } from '../../shop/tracking/tracking.ts'

/** An older order was tracked when it was placed, perhaps in another browser. Milliseconds; ours. */
const NEWS_MS = 24 * 3_600_000

/** Tracks the purchase once, as soon as the order is paid. Source: C-390, C-392, CO-08. */
export function useTrackPurchase({ orderCode, orderStatus, orderTime, amount, orderLines }: Order): void {
  const clock = useClock()
  useEffect(() => {
    if (!isPaid(orderStatus) || clock() - Date.parse(orderTime) > NEWS_MS || !isNewPurchase(orderCode)) return
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
  }, [clock, orderStatus, orderTime, orderCode, amount, orderLines])
}
