import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { Spinner } from '../spinner/Spinner.tsx'
import { loadingCount, onLoading } from './loading.ts'
import styles from './LoadingIndicator.module.css'

/**
 * Shows while work is pending, after a short delay so that quick work does not flicker. Lies above dialogs and ignores
 * presses. Use one per page. Source: C-382, M-303.
 */
export function LoadingIndicator() {
  const t = useTranslations('common')
  const isShown = useSyncExternalStore(onLoading, loadingCount, () => 0) > 0
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = place.current
    // Reopened, it moves above a dialog that opened since.
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
