import { useTranslations } from 'use-intl'
import { shownInstead } from '#content-store/client/campaigns.ts'
import type { PageSummary } from '#content-store/client/types.ts'
import { usePageName } from '../../kit/page-name.ts'
import { useEnvironment } from '../../kit/environment.ts'
import { LivePeriod } from '../../kit/parts/LivePeriod.tsx'
import { ConfirmDialog } from '../../kit/parts/ConfirmDialog.tsx'
import { useWithInstead } from '../../kit/parts/use-with-instead.ts'
import { useChange, useOperation } from '../../kit/operations.ts'
import { toastFailure } from '../../kit/parts/toasts.ts'

export interface Question {
  readonly kind: 'unpublish' | 'remove'
  readonly page: PageSummary
}

/** Returns the effect on shoppers when a page is taken down: some pages have another one behind them. */
function useLossOf() {
  const withInstead = useWithInstead()
  const { data: campaigns = [] } = useOperation('campaigns.list', {})
  const now = useEnvironment().clock()
  return (page: PageSummary) =>
    shownInstead(withInstead(page), campaigns, now) ?? (page.path === '/home' ? 'home' : 'text')
}

/** Asks once more before something shoppers would notice. */
export function ConfirmPageDialog({
  question,
  onClose,
}: {
  readonly question: Question
  readonly onClose: () => void
}) {
  const t = useTranslations('editor.confirm')
  const { kind, page } = question
  const lossOf = useLossOf()
  const nameOf = usePageName()
  const change = useChange(`pages.${kind}`, { onError: toastFailure })
  const names = { title: nameOf(page), path: page.path }
  return (
    <ConfirmDialog
      title={t(`${kind}.title`)}
      confirm={t(`${kind}.confirm`)}
      isPending={change.isPending}
      onConfirm={() => change.mutate({ key: page.key }, { onSettled: onClose })}
      onClose={onClose}
      // A campaign goes on showing it.
      more={kind === 'unpublish' && <LivePeriod page={{ ...page, liveVersion: null, publishedAt: null }} />}
    >
      {kind === 'remove' ? t('remove.text', names) : t(`unpublish.${lossOf(page)}`, names)}
    </ConfirmDialog>
  )
}
