import { useTranslations } from 'use-intl'
import styles from './Price.module.css'

interface Props {
  /** The current price, formatted by `formatMoney`. */
  readonly price: string
  /** The earlier price, if it was higher. */
  readonly was?: string | undefined
  readonly size?: 's' | 'm' | 'l'
  readonly className?: string | undefined
}

/** A price. If reduced, the old price is struck through beside it; screen readers hear both with their names. */
export function Price({ price, was, size = 'm', className }: Props) {
  const t = useTranslations('common.price')
  const classes = [styles.price, styles[size], className].filter(Boolean).join(' ')
  if (!was) return <span className={classes}>{price}</span>
  return (
    <span className={classes}>
      <span className={styles.now}>
        <span className="visuallyHidden">{t('sale')} </span>
        {price}
      </span>
      <s className={styles.was}>
        <span className="visuallyHidden">{t('list')} </span>
        {was}
      </s>
    </span>
  )
}
