import { Button } from '#ui/button/Button.tsx'
import { useBlockContext } from '../../page/view.ts'
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import {
  acceptCookies,
  cookiesAccepted,
  cookiesAnswered,
  declineCookies,
  isNoticeReopened,
  onNoticeOpen,
} from './consent.ts'
import { CookieText } from './CookieText.tsx'
import styles from './Notice.module.css'
import { useClearFocus } from './useClearFocus.ts'

/**
 * Lies at the window's lower edge until it is answered, and again for another answer, above whatever bar a page keeps there; on wide windows at the left,
 * on pads at the right, where pages have no actions; over the picture of a phone's product page. It takes no focus by itself and
 * holds none: a region of its own, read and reached before the page, off the control that has the focus. Answered, it gives the focus
 * back; one that a shopper opened has it first. Both answers look alike. Source: L-124, L-125, LO-89.
 */
export function CookieNotice() {
  const t = useTranslations('shop.notices')
  const { facts, locale } = useBlockContext()
  const notice = useRef<HTMLElement>(null)
  const cameFrom = useRef<Element | null>(null)
  useClearFocus(notice)
  // A layout effect: the notice is still there, and so is the focus.
  useLayoutEffect(() => {
    const element = notice.current
    return () => {
      if (!element?.contains(document.activeElement)) return
      const back = cameFrom.current ?? document.querySelector('main')
      if (back instanceof HTMLElement) back.focus({ preventScroll: true })
    }
  }, [])
  const isReopened = useSyncExternalStore(onNoticeOpen, isNoticeReopened)
  useEffect(() => {
    if (!isReopened) return
    const opener = document.activeElement
    notice.current?.focus()
    return () => void (opener instanceof HTMLElement && opener.focus({ preventScroll: true }))
  }, [isReopened])
  return (
    // Hears where the focus comes from; its buttons are what one uses.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={notice}
      tabIndex={isReopened ? -1 : undefined}
      className={styles.cookies}
      data-above-bar=""
      aria-label={t('cookies')}
      data-cookie-notice
      onFocus={({ relatedTarget, currentTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
      }}
    >
      <p>
        {isReopened && cookiesAnswered() && (
          <strong>{t(cookiesAccepted() ? 'accepted' : 'declined')} </strong>
        )}
        <CookieText
          services={facts.stated.services}
          locale={locale}
          link={words => <a href="/privacy-policy">{words}</a>}
        />
      </p>
      <div className={styles.answers}>
        <Button size="s" onClick={acceptCookies}>
          {t('accept')}
        </Button>
        <Button size="s" onClick={declineCookies}>
          {t('decline')}
        </Button>
      </div>
    </section>
  )
}
