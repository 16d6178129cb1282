import { Fragment } from 'react'
import { useTranslations } from 'use-intl'
import { timeLeft } from './sale-time.ts'
import styles from './ShopPromotions.module.css'

const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const

interface Props {
  /** Epoch ms. */
  readonly end: number
  readonly now: number
}

/** Time left of the sale. Ours; the source asks for the period alone. */
export function SaleCountdown({ end, now }: Props) {
  const t = useTranslations('shop.shopPromotions')
  const left = timeLeft(end, now)
  return (
    <p className={styles.countdown} role="timer" aria-label={t('left')}>
      {UNITS.map(unit => (
        <Fragment key={unit}>
          <span className={styles.unit}>
            <span className={styles.digits}>{left[unit]}</span> {t(unit)}
          </span>{' '}
        </Fragment>
      ))}
    </p>
  )
}
