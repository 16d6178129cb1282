import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { Spinner } from '../spinner/Spinner.tsx'
import { loadingCount, onLoading } from './loading.ts'
import styles from './LoadingIndicator.module.css'

/**
 * Shows while anything is waited for: not at once, so that what is quick does not flicker. Lies above dialogs and catches no
 * press. One on a page. Source: C-382, M-303.
 */
export function LoadingIndicator() {
  const t = useTranslations('common')
  const isShown = useSyncExternalStore(onLoading, loadingCount, () => 0) > 0
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = place.current
    // Closed and opened anew, it comes above a dialog that opened since.
    if (element?.matches(':popover-open')) element.hidePopover()
    if (isShown) element?.showPopover?.()
  }, [isShown])
  return (
    <div ref={place} popover="manual" className={styles.place}>
      <output>
        {isShown && (
          <span className={styles.indicator}>
            <Spinner />
            <span className="visuallyHidden">{t('loading')}</span>
          </span>
        )}
      </output>
    </div>
  )
}
