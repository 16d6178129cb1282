import { useTranslations } from 'use-intl'
import type { OrderStatus } from '#api/client/order/order.ts'
import { isCancelled } from '#blocks/shop/order/order-status.ts'
import styles from '../../kit/parts/screen.module.css'

interface Props {
  readonly status: OrderStatus
  readonly isToShip: boolean
}

/** Colours as in the list of pages: amber waits for the shop, green has arrived, red was cancelled. */
function colourOf({ status, isToShip }: Props) {
  if (isToShip) return 'changed'
  if (isCancelled(status)) return 'offline'
  return status === 'WAIT_EVALUATE' || status === 'COMPLETED' ? 'live' : 'draft'
}

/** Status of an order, in the words that its shopper reads as far as they tell the states apart. */
export function OrderStatusBadge(props: Props) {
  const t = useTranslations('editor.orders.statuses')
  return (
    <span className={styles.status} data-status={colourOf(props)}>
      {t(props.status)}
    </span>
  )
}
