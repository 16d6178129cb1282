import { useTranslations } from 'use-intl'
import { useIsBuilder } from '../view.ts'
import styles from './Header.module.css'
import type { NavEntry } from './nav-entry.ts'
import { NavLink, NavName } from './NavLink.tsx'
import { useSubmenu } from './useSubmenu.ts'

interface Props {
  /** The block's id. */
  readonly id: string
  readonly entries: readonly NavEntry[]
}

/** The menu of desktops: entries in a row, the next level in a panel below the header. Source: L-039, L-040. */
export function MainMenu({ id, entries }: Props) {
  const t = useTranslations('shop.header')
  const isBuilder = useIsBuilder()
  const { open, menu, toggle, hover } = useSubmenu()
  return (
    <nav className={styles.nav} aria-label={t('navigation')}>
      <ul ref={menu} className={styles.links}>
        {entries.map((entry, i) => {
          if (entry.children.length === 0)
            return (
              <li key={i}>
                <NavLink entry={entry} className={styles.link} />
              </li>
            )
          const isOpen = open === i
          const panel = `${id}-sub-${i}`
          const button = {
            type: 'button',
            'aria-expanded': isOpen,
            'aria-controls': panel,
            onClick: () => toggle(i),
          } as const
          const sign = <span className={styles.openSign} aria-hidden="true" />
          return (
            <li key={i} {...(!isBuilder && hover(i))}>
              {entry.href === null ? (
                <button {...button} className={styles.link}>
                  <NavName {...entry} />
                  {sign}
                </button>
              ) : (
                <>
                  <NavLink entry={entry} className={styles.link} />
                  <button
                    {...button}
                    className={styles.openButton}
                    aria-label={t('submenu', { name: entry.name })}
                  >
                    {sign}
                  </button>
                </>
              )}
              <ul id={panel} className={styles.panel} hidden={!isOpen}>
                {entry.children.map((child, at) => (
                  <li key={at}>
                    <NavLink entry={child} className={styles.panelLink} />
                  </li>
                ))}
              </ul>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
