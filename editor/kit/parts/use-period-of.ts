import { type Afterwards, shownFrom } from '#content-store/client/campaigns.ts'
import type { Campaign, PageSummary } from '#content-store/client/types.ts'
import { useOperation } from '../operations.ts'
import { useCampaignWords } from './use-campaign-words.ts'
import { useWithInstead } from './use-with-instead.ts'

interface Plan {
  /** Epoch ms; absent for now. */
  readonly from: number | undefined
  /** Epoch ms; absent without an end. */
  readonly until: number | undefined
  /** The campaign that is planned, where there is one already: it does not follow itself. */
  readonly campaign?: Campaign | undefined
}

/** Returns what a period that is planned says of a page: from when until when shoppers get it, and what they get afterwards. */
export function usePeriodOf() {
  const { data: campaigns = [] } = useOperation('campaigns.list', {})
  const { periodText } = useCampaignWords()
  const withInstead = useWithInstead()
  return (
    page: Pick<PageSummary, 'key' | 'liveVersion' | 'publishedAt' | 'status'>,
    { from, until, campaign }: Plan,
  ) => {
    const others = campaigns.filter(({ id }) => id !== campaign?.id)
    const after: Afterwards =
      until === undefined ? { next: null } : shownFrom(withInstead(page), others, until)
    // The draft is what is live: publishing it makes no other version.
    const isSame = page.status === 'live' && !after.nextCampaign
    return periodText({ from, until, ...after, isSame })
  }
}
