import { useBlockContext } from '../../page/view.ts'
import { useCurrentInView } from '#ui/current-in-view/useCurrentInView.ts'
import { Icon } from '#ui/icon/Icon.tsx'
import LogOut from 'lucide-react/icons/log-out'
import { useTranslations } from 'use-intl'
import styles from './AccountNav.module.css'
import { AREAS } from './areas.ts'
import { SignOutButton } from './SignOutButton.tsx'

/** The account's parts and the way out: beside the page on a desktop, a row above it on a phone, the present part in view. Source: M-007, M-073, M-087. */
export function AccountNav() {
  const t = useTranslations('account.nav')
  const { route } = useBlockContext()
  const screen = route.kind === 'screen' ? route.screen : ''
  const list = useCurrentInView<HTMLUListElement>()
  return (
    <nav aria-label={t('label')}>
      <ul ref={list} className={styles.list}>
        {AREAS.map(({ name, href, icon, screens }) => (
          <li key={name}>
            <a
              className={styles.item}
              href={href}
              aria-current={(screens as readonly string[]).includes(screen) ? 'page' : undefined}
            >
              <Icon of={icon} />
              {t(name)}
            </a>
          </li>
        ))}
        <li className={styles.last}>
          <SignOutButton className={styles.item}>
            <Icon of={LogOut} />
            {t('signOut')}
          </SignOutButton>
        </li>
      </ul>
    </nav>
  )
}
