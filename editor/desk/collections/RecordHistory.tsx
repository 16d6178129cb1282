import type { RecordStep } from '#desk/collections/record-shapes.ts'
import { formatDateTime } from '#locales/format.ts'
import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { useTranslations } from 'use-intl'
import { useEnvironment } from '../../kit/environment.ts'
import { useChange, useOperation } from '../../kit/operations.ts'
import { toastDone, toastFailure } from '../../kit/parts/toasts.ts'
import desk from '../../kit/parts/screen.module.css'
import { DeskSection } from '../parts/DeskSection.tsx'
import { useWishKey } from '../parts/use-wish-key.ts'
import styles from './collections.module.css'
import type { ShownCollection } from './screen-props.ts'
import { useFieldWords } from './use-field-words.ts'

interface Props {
  readonly collection: ShownCollection
  readonly code: string
  readonly mayUndo: boolean
}

/** Changes of a record, the newest first: who, when, why, old and new; each can be taken back. */
export function RecordHistory({ collection, code, mayUndo }: Props) {
  const t = useTranslations('editor.records')
  const { name } = collection
  const { data, error } = useOperation(`${name}.history`, { code })
  const wishOf = useWishKey()
  const undo = useChange(`${name}.undo`, {
    onDone: () => toastDone(t('undone')),
    onError: toastFailure,
  })
  return (
    <DeskSection title={t('history')}>
      {error && <Notice tone="error">{error.message}</Notice>}
      {data?.length === 0 && <p className={desk.notice}>{t('noHistory')}</p>}
      <ol className={styles.history}>
        {data?.map(step => (
          <Step
            key={step.set}
            name={name}
            step={step}
            isPending={undo.isPending}
            {...(mayUndo && { onUndo: () => undo.start({ wish: wishOf(step.set), set: step.set }) })}
          />
        ))}
      </ol>
    </DeskSection>
  )
}

interface StepProps {
  readonly name: string
  readonly step: RecordStep
  readonly isPending: boolean
  readonly onUndo?: () => void
}

function Step({ name, step, isPending, onUndo }: StepProps) {
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
        {step.changes.map(change => (
          <li key={change.path}>
            <ChangeWords name={name} change={change} />
          </li>
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

interface ChangeProps {
  readonly name: string
  readonly change: RecordStep['changes'][number]
}

function ChangeWords({ name, change: { path, before, after } }: ChangeProps) {
  const t = useTranslations('editor.records')
  const words = useFieldWords(name)
  if (path === '') return t(before === undefined ? 'wasNew' : 'wasRemoved')
  return t('fieldChanged', {
    field: words.name(path),
    before: words.value(before),
    after: words.value(after),
  })
}
