import type { RecordStep } from '#desk/collections/record-shapes.ts'
import { formatDateTime } from '#locales/format.ts'
import { Button } from '#ui/button/Button.tsx'
import { useTranslations } from 'use-intl'
import { useEnvironment } from '../../kit/environment.ts'
import styles from './collections.module.css'
import type { FieldWords } from './use-field-words.ts'

interface Props {
  readonly step: RecordStep
  /** Its changes in words. */
  readonly said: readonly { readonly key: string; readonly text: string }[]
  readonly isPending: boolean
  readonly onUndo?: () => void
}

/** Changes that were made together: who, when, why, old and new. */
export function HistoryStep({ step, said, isPending, onUndo }: Props) {
  const t = useTranslations('editor.records')
  const { uiLocale } = useEnvironment()
  const time = formatDateTime(step.at, uiLocale)
  // What an import made new is taken back by deleting it.
  const isFirst = step.changes.some(({ path, before }) => path === '' && before === undefined)
  return (
    <li>
      <p className={styles.stepHead}>
        <time dateTime={new Date(step.at).toISOString()}>{time}</time> · {step.by || t('commandLine')} ·{' '}
        {t(`sources.${step.source}`)}
        {step.isUndone && <b> · {t('isUndone')}</b>}
      </p>
      {step.reason !== '' && <p>{step.reason}</p>}
      <ul>
        {said.map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ul>
      {onUndo && !step.isUndone && !isFirst && (
        <Button
          variant="line"
          size="s"
          disabled={isPending}
          aria-label={t('undoOf', { time })}
          onClick={onUndo}
        >
          {t('undo')}
        </Button>
      )}
    </li>
  )
}

/** Says what a change did to a field. */
export function useChangeWords(words: FieldWords): (change: RecordStep['changes'][number]) => string {
  const t = useTranslations('editor.records')
  return ({ path, before, after }) =>
    path === ''
      ? t(before === undefined ? 'wasNew' : 'wasRemoved')
      : t('fieldChanged', {
          field: words.name(path),
          before: words.value(before, path),
          after: words.value(after, path),
        })
}
