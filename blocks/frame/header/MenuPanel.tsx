import { useTranslations } from 'use-intl'
import styles from './Header.module.css'
import type { NavEntry } from './nav-entry.ts'
import { NavLink } from './NavLink.tsx'

/** An entry and, indented, what stands below it. */
function Branch({ entry, depth }: { readonly entry: NavEntry; readonly depth: number }) {
  return (
    <li>
      <NavLink entry={entry} className={depth === 0 ? styles.groupLink : styles.panelLink} />
      {entry.children.length > 0 && (
        <ul className={depth === 0 ? styles.groupLinks : styles.deepLinks}>
          {entry.children.map((child, i) => (
            <Branch key={i} entry={child} depth={depth + 1} />
          ))}
        </ul>
      )}
    </li>
  )
}

interface Props {
  readonly id: string
  readonly entry: NavEntry
  readonly isOpen: boolean
}

/** All levels below an entry: groups side by side, itself first, its picture beside them. Source: L-040, L-054, L-137. */
export function MenuPanel({ id, entry, isOpen }: Props) {
  const t = useTranslations('shop.header')
  const { name, href, picture, children } = entry
  return (
    <div id={id} className={styles.panel} hidden={!isOpen}>
      <div className={styles.panelInside}>
        <div className={styles.panelLists}>
          {href !== null && (
            <NavLink entry={entry} className={styles.panelAll}>
              {t('all', { name })}
            </NavLink>
          )}
          <ul className={styles.groups}>
            {children.map((child, i) => (
              <Branch key={i} entry={child} depth={0} />
            ))}
          </ul>
        </div>
        {picture && (
          <img className={styles.panelPicture} src={picture} alt="" width="320" height="240" loading="lazy" />
        )}
      </div>
    </div>
  )
}
