import { Button } from '#ui/button/Button.tsx'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import {
  acceptCookies,
  cookiesAccepted,
  cookiesAnswered,
  declineCookies,
  isNoticeReopened,
  onNoticeOpen,
} from './consent.ts'
import styles from './Notice.module.css'

/**
 * Lies at the window's lower edge until it is answered, and again for another answer, above whatever bar a page keeps there; on wide windows at the left,
 * on pads at the right, where pages have no actions; over the picture of a phone's product page. It takes no focus by itself and
 * holds none: a region of its own, read and reached after the page. One that a shopper opened has the focus and gives it back. Source: L-124, L-125, LO-89.
 */
export function CookieNotice() {
  const t = useTranslations('shop.notices')
  const notice = useRef<HTMLElement>(null)
  const isReopened = useSyncExternalStore(onNoticeOpen, isNoticeReopened)
  useEffect(() => {
    if (!isReopened) return
    const opener = document.activeElement
    notice.current?.focus()
    return () => void (opener instanceof HTMLElement && opener.focus({ preventScroll: true }))
  }, [isReopened])
  return (
    <section
      ref={notice}
      tabIndex={isReopened ? -1 : undefined}
      className={styles.cookies}
      data-above-bar=""
      aria-label={t('cookies')}
      data-cookie-notice
    >
      <p>
        {isReopened && cookiesAnswered() && (
          <strong>{t(cookiesAccepted() ? 'accepted' : 'declined')} </strong>
        )}
        {t.rich('cookieText', { link: words => <a href="/privacy-policy">{words}</a> })}
      </p>
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
