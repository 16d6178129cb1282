import { useTranslations } from 'use-intl'
import { NAMED_PAGES } from '../../page/link-target.ts'
import { useShopper } from '../../shop/session/shopper.ts'
import styles from './Header.module.css'
import { Sign } from './Sign.tsx'

/** To the orders, for members. The route itself sends visitors to login. Source: L-029, L-030, L-167, LO-71, M-086. */
export function OrderLink() {
  const t = useTranslations('shop.header')
  if (useShopper()?.isVisitor !== false) return null
  return (
    <a
      className={styles.orders}
      href={NAMED_PAGES['userOrders']}
      aria-label={t('orders')}
      title={t('orders')}
    >
      <Sign of="orders" />
    </a>
  )
}
