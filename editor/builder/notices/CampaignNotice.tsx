import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import {
  endOf,
  isOpen,
  livePeriod,
  type LivePeriod,
  pagesOf,
  stateOf,
} from '#content-store/client/campaigns.ts'
import type { Campaign } from '#content-store/client/types.ts'
import { useEditor } from '../editor-context.ts'
import { useEnvironment } from '../../kit/environment.ts'
import { useOperation } from '../../kit/operations.ts'
import { usePublished } from '../open-page/use-published.ts'
import styles from '../campaigns/campaigns.module.css'
import { useCampaignWords } from '../../kit/parts/use-campaign-words.ts'
import { useWithInstead } from '../../kit/parts/use-with-instead.ts'

/** Above the canvas: the campaigns that replace this page, now or later. */
export function CampaignNotice() {
  const t = useTranslations('editor.campaigns.notice')
  const { session } = useEditor()
  const { data: campaigns = [] } = useOperation('campaigns.list', {})
  const page = useWithInstead()(usePublished().detail)
  const now = useEnvironment().clock()
  const afterOf = (campaign: Campaign) => livePeriod(page, campaigns, Math.max(campaign.from, now))
  const held = campaigns
    .filter(campaign => isOpen(campaign, now) && pagesOf(campaign).has(session.detail.key))
    .toSorted((a, b) => a.from - b.from)
  return (
    <output className={styles.notice} aria-label={t('label')}>
      {held.map(campaign => (
        <NoticeLine key={campaign.id} campaign={campaign} now={now} period={afterOf(campaign)} />
      ))}
    </output>
  )
}

interface LineProps {
  readonly campaign: Campaign
  readonly now: number
  /** The period for which the page shows from its beginning on, or from now. */
  readonly period: LivePeriod | undefined
}

function NoticeLine({ campaign, now, period }: LineProps) {
  const t = useTranslations('editor.campaigns.notice')
  const { nameOf, time, afterwards } = useCampaignWords()
  // A campaign that starts later covers it before its end.
  const end = period?.campaign === campaign ? period.until : endOf(campaign)
  const said = { name: nameOf(campaign), from: time(campaign.from) }
  const isLive = stateOf(campaign, now) === 'live'
  return (
    <p data-state={isLive ? 'live' : 'planned'}>
      {Number.isFinite(end)
        ? t(isLive ? 'live' : 'planned', { ...said, until: time(end) })
        : t(isLive ? 'liveOpen' : 'plannedOpen', said)}{' '}
      {period?.campaign === campaign && `${afterwards(period)} `}
      <Link to="/campaigns">{t('see')}</Link>
    </p>
  )
}
