import { useTranslations } from 'use-intl'
import { campaignShowing, endOf, ownShowsFrom } from '#content-store/client/campaigns.ts'
import { Notice } from '#ui/notice/Notice.tsx'
import { useEnvironment } from '../../kit/environment.ts'
import { useOperation } from '../../kit/operations.ts'
import { useCampaignWords } from '../../kit/parts/use-campaign-words.ts'

/** While a campaign covers a page, what is published now is not what shoppers see: says when they will. */
export function CoveredNotice({ pageKey }: { readonly pageKey: string }) {
  const t = useTranslations('editor.schedule')
  const { data: campaigns = [] } = useOperation('campaigns.list', {})
  const { nameOf, time } = useCampaignWords()
  const now = useEnvironment().clock()
  const campaign = campaignShowing(campaigns, pageKey, now)
  if (!campaign) return null
  const name = nameOf(campaign)
  const until = ownShowsFrom(campaigns, pageKey, now)
  return (
    <Notice tone="warning">
      {until === undefined
        ? t('coveredOpen', { name })
        : t(until === endOf(campaign) ? 'covered' : 'coveredMore', { name, until: time(until) })}
    </Notice>
  )
}
