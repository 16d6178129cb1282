import { Menu as MenuSign, Search } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icon/Icon.tsx'
import { useCounts } from './count.ts'
import styles from './frame.module.css'
import { currentOf, type DeskScreen, useScreens } from './screen.ts'
import { useScreenName } from './use-screen-name.ts'

interface Props {
  readonly onFind: () => void
  readonly onMenu: () => void
}

/** Bar at the bottom of a phone: the screens that are used on a shop floor, and a menu of all of them. */
export function PhoneBar({ onFind, onMenu }: Props) {
  const t = useTranslations('editor.desk')
  return (
    <nav className={styles.bar} aria-label={t('bar')}>
      {useScreens()
        .filter(({ isOnBar }) => isOnBar)
        .map(screen => (
          <BarLink key={screen.path} screen={screen} />
        ))}
      <button type="button" className={styles.tab} aria-haspopup="dialog" onClick={onFind}>
        <Icon of={Search} />
        {t('find')}
      </button>
      <button type="button" className={styles.tab} aria-haspopup="dialog" onClick={onMenu}>
        <Icon of={MenuSign} />
        {t('menu')}
      </button>
    </nav>
  )
}

function BarLink({ screen }: { readonly screen: DeskScreen }) {
  const screens = useScreens()
  const nameOf = useScreenName()
  const { pathname } = useLocation()
  const { count, path, icon } = screen
  const [waiting] = useCounts(count ? [count] : []).shown
  return (
    <Link to={path} className={styles.tab} aria-current={currentOf(screen, screens, pathname)}>
      <Icon of={icon} />
      {nameOf(screen)}
      {waiting && (
        <span className={styles.badge}>
          <span aria-hidden>{waiting.short}</span>
          <span className="visuallyHidden">{waiting.text}</span>
        </span>
      )}
    </Link>
  )
}
