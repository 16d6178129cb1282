import CloudOff from 'lucide-react/icons/cloud-off'
import { useTranslations } from 'use-intl'
import { Button } from '../button/Button.tsx'
import { EmptyState, type EmptyStateProps } from '../empty-state/EmptyState.tsx'

interface Props extends Partial<Pick<EmptyStateProps, 'title' | 'text' | 'level'>> {
  /** Called by the retry button. */
  readonly onRetry?: () => void
  readonly isRetrying?: boolean
}

/** Says that something could not be loaded, with a retry button. */
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
