import { formatDateTime } from '#locales/format.ts'
import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { useTranslations } from 'use-intl'
import { useEnvironment } from '../../kit/environment.ts'
import styles from './collections.module.css'

interface Props {
  /** Epoch ms. */
  readonly at: number
  /** Its changes in words. */
  readonly said: readonly string[]
  readonly onPut: () => void
  readonly onDrop: () => void
}

/** Offers what was typed in an earlier visit, with the difference. */
export function OfferedWork({ at, said, onPut, onDrop }: Props) {
  const t = useTranslations('editor.records.work')
  const { uiLocale } = useEnvironment()
  return (
    <Notice tone="warning">
      <p>{t('text', { time: formatDateTime(at, uiLocale) })}</p>
      <ul>
        {said.map(text => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <div className={styles.choice}>
        <Button variant="line" size="s" onClick={onPut}>
          {t('put')}
        </Button>
        <Button variant="quiet" size="s" onClick={onDrop}>
          {t('drop')}
        </Button>
      </div>
    </Notice>
  )
}
