import { useTranslations } from 'use-intl'
import { Logo } from '../../shop/frame/Logo.tsx'
import { useShopName } from '../../page/use-shop-name.ts'
import { useBlockContext, type ViewProps } from '../../page/view.ts'
import { CartLink } from './CartLink.tsx'
import styles from './Header.module.css'
import { MainMenu } from './MainMenu.tsx'
import { MenuDrawer } from './MenuDrawer.tsx'
import { linkEntries, type NavEntry } from './nav-entry.ts'
import { NavLink } from './NavLink.tsx'
import { PassLink } from './PassLink.tsx'
import type { HeaderOptions } from './block.ts'
import { SearchForm } from './SearchForm.tsx'
import { useFixed } from './useFixed.ts'
import { LanguageSwitch } from '../../shop/frame/LanguageSwitch.tsx'
import { AccountLink } from './AccountLink.tsx'
import { GoDollar, Greeting } from './Member.tsx'
import { OrderLink } from './OrderLink.tsx'

/** The shopper's part of the desktop header, ending in what everybody has: what comes later pushes nothing aside. */
const Personal = () => (
  <div className={styles.personal}>
    <Greeting />
    <OrderLink />
    <GoDollar />
    <PassLink className={styles.pass} />
    <AccountLink className={styles.account} />
    <LanguageSwitch className={styles.language} />
  </div>
)

interface Data {
  readonly menu?: readonly NavEntry[] | undefined
}

/**
 * The shop's menu, or the operator's own links where the menu is empty or did not come. What is the shopper's own comes after
 * load and has its place kept. Source: L-017 … L-038, L-042 … L-044, L-168, L-360, LO-68, C-299, CO-126.
 */
export function Header({ id, options, data: { menu = [] } }: ViewProps<HeaderOptions, Data>) {
  const t = useTranslations('shop.header')
  const { mode } = useBlockContext()
  const { isFixed, place, bar } = useFixed(mode === 'shop')
  const entries = menu.length > 0 ? menu : linkEntries(options.links)
  const names: Readonly<Record<string, string>> = { '/storeLocator': t('stores'), '/help': t('help') }
  const secondary = linkEntries(options.secondaryLinks).flatMap(entry => {
    const name = entry.name || names[entry.href ?? '']
    return name ? [{ ...entry, name }] : []
  })
  return (
    <header ref={place} className={styles.header}>
      {secondary.length > 0 && (
        <div className={styles.strip}>
          <nav aria-label={t('service')}>
            <ul className={styles.stripLinks}>
              {secondary.map((entry, i) => (
                <li key={i}>
                  <NavLink entry={entry} className={styles.stripLink} />
                </li>
              ))}
            </ul>
          </nav>
          <Personal />
        </div>
      )}
      <div ref={bar} className={styles.main} data-fixed={isFixed || undefined}>
        <div className={styles.bar}>
          <a className={styles.home} href="/" aria-label={t('home', { shop: useShopName() })}>
            <Logo className={styles.logo} />
          </a>
          <MainMenu id={id} entries={entries} />
          <SearchForm />
          <div className={styles.actions}>
            {secondary.length === 0 && <Personal />}
            <PassLink className={styles.phonePass} isForMembersOnly />
            <CartLink />
            <MenuDrawer id={id} entries={entries} />
          </div>
        </div>
      </div>
    </header>
  )
}
