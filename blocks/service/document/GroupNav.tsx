import type { DocumentGroup } from '#api/client/support/help-centre.ts'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import linkStyles from '../../shop/links/line-link.module.css'
import styles from './GroupNav.module.css'

interface Props {
  readonly group: DocumentGroup
  /** Code of the document shown. */
  readonly current: string
}

/** The documents of a group in their order, the one shown marked. Source: C-301, LO-86. */
export function GroupNav({ group, current }: Props) {
  const t = useTranslations('service.document')
  const titleId = useId()
  return (
    <nav className={styles.nav} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {group.name}
      </h2>
      <ul className={styles.list}>
        {group.documents.map(({ code, title, href }) => (
          <li key={code}>
            <a className={styles.link} href={href} aria-current={code === current ? 'page' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
      <a className={linkStyles.lineLink} href="/help">
        {t('all')}
      </a>
    </nav>
  )
}
