import { useTranslations } from 'use-intl'
import { Notice } from '#ui/notice/Notice.tsx'
import type { StyleStep } from '#desk/styles/listed-style.ts'
import { useOperation } from '../../kit/operations.ts'
import desk from '../../kit/parts/screen.module.css'
import records from '../collections/collections.module.css'
import { HistoryStep } from '../collections/HistoryStep.tsx'
import { DeskSection } from '../parts/DeskSection.tsx'
import type { StyleValues } from './style-values.ts'
import { useStyleWords } from './use-style-words.ts'

interface Props {
  readonly style: string
  readonly values: StyleValues
}

/** Changes of the products of a style, those that were made together put together, the newest first. */
export function StyleHistory({ style, values }: Props) {
  const t = useTranslations('editor.records')
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
                isPending={false}
              />
            )
          )
        })}
      </ol>
    </DeskSection>
  )
}

const changesIn = (steps: readonly StyleStep[]) =>
  steps.flatMap(({ code, changes }) => changes.map(change => ({ code, ...change })))
