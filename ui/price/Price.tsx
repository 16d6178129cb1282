import { useTranslations } from 'use-intl'
import styles from './Price.module.css'

interface Props {
  /** What it costs, as `formatMoney` wrote it. */
  readonly price: string
  /** What it cost before, when that was more. */
  readonly was?: string | undefined
  readonly size?: 's' | 'm' | 'l'
  readonly className?: string | undefined
}

/** What something costs; reduced, the old price stands struck through beside it, and both are named when read aloud. */
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
