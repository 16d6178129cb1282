import { defaultPage } from '#renderer/source/default-pages.ts'
import { useTranslations } from 'use-intl'
import type { PageSummary } from '#content-store/client/types.ts'
import { LivePeriod } from '../../kit/parts/LivePeriod.tsx'
import { ConfirmDialog } from '../../kit/parts/ConfirmDialog.tsx'
import { useChange } from '../../kit/operations.ts'
import { toastFailure } from '../../kit/parts/toasts.ts'

export interface Question {
  readonly kind: 'unpublish' | 'remove'
  readonly page: PageSummary
}

/** Effect on shoppers when a page is taken down: some pages have a built-in one behind them. */
function lossOf({ path, locale }: PageSummary): 'builtIn' | 'home' | 'text' {
  if (defaultPage(path, locale)) return 'builtIn'
  return path === '/home' ? 'home' : 'text'
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
  const change = useChange(`pages.${kind}`, { onError: toastFailure })
  const names = { title: page.title || page.path, path: page.path }
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
