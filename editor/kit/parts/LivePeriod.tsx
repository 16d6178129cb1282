import { useTranslations } from 'use-intl'
import { campaignShowing, livePeriod } from '#content-store/client/campaigns.ts'
import type { PageSummary } from '#content-store/client/types.ts'
import { useEnvironment } from '../environment.ts'
import { useOperation } from '../operations.ts'
import { useCampaignWords } from './use-campaign-words.ts'
import { useWithInstead } from './use-with-instead.ts'

interface Props {
  readonly page: Pick<PageSummary, 'key' | 'liveVersion' | 'publishedAt'>
  /** Epoch ms; now by default. */
  readonly at?: number | undefined
}

/** Says of a page that shoppers get for a period until when, and what they get afterwards; nothing of any other page. */
export function LivePeriod({ page, at }: Props) {
  const t = useTranslations('editor.campaigns.period')
  const { data: campaigns = [] } = useOperation('campaigns.list', {})
  const { nameOf, periodText } = useCampaignWords()
  const withInstead = useWithInstead()
  const now = useEnvironment().clock()
  const campaign = campaignShowing(campaigns, page.key, at ?? now)
  if (!campaign) return null
  const period = livePeriod(withInstead(page), campaigns, at ?? now)
  return <small>{period ? periodText(period) : t('liveIn', { name: nameOf(campaign) })}</small>
}
