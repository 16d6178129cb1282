import { useTranslations } from 'use-intl'
import { BlockLink } from '../BlockLink.tsx'
import { LanguageSwitch } from '../frame/LanguageSwitch.tsx'
import { Logo } from '../frame/Logo.tsx'
import type { ViewProps } from '../view.ts'
import styles from './Header.module.css'
import { MenuDrawer } from './MenuDrawer.tsx'
import type { HeaderOptions } from './schema.ts'

/** Source: L-025, L-033, L-042, L-043, L-360. */
export function Header({ id, options }: ViewProps<HeaderOptions>) {
  const t = useTranslations('shop.header')
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <a className={styles.home} href="/" aria-label={t('home')}>
          <Logo className={styles.logo} />
        </a>
        <nav className={styles.nav} aria-label={t('navigation')}>
          <ul className={styles.links}>
            {options.links.map(({ title, link }, index) => (
              <li key={index}>
                <BlockLink link={link} className={styles.link}>
                  {title}
                </BlockLink>
              </li>
            ))}
          </ul>
        </nav>
        <LanguageSwitch className={styles.language} />
        <MenuDrawer id={id} links={options.links} />
      </div>
    </header>
  )
}
