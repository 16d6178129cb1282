import type { DeskJob } from '#desk/jobs/job-shapes.ts'
import { useTranslations } from 'use-intl'
import desk from '../../kit/parts/screen.module.css'

const COLOURS = { running: 'changed', done: 'live', stopped: 'offline' } as const

/** State of a job, and whether it was taken back. */
export function JobState({ job: { state, isUndone } }: { readonly job: DeskJob }) {
  const t = useTranslations('editor.jobs')
  return (
    <>
      <span className={desk.status} data-status={COLOURS[state]}>
        {t(`states.${state}`)}
      </span>
      {isUndone && (
        <>
          {' '}
          <span className={desk.status}>{t('undone')}</span>
        </>
      )}
    </>
  )
}
