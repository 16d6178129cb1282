import type { Order } from '#api/client/order/order.ts'
import { formatDateTime } from '#locales/format.ts'
import { Button } from '#ui/button/Button.tsx'
import { ErrorState } from '#ui/error-state/ErrorState.tsx'
import Printer from 'lucide-react/icons/printer'
import { useTranslations } from 'use-intl'
import { useShopName } from '../../page/use-shop-name.ts'
import { useBlockContext, type ViewProps } from '../../page/view.ts'
import { DetailFrame, DetailWaiting, WaysBack } from '../../shop/account/DetailFrame.tsx'
import { ArrivalLine } from '../../shop/delivery/ArrivalLine.tsx'
import { Panel } from '../../shop/account/Panel.tsx'
import { OrderActions } from '../../shop/order-actions/OrderActions.tsx'
import { OrderLines } from '../../shop/order/OrderLines.tsx'
import { isPaid } from '../../shop/order/order-status.ts'
import { OrderMissing } from '../../shop/order/OrderMissing.tsx'
import { StatusBadge } from '../../shop/order/StatusBadge.tsx'
import { useOrder, useTakeOrder } from '../../shop/order/useOrder.ts'
import type { ScreenOptions } from '../../shop/screen/screen.ts'
import { useScreenParam } from '../../shop/screen/useScreenParam.ts'
import { useShopper } from '../../shop/session/shopper.ts'
import { Amounts, Refunds } from './Amounts.tsx'
import { Delivery, Extras } from './Delivery.tsx'
import styles from './OrderDetail.module.css'
import { Returns } from './Returns.tsx'
import { Shipments } from './Shipments.tsx'
import { Timeline } from './Timeline.tsx'

/** Interval at which an order that waits for payment is read again: it may be paid in another window. Milliseconds; ours. */
const UNPAID_MS = 10_000

/** One order, for its member or for a guest with its token. Source: M-078, M-115 … M-120, MO-58. */
export function OrderDetail({ options }: ViewProps<ScreenOptions>) {
  const t = useTranslations('account.orderDetail')
  return (
    <DetailFrame options={options} title={t('title')} className={styles.invoice}>
      <Asked number={useScreenParam('orderId')} />
    </DetailFrame>
  )
}

function Asked({ number }: { readonly number: string }) {
  const { order, token, hasFailed, isRetrying, retry } = useOrder(number, found =>
    found?.orderStatus === 'WAIT_PAY' ? UNPAID_MS : false,
  )
  if (hasFailed) return <ErrorState onRetry={retry} isRetrying={isRetrying} />
  if (order === undefined) return <DetailWaiting />
  return order === null ? <OrderMissing number={number} /> : <Whole order={order} token={token} />
}

function Whole({ order, token }: { readonly order: Order; readonly token: string | null }) {
  const t = useTranslations('account.orderDetail')
  const take = useTakeOrder()
  // The order may be known before its reader is: only guests need a token.
  const isVisitor = useShopper()?.isVisitor ?? token !== null
  return (
    <>
      {!isVisitor && (
        <WaysBack>
          <a href="/user/orders">{t('back')}</a>
        </WaysBack>
      )}
      <Head order={order} />
      <OrderActions order={order} token={token} onCancelled={take}>
        {isPaid(order.orderStatus) && (
          <Button
            variant="line"
            icon={<Printer size="1em" aria-hidden="true" />}
            onClick={() => window.print()}
          >
            {t('print')}
          </Button>
        )}
      </OrderActions>
      <div className={styles.columns}>
        <div className={styles.column}>
          <Panel title={t('lines')}>
            <OrderLines lines={order.orderLines} isDetailed />
          </Panel>
          {order.logistics.length > 0 && (
            <div className={styles.notOnPaper}>
              <Shipments order={order} />
            </div>
          )}
          <Returns order={order} token={token} />
          <Timeline order={order} />
        </div>
        <div className={styles.column}>
          <Amounts order={order} />
          {order.refundOrders.length > 0 && <Refunds order={order} />}
          <div className={styles.parties}>
            <Delivery order={order} />
          </div>
          <Extras order={order} />
        </div>
      </div>
    </>
  )
}

function Head({ order }: { readonly order: Order }) {
  const t = useTranslations('account.orderDetail')
  const tOrder = useTranslations('account.order')
  const { locale, facts } = useBlockContext()
  const shop = useShopName()
  const time = (iso: string) => formatDateTime(iso, locale)
  const isInvoice = isPaid(order.orderStatus)
  return (
    <header className={styles.head}>
      {/* On paper alone: once it is paid, the page is the invoice. */}
      <p className={styles.onPaper}>{t(isInvoice ? 'invoice' : 'onPaper', { shop })}</p>
      <Seller lines={[shop, facts.hotline, facts.contactEmail ?? '']} />
      <div className={styles.headline}>
        <p className={styles.number}>{t('number', { number: order.orderCode })}</p>
        <span className={isInvoice ? styles.notOnPaper : undefined}>
          <StatusBadge status={order.orderStatus} />
        </span>
      </div>
      <p className={styles.small}>{t('placed', { time: time(order.orderTime) })}</p>
      {order.orderStatus === 'WAIT_PAY' && (
        <p className={styles.deadline}>{tOrder('deadline', { time: time(order.scheduleCancelTime) })}</p>
      )}
      {order.delivery && (
        <ArrivalLine dates={order.delivery} isPickup={order.distributionType === 'PICKUP'} />
      )}
    </header>
  )
}

/** Who sells, on paper beside number and date. */
const Seller = ({ lines }: { readonly lines: readonly string[] }) => (
  <address className={styles.seller}>
    {lines.filter(Boolean).map(line => (
      <span key={line}>{line}</span>
    ))}
  </address>
)
