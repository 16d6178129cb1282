import type { PlannedChanges } from '#desk/collections/record-shapes.ts'
import { formatDateTime } from '#locales/format.ts'
import { Notice } from '#ui/notice/Notice.tsx'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useEnvironment } from '../../kit/environment.ts'
import desk from '../../kit/parts/screen.module.css'

interface Props {
  readonly planned: readonly PlannedChanges[]
  /** Words of changes. */
  readonly said: (changes: PlannedChanges['changes']) => readonly string[]
}

/** Changes of the open record that wait for an instant, and those that could not be made. Nothing where there are none. */
export function PlannedFor({ planned, said }: Props) {
  const t = useTranslations('editor.plans')
  const { uiLocale } = useEnvironment()
  if (planned.length === 0) return null
  return (
    <Notice tone={planned.some(({ state }) => state === 'refused') ? 'warning' : 'info'}>
      <b>{t('waiting')}</b>
      <ul>
        {planned.map(({ id, due, by, reason, state, changes }) => (
          <li key={id}>
            {t(state === 'refused' ? 'refusedAt' : 'waitingFor', { time: formatDateTime(due, uiLocale), by })}
            {reason !== '' && ` · ${reason}`}
            <ul>
              {said(changes).map(words => (
                <li key={words}>{words}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <Link to="/changes" className={desk.way}>
        {t('seeAll')}
      </Link>
    </Notice>
  )
}
