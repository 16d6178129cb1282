import { useTranslations } from 'use-intl'
import { Button } from '#ui/button/Button.tsx'
import { useOperation } from '../../kit/operations.ts'
import { ImportShop } from '../archive/ImportShop.tsx'
import styles from './start.module.css'

interface Props {
  readonly onDone: () => void
  readonly onBack: () => void
}

/** Imports an archive into a new shop; it ends at the home with its guide, as the other ways do. */
export function ArchiveStep({ onDone, onBack }: Props) {
  const t = useTranslations('editor.start')
  const { data } = useOperation('shop.import-state', {})
  const isRunning = data?.state === 'running'
  return (
    <div className={styles.choices}>
      <ImportShop heading="h2" />
      <div className={styles.ways}>
        {!isRunning && (
          <Button variant="quiet" onClick={onBack}>
            {t('archiveBack')}
          </Button>
        )}
        <Button variant={data?.state === 'done' ? 'solid' : 'line'} onClick={onDone}>
          {t('toHome')}
        </Button>
      </div>
    </div>
  )
}
