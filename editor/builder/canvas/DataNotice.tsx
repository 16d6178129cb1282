import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import type { PageData } from './page-data.ts'

/** Says that the shop did not answer, and asks again. */
export function DataNotice({ data }: { readonly data: PageData }) {
  const t = useTranslations('editor.view')
  const hasFailed = useSyncExternalStore(data.watchState, () => data.hasFailed)
  return (
    hasFailed && (
      <Notice tone="warning">
        {t('failed')}{' '}
        <Button variant="quiet" onClick={data.retry}>
          {t('retry')}
        </Button>
      </Notice>
    )
  )
}
