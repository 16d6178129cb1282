import type { Order } from '#api/client/order/order.ts'
import { Button, ButtonLink } from '#ui/button/Button.tsx'
import { ErrorState } from '#ui/error-state/ErrorState.tsx'
import { useIsHydrated } from '#ui/hydrated/useIsHydrated.ts'
import { Notice } from '#ui/notice/Notice.tsx'
import { Spinner } from '#ui/spinner/Spinner.tsx'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useIsBuilder, type ViewProps } from '../../page/view.ts'
import { NoOrder, OrderMissing } from '../../shop/order/OrderMissing.tsx'
import { payResultHref } from '../../shop/order/order-links.ts'
import type { PaymentForm } from '../../shop/order/payment-request.ts'
import { usePaymentNews } from '../../shop/order/payment-news.ts'
import { ToPay } from '../../shop/order/ToPay.tsx'
import { useOrder } from '../../shop/order/useOrder.ts'
import type { ScreenOptions } from '../../shop/screen/screen.ts'
import { ScreenFrame } from '../../shop/screen/ScreenFrame.tsx'
import styles from './Payment.module.css'
import { usePayment } from './usePayment.ts'

/** The way to the payment provider: what is paid, and the form that goes there. Source: C-277, C-278, CO-109, CO-110. */
export function Payment({ options }: ViewProps<ScreenOptions>) {
  const t = useTranslations('account.payment')
  const isHydrated = useIsHydrated()
  const isShown = !useIsBuilder() && isHydrated
  return (
    <ScreenFrame options={options}>
      <div className={styles.page}>
        <h1 className={styles.title}>{t('title')}</h1>
        {isShown ? <Asked number={new URLSearchParams(location.search).get('orderId') ?? ''} /> : <Waiting />}
      </div>
    </ScreenFrame>
  )
}

function Asked({ number }: { readonly number: string }) {
  const { order, token, hasFailed, isRetrying, retry } = useOrder(number)
  const isPending = usePaymentNews(number) === 'pending'
  if (number === '') return <NoOrder />
  if (hasFailed) return <ErrorState onRetry={retry} isRetrying={isRetrying} />
  if (order === undefined) return <Waiting />
  if (order === null) return <OrderMissing number={number} />
  if (order.orderStatus !== 'WAIT_PAY') return <Decided order={order} words="decided" />
  return isPending ? <Decided order={order} words="pending" /> : <ToProvider order={order} token={token} />
}

interface DecidedProps {
  readonly order: Order
  /** `pending`: another window has paid, and the confirmation is on its way. */
  readonly words: 'decided' | 'pending'
}

/** There is nothing to pay now: the result page says why. */
function Decided({ order, words }: DecidedProps) {
  const t = useTranslations('account.payment')
  return (
    <>
      <Notice>{t(words)}</Notice>
      <ButtonLink href={payResultHref(order.orderCode)}>{t('toResult')}</ButtonLink>
    </>
  )
}

interface Props {
  readonly order: Order
  readonly token: string | null
}

function ToProvider({ order, token }: Props) {
  const t = useTranslations('account.payment')
  const { state, again, isSentAlone } = usePayment(order, token)
  return (
    <>
      <ToPay order={order} />
      {state.kind === 'asking' && <Waiting />}
      {state.kind === 'ready' && <ProviderForm form={state.form} isSentAlone={isSentAlone} />}
      {state.kind === 'failed' && (
        <>
          <Notice tone="error">
            <p>{t('failed')}</p>
            <p>{state.words ?? t('noAnswer')}</p>
          </Notice>
          <div className={styles.ways}>
            <Button onClick={again}>{t('again')}</Button>
            <ButtonLink variant="line" href={`${payResultHref(order.orderCode)}?isPaid=no`}>
              {t('back')}
            </ButtonLink>
          </div>
        </>
      )}
    </>
  )
}

/** Sends itself as soon as it is there. The button is for browsers that hold that back, and for shoppers who came back. */
function ProviderForm({ form, isSentAlone }: { readonly form: PaymentForm; readonly isSentAlone: boolean }) {
  const t = useTranslations('account.payment')
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (isSentAlone) element.current?.submit()
  }, [isSentAlone])
  return (
    <form ref={element} action={form.action} method="post" className={styles.form}>
      {form.fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p>{isSentAlone ? t('going') : t('cameBack')}</p>
      <Button type="submit" size="l">
        {t('continue')}
      </Button>
      <p className={styles.small}>{t('secure')}</p>
    </form>
  )
}

function Waiting() {
  const t = useTranslations('account.payment')
  return (
    <p className={styles.waiting}>
      <Spinner label={t('preparing')} size={2} />
      <span aria-hidden="true">{t('preparing')}</span>
    </p>
  )
}
