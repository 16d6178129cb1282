import type { ListedOrder, Order } from '#api/client/order/order.ts'
import { Button, ButtonLink } from '#ui/button/Button.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { CancelDialog } from '../order/CancelDialog.tsx'
import styles from './OrderActions.module.css'
import { payHref, PAYMENT_WINDOW } from '../order/order-links.ts'
import { usePaymentNews } from '../order/payment-news.ts'
import { type BoughtAgain, useBuyAgain } from './useBuyAgain.ts'

interface Props {
  readonly order: ListedOrder
  /** Of a guest who sees this order alone, and has no bag to put goods into. */
  readonly token?: string | null
  readonly onCancelled: (order: Order) => void
  /** More that can be done. */
  readonly children?: ReactNode
}

/** Actions of a shopper on an order: pay and cancel while it waits for payment, buy its goods again. Source: M-120 … M-122. */
export function OrderActions({ order, token = null, onCancelled, children }: Props) {
  const t = useTranslations('account.order')
  const { buy, result, isBusy } = useBuyAgain(order.orderCode)
  const isOpen = order.orderStatus === 'WAIT_PAY'
  const isPending = usePaymentNews(order.orderCode) === 'pending'
  const [isCancelled, setCancelled] = useState(false)
  return (
    <>
      {isCancelled && <Cancelled />}
      {isOpen && isPending && <Notice>{t('confirming')}</Notice>}
      <div className={styles.actions}>
        {isOpen && !isPending && (
          <ButtonLink href={payHref(order.orderCode, token)} target={PAYMENT_WINDOW}>
            {t('pay')}
          </ButtonLink>
        )}
        {children}
        {!token && (
          <Button variant="line" isLoading={isBusy} onClick={buy}>
            {t('again.buy')}
          </Button>
        )}
        {isOpen && !isPending && (
          <Cancel
            orderCode={order.orderCode}
            token={token}
            onCancelled={cancelled => {
              setCancelled(true)
              onCancelled(cancelled)
            }}
          />
        )}
      </div>
      {result && <Bought result={result} />}
    </>
  )
}

function Cancel({
  onCancelled,
  ...order
}: { readonly orderCode: string; readonly token: string | null } & Pick<Props, 'onCancelled'>) {
  const t = useTranslations('account.order.cancel')
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {t('open')}
      </Button>
      <CancelDialog
        {...order}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onCancelled={cancelled => {
          setAsking(false)
          onCancelled(cancelled)
        }}
      />
    </>
  )
}

/** Takes the focus from the button that is gone, and says so. A list may leave the order out: the focus goes to the page then. */
function Cancelled() {
  const t = useTranslations('account.order.cancel')
  const said = useRef<HTMLOutputElement>(null)
  useEffect(() => said.current?.focus(), [])
  useLayoutEffect(() => {
    const element = said.current
    return () => {
      if (element?.contains(document.activeElement))
        document.querySelector('main')?.focus({ preventScroll: true })
    }
  }, [])
  return (
    <output ref={said} tabIndex={-1} className={styles.said}>
      <Notice tone="success">{t('done')}</Notice>
    </output>
  )
}

/** Goods in the bag now, and those that could not be added. */
function Bought({ result: { isAdded, refusals } }: { readonly result: BoughtAgain }) {
  const t = useTranslations('account.order.again')
  return (
    <Notice tone={refusals.length > 0 ? 'error' : 'success'}>
      <p>
        {t(isAdded ? (refusals.length > 0 ? 'partly' : 'added') : 'none')} {refusals.join(' ')}
      </p>
      {isAdded && (
        <p>
          <a href="/cart">{t('bag')}</a>
        </p>
      )}
    </Notice>
  )
}
