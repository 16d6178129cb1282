import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { useIsHydrated } from '#ui/hydrated/useIsHydrated.ts'
import { Notice } from '#ui/notice/Notice.tsx'
import { useTranslations } from 'use-intl'
import { useIsBuilder, type ViewProps } from '../../page/view.ts'
import { isSettled, useCheckout } from '../../shop/checkout/checkout-store.ts'
import { useHasSections } from '../../shop/checkout/sections.ts'
import { SessionNotice } from '../../shop/checkout/SessionNotice.tsx'
import { usePlacing } from '../../shop/checkout/usePlacing.ts'
import { payResultHref } from '../../shop/order/order-links.ts'
import { boxStyle } from '../../shop/layout/box-style.ts'
import { EmptyBlock } from '../../shop/layout/EmptyBlock.tsx'
import { useMoney } from '../../shop/price/use-money.ts'
import type { CheckoutSubmitOptions } from './block.ts'
import styles from './CheckoutSubmit.module.css'

/** The total once more, the terms, and the button. It locks while the order is on its way. Source: C-222, C-246, CO-98, CO-109. */
export function CheckoutSubmit({ options: { text, box, mBox } }: ViewProps<CheckoutSubmitOptions>) {
  const t = useTranslations('checkout.checkoutSubmit')
  const money = useMoney()
  const isHydrated = useIsHydrated()
  const state = useCheckout()
  const isComplete = useHasSections(state.calculation?.amount.amount === 0)
  const { notice, blockingOrder, ordered, place, question, placeWithout, stay } = usePlacing()
  if (useIsBuilder()) return <EmptyBlock of="checkout.checkoutSubmit" />
  const { calculation, isSending, isExpired, kept, terms, pending } = state
  if (!isHydrated || !kept) return null
  const amount = calculation?.amount.amount
  return (
    <div className="box" style={boxStyle(box, mBox)}>
      <div className={styles.submit}>
        <p className={styles.total} aria-live="polite" aria-busy={pending > 0}>
          <span>{t('total')}</span>
          <strong>{amount !== undefined && money(amount)}</strong>
        </p>
        {isExpired && <SessionNotice />}
        {notice && (
          <Notice tone="error">
            {notice}
            {blockingOrder && (
              <>
                {' '}
                <a className={styles.link} href={payResultHref(blockingOrder)}>
                  {t('toOrder', { order: blockingOrder })}
                </a>
              </>
            )}
          </Notice>
        )}
        {ordered && (
          <Notice tone="error">
            <p>{t('ordered', { order: ordered })}</p>
            <p>
              <a className={styles.link} href={payResultHref(ordered)}>
                {t('toOrder', { order: ordered })}
              </a>
            </p>
          </Notice>
        )}
        <Button
          size="l"
          isWide
          isLoading={isSending}
          aria-disabled={isExpired || !isComplete || !isSettled(state)}
          onClick={place}
        >
          {text || t(amount === 0 ? 'placeFree' : 'place')}
        </Button>
        <p className={styles.note}>
          {t.rich('terms', {
            terms: words => <PageLink href="/terms-of-use">{words}</PageLink>,
            privacy: words => <PageLink href="/privacy-policy">{words}</PageLink>,
          })}
          {terms && amount !== 0 && ` ${t('deadline', timeToPay(terms.payMinutes))}`}
        </p>
      </div>
      <Dialog
        isOpen={question !== undefined}
        onClose={stay}
        size="s"
        title={t('expired')}
        actions={
          <>
            <Button variant="line" onClick={stay}>
              {t('stay')}
            </Button>
            <Button onClick={placeWithout}>{t('original')}</Button>
          </>
        }
      >
        <p>{question?.text}</p>
        <p>{t('expiredText', { amount: money(amount ?? 0) })}</p>
      </Dialog>
    </div>
  )
}

/** Whole hours are said in hours, any other time in minutes. */
const timeToPay = (minutes: number) =>
  minutes % 60 === 0
    ? { unit: 'hours' as const, count: minutes / 60 }
    : { unit: 'minutes' as const, count: minutes }

function PageLink({ href, children }: { readonly href: string; readonly children: React.ReactNode }) {
  return (
    <a className={styles.link} href={href} target="_blank" rel="noopener">
      {children}
    </a>
  )
}
