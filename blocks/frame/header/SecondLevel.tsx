import { useTranslations } from 'use-intl'
import styles from './Drawer.module.css'
import type { NavEntry } from './nav-entry.ts'
import { NavLink, NavName } from './NavLink.tsx'
import { useBranch } from './useBranch.ts'

/** A link, or a group that unfolds: itself first, then what is below it, however deep. Source: L-052 … L-054. */
function Child({ entry }: { readonly entry: NavEntry }) {
  const t = useTranslations('shop.header')
  if (entry.children.length === 0) return <NavLink entry={entry} className={styles.row} />
  return (
    <details className={styles.group}>
      <summary className={styles.row} {...(entry.colour && { style: { color: entry.colour } })}>
        <NavName {...entry} />
        <span className={styles.fold} aria-hidden="true" />
      </summary>
      <ul className={styles.inside}>
        {entry.href !== null && (
          <li>
            <NavLink entry={entry} className={styles.row}>
              {t('all', { name: entry.name })}
            </NavLink>
          </li>
        )}
        {entry.children.map((child, i) => (
          <li key={i}>
            <Child entry={child} />
          </li>
        ))}
      </ul>
    </details>
  )
}

interface Props {
  readonly entry: NavEntry
  readonly onBack: () => void
}

/** Entries below one of the first level, with a way back and a link to the whole category. Source: L-051 … L-055. */
export function SecondLevel({ entry, onBack }: Props) {
  const t = useTranslations('shop.header')
  const word = useTranslations('service.frame.menu')
  const { name, href } = entry
  const { children, isLoading } = useBranch(entry, true)
  return (
    <nav className={styles.level} aria-label={name} data-level="second" aria-busy={isLoading || undefined}>
      <button
        type="button"
        className={styles.back}
        data-back
        aria-label={word('back', { name })}
        onClick={onBack}
      >
        <span className={styles.backSign} aria-hidden="true" />
        {name}
      </button>
      <ul className={styles.rows}>
        {href !== null && (
          <li>
            <NavLink entry={entry} className={styles.all}>
              {t('all', { name })}
            </NavLink>
          </li>
        )}
        {children.map((child, i) => (
          <li key={i}>
            <Child entry={child} />
          </li>
        ))}
      </ul>
      {isLoading && children.length === 0 && <p className={styles.note}>{t('loading')}</p>}
    </nav>
  )
}
