import { docsMenuQuery, type MenuEntry } from '#api/client/navigation.ts'
import { useEffect, useState } from 'react'
import { useBlockContext } from '../../page/view.ts'
import styles from './Drawer.module.css'
import { navEntry } from './nav-entry.ts'
import { NavLink } from './NavLink.tsx'

/** Help centre and about us, asked for when the drawer opens; without an answer they are left out. Source: L-049, L-081. */
export function DocumentLists() {
  const { api } = useBlockContext()
  const [groups, setGroups] = useState<readonly MenuEntry[]>([])
  useEffect(() => {
    let isGone = false
    docsMenuQuery(api)
      .queryFn()
      .then(
        found => isGone || setGroups(found.filter(({ children }) => children && children.length > 0)),
        () => undefined,
      )
    return () => {
      isGone = true
    }
  }, [api])
  return groups.map(group => (
    <details key={group.code} className={styles.group}>
      <summary className={styles.page}>
        {group.name}
        <span className={styles.fold} aria-hidden="true" />
      </summary>
      <ul className={styles.inside}>
        {navEntry(group, 1).children.map((entry, i) => (
          <li key={i}>
            <NavLink entry={entry} className={styles.page} />
          </li>
        ))}
      </ul>
    </details>
  ))
}
