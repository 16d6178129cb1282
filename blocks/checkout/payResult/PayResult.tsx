import type { Order } from '#api/client/order/order.ts'
import { formatDateTime } from '#locales/format.ts'
import { ButtonLink } from '#ui/button/Button.tsx'
import { ErrorState } from '#ui/error-state/ErrorState.tsx'
import { useIsHydrated } from '#ui/hydrated/useIsHydrated.ts'
import { Icon } from '#ui/icon/Icon.tsx'
import { Spinner } from '#ui/spinner/Spinner.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/Skeleton.tsx'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import Clock from 'lucide-react/icons/clock'
import { useTranslations } from 'use-intl'
import { useShopName } from '../../page/use-shop-name.ts'
import { useBlockContext, useIsBuilder, type ViewProps } from '../../page/view.ts'
import { ArrivalLine } from '../../shop/delivery/ArrivalLine.tsx'
import { OrderMissing } from '../../shop/order/OrderMissing.tsx'
import { orderHref, payHref, PAYMENT_WINDOW } from '../../shop/order/order-links.ts'
import { usePaymentNews } from '../../shop/order/payment-news.ts'
import { PayFacts, ToPay } from '../../shop/order/ToPay.tsx'
import { useOrder } from '../../shop/order/useOrder.ts'
import { useMoney } from '../../shop/price/use-money.ts'
import type { ScreenOptions } from '../../shop/screen/screen.ts'
import { ScreenFrame } from '../../shop/screen/ScreenFrame.tsx'
import { useScreenParam } from '../../shop/screen/useScreenParam.ts'
import { useShopper } from '../../shop/session/shopper.ts'
import { type PayOutcome, payOutcome, readAgainAfter } from './pay-outcome.ts'
import { calendarHref } from './calendar-file.ts'
import { Ordered } from './Ordered.tsx'
import styles from './PayResult.module.css'
import { useTrackPurchase } from './useTrackPurchase.ts'
import { Notice } from '#ui/notice/Notice.tsx'

/** Tells a guest how to find the order once this visit is over. Source: M-159, L-116. */
function FindLater({ order }: { readonly order: Order }) {
  const t = useTranslations('account.payResult')
  return (
    <Notice>
      <p>{t('findLater', { number: order.orderCode, email: order.receiptInfo.mail })}</p>
    </Notice>
  )
}

/** Days on which the order arrives, for reading and for a calendar. */
function Arrival({
  order,
  dates,
}: {
  readonly order: Order
  readonly dates: NonNullable<Order['delivery']>
}) {
  const t = useTranslations('account.payResult')
  const { now } = useBlockContext()
  const shop = useShopName()
  const isPickup = order.distributionType === 'PICKUP'
  const title = t(isPickup ? 'calendar.collect' : 'calendar.arrives', { number: order.orderCode, shop })
  return (
    <div>
      <ArrivalLine dates={dates} isPickup={isPickup} />
      <a
        className={styles.calendar}
        download={`${order.orderCode}.ics`}
        href={calendarHref({ number: order.orderCode, dates, title, now })}
      >
        {t('calendar.add')}
      </a>
    </div>
  )
}

/** Offers an account to a guest who has paid. */
function MemberOffer() {
  const t = useTranslations('account.payResult.offer')
  return (
    <section className={styles.offer}>
      <h2 className={styles.heading}>{t('title')}</h2>
      <p>{t('text')}</p>
      <ButtonLink variant="line" href="/register">
        {t('way')}
      </ButtonLink>
    </section>
  )
}

/** Outcome of a payment, and the shopper's next steps. Source: C-279 … C-291, M-089, M-123 … M-125, MO-68. */
export function PayResult({ options }: ViewProps<ScreenOptions>) {
  const isHydrated = useIsHydrated()
  const isShown = !useIsBuilder() && isHydrated
  const number = useScreenParam('orderId')
  return (
    <ScreenFrame options={options}>
      <div className={styles.page}>{isShown ? <Asked number={number} /> : <Loading />}</div>
    </ScreenFrame>
  )
}

function Asked({ number }: { readonly number: string }) {
  const address = new URLSearchParams(location.search)
  const news = usePaymentNews(number, address)
  const { order, token, hasFailed, isRetrying, retry } = useOrder(number, found =>
    found
      ? readAgainAfter(payOutcome(found.orderStatus, address, news), {
          address,
          isRefunded: found.refundOrders.length > 0,
        })
      : false,
  )
  if (number === '') return <NoNumber />
  if (hasFailed) return <Titled>{<ErrorState onRetry={retry} isRetrying={isRetrying} />}</Titled>
  if (order === undefined) return <Loading />
  if (order === null) return <Titled>{<OrderMissing number={number} />}</Titled>
  return (
    <Result
      order={order}
      token={token}
      outcome={payOutcome(order.orderStatus, address, news)}
      isPending={news === 'pending'}
      cameBack={address.has('waiting') || address.has('isPaid')}
    />
  )
}

function Titled({ children }: { readonly children: React.ReactNode }) {
  const t = useTranslations('account.payResult')
  return (
    <>
      <h1 className={styles.title}>{t('title')}</h1>
      {children}
    </>
  )
}

/** The address names no order: to all of them. Source: M-089. */
function NoNumber() {
  const t = useTranslations('account.payResult')
  return (
    <Titled>
      <p>{t('noNumber')}</p>
      <p>
        <ButtonLink href="/user/orders">{t('orders')}</ButtonLink>
      </p>
    </Titled>
  )
}

