import { useTranslations } from 'use-intl'
import type { PageSummary } from '#content-store/client/types.ts'
import { Button } from '../parts/Button.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { usePageChanges } from '../queries.ts'

export interface Question {
  readonly kind: 'unpublish' | 'remove'
  readonly page: PageSummary
}

/** Asks once more before something shoppers would notice. */
export function ConfirmDialog({
  question,
  onClose,
}: {
  readonly question: Question
  readonly onClose: () => void
}) {
  const t = useTranslations('editor.confirm')
  const changes = usePageChanges()
  const { kind, page } = question
  const change = changes[kind]
  return (
    <Dialog
      title={t(`${kind}.title`)}
      onClose={onClose}
      footer={
        <>
          <Button isFirst onPress={onClose}>
            {t('cancel')}
          </Button>
          <Button
            look="danger"
            isPending={change.isPending}
            onPress={() => change.mutate(page.key, { onSettled: onClose })}
          >
            {t(`${kind}.confirm`)}
          </Button>
        </>
      }
    >
      <p>{t(`${kind}.text`, { title: page.title || page.path, path: page.path })}</p>
    </Dialog>
  )
}
