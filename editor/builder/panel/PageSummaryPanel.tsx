import { useTranslations } from 'use-intl'
import { Button } from '#ui/button/Button.tsx'
import { PageCostPanel } from '../cost/PageCostPanel.tsx'
import { useEditor } from '../editor-context.ts'
import { useMeta, useOrder } from '../open-page/use-page.ts'
import styles from './panel.module.css'

/** Shown while no block is selected: what page this is and how to begin. */
export function PageSummaryPanel() {
  const t = useTranslations('editor.panels')
  const { session, commands } = useEditor()
  const { title, description } = useMeta()
  useOrder()
  return (
    <>
      <div className={styles.head}>
        <h2>{title || session.detail.path}</h2>
      </div>
      <div className={styles.body}>
        {description && <p>{description}</p>}
        <p className={styles.note}>{t('blocks', { count: session.page.nodes.size })}</p>
        <p className={styles.note}>{t('choose')}</p>
        <Button variant="line" onClick={() => commands.run('page')}>
          {t('pageSettings')}
        </Button>
        <PageCostPanel />
      </div>
    </>
  )
}
