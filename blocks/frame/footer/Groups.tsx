import { useTranslations } from 'use-intl'
import { useIsBuilder } from '../../page/view.ts'
import type { FooterGroup } from './docs-groups.ts'
import { EntryLink } from './EntryLink.tsx'
import styles from './Footer.module.css'

const open = async (group: FooterGroup) => (await import('./open.tsx')).openGroup(group)

/** Lists side by side on a desktop; elsewhere their names, which open a drawer. Source: L-079, L-082, L-083. */
export function Groups({ groups }: { readonly groups: readonly FooterGroup[] }) {
  const t = useTranslations('shop.footer')
  const isBuilder = useIsBuilder()
  return (
    <nav className={styles.groups} aria-label={t('navigation')}>
      {groups.map((group, at) => (
        <div key={at} className={styles.group}>
          <h2 className={styles.groupTitle}>
            <span className={styles.plain}>{group.name}</span>
            <button
              type="button"
              className={styles.opener}
              aria-haspopup="dialog"
              onClick={() => isBuilder || void open(group)}
            >
              {group.name}
            </button>
          </h2>
          <ul className={styles.links}>
            {group.entries.map((entry, place) => (
              <li key={place}>
                <EntryLink entry={entry} className={styles.link} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
