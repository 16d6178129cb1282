import { Button } from '#ui/button/Button.tsx'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { ListState } from '../product-list/list-state.ts'
import { ComingCards } from '../product-list/ComingCards.tsx'
import { watchEnd } from '../scroll-edge.ts'
import styles from './ProductGrid.module.css'

interface Props {
  readonly status: ListState['status']
  readonly shown: number
  readonly total: number
  /** Absent: only the button loads more. */
  readonly onNear: (() => Promise<void>) | undefined
  readonly onPress: () => void
}

/**
 * The end of what shows: within 100 px of it more loads by itself, the button does so by hand, and again after a failure. What
 * loads by itself has its places kept, so that nothing below is pushed away before one's eyes.
 * Source: C-140.
 */
export function MoreProducts({ status, shown, total, onNear, onPress }: Props) {
  const t = useTranslations('list.productGrid')
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // After a failure only the button tries again, or a dead network would be asked without end.
    const element = end.current
    if (status !== 'idle' || !element || !onNear) return
    return watchEnd(element, () => void onNear())
  }, [status, onNear])
  return (
    <div ref={end} className={styles.more}>
      {onNear && status !== 'halted' && <ComingCards count={total - shown} className={styles.coming} />}
      <output className={styles.progress}>
        {status === 'halted' ? t('moreFailed') : t('shown', { shown, total })}
      </output>
      <Button variant="line" isLoading={status === 'growing'} onClick={onPress}>
        {t(status === 'halted' ? 'retry' : 'more')}
      </Button>
    </div>
  )
}
