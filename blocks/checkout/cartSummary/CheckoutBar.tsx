import { Button } from '#ui/button/Button.tsx'
import { type RefObject, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { watchEnd } from '../../shop/layout/scroll-edge.ts'
import styles from './CheckoutBar.module.css'

interface CheckoutBarProps {
  /** Total of the bag, as shown. */
  readonly total: string
  readonly isBusy: boolean
  readonly isReady: boolean
  readonly onCheckout: () => void
  /** The summary's own button. */
  readonly button: RefObject<HTMLButtonElement | null>
}

/** On phones and tablets, total and checkout at the window's edge until the summary's own button comes into sight. */
export function CheckoutBar({ total, isBusy, isReady, onCheckout, button }: CheckoutBarProps) {
  const t = useTranslations('service.cartSummary')
  const [isShown, setShown] = useState(false)
  useEffect(
    () => (button.current ? watchEnd(button.current, isNear => setShown(!isNear), 0) : undefined),
    [button],
  )
  if (!isShown) return null
  return (
    <div className={styles.bar}>
      <p>
        {t('total')} <strong className={styles.total}>{total}</strong>
      </p>
      <Button
        aria-label={t('checkoutOf', { total })}
        isLoading={isBusy}
        aria-disabled={!isReady}
        onClick={onCheckout}
      >
        {t('checkout')}
      </Button>
    </div>
  )
}
