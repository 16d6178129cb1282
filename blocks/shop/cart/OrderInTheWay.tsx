import { showToast } from '#ui/toast/toast.ts'
import { useTranslations } from 'use-intl'
import { useBlockContext } from '../../page/view.ts'
import { openCancelOrder } from '../order/open-cancel-order.ts'
import { payHref } from '../order/order-links.ts'
import shared from './bag.module.css'
import styles from './Coupons.module.css'

interface Props {
  /** Number of the shopper's unpaid order that holds a code. */
  readonly order: string
  /** The order was cancelled: the code is free. */
  readonly onCancelled: () => void
}

/** Pays or cancels the unpaid order that holds a code. Source: spec, “a code held by the shopper's own unpaid order”. */
export function OrderInTheWay({ order, onCancelled }: Props) {
  const t = useTranslations('service.cartCoupon')
  const { loadTexts } = useBlockContext()
  const cancel = async () => {
    try {
      await openCancelOrder({ orderCode: order, onCancelled }, loadTexts)
    } catch {
      showToast(t('failed'), { status: 'error' })
    }
  }
  return (
    <span className={styles.ways}>
      <a className={shared.link} href={payHref(order)} target="_blank" aria-label={t('payTitle', { order })}>
        {t('pay')}
      </a>
      <button
        type="button"
        className={shared.link}
        aria-haspopup="dialog"
        aria-label={t('cancelTitle', { order })}
        onClick={() => void cancel()}
      >
        {t('cancel')}
      </button>
    </span>
  )
}
