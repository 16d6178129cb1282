import { useTranslations } from 'use-intl'
import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { useChange } from '../../kit/operations.ts'
import { focusOnMount } from '../../kit/sign-in/focus-on-mount.ts'
import styles from './start.module.css'

interface Props {
  /** The demo's goods and pages are offered to empty shops. */
  readonly isEmpty: boolean
  readonly onDone: () => void
  /** Leads to the import of an archive. */
  readonly onArchive: () => void
}

/** Offers what a new shop can begin with; all ways lead to the home with its guide. */
export function BeginStep({ isEmpty, onDone, onArchive }: Props) {
  const t = useTranslations('editor.start')
  const fill = useChange('shop.fill', { onDone })
  return (
    <div className={styles.choices}>
      <p>{t('beginText')}</p>
      <section className={styles.choice}>
        <h2 ref={focusOnMount} tabIndex={-1}>
          {t('guide')}
        </h2>
        <p>{t('guideText')}</p>
        <Button disabled={fill.isPending} onClick={onDone}>
          {t('toGuide')}
        </Button>
      </section>
      <section className={styles.choice}>
        <h2>{t('archive')}</h2>
        <p>{t('archiveText')}</p>
        <Button variant="line" disabled={fill.isPending} onClick={onArchive}>
          {t('toArchive')}
        </Button>
      </section>
      {(isEmpty || fill.isPending) && (
        <section className={styles.choice}>
          <h2>{t('demo')}</h2>
          <p>{t('demoText')}</p>
          <Button variant="line" isLoading={fill.isPending} onClick={() => fill.start({})}>
            {t('add')}
          </Button>
          {fill.isPending && <output>{t('filling')}</output>}
          {fill.error && <Notice tone="error">{fill.error.message}</Notice>}
        </section>
      )}
    </div>
  )
}
