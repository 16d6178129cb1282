import type { DeskCampaignEvent } from '#desk/coupons/code-shapes.ts'
import { formatDateTime } from '#locales/format.ts'
import { useTranslations } from 'use-intl'
import { useEnvironment } from '../../kit/environment.ts'
import { useOperation } from '../../kit/operations.ts'
import desk from '../../kit/parts/screen.module.css'
import { DeskSection } from '../parts/DeskSection.tsx'
import { LoadFailure } from '../parts/LoadFailure.tsx'
import styles from './coupons.module.css'

/** What operators did with the codes and coupons of a campaign, the newest first. */
export function CampaignLog({ campaign }: { readonly campaign: string }) {
  const t = useTranslations('editor.codes')
  const { data, error, refetch } = useOperation('codes.events', { campaign })
  if (!data && !error) return null
  return (
    <DeskSection title={t('log')}>
      {error && <LoadFailure error={error} retry={refetch} />}
      {data?.events.length === 0 && <p className={desk.notice}>{t('noLog')}</p>}
      {data && data.events.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a part that scrolls is reached by keyboard
        <ol className={`${desk.events} ${styles.log}`} tabIndex={0} aria-label={t('log')}>
          {data.events.map(event => (
            <Entry key={`${event.at} ${event.kind} ${event.about}`} event={event} />
          ))}
        </ol>
      )}
    </DeskSection>
  )
}

function Entry({ event: { at, by, kind, about, count, reason } }: { readonly event: DeskCampaignEvent }) {
  const t = useTranslations('editor.codes.events')
  const { uiLocale } = useEnvironment()
  return (
    <li>
      <p>
        {t(kind, { about: about === '' ? 'none' : about, count })}
        {reason !== '' && ` · ${reason}`}
      </p>
      <small>
        {formatDateTime(at, uiLocale)} · {by}
      </small>
    </li>
  )
}
