import { Button } from '#ui/button/Button.tsx'
import { useTranslations } from 'use-intl'
import { acceptCookies, declineCookies } from './consent.ts'
import styles from './Notice.module.css'

/**
 * Lies at the window's lower edge until it is answered, above whatever bar a page keeps there; on wide windows at the left,
 * on pads at the right, where pages have no actions. It takes no focus and holds
 * none: a region of its own, read and reached after the page. Source: L-124, L-125, LO-89.
 */
export function CookieNotice() {
  const t = useTranslations('shop.notices')
  return (
    <section className={styles.cookies} aria-label={t('cookies')} data-cookie-notice>
      <p>{t.rich('cookieText', { link: words => <a href="/privacy-policy">{words}</a> })}</p>
      <div className={styles.answers}>
        <Button size="s" onClick={acceptCookies}>
          {t('accept')}
        </Button>
        <Button size="s" variant="line" onClick={declineCookies}>
          {t('decline')}
        </Button>
      </div>
    </section>
  )
}
