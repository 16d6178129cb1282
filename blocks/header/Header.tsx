import { useTranslations } from 'use-intl'
import { LanguageSwitch } from '../frame/LanguageSwitch.tsx'
import { Logo } from '../frame/Logo.tsx'
import type { ViewProps } from '../view.ts'
import styles from './Header.module.css'
import { MainMenu } from './MainMenu.tsx'
import { MenuDrawer } from './MenuDrawer.tsx'
import { linkEntries, type NavEntry } from './nav-entry.ts'
import { PassLink } from './PassLink.tsx'
import type { HeaderOptions } from './schema.ts'
import { SearchForm } from './SearchForm.tsx'

interface Data {
  readonly menu?: readonly NavEntry[] | undefined
}

/**
 * The shop's menu, or the operator's own links where the menu is empty or did not come.
 * Source: L-025, L-026, L-033, L-042, L-043, L-360, C-299, CO-126.
 */
export function Header({ id, options, data: { menu = [] } }: ViewProps<HeaderOptions, Data>) {
  const t = useTranslations('shop.header')
  const entries = menu.length > 0 ? menu : linkEntries(options.links)
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <a className={styles.home} href="/" aria-label={t('home')}>
          <Logo className={styles.logo} />
        </a>
        <MainMenu id={id} entries={entries} />
        <SearchForm />
        <div className={styles.aside}>
          <PassLink className={styles.pass} />
          <LanguageSwitch className={styles.language} />
        </div>
        <MenuDrawer id={id} entries={entries} />
      </div>
    </header>
  )
}
