import { useTranslations } from 'use-intl'
import { useIsBuilder } from '../../page/view.ts'
import styles from './Header.module.css'
import { MenuPanel } from './MenuPanel.tsx'
import { hasBelow, type NavEntry } from './nav-entry.ts'
import { NavLink, NavName } from './NavLink.tsx'
import { useSubmenu } from './useSubmenu.ts'

interface Props {
  /** The block's id. */
  readonly id: string
  readonly entries: readonly NavEntry[]
}

/** The menu of desktops: entries in a row, the levels below in a panel under the header. Source: L-039, L-040, L-137. */
export function MainMenu({ id, entries }: Props) {
  const t = useTranslations('shop.header')
  const isBuilder = useIsBuilder()
  const { open, menu, toggle, hover, onKeyDown } = useSubmenu()
  return (
    <nav className={styles.nav} aria-label={t('navigation')}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys move between its links */}
      <ul ref={menu} className={styles.links} onKeyDown={onKeyDown}>
        {entries.map((entry, i) => {
          if (!hasBelow(entry))
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
              <MenuPanel id={panel} entry={entry} isOpen={isOpen} />
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
