import { useTranslations } from 'use-intl'
import type { OrderStatus } from '#api/client/order/order.ts'
import styles from '../desk/desk.module.css'

/** The colours of the list of pages: amber waits for the shop, green has arrived, red was cancelled. */
const COLOURS: Readonly<Record<OrderStatus, 'draft' | 'changed' | 'live' | 'offline'>> = {
  WAIT_PAY: 'draft',
  WAIT_DELIVERY: 'changed',
  PARTIAL_SHIPPED: 'changed',
  WAIT_RECEIVE: 'draft',
  PARTIAL_RECEIVED: 'draft',
  WAIT_EVALUATE: 'live',
  COMPLETED: 'live',
  CANCELED: 'offline',
  AUTO_CANCEL: 'offline',
}

/** Where an order stands, in the words that its shopper reads as far as they tell the states apart. */
export function OrderStatusBadge({ status }: { readonly status: OrderStatus }) {
  const t = useTranslations('editor.orders.statuses')
  return (
    <span className={styles.status} data-status={COLOURS[status]}>
      {t(status)}
    </span>
  )
}
