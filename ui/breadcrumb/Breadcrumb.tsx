import { useTranslations } from 'use-intl'
import styles from './Breadcrumb.module.css'

interface Crumb {
  readonly label: string
  readonly href?: string
}

/** The path from the home page to this page; the last crumb is this page. On phones it scrolls sideways instead of wrapping. */
export function Breadcrumb({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const t = useTranslations('common')
  return (
    <nav aria-label={t('breadcrumb')}>
      <ol className={styles.list}>
        {crumbs.map(({ label, href }, i) => {
          const isHere = i === crumbs.length - 1
          return (
            <li key={`${i} ${label}`} className={styles.crumb}>
              {href && !isHere ? (
                <a className={styles.link} href={href}>
                  {label}
                </a>
              ) : (
                <span aria-current={isHere ? 'page' : undefined}>{label}</span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
