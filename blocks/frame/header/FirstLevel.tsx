import { useTranslations } from 'use-intl'
import { LanguageSwitch } from '../../shop/frame/LanguageSwitch.tsx'
import { NAMED_PAGES } from '../../page/link-target.ts'
import { useShopper } from '../../shop/session/shopper.ts'
import { AccountLink } from './AccountLink.tsx'
import { DocumentLists } from './DocumentLists.tsx'
import styles from './Drawer.module.css'
import { GoDollar, Greeting } from './Member.tsx'
import { hasBelow, type NavEntry } from './nav-entry.ts'
import { NavLink, NavName } from './NavLink.tsx'
import { PassLink } from './PassLink.tsx'

interface Props {
  readonly entries: readonly NavEntry[]
  readonly onSelect: (at: number) => void
}

/** Shopper, the menu's first level, the shop's own pages, documents, language. Source: L-046 … L-050, LO-79. */
export function FirstLevel({ entries, onSelect }: Props) {
  const t = useTranslations('service.frame.menu')
  const name = useTranslations('shop.header')
  const isMember = useShopper()?.isVisitor === false
  const pages = [
    [NAMED_PAGES['cart'], t('bag')],
    [NAMED_PAGES['storeLocator'], name('stores')],
    [NAMED_PAGES['contactUs'], t('contact')],
  ] as const
  return (
    <div className={styles.level}>
      {isMember ? <MemberLinks /> : <VisitorLinks />}
      <nav aria-label={name('navigation')}>
        <ul className={styles.rows}>
          {entries.map((entry, at) => (
            <li key={at}>
              {!hasBelow(entry) ? (
                <NavLink entry={entry} className={styles.row} />
              ) : (
                <button
                  type="button"
                  className={styles.row}
                  data-entry={at}
                  onClick={() => onSelect(at)}
                  {...(entry.colour && { style: { color: entry.colour } })}
                >
                  <NavName {...entry} />
                  <span className={styles.onward} aria-hidden="true" />
                </button>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label={name('service')}>
        <ul className={styles.pages}>
          {pages.map(([href, title]) => (
            <li key={href}>
              <a className={styles.page} href={href}>
                {title}
              </a>
            </li>
          ))}
        </ul>
        <DocumentLists />
      </nav>
      <div className={styles.foot}>
        <LanguageSwitch className={styles.footLink} />
        {isMember && <AccountLink className={styles.footLink} />}
      </div>
    </div>
  )
}

/** Source: L-046. */
function VisitorLinks() {
  const t = useTranslations('service.frame.menu')
  return (
    <div className={styles.pair}>
      <AccountLink className={styles.solid} />
      <a className={styles.line} href={NAMED_PAGES['register']}>
        {t('register')}
      </a>
    </div>
  )
}

/** Source: L-044, L-046, L-168, LO-72. */
function MemberLinks() {
  const t = useTranslations('service.frame.menu')
  return (
    <div className={styles.member}>
      <div className={styles.hello}>
        <Greeting />
      </div>
      <GoDollar />
      <ul className={styles.memberLinks}>
        <li>
          <a className={styles.page} href={NAMED_PAGES['user']}>
            {t('account')}
          </a>
        </li>
        <li>
          <a className={styles.page} href={NAMED_PAGES['userOrders']}>
            {t('orders')}
          </a>
        </li>
        <li>
          <PassLink className={styles.page} isForMembersOnly />
        </li>
      </ul>
    </div>
  )
}
