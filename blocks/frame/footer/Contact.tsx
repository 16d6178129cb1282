import type { MouseEvent } from 'react'
import { useTranslations } from 'use-intl'
import { NAMED_PAGES } from '../../page/link-target.ts'
import { useBlockContext } from '../../page/view.ts'
import styles from './Footer.module.css'

/**
 * Ways to reach the shop: hotline, hours, form, chat where there is one, and on a desktop the shops. Source: L-091 … L-096, M-300, LO-87.
 */
export function Contact() {
  const t = useTranslations('shop.footer')
  const { facts, loadTexts, mode, go } = useBlockContext()
  const write = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (mode !== 'shop') return
    const { pathname } = event.currentTarget
    // A form that does not come is on its own page as well.
    import('./open.tsx').then(({ openContact }) => openContact(loadTexts)).catch(() => go(pathname))
  }
  return (
    <div className={styles.contact}>
      <h2 className={styles.groupTitle}>{t('contact')}</h2>
      {facts.hotline && (
        <a
          href={`tel:${facts.hotline.replace(/[^\d+]/g, '')}`}
          className={`${styles.link} ${styles.hotline}`}
        >
          {facts.hotline}
        </a>
      )}
      <p className={styles.hours}>{t('hours')}</p>
      <ul className={styles.ways}>
        <li>
          {/* Without script it leads to the page with the same form. */}
          <a href={NAMED_PAGES.contactUs} className={styles.link} data-opens="" onClick={write}>
            {t('emailUs')}
          </a>
        </li>
        <li className={styles.stores}>
          <a href={NAMED_PAGES.storeLocator} className={styles.link}>
            {t('stores')}
          </a>
        </li>
        {facts.liveChatUrl && (
          <li>
            <a href="/liveChat" className={`${styles.link} ${styles.chat}`}>
              {t('chat')}
            </a>
          </li>
        )}
      </ul>
    </div>
  )
}
