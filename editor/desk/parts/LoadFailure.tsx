import { useTranslations } from 'use-intl'
import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/notice/Notice.tsx'

interface Props {
  readonly error: Error
  readonly retry: () => unknown
}

/** Says why nothing was read, and reads it again. */
export function LoadFailure({ error, retry }: Props) {
  const t = useTranslations('editor.page')
  return (
    <Notice tone="error">
      {error.message}{' '}
      <Button variant="line" onClick={() => void retry()}>
        {t('retry')}
      </Button>
    </Notice>
  )
}
