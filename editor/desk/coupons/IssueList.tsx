import type { DeskIssue } from '#desk/coupons/issue-shapes.ts'
import { formatDateTime } from '#locales/format.ts'
import { Button } from '#ui/button/Button.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useEnvironment } from '../../kit/environment.ts'
import { useChange, useOperation } from '../../kit/operations.ts'
import desk from '../../kit/parts/screen.module.css'
import { toastDone, toastFailure } from '../../kit/parts/toasts.ts'
import { DeskList } from '../parts/DeskList.tsx'
import { DeskSection } from '../parts/DeskSection.tsx'
import styles from './coupons.module.css'
import { isAtWork } from './issue-state.ts'
import { ReasonDialog } from './ReasonDialog.tsx'
import { useDownload } from './use-download.ts'

interface Props {
  readonly campaign: string
  readonly mayChange: boolean
}

/** Time between two looks while coupons are issued or taken back. Milliseconds. */
const LOOK_MS = 1000

/** Issues of a campaign’s coupons, the newest first. */
export function IssueList({ campaign, mayChange }: Props) {
  const t = useTranslations('editor.codes.issue')
  const { data, error, isPending, refetch } = useOperation(
    'issues.list',
    { campaign },
    { refetchInterval: ({ state }) => (state.data?.issues.some(isAtWork) ? LOOK_MS : false) },
  )
  return (
    <DeskSection title={t('issues')}>
      <DeskList
        isPending={isPending}
        error={error}
        retry={refetch}
        loading={t('checking')}
        {...(data && { none: t('none') })}
        caption={t('issues')}
        columns={[t('columns.issue'), t('columns.state'), t('columns.results')]}
        {...(mayChange && { actions: t('columns.actions') })}
      >
        {data?.issues.map(issue => <Row key={issue.id} issue={issue} mayChange={mayChange} />) ?? []}
      </DeskList>
    </DeskSection>
  )
}

const COLOURS = {
  naming: 'changed',
  running: 'changed',
  takingBack: 'changed',
  done: 'live',
  stopped: 'offline',
} as const

interface RowProps extends Pick<Props, 'mayChange'> {
  readonly issue: DeskIssue
}

function Row({ issue, mayChange }: RowProps) {
  const t = useTranslations('editor.codes.issue')
  const { uiLocale } = useEnvironment()
  const { at, by, reason, filter, state, total, done, failed, takenBack } = issue
  const sum = state === 'takingBack' ? takenBack : done + failed
  const most = state === 'takingBack' ? done : total
  return (
    <tr>
      <th scope="row">
        {reason}
        <small>
          {t(filter ? 'kinds.filter' : 'kinds.list')} ·{' '}
          {t('made', { by, time: formatDateTime(at, uiLocale) })}
        </small>
      </th>
      <td>
        <span className={desk.status} data-status={COLOURS[state]}>
          {t(`states.${state}`)}
        </span>
        {(state === 'running' || state === 'takingBack') && (
          <label className={styles.progress}>
            <span className="visuallyHidden">{t('progress')}: </span>
            <progress value={sum} max={most} />
            <small>{t('progressText', { sum, total: most })}</small>
          </label>
        )}
      </td>
      <td>{t('results', { done, failed, takenBack })}</td>
      {mayChange && (
        <td className={desk.actions}>
          <IssueButtons issue={issue} />
        </td>
      )}
    </tr>
  )
}

function IssueButtons({ issue }: Pick<RowProps, 'issue'>) {
  const t = useTranslations('editor.codes.issue')
  const { operations } = useEnvironment()
  const failures = useDownload()
  const [isAsking, setAsking] = useState(false)
  const stop = useChange('issues.stop', { onDone: () => toastDone(t('stopped')), onError: toastFailure })
  const resume = useChange('issues.resume', { onDone: () => toastDone(t('begun')), onError: toastFailure })
  const { id, reason, state, done, failed, takenBack } = issue
  const isWorking = isAtWork(issue)
  return (
    <div className={desk.buttons}>
      {isWorking && (
        <Button
          variant="quiet"
          size="s"
          isLoading={stop.isPending}
          aria-label={t('stopOf', { reason })}
          onClick={() => stop.start({ issue: id })}
        >
          {t('stop')}
        </Button>
      )}
      {state === 'stopped' && (
        <Button
          variant="quiet"
          size="s"
          isLoading={resume.isPending}
          aria-label={t('resumeOf', { reason })}
          onClick={() => resume.start({ issue: id })}
        >
          {t('resume')}
        </Button>
      )}
      {failed > 0 && (
        <Button
          variant="quiet"
          size="s"
          isLoading={failures.isPending}
          aria-label={t('failuresOf', { reason })}
          onClick={() =>
            failures.download(`failures-${id}.csv`, () => operations.read('issues.failures', { issue: id }))
          }
        >
          {t('failures')}
        </Button>
      )}
      {!isWorking && done > takenBack && (
        <Button
          variant="quiet"
          size="s"
          aria-label={t('takeBackOf', { reason })}
          onClick={() => setAsking(true)}
        >
          {t('takeBack')}
        </Button>
      )}
      {isAsking && <TakeBackDialog issue={issue} onClose={() => setAsking(false)} />}
    </div>
  )
}

interface DialogProps extends Pick<RowProps, 'issue'> {
  readonly onClose: () => void
}

function TakeBackDialog({ issue: { id, done, takenBack }, onClose }: DialogProps) {
  const t = useTranslations('editor.codes.issue')
  const takeBack = useChange('issues.take-back', {
    onDone() {
      toastDone(t('takingBack'))
      onClose()
    },
  })
  return (
    <ReasonDialog
      title={t('takeBackTitle')}
      text={t('takeBackText', { count: done - takenBack })}
      submit={t('takeBack')}
      isPending={takeBack.isPending}
      error={takeBack.error}
      onSubmit={reason => takeBack.start({ issue: id, reason })}
      onClose={onClose}
    />
  )
}
