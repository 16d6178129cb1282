import { useTranslations } from 'use-intl'
import { Facts, Panel } from '../../shop/account/Panel.tsx'
import styles from './Profile.module.css'

/** To read, not to change. Source: M-009, M-091, MO-41. */
export function StaffPanel({ code, name }: { readonly code: string; readonly name: string }) {
  const t = useTranslations('account.profile.staff')
  return (
    <Panel title={t('title')}>
      <Facts
        facts={[
          [t('code'), code],
          [t('name'), name],
        ]}
      />
      <p className={styles.note}>{t('note')}</p>
    </Panel>
  )
}
