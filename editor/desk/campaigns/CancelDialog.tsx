import { useTranslations } from 'use-intl'
import { pagesOf, shownFrom, stateOf } from '#content-store/client/campaigns.ts'
import type { Campaign } from '#content-store/client/types.ts'
import { useEnvironment } from '../../kit/environment.ts'
import { ConfirmDialog } from '../../kit/parts/ConfirmDialog.tsx'
import { toastDone, toastFailure } from '../../kit/parts/toasts.ts'
import { useChange, useOperation } from '../../kit/operations.ts'
import { useCampaignWords } from '../../kit/parts/use-campaign-words.ts'
import { useWithInstead } from '../../kit/parts/use-with-instead.ts'

interface Props {
  readonly campaign: Campaign
  readonly onClose: () => void
}

/** Asks before a campaign is called off, or ended while shoppers see it. */
export function CancelDialog({ campaign, onClose }: Props) {
  const t = useTranslations('editor.campaigns')
  const cancel = useChange('campaigns.cancel', { onError: toastFailure })
  const { nameOf } = useCampaignWords()
  const isLive = stateOf(campaign, useEnvironment().clock()) === 'live'
  const name = nameOf(campaign)
  const run = () =>
    cancel.mutate(
      { id: campaign.id },
      {
        onSuccess() {
          toastDone(t(isLive ? 'ended' : 'cancelled', { name }))
          onClose()
        },
      },
    )
  return (
    <ConfirmDialog
      title={t(isLive ? 'endTitle' : 'cancelTitle')}
      confirm={t(isLive ? 'end' : 'cancel')}
      cancel={t('keep')}
      isPending={cancel.isPending}
      onConfirm={run}
      onClose={onClose}
      more={isLive && <PagesAfterwards campaign={campaign} />}
    >
      {t(isLive ? 'endText' : 'cancelText', { name })}
    </ConfirmDialog>
  )
}

/** Says which version of each page shoppers get at once when the campaign is ended. */
function PagesAfterwards({ campaign }: { readonly campaign: Campaign }) {
  const { data: campaigns = [] } = useOperation('campaigns.list', {})
  const { data: pages = [] } = useOperation('pages.list', {})
  const { pageName, afterwards } = useCampaignWords()
  const withInstead = useWithInstead()
  const now = useEnvironment().clock()
  const others = campaigns.filter(({ id }) => id !== campaign.id)
  return (
    <ul>
      {[...pagesOf(campaign).keys()].map(key => {
        const page = pages.find(each => each.key === key)
        return (
          page && (
            <li key={key}>
              {pageName(key, pages)} <small>{afterwards(shownFrom(withInstead(page), others, now))}</small>
            </li>
          )
        )
      })}
    </ul>
  )
}
