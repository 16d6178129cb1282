import { formatMoment } from '#locales/format.ts'
import { useTranslations } from 'use-intl'
import { endOf, type LivePeriod } from '#content-store/client/campaigns.ts'
import type { Campaign, PageSummary } from '#content-store/client/types.ts'
import { useEnvironment } from '../environment.ts'

/** Campaigns in the operator's language and in Hong Kong time. */
export function useCampaignWords() {
  const t = useTranslations('editor.campaigns')
  const languages = useTranslations('editor.language')
  const { uiLocale } = useEnvironment()
  const time = (at: number) => formatMoment(at, uiLocale)
  const nameOf = ({ name }: Pick<Campaign, 'name'>) => name[uiLocale]
  return {
    time,
    nameOf,
    /** What shoppers get of a page once a campaign no longer shows it. */
    afterwards: ({ next, nextCampaign }: Pick<LivePeriod, 'next' | 'nextCampaign'>) => {
      if (nextCampaign) return t('after.campaign', { name: nameOf(nextCampaign) })
      return next === null ? t('after.nothing') : t('after.version', { version: next })
    },
    /** From when until when. */
    span: (campaign: Campaign) => {
      const end = endOf(campaign)
      return Number.isFinite(end)
        ? t('span', { from: time(campaign.from), until: time(end) })
        : t('open', { from: time(campaign.from) })
    },
    pageName: (key: string, pages: readonly PageSummary[]) => {
      const page = pages.find(each => each.key === key)
      return page
        ? languages('of', { title: page.title || page.path, language: languages(page.locale) })
        : key
    },
  }
}
