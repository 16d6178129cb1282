import { useLayoutEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import styles from './Header.module.css'
import type { NavEntry } from './nav-entry.ts'
import { NavLink } from './NavLink.tsx'
import { useBranch } from './useBranch.ts'

/** An entry and, indented, what is below it. */
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
  const { name, href, picture } = entry
  const { children, isLoading } = useBranch(entry, isOpen)
  const panel = useRef<HTMLDivElement>(null)
  // Names in several rows push it down: it still ends with the window, and scrolls.
  useLayoutEffect(() => {
    const top = isOpen ? Math.max(0, panel.current?.getBoundingClientRect().top ?? 0) : 0
    panel.current?.style.setProperty('--panel-top', `${top}px`)
  }, [isOpen])
  return (
    <div ref={panel} id={id} className={styles.panel} hidden={!isOpen} aria-busy={isLoading || undefined}>
      <div className={styles.panelInside}>
        <div className={styles.panelLists}>
          {href !== null && (
            <NavLink entry={entry} className={styles.panelAll}>
              {t('all', { name })}
            </NavLink>
          )}
          {isLoading && children.length === 0 && <p className={styles.panelNote}>{t('loading')}</p>}
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