const SIGNS = {
  waiting: Clock,
  notCompleted: CircleAlert,
  completed: CircleCheck,
  cancelled: CircleX,
  expired: CircleX,
} as const satisfies Partial<Record<PayOutcome, unknown>>

/** Outcomes of an order that goes on. */
const CONFIRMED: ReadonlySet<PayOutcome> = new Set(['waiting', 'processing', 'completed'])

/** An order that was paid after it had ended says that the money comes back. */
const textKey = (outcome: PayOutcome, { refundOrders }: Order) =>
  refundOrders.length > 0 && (outcome === 'expired' || outcome === 'cancelled')
    ? (`${outcome}.paidBack` as const)
    : (`${outcome}.text` as const)

interface ResultProps {
  readonly order: Order
  readonly token: string | null
  readonly outcome: PayOutcome
  /** A confirmation is on its way: the order cannot be paid again. */
  readonly isPending: boolean
  /** This is the window that was at the provider's: a retry goes there in it, as it does where another window has brought the answer. */
  readonly cameBack: boolean
}

function Result(result: ResultProps) {
  const { order, token, outcome } = result
  const t = useTranslations('account.payResult')
  const isVisitor = useShopper()?.isVisitor === true
  const isOpen = order.orderStatus === 'WAIT_PAY'
  useTrackPurchase(order)
  return (
    <>
      {/* What changes while the page stays open is read aloud. */}
      <div className={styles.outcome} data-outcome={outcome} aria-live="polite">
        {outcome === 'processing' ? (
          <Spinner size={2.5} />
        ) : (
          <Icon of={SIGNS[outcome]} size={2.5} className={styles.sign} />
        )}
        <h1 className={styles.title}>{t(`${outcome}.title`)}</h1>
        <p>{t(textKey(outcome, order))}</p>
      </div>
      {CONFIRMED.has(outcome) && order.confirmationSentTo && (
        <p className={styles.hint}>{t('confirmation', { email: order.confirmationSentTo })}</p>
      )}
      {CONFIRMED.has(outcome) && order.delivery && <Arrival order={order} dates={order.delivery} />}
      {isOpen ? <Unpaid order={order} outcome={outcome} /> : <Decided order={order} outcome={outcome} />}
      <Actions {...result} isVisitor={isVisitor} />
      {isVisitor && !token && <FindLater order={order} />}
      {CONFIRMED.has(outcome) && <Ordered order={order} />}
      {outcome === 'completed' && isVisitor && <MemberOffer />}
    </>
  )
}

/** Until when the order can be paid, and what happens then. Source: C-289, C-290, M-125, CO-116, MO-67. */
function Unpaid({ order, outcome }: Pick<ResultProps, 'order' | 'outcome'>) {
  const t = useTranslations('account.payResult')
  const tOrder = useTranslations('account.order')
  const { locale } = useBlockContext()
  return (
    <>
      <ToPay order={order} />
      <p className={styles.hint}>
        {tOrder('deadline', { time: formatDateTime(order.scheduleCancelTime, locale) })}
      </p>
      {outcome !== 'waiting' && (
        <p className={styles.hint}>{t('retryHint', { minutes: RETRY_HINT_MINUTES })}</p>
      )}
    </>
  )
}

/** `payment.retryHintMinutes`. Source: C-289, CO-116. */
const RETRY_HINT_MINUTES = 30

function Decided({ order, outcome }: Pick<ResultProps, 'order' | 'outcome'>) {
  const t = useTranslations('account.payResult')
  const tOrder = useTranslations('account.order')
  const money = useMoney()
  const paid = [[t('paid'), money(order.receivedAmount.amount)]] as const
  const refunds = order.refundOrders.map(
    ({ refundOrderNo, refundAmount, refundStatus }) =>
      [tOrder(`refund.${refundStatus}`), money(refundAmount.amount), refundOrderNo] as const,
  )
  return (
    <PayFacts
      facts={[[tOrder('number'), order.orderCode], ...(outcome === 'completed' ? paid : []), ...refunds]}
    />
  )
}

/** The order itself is for members and for guests with its token. */
function Actions({
  order,
  token,
  outcome,
  isPending,
  cameBack,
  isVisitor,
}: ResultProps & { readonly isVisitor: boolean }) {
  const t = useTranslations('account.payResult')
  const number = order.orderCode
  return (
    <div className={styles.ways}>
      {order.orderStatus === 'WAIT_PAY' && !isPending && (
        <ButtonLink
          href={payHref(number, token)}
          target={cameBack || outcome === 'notCompleted' ? undefined : PAYMENT_WINDOW}
          variant={outcome === 'processing' ? 'line' : 'solid'}
        >
          {t(outcome === 'waiting' ? 'payNow' : 'payAgain')}
        </ButtonLink>
      )}
      {(!isVisitor || token) && (
        <ButtonLink variant={outcome === 'completed' ? 'solid' : 'line'} href={orderHref(number, token)}>
          {t('order')}
        </ButtonLink>
      )}
      <ButtonLink variant="line" href="/list">
        {t('shop')}
      </ButtonLink>
    </div>
  )
}

function Loading() {
  const t = useTranslations('account.payResult')
  return (
    <>
      <h1 className={styles.title}>{t('title')}</h1>
      <SkeletonGroup>
        <Skeleton lines={4} />
      </SkeletonGroup>
    </>
  )
}
