import { Link, NavLink } from 'react-router'
import { useTranslations } from 'use-intl'
import desk from '../../../kit/parts/screen.module.css'
import styles from './count.module.css'

/** The ways to count: many rows from a file, or one SKU after the other. */
export function CountChoice() {
  const t = useTranslations('editor.stock')
  return (
    <>
      <p className={desk.back}>
        <Link to="/stock" className={desk.way}>
          {t('back')}
        </Link>
      </p>
      <nav aria-label={t('count.ways')} className={styles.choice}>
        <NavLink to="/stock/count" end>
          {t('count.byFile')}
        </NavLink>
        <NavLink to="/stock/count/codes">{t('count.byCode')}</NavLink>
      </nav>
    </>
  )
}
