import { Button } from '#ui/button/Button.tsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import styles from './collections.module.css'

interface Props {
  /** Names of the fields that are not saved. */
  readonly names: readonly string[]
  readonly label: string
  readonly isSaving: boolean
  readonly onDiscard: () => void
  /** Asks for an instant to save it at, where that is possible. */
  readonly onLater?: () => void
  /** More that can be done with what is not saved. */
  readonly children?: ReactNode
}

/** Names what is not saved, saves it or drops it. It is there as long as there is something to save. */
export function SaveBar({ names, label, isSaving, onDiscard, onLater, children }: Props) {
  const t = useTranslations('editor.records')
  const plans = useTranslations('editor.plans')
  return (
    <div className={styles.bar} data-shown={names.length > 0 || undefined}>
      <p aria-live="polite">{names.length > 0 && t('unsaved', { fields: names.join(', ') })}</p>
      {names.length > 0 && (
        <>
          {children}
          <Button variant="line" onClick={onDiscard}>
            {t('discard')}
          </Button>
          {onLater && (
            <Button variant="line" disabled={isSaving} onClick={onLater}>
              {plans('later')}
            </Button>
          )}
          <Button type="submit" isLoading={isSaving}>
            {label}
          </Button>
        </>
      )}
    </div>
  )
}
