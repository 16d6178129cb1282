import { useId } from 'react'
import { Link, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icon/Icon.tsx'
import { useCounts } from './count.ts'
import styles from './frame.module.css'
import { currentOf, type DeskScreen, groupsOf, type ScreenGroup, useScreens } from './screen.ts'
import { useScreenName } from './use-screen-name.ts'

/** Links to the screens, by group. */
export const ScreenLinks = () =>
  groupsOf(useScreens()).map(({ group, screens }) => <Group key={group} {...{ group, screens }} />)

interface GroupProps {
  readonly group: ScreenGroup
  readonly screens: readonly DeskScreen[]
}

function Group({ group, screens }: GroupProps) {
  const t = useTranslations('editor.desk.groups')
  const id = useId()
  return (
    <div className={styles.group}>
      <p id={id} className={styles.heading} data-group={group}>
        <span className={styles.name}>{t(group)}</span>
      </p>
      <ul className={styles.links} aria-labelledby={id}>
        {screens.map(screen => (
          <li key={screen.path}>
            <ScreenLink screen={screen} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Link to a screen, and one beside it to what waits there. */
function ScreenLink({ screen }: { readonly screen: DeskScreen }) {
  const screens = useScreens()
  const nameOf = useScreenName()
  const { pathname } = useLocation()
  const { count, path, icon } = screen
  const [waiting] = useCounts(count ? [count] : []).shown
  return (
    <>
      <Link to={path} className={styles.link} aria-current={currentOf(screen, screens, pathname)}>
        <Icon of={icon} />
        <span className={styles.name}>{nameOf(screen)}</span>
      </Link>
      {waiting && (
        <Link to={waiting.to} className={styles.count} title={waiting.text}>
          <span aria-hidden>{waiting.short}</span>
          <span className="visuallyHidden">{waiting.text}</span>
        </Link>
      )}
    </>
  )
}
