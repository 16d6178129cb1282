import { useTranslations } from 'use-intl'
import { Notice } from '#ui/notice/Notice.tsx'
import styles from './practice.module.css'

/** Says how the server gets an address for practice shops. */
export function NoOrigin({ example }: { readonly example: string }) {
  const t = useTranslations('editor.practice')
  const { host } = new URL(example)
  return (
    <div className={styles.part}>
      <Notice tone="warning">
        <div>{t('noOrigin')}</div>
        <small>{t('noOriginText')}</small>
      </Notice>
      <ol className={styles.steps}>
        <li>{t('noOriginSteps.host', { example: host })}</li>
        <li>{t('noOriginSteps.setting', { example })}</li>
        <li>{t('noOriginSteps.processes')}</li>
      </ol>
    </div>
  )
}
