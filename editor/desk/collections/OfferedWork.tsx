import { formatDateTime } from '#locales/format.ts'
import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { useTranslations } from 'use-intl'
import { useEnvironment } from '../../kit/environment.ts'
import styles from './collections.module.css'
import type { KeptWork } from './kept-work.ts'
import { useFieldWords } from './use-field-words.ts'

interface Props {
  readonly name: string
  readonly work: KeptWork
  readonly onPut: () => void
  readonly onDrop: () => void
}

/** Offers what was typed in an earlier visit, with the difference. */
export function OfferedWork({ name, work, onPut, onDrop }: Props) {
  const t = useTranslations('editor.records.work')
  const records = useTranslations('editor.records')
  const words = useFieldWords(name)
  const { uiLocale } = useEnvironment()
  return (
    <Notice tone="warning">
      <p>{t('text', { time: formatDateTime(work.at, uiLocale) })}</p>
      <ul>
        {work.changes.map(({ path, before, after }) => (
          <li key={path}>
            {records('fieldChanged', {
              field: words.name(path),
              before: words.value(before),
              after: words.value(after),
            })}
          </li>
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
