import { NavLink } from 'react-router'
import { useTranslations } from 'use-intl'
import styles from './audit.module.css'

/** The two logs: what happened to pages and accounts, and what happened to goods. */
export function LogChoice() {
  const t = useTranslations('editor.changeLog')
  return (
    <nav aria-label={t('log')} className={styles.choice}>
      <NavLink to="/audit" end>
        {t('pages')}
      </NavLink>
      <NavLink to="/audit/goods">{t('goods')}</NavLink>
    </nav>
  )
}
