import { Button, ButtonLink } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { ErrorState } from '#ui/error-state/ErrorState.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { useEffect, useEffectEvent } from 'react'
import { useTranslations } from 'use-intl'
import { useBlockContext, useIsBuilder, type ViewProps } from '../../page/view.ts'
import { goodsOf } from '../../shop/checkout/changes.ts'
import {
  checkoutActions,
  failCheckout,
  startCheckout,
  useCheckout,
} from '../../shop/checkout/checkout-store.ts'
import { isGuest } from '../../shop/checkout/kept-checkout.ts'
import { SessionNotice } from '../../shop/checkout/SessionNotice.tsx'
import { trackBegin } from '../../shop/checkout/track-checkout.ts'
import { isLesser, useChangeWords } from '../../shop/checkout/useChangeWords.ts'
import { loginHref } from '../../shop/links/safe-path.ts'
import { NeedsScript } from '../../shop/screen/NeedsScript.tsx'
import { ScreenFrame } from '../../shop/screen/ScreenFrame.tsx'
import { useIsSessionOver } from '../../shop/session/shopper.ts'
import type { CheckoutOptions } from './block.ts'
import styles from './Checkout.module.css'

/** Leads home after the login; the page offers guest checkout first. Source: C-052, CO-16. */
const CHECKOUT_LOGIN = `${loginHref('/')}&from=checkout`

/** The page's title, and what is not as the shopper left it; its sections are blocks beside it. Source: C-230, C-231, CO-89, CO-90. */
export function Checkout({ options }: ViewProps<CheckoutOptions>) {
  const t = useTranslations('checkout.checkout')
  const restart = useStart()
  useSessionEnd()
  const { hasFailed, isExpired, calculation } = useCheckout()
  return (
    <ScreenFrame options={options}>
      <div className={styles.page}>
        <h1 className={styles.title}>{t('title')}</h1>
        <NeedsScript />
        {isExpired && <SessionNotice />}
        {hasFailed && !calculation && <ErrorState onRetry={restart} />}
        {hasFailed && calculation && (
          <Notice tone="error">
            <p>{t('stale')}</p>
            <Button variant="line" size="s" onClick={restart}>
              {t('again')}
            </Button>
          </Notice>
        )}
        <Moved />
        <LeftOut />
      </div>
    </ScreenFrame>
  )
}

/**
 * Begins with what the bag handed over. Without it the shopper goes to the bag; a visitor who has not chosen to go on as a guest, to the
 * login. Previews stay. Source: C-232, M-076, CO-89, MO-35.
 */
function useStart() {
  const { api, go, isVisitor, mode } = useBlockContext()
  const begin = async () => {
    const isPreview = window.location.pathname.startsWith('/preview/')
    try {
      if (!isPreview && !isGuest() && (await isVisitor())) return go(CHECKOUT_LOGIN, { replace: true })
    } catch {
      return failCheckout()
    }
    if (await startCheckout(api)) trackBegin()
    else if (!isPreview) go('/cart', { replace: true })
  }
  // What fails shows as such.
  const start = () => void begin().catch(() => undefined)
  const startNow = useEffectEvent(start)
  useEffect(() => {
    if (mode === 'shop') startNow()
  }, [mode])
  return start
}

/** Says at once that the member's session has ended, before anything is sent. Source: M-076. */
function useSessionEnd(): void {
  const { api } = useBlockContext()
  const isOver = useIsSessionOver()
  useEffect(() => {
    if (isOver) checkoutActions(api).expire()
  }, [api, isOver])
}

/** Prices and gifts that are not as the shopper saw them. Source: C-241, CO-95. */
function Moved() {
  const t = useTranslations('checkout.checkout')
  const wordsOf = useChangeWords()
  const { api } = useBlockContext()
  const { changes } = useCheckout()
  const lesser = changes.filter(isLesser)
  if (lesser.length === 0 || lesser.length < changes.length) return null
  return (
    <Notice tone="warning">
      <ul className={styles.changes}>
        {lesser.map(change => (
          <li key={`${change.kind} ${change.title}`}>{wordsOf(change)}</li>
        ))}
      </ul>
      <Button variant="line" size="s" onClick={() => checkoutActions(api).acceptChanges()}>
        {t('understood')}
      </Button>
    </Notice>
  )
}

/** Goods that can no longer be ordered: the shopper goes on without it or back to the bag. Source: C-231, CO-90. */
function LeftOut() {
  const t = useTranslations('checkout.checkout')
  const { api } = useBlockContext()
  const { changes, kept, calculation } = useCheckout()
  const titles = [
    ...(kept?.leftOut ?? []),
    ...changes.filter(change => !isLesser(change)).map(({ title }) => title),
  ]
  const hasGoods = kept !== undefined && goodsOf(kept.lines).length > 0
  return (
    <Dialog
      isOpen={!useIsBuilder() && titles.length > 0 && calculation !== undefined}
      onClose={() => undefined}
      isDismissable={false}
      size="m"
      title={t('leftOut')}
      actions={
        <>
          <ButtonLink variant={hasGoods ? 'line' : 'solid'} href="/cart">
            {t('toBag')}
          </ButtonLink>
          {hasGoods && <Button onClick={() => checkoutActions(api).acceptChanges()}>{t('goOn')}</Button>}
        </>
      }
    >
      <p>{t('leftOutText')}</p>
      <ul>
        {[...new Set(titles)].map(title => (
          <li key={title}>{title}</li>
        ))}
      </ul>
    </Dialog>
  )
}
