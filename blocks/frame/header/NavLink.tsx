import type { ReactNode } from 'react'
import styles from './Header.module.css'
import type { NavEntry } from './nav-entry.ts'

/** An entry's icon and name. Source: L-136. */
export const NavName = ({ name, icon }: NavEntry) => (
  <>
    {icon && <img className={styles.icon} src={icon} alt="" width="24" height="24" loading="lazy" />}
    {name}
  </>
)

interface Props {
  readonly entry: NavEntry
  readonly className?: string | undefined
  /** Instead of the entry's own name. */
  readonly children?: ReactNode
}

/** Leads where an entry leads, in a new tab if it asks for one; plain words when it leads nowhere. Source: L-041, L-136. */
export function NavLink({ entry, className, children = <NavName {...entry} /> }: Props) {
  const look = { className, ...(entry.colour && { style: { color: entry.colour } }) }
  if (entry.href === null) return <span {...look}>{children}</span>
  return (
    <a href={entry.href} {...(entry.isBlank && { target: '_blank', rel: 'noopener noreferrer' })} {...look}>
      {children}
    </a>
  )
}
