import { formatDateTime, formatMoment } from '#locales/format.ts'
import { useTranslations } from 'use-intl'
import { type Afterwards, endOf } from '#content-store/client/campaigns.ts'
import type { Campaign, PageSummary } from '#content-store/client/types.ts'
import { useEnvironment } from '../environment.ts'

/** Period for which shoppers get a version of a page. */
interface Period extends Afterwards {
  /** Epoch ms; absent for one that has begun. */
  readonly from?: number | undefined
  /** Epoch ms; absent without an end. */
  readonly until?: number | undefined
}

/** Campaigns in the operator's language and in Hong Kong time. */
export function useCampaignWords() {
  const t = useTranslations('editor.campaigns')
  const languages = useTranslations('editor.language')
  const { uiLocale } = useEnvironment()
  const time = (at: number) => formatMoment(at, uiLocale)
  const nameOf = ({ name }: Pick<Campaign, 'name'>) => name[uiLocale]
  const next = ({ next: version, nextPublishedAt, nextCampaign, isSame, instead }: Afterwards) => ({
    kind: nextCampaign ? 'campaign' : version === null ? (instead ?? 'nothing') : isSame ? 'same' : 'version',
    version: version ?? 0,
    name: nextCampaign ? nameOf(nextCampaign) : '',
    published: nextPublishedAt === undefined ? 'none' : formatDateTime(nextPublishedAt, uiLocale),
  })
  return {
    time,
    nameOf,
    /** Says which version of a page shoppers get once a campaign no longer shows it. */
    afterwards: (after: Afterwards) => t('period.after', next(after)),
    /** Until when shoppers get a version, and what they get afterwards: a sentence. */
    periodText: ({ from, until, ...after }: Period) => {
      const start = from === undefined ? 'none' : time(from)
      return until === undefined
        ? t('period.open', { start })
        : t('period.text', { start, until: time(until), ...next(after) })
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
