import { Notice } from '#ui/notice/Notice.tsx'
import { useTranslations } from 'use-intl'
import { useChange, useOperation } from '../../kit/operations.ts'
import { toastDone, toastFailure } from '../../kit/parts/toasts.ts'
import desk from '../../kit/parts/screen.module.css'
import { DeskSection } from '../parts/DeskSection.tsx'
import { useWishKey } from '../parts/use-wish-key.ts'
import styles from './collections.module.css'
import { HistoryStep, useChangeWords } from './HistoryStep.tsx'
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
  const said = useChangeWords(useFieldWords(name))
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
          <HistoryStep
            key={step.set}
            step={step}
            said={step.changes.map(change => ({ key: change.path, text: said(change) }))}
            isPending={undo.isPending}
            {...(mayUndo && { onUndo: () => undo.start({ wish: wishOf(step.set), set: step.set }) })}
          />
        ))}
      </ol>
    </DeskSection>
  )
}
