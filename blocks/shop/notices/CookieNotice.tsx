import { Button } from '#ui/button/Button.tsx'
import { useTranslations } from 'use-intl'
import { acceptCookies } from './consent.ts'
import styles from './Notice.module.css'

/**
 * Lies at the window's lower edge until it is accepted, above whatever bar a page keeps there. It takes no focus and holds
 * none: a region of its own, read and reached after the page. Source: L-124, L-125, LO-89.
 */
export function CookieNotice() {
  const t = useTranslations('shop.notices')
  return (
    <section className={styles.cookies} aria-label={t('cookies')} data-cookie-notice>
      <p>{t.rich('cookieText', { link: words => <a href="/privacy-policy">{words}</a> })}</p>
      <Button size="s" className={styles.accept} onClick={acceptCookies}>
        {t('accept')}
      </Button>
    </section>
  )
}
