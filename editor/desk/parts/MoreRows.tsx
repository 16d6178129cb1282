import { Button } from '#ui/button/Button.tsx'
import { useTranslations } from 'use-intl'
import desk from '../../kit/parts/screen.module.css'

interface Props {
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  readonly fetchNextPage: () => Promise<unknown>
}

/** Loads the next rows, while there are any. */
export function MoreRows({ hasNextPage, isFetchingNextPage, fetchNextPage }: Props) {
  const t = useTranslations('editor.desk')
  if (!hasNextPage) return null
  return (
    <Button
      variant="line"
      className={desk.more}
      isLoading={isFetchingNextPage}
      onClick={() => void fetchNextPage()}
    >
      {t('more')}
    </Button>
  )
}
