import type { BulkList } from '#desk/jobs/bulk-fields.ts'
import { Button } from '#ui/button/Button.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Given } from '../../kit/operation-client.ts'
import { BulkDialog, type DrawValue } from './BulkDialog.tsx'
import styles from './bulk.module.css'
import type { FieldWords } from './use-bulk-words.ts'
import type { RowSelection } from './use-selection.ts'

export type Chosen = Given<'jobs.try'>['selection']

interface Props {
  readonly list: BulkList
  readonly selection: RowSelection
  /** Codes of the rows that are loaded. */
  readonly shown: readonly string[]
  /** All rows that match, as a selection. */
  readonly all: Chosen
  /** True if rows match that are not loaded. */
  readonly hasMore: boolean
  readonly words: FieldWords
  /** Draws the field for the value of an action that has no list of values. */
  readonly drawValue?: DrawValue
}

/** What can be done with the chosen rows. It is there as long as some are chosen. */
export function BulkBar({ list, selection, shown, all, hasMore, words, drawValue }: Props) {
  const t = useTranslations('editor.jobs')
  const [isOpen, setOpen] = useState(false)
  const { codes, isAll, toggleShown, chooseAll, clear } = selection
  if (codes.size === 0 && !isAll) return null
  return (
    <section className={styles.bar} aria-label={t('bar')}>
      <p aria-live="polite">{isAll ? t('allChosen') : t('chosen', { count: codes.size })}</p>
      {!isAll && !shown.every(code => codes.has(code)) && (
        <Button variant="quiet" className={styles.onPhone} onClick={() => toggleShown(shown)}>
          {t('chooseShown')}
        </Button>
      )}
      {hasMore && !isAll && (
        <Button variant="quiet" onClick={chooseAll}>
          {t('chooseAll')}
        </Button>
      )}
      <Button variant="line" onClick={clear}>
        {t('clear')}
      </Button>
      <Button onClick={() => setOpen(true)}>{t('change')}</Button>
      {isOpen && (
        <BulkDialog
          {...{ list, words }}
          {...(drawValue && { drawValue })}
          chosen={isAll ? all : { codes: [...codes] }}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  )
}
