import { useTranslations } from 'use-intl'
import type { DeskMergeReport } from '#desk/members/desk-member.ts'
import { Notice } from '#ui/notice/Notice.tsx'
import styles from './members.module.css'
import { MergeTable, useCountRows } from './MergeTable.tsx'

/** Report after a merge: counts before, what came, and now, with what could not come. */
export function MergeReportView({ report }: { readonly report: DeskMergeReport }) {
  const t = useTranslations('editor.members.merge')
  const { closed, before, came, after, cappedSkus, droppedSkus, droppedLinks } = report
  const rows = useCountRows([before, came, after])
  return (
    <>
      <Notice tone="success">{t('doneText', { code: closed })}</Notice>
      <div className={styles.mergeTable}>
        <MergeTable caption={t('doneTitle')} columns={[t('before'), t('came'), t('after')]} rows={rows} />
      </div>
      <ul>
        {cappedSkus.length > 0 && <li>{t('capped', { skus: cappedSkus.join(', ') })}</li>}
        {droppedSkus.length > 0 && <li>{t('dropped', { skus: droppedSkus.join(', ') })}</li>}
        {droppedLinks.length > 0 && <li>{t('links', { links: droppedLinks.join(', ') })}</li>}
        {report.sameAddresses + report.sameWishes > 0 && (
          <li>{t('same', { addresses: report.sameAddresses, wishes: report.sameWishes })}</li>
        )}
      </ul>
    </>
  )
}
