import { Button } from '#ui/button/Button.tsx'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import styles from './PageNotice.module.css'

interface Props {
  readonly text: string
  /** Reason, where the text does not say it. */
  readonly reason?: string
  readonly isBusy?: boolean
  readonly onRetry?: (() => void) | undefined
  /** Way on in place of the list of pages, for people without an account. */
  readonly way?: ReactNode
}

/** A whole page that says one thing: wait, or why there is nothing to show, with ways on. */
export function PageNotice({ text, reason, isBusy = false, onRetry, way }: Props) {
  const t = useTranslations('editor.page')
  const actions = !isBusy && (
    <div className={styles.actions}>
      {onRetry && (
        <Button variant="line" onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
      {way ?? <Link to="/pages">{t('toList')}</Link>}
    </div>
  )
  return (
    <main className={styles.page} aria-busy={isBusy}>
      <div role={isBusy ? 'status' : 'alert'}>
        <EmptyState level={1} title={text} text={reason} action={actions} />
      </div>
    </main>
  )
}
