import type { DeskJob, JobFailure } from '#desk/jobs/job-shapes.ts'
import { formatDateTime } from '#locales/format.ts'
import type { Operator } from '#operators/operator.ts'
import { may } from '#operators/rights.ts'
import { orNull } from '#operators/client/operations.ts'
import { Button } from '#ui/button/Button.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { saveFile } from '../../builder/transfer/files.ts'
import { useEnvironment } from '../../kit/environment.ts'
import { readKey } from '../../kit/operations.ts'
import { PageNotice } from '../../kit/parts/PageNotice.tsx'
import desk from '../../kit/parts/screen.module.css'
import { toastFailure } from '../../kit/parts/toasts.ts'
import bulk from '../bulk/bulk.module.css'
import { DeskDetail } from '../parts/DeskDetail.tsx'
import { DeskSection, Facts } from '../parts/DeskSection.tsx'
import { JobButtons } from './JobButtons.tsx'
import { JobState } from './JobState.tsx'
import styles from './jobs.module.css'
import { useJobWords } from './use-job-words.ts'

interface Props {
  readonly operator: Operator
}

/** `/jobs/<id>`: how far a change of many records is, what was refused, and its undo. */
export function JobScreen({ operator }: Props) {
  const t = useTranslations('editor.jobs')
  const { id = '' } = useParams()
  if (!may(operator, 'goods.read')) return <PageNotice text={t('notAllowed')} />
  return <Found key={id} id={id} operator={operator} />
}

/** Time between two looks while it runs. Milliseconds. */
const LOOK_MS = 1000

function Found({ id, operator }: Props & { readonly id: string }) {
  const t = useTranslations('editor.jobs')
  const { operations } = useEnvironment()
  const query = useQuery({
    queryKey: readKey('jobs.find', { id }),
    queryFn: () => orNull(operations.read('jobs.find', { id })),
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? LOOK_MS : false),
  })
  return (
    <DeskDetail
      title={t('title')}
      list={{ path: '/jobs', name: t('back') }}
      loading={t('loading')}
      missing={t('missing')}
      query={query}
    >
      {job => <Job job={job} mayChange={may(operator, 'goods.change')} />}
    </DeskDetail>
  )
}

interface JobProps {
  readonly job: DeskJob & { readonly failures: readonly JobFailure[] }
  readonly mayChange: boolean
}

function Job({ job, mayChange }: JobProps) {
  const t = useTranslations('editor.jobs')
  const { uiLocale } = useEnvironment()
  const words = useJobWords(job)
  const { at, by, reason, undoes, total, done, same, failed } = job
  const sum = done + same + failed
  const original =
    undoes === null ? null : <Link to={`/jobs/${encodeURIComponent(undoes)}`}>{t('original')}</Link>
  return (
    <>
      <DeskSection title={words.what} action={<JobState job={job} />}>
        <div className={styles.job}>
          <label className={styles.progress}>
            <span>
              {t('progress')}: {t('progressText', { sum, total })}
            </span>
            <progress value={sum} max={total} />
          </label>
          <output>{t('results', { done, same, failed })}</output>
          <Facts
            rows={[
              [t('list'), words.list],
              [t('time'), formatDateTime(at, uiLocale)],
              [t('by'), by],
              [t('reasonOf'), reason],
              [t('undoes'), original],
            ]}
          />
          {mayChange && <JobButtons job={job} />}
        </div>
      </DeskSection>
      {failed > 0 && <Failures job={job} words={words.failure} />}
    </>
  )
}

interface FailuresProps extends Pick<JobProps, 'job'> {
  readonly words: (failure: JobFailure) => string
}

function Failures({ job: { id, failed, failures }, words }: FailuresProps) {
  const t = useTranslations('editor.jobs')
  const { operations } = useEnvironment()
  const download = async () => {
    try {
      const { text } = await operations.read('jobs.failures', { id })
      saveFile(`refused-${id}.csv`, text, 'text/csv')
    } catch (error) {
      toastFailure(error instanceof Error ? error : new Error(String(error)))
    }
  }
  return (
    <DeskSection
      title={t('failures')}
      action={
        <Button variant="line" onClick={() => void download()}>
          {t('download')}
        </Button>
      }
    >
      {failed > failures.length && <p className={desk.notice}>{t('firstFailures')}</p>}
      <ul className={bulk.changes}>
        {failures.map(failure => (
          <li key={failure.code}>{words(failure)}</li>
        ))}
      </ul>
    </DeskSection>
  )
}
