import CloudOff from 'lucide-react/icons/cloud-off'
import { useTranslations } from 'use-intl'
import { Button } from '../button/Button.tsx'
import { EmptyState, type EmptyStateProps } from '../empty-state/EmptyState.tsx'

interface Props extends Partial<Pick<EmptyStateProps, 'title' | 'text' | 'level'>> {
  /** Offers to try again. */
  readonly onRetry?: () => void
  readonly isRetrying?: boolean
}

/** Something could not be loaded: said in words for shoppers, with a way to try again. */
export function ErrorState({ title, text, level, onRetry, isRetrying }: Props) {
  const t = useTranslations('common')
  return (
    <div role="alert">
      <EmptyState
        icon={CloudOff}
        title={title ?? t('error.title')}
        text={text ?? t('error.text')}
        level={level}
        action={
          onRetry && (
            <Button variant="line" isLoading={isRetrying} onClick={onRetry}>
              {t('retry')}
            </Button>
          )
        }
      />
    </div>
  )
}
