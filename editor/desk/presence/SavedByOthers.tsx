import type { RecordStep } from '#desk/collections/record-shapes.ts'
import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { readKey } from '../../kit/operations.ts'
import styles from './presence.module.css'
import type { OpenArea } from './use-record-presence.ts'

interface Props<Step extends RecordStep> {
  readonly area: OpenArea
  /** Changes of the record that the form does not show yet, newest first. */
  readonly steps: readonly Step[]
  /** Names what a step changed. */
  readonly namesOf: (step: Step) => readonly string[]
}

const isWhole = ({ changes }: RecordStep) => changes.some(({ path }) => path === '')

/** Says what others saved since the form was read, and takes it in on request: what is typed stays over it. */
export function SavedByOthers<Step extends RecordStep>({ area, steps, namesOf }: Props<Step>) {
  const t = useTranslations('editor.records.presence')
  const records = useTranslations('editor.records')
  const client = useQueryClient()
  const queryKey = readKey(`${area}.find`)
  // What is just being read is no news.
  const isReading = useIsFetching({ queryKey }) > 0
  const sets = [...Map.groupBy(steps, ({ set }) => set).values()]
  return (
    <output className={styles.news}>
      {sets.length > 0 && !isReading && (
        <Notice tone="warning">
          {sets.map(together => {
            const by = together[0]?.by || records('commandLine')
            const fields = [...new Set(together.flatMap(namesOf))].join(', ')
            return (
              <p key={together[0]?.set}>
                {together.some(isWhole) ? t('savedWhole', { by }) : t('saved', { by, fields })}
              </p>
            )
          })}
          <Button variant="line" size="s" onClick={() => void client.invalidateQueries({ queryKey })}>
            {t('take')}
          </Button>
        </Notice>
      )}
    </output>
  )
}
