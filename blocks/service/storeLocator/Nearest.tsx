import { Button } from '#ui/button/Button.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import LocateFixed from 'lucide-react/icons/locate-fixed'
import { useTranslations } from 'use-intl'
import styles from './StoreLocator.module.css'
import type { usePosition } from './usePosition.ts'

/** Asks where the shopper is, and says before why. */
export function Nearest({ state, ask }: Pick<ReturnType<typeof usePosition>, 'state' | 'ask'>) {
  const t = useTranslations('service.storeLocator')
  return (
    <div className={styles.nearest}>
      {state !== 'known' && (
        <Button
          variant="line"
          size="s"
          icon={<Icon of={LocateFixed} />}
          isLoading={state === 'asking'}
          onClick={ask}
        >
          {t('nearest')}
        </Button>
      )}
      <p className={styles.nearestNote} aria-live="polite">
        {state === 'known' ? t('nearestFirst') : state === 'failed' ? t('nearestFailed') : t('nearestNote')}
      </p>
    </div>
  )
}
