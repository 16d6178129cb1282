import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { campaignShowing } from '#content-store/client/campaigns.ts'
import type { PageSummary } from '#content-store/client/types.ts'
import { LivePeriod } from '../../kit/parts/LivePeriod.tsx'
import { useEnvironment } from '../../kit/environment.ts'
import { useOperation } from '../../kit/operations.ts'
import type { PageSession } from '../../core/session/page-session.ts'
import { useLanguageReport } from './use-language-report.ts'

/** State of the other language of the open page, in sentences: what shoppers get of it, and how many of its texts are behind. */
export function OtherLanguageState({ session }: { readonly session: PageSession }) {
  const { data: page } = useOperation('pages.summary', { key: session.detail.key })
  return page ? <State session={session} page={page} /> : null
}

function State({ session, page }: { readonly session: PageSession; readonly page: PageSummary }) {
  const t = useTranslations('editor.publish.other')
  const sheet = useTranslations('editor.translation')
  const languages = useTranslations('editor.language')
  const { texts } = useLanguageReport(session)
  const language = languages(page.locale)
  const { data: campaigns = [] } = useOperation('campaigns.list', {})
  const isForPeriod = campaignShowing(campaigns, page.key, useEnvironment().clock()) !== undefined
  const counts = (['behind', 'untranslated'] as const).map(state => ({
    state,
    count: texts.filter(text => text.state === state).length,
  }))
  return (
    <div>
      <p>
        {t(`status.${isForPeriod ? 'period' : page.status}`, { language })}{' '}
        {counts.map(({ state, count }) => count > 0 && `${t(state, { language, count })} `)}
        {texts.length > 0 && (
          <Link
            target="_blank"
            to={`/translations?${new URLSearchParams({ page: page.key, to: page.locale })}`}
          >
            {sheet('link')}
          </Link>
        )}
      </p>
      <LivePeriod page={page} />
    </div>
  )
}
