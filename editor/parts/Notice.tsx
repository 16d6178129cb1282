import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { Button } from './Button.tsx'
import styles from './Notice.module.css'

interface Props {
  readonly text: string
  readonly isBusy?: boolean
  readonly onRetry?: () => void
}

/** A whole page that says one thing: wait, or why not. */
export function Notice({ text, isBusy = false, onRetry }: Props) {
  const t = useTranslations('editor.page')
  return (
    <main className={styles.notice} aria-busy={isBusy}>
      <h1 role={isBusy ? 'status' : 'alert'}>{text}</h1>
      {isBusy || (
        <p>
          {onRetry && <Button onPress={onRetry}>{t('retry')}</Button>}
          <Link to="/">{t('toList')}</Link>
        </p>
      )}
    </main>
  )
}
