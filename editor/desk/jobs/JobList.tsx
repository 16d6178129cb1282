import type { DeskJob } from '#desk/jobs/job-shapes.ts'
import { formatDateTime } from '#locales/format.ts'
import type { Operator } from '#operators/operator.ts'
import { may } from '#operators/rights.ts'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useEnvironment } from '../../kit/environment.ts'
import { useOperation } from '../../kit/operations.ts'
import { PageNotice } from '../../kit/parts/PageNotice.tsx'
import desk from '../../kit/parts/screen.module.css'
import { Desk } from '../parts/Desk.tsx'
import { DeskList } from '../parts/DeskList.tsx'
import { JobState } from './JobState.tsx'
import { useJobWords } from './use-job-words.ts'

/** `/jobs`: changes of many records, the newest first. */
export function JobList({ operator }: { readonly operator: Operator }) {
  const t = useTranslations('editor.jobs')
  if (!may(operator, 'goods.read')) return <PageNotice text={t('notAllowed')} />
  return <List />
}

/** Time between two looks while a job runs. Milliseconds. */
const LOOK_MS = 2000

function List() {
  const t = useTranslations('editor.jobs')
  const { data, error, refetch, isPending } = useOperation(
    'jobs.list',
    {},
    {
      refetchInterval: ({ state }) =>
        state.data?.jobs.some(job => job.state === 'running') ? LOOK_MS : false,
    },
  )
  return (
    <Desk title={t('title')} introduction={t('text')}>
      <DeskList
        isPending={isPending}
        error={error}
        retry={refetch}
        loading={t('loading')}
        {...(data && { none: t('none') })}
        caption={t('title')}
        columns={[t('what'), t('state'), t('time'), t('by')]}
      >
        {data?.jobs.map(job => <Row key={job.id} job={job} />) ?? []}
      </DeskList>
    </Desk>
  )
}

function Row({ job }: { readonly job: DeskJob }) {
  const t = useTranslations('editor.jobs')
  const { uiLocale } = useEnvironment()
  const words = useJobWords(job)
  const { id, at, by, reason, done, same, failed } = job
  return (
    <tr>
      <th scope="row">
        <Link to={`/jobs/${encodeURIComponent(id)}`}>{words.what}</Link>
        <small>
          {words.list}
          {reason !== '' && ` · ${reason}`}
        </small>
      </th>
      <td>
        <JobState job={job} />
        <small>{t('results', { done, same, failed })}</small>
      </td>
      <td className={desk.short}>{formatDateTime(at, uiLocale)}</td>
      <td data-label={t('by')}>{by}</td>
    </tr>
  )
}
