import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { useChange } from '../../kit/operations.ts'
import { toastFailure } from '../../kit/parts/toasts.ts'

/** Above the list of a shop without a home page: makes one from the template, and opens it. */
export function NoHome() {
  const t = useTranslations('editor.pages.noHome')
  const go = useNavigate()
  const create = useChange('pages.create-home', {
    onDone: ({ key }) => void go(`/pages/${key}`),
    onError: toastFailure,
  })
  return (
    <Notice tone="warning">
      <p>{t('text')}</p>
      <Button isLoading={create.isPending} onClick={() => create.start({})}>
        {t('create')}
      </Button>
    </Notice>
  )
}
