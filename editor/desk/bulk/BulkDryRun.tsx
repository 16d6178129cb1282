import type { BulkChange } from '#api/rules/bulk-change.ts'
import type { BulkList } from '#desk/jobs/bulk-fields.ts'
import type { DryRun } from '#desk/jobs/job-shapes.ts'
import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { TextField } from '#ui/text-field/TextField.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useEnvironment } from '../../kit/environment.ts'
import { readKey, useChange } from '../../kit/operations.ts'
import desk from '../../kit/parts/screen.module.css'
import { useWishKey } from '../parts/use-wish-key.ts'
import type { Chosen } from './BulkBar.tsx'
import styles from './bulk.module.css'
import { type FieldWords, useBulkWords } from './use-bulk-words.ts'

interface Props {
  readonly list: BulkList
  readonly chosen: Chosen
  readonly change: BulkChange
  readonly words: FieldWords
  readonly onBack: () => void
}

/** Shows what a change would do, and begins it. */
export function BulkDryRun({ list, chosen, change, words, onBack }: Props) {
  const t = useTranslations('editor.jobs')
  const { operations } = useEnvironment()
  const navigate = useNavigate()
  const [reason, setReason] = useState('')
  const wishOf = useWishKey()
  const question = { list, selection: chosen, change }
  const { data, error } = useQuery({
    queryKey: [...readKey('jobs.try'), question],
    queryFn: () => operations.ask('jobs.try', question),
    gcTime: 0,
  })
  const start = useChange('jobs.start', {
    onDone: ({ id }) => void navigate(`/jobs/${encodeURIComponent(id)}`),
  })
  const failure = error ?? start.error
  return (
    <form
      className={desk.form}
      onSubmit={event => {
        event.preventDefault()
        if (!data) return
        const job = { ...question, expected: data.count, reason: reason.trim() }
        start.start({ ...job, wish: wishOf(job) })
      }}
    >
      <b>{useBulkWords(words).change(change)}</b>
      {!data && !error && <output className={desk.notice}>{t('checking')}</output>}
      {data && <Effects {...{ list, data, words }} />}
      {data && data.changed > 0 && (
        <TextField
          label={t('reason')}
          maxLength={300}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
      {failure && <Notice tone="error">{failure.message}</Notice>}
      <div className={desk.formFoot}>
        <Button variant="line" onClick={onBack}>
          {t('backToChoice')}
        </Button>
        {data && data.changed > 0 && (
          <Button type="submit" isLoading={start.isPending}>
            {t('run', { count: data.tried < data.count ? data.count : data.changed })}
          </Button>
        )}
      </div>
    </form>
  )
}

interface EffectsProps extends Pick<Props, 'list' | 'words'> {
  readonly data: DryRun
}

/** Numbers, examples and refusals of a dry run. */
function Effects({ list, data, words }: EffectsProps) {
  const t = useTranslations('editor.jobs')
  const bulkWords = useBulkWords(words)
  const { count, tried, changed, same, failed, examples, failures } = data
  return (
    <>
      <output>{changed === 0 ? t('nothing') : t('counts', { count, changed, same, failed })}</output>
      {list === 'styles' && <p>{t('coloursCount')}</p>}
      {tried < count && <Notice tone="warning">{t('triedOnly', { tried })}</Notice>}
      {examples.length > 0 && (
        <section aria-label={t('examples')}>
          <h3 className={styles.heading}>{t('examples')}</h3>
          <ul className={styles.changes}>
            {examples.map(({ code, path, before, after }) => (
              <li key={code}>
                {t('example', {
                  code,
                  field: bulkWords.name(path),
                  before: bulkWords.value(before),
                  after: bulkWords.value(after),
                })}
              </li>
            ))}
          </ul>
        </section>
      )}
      {failures.length > 0 && (
        <section aria-label={t('refusals')}>
          <h3 className={styles.heading}>{t('refusals')}</h3>
          <ul className={styles.changes}>
            {failures.map(each => (
              <li key={each.code}>{bulkWords.failure(each)}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
