import { Button } from '#ui/button/Button.tsx'
import { useTranslations } from 'use-intl'
import type { ListState } from '../../shop/catalogue/product-list/list-state.ts'
import styles from './ProductGrid.module.css'

interface Props {
  readonly status: ListState['status']
  readonly shown: number
  readonly total: number
  /** Absent once all are there. */
  readonly onPress: (() => void) | undefined
}

/** The foot of a list: how far one has come, and more by hand, also after a failure. As high at the very end. Source: C-140. */
export function MoreProducts({ status, shown, total, onPress }: Props) {
  const t = useTranslations('list.productGrid')
  return (
    <div className={styles.more}>
      <output className={styles.progress}>
        {status === 'halted' ? t('moreFailed') : t('shown', { shown, total })}
      </output>
      {onPress && (
        <Button variant="line" isLoading={status === 'growing'} onClick={onPress}>
          {t(status === 'halted' ? 'retry' : 'more')}
        </Button>
      )}
    </div>
  )
}
