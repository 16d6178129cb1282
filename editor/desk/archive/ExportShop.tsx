import { useTranslations } from 'use-intl'
import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { saveFrom } from '../../builder/transfer/files.ts'
import { useEnvironment } from '../../kit/environment.ts'
import { useChange } from '../../kit/operations.ts'
import styles from './archive.module.css'

/** Saves the shop as an archive. The shop asks for the password again, and the audit log notes it. */
export function ExportShop() {
  const t = useTranslations('editor.archive')
  const { archives } = useEnvironment()
  const exporting = useChange('shop.export', { onDone: () => saveFrom(archives.address) })
  return (
    <div className={styles.part}>
      <p>{t('exportText')}</p>
      <Button variant="line" isLoading={exporting.isPending} onClick={() => exporting.start({})}>
        {t('export')}
      </Button>
      {exporting.error && <Notice tone="error">{exporting.error.message}</Notice>}
      {exporting.data && (
        <>
          <output>{t('exported')}</output>
          <table className={styles.counts} aria-label={t('exported')}>
            <tbody>
              {exporting.data.parts.map(({ part, count }) => (
                <tr key={part}>
                  <th scope="row">{t(`parts.${part}`)}</th>
                  <td>{count}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </div>
  )
}
