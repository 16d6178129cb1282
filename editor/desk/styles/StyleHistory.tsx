import { memo } from 'react'
import { useTranslations } from 'use-intl'
import { Notice } from '#ui/notice/Notice.tsx'
import type { StyleStep } from '#desk/styles/listed-style.ts'
import { useChange, useOperation } from '../../kit/operations.ts'
import { toastDone, toastFailure } from '../../kit/parts/toasts.ts'
import desk from '../../kit/parts/screen.module.css'
import records from '../collections/collections.module.css'
import { HistoryStep } from '../collections/HistoryStep.tsx'
import { DeskSection } from '../parts/DeskSection.tsx'
import { useWishKey } from '../parts/use-wish-key.ts'
import type { StyleValues } from './style-values.ts'
import { useStyleWords } from './use-style-words.ts'

interface Props {
  readonly style: string
  readonly values: StyleValues
  readonly mayUndo: boolean
}

/** Changes of the products of a style, those that were made together put together, the newest first. */
export const StyleHistory = memo(function StyleHistory({ style, values, mayUndo }: Props) {
  const t = useTranslations('editor.records')
  const undo = useStyleUndo()
  const { data, error } = useOperation('styles.history', { style })
  const words = useStyleWords(values)
  const sets = [...Map.groupBy(data ?? [], step => step.set).values()]
  return (
    <DeskSection title={t('history')}>
      {error && <Notice tone="error">{error.message}</Notice>}
      {data?.length === 0 && <p className={desk.notice}>{t('noHistory')}</p>}
      <ol className={records.history}>
        {sets.map(steps => {
          const [first] = steps
          return (
            first && (
              <HistoryStep
                key={first.set}
                step={first}
                said={words.said(changesIn(steps)).map(text => ({ key: text, text }))}
                isPending={undo.isPending}
                {...(mayUndo && { onUndo: () => undo.start(first.set) })}
              />
            )
          )
        })}
      </ol>
    </DeskSection>
  )
})

/** Takes back what was saved together, in all products; says which fields stay as they are. */
function useStyleUndo() {
  const t = useTranslations('editor.records')
  const texts = useTranslations('editor.styles.sheet')
  const wishOf = useWishKey()
  const undo = useChange('styles.undo', {
    onDone({ kept, stock }) {
      const left = kept.length + stock.length
      toastDone(left === 0 ? t('undone') : texts('partlyUndone', { kept: kept.length, stock: stock.length }))
    },
    onError: toastFailure,
  })
  return {
    isPending: undo.isPending,
    start: (set: number) => undo.start({ wish: wishOf(set), set }),
  }
}

const changesIn = (steps: readonly StyleStep[]) =>
  steps.flatMap(({ code, changes }) => changes.map(change => ({ code, ...change })))
