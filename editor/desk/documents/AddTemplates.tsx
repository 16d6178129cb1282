import { useTranslations } from 'use-intl'
import { Button } from '#ui/button/Button.tsx'
import { useChange } from '../../kit/operations.ts'
import { toastDone, toastFailure } from '../../kit/parts/toasts.ts'
import { useWishKey } from '../parts/use-wish-key.ts'

/** Adds templates of legal documents that are missing; they stay hidden until their marks are filled in. */
export function AddTemplates() {
  const t = useTranslations('editor.documents')
  const wishOf = useWishKey()
  const add = useChange('documents.add-templates', {
    onDone: ({ added }) => toastDone(t('templatesDone', { count: added.length })),
    onError: toastFailure,
  })
  return (
    <>
      <p>{t('templatesText')}</p>
      <Button
        variant="line"
        isLoading={add.isPending}
        onClick={() => add.start({ wish: wishOf('templates') })}
      >
        {t('templates')}
      </Button>
    </>
  )
}
