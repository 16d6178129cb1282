import type { NewsletterTopic } from '#api/client/support/newsletter.ts'
import { useMoney } from '../../shop/price/use-money.ts'
import type { MouseEvent } from 'react'
import { useTranslations } from 'use-intl'
import { reopenCookieNotice } from '../../shop/notices/consent.ts'
import { LanguageSwitch } from '../../shop/frame/LanguageSwitch.tsx'
import { Logo } from '../../shop/frame/Logo.tsx'
import { useShopper } from '../../shop/session/shopper.ts'
import { linkTarget } from '../../page/link-target.ts'
import { useShopName } from '../../page/use-shop-name.ts'
import { useBlockContext, useTextMark, type ViewProps } from '../../page/view.ts'
import { asksForOrders, ORDERS } from './asks-for-orders.ts'
import { Contact } from './Contact.tsx'
import { copyrightYear } from './copyright-year.ts'
import type { FooterGroup } from './docs-groups.ts'
import styles from './Footer.module.css'
import { Groups } from './Groups.tsx'
import type { FooterOptions } from './block.ts'
import { SocialLinks } from './SocialLinks.tsx'
import { Subscribe } from './Subscribe.tsx'

interface Data {
  /** Absent where the call failed; the rest of the footer shows without them. */
  readonly documents?: readonly FooterGroup[] | undefined
  /** Topics of the newsletter; absent where the call failed: a sign-up is for all of it. */
  readonly topics?: readonly NewsletterTopic[] | undefined
}

/** The operator's own columns as groups. */
export const columnGroups = (columns: FooterOptions['columns']): FooterGroup[] =>
  columns.map(({ title, links }) => ({
    name: title,
    entries: links.map(entry => {
      const target = linkTarget(entry.link)
      return { name: entry.title, href: target?.href, isBlank: target?.isOutside }
    }),
  }))

/** Footer of every page. Source: L-079 … L-096, L-419 … L-421. */
export function Footer({ options, data }: ViewProps<FooterOptions, Data>) {
  const t = useTranslations('shop.footer')
  const shop = useShopName()
  const { loadTexts, mode, go } = useBlockContext()
  const mark = useTextMark()
  const groups = [...(data.documents ?? []), ...columnGroups(options.columns)]
  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || !asksForOrders(event)) return
    event.preventDefault()
    if (mode === 'shop')
      import('./open.tsx').then(({ openGuestOrder }) => openGuestOrder(loadTexts)).catch(() => go(ORDERS))
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- the presses of the links inside
    <footer className={styles.footer} onClick={onClick}>
      {options.showFacts && <Facts />}
      <div className={styles.ground} data-above-notice="">
        <div className={styles.top}>
          <div>
            <a href="/" className={styles.home} aria-label={t('home', { shop })}>
              <Logo className={styles.logo} isOnDark />
            </a>
            {options.statement && (
              <p className={styles.statement} {...mark('statement')}>
                {options.statement}
              </p>
            )}
            {options.showSubscribe && <Subscribe topics={data.topics ?? []} />}
            <SocialLinks social={options.social} label={t('social')} />
          </div>
          {groups.length > 0 && <Groups groups={groups} />}
          {options.showContact && <Contact />}
        </div>
        <Bottom {...options} />
      </div>
    </footer>
  )
}

function Facts() {
  const t = useTranslations('shop.footer')
  const money = useMoney()
  const { freeDeliveryFrom, returnDays, deliveryDays } = useBlockContext().facts.stated
  const courier = deliveryDays.HK
  return (
    <ul className={styles.facts} aria-label={t('facts')}>
      <li>{t('freeShipping', { amount: money(freeDeliveryFrom) })}</li>
      <li>{t('returns', { days: returnDays })}</li>
      {courier && <li>{t('courier', { fewest: courier[0], most: courier[1] })}</li>}
    </ul>
  )
}

type BottomOptions = Pick<FooterOptions, 'showStaffLink' | 'showCookieSettings'>

function Bottom({ showStaffLink, showCookieSettings }: BottomOptions) {
  const t = useTranslations('shop.footer')
  const { now, mode } = useBlockContext()
  return (
    <div className={styles.bottom}>
      <p>{t('copyright', { shop: useShopName(), year: String(copyrightYear(now)) })}</p>
      <div className={styles.ways}>
        <AccountLink />
        {showStaffLink && (
          <a href="/register?isStaff=true" className={styles.link}>
            {t('staff')}
          </a>
        )}
        {showCookieSettings && (
          <button
            type="button"
            className={`${styles.link} ${styles.cookies}`}
            onClick={() => mode === 'shop' && reopenCookieNotice()}
          >
            {t('cookies')}
          </button>
        )}
        <LanguageSwitch className={styles.language} />
      </div>
    </div>
  )
}

/** Login for visitors, and until it is known who looks; the longer of both keeps its place. Source: L-085, M-088. */
function AccountLink() {
  const t = useTranslations('shop.footer')
  const isMember = useShopper()?.isVisitor === false
  return (
    <a href={isMember ? '/user' : '/login'} className={`${styles.link} ${styles.account}`}>
      <span aria-hidden={!isMember}>{t('account')}</span>
      <span aria-hidden={isMember}>{t('login')}</span>
    </a>
  )
}
