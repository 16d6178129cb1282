import { campaignShowing, versionShown } from '#content-store/client/campaigns.ts'
import type { PageSummary } from '#content-store/client/types.ts'
import { useEnvironment } from '../../kit/environment.ts'
import { useOperation } from '../../kit/operations.ts'

/** Versions that campaigns show now, by the key of their page. */
export function useShownByCampaigns(pages: readonly PageSummary[]): ReadonlyMap<string, number> {
  const { data: campaigns = [] } = useOperation('campaigns.list', {})
  const now = useEnvironment().clock()
  return new Map(
    pages.flatMap(page => {
      const version = campaignShowing(campaigns, page.key, now) && versionShown(page, campaigns, now)
      return typeof version === 'number' ? [[page.key, version] as const] : []
    }),
  )
}
