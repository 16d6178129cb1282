import type { AccountHome } from '#api/client/account/account-home.ts'
import type { ListedOrder, OrderStatus } from '#api/client/order/order.ts'
import { formatDateTime } from '#locales/format.ts'
import { ButtonLink } from '#ui/button/Button.tsx'
import { ErrorState } from '#ui/error-state/ErrorState.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/Skeleton.tsx'
import { useTranslations } from 'use-intl'
import { useBlockContext } from '../../page/view.ts'
import { Panel, PanelLink } from '../../shop/account/Panel.tsx'
import { OrderActions } from '../../shop/order-actions/OrderActions.tsx'
import { OrderLines } from '../../shop/order/OrderLines.tsx'
import { orderHref } from '../../shop/order/order-links.ts'
import { StatusBadge } from '../../shop/order/StatusBadge.tsx'
import { useMoney } from '../../shop/price/use-money.ts'
import styles from './User.module.css'
import type { KnownHome } from './useAccountHome.ts'

/** Lines of the latest order; its own page has them all. Ours. */
const LINES_SHOWN = 2

/** Orders under way, in the steps that a shopper waits for. */
const STEPS = {
  toPay: ['WAIT_PAY'],
  processing: ['WAIT_DELIVERY'],
  onTheWay: ['WAIT_RECEIVE', 'PARTIAL_SHIPPED', 'PARTIAL_RECEIVED'],
  delivered: ['WAIT_EVALUATE'],
} as const satisfies Readonly<Record<string, readonly OrderStatus[]>>
const STEP_NAMES = Object.keys(STEPS) as (keyof typeof STEPS)[] // its own keys

type Counts = AccountHome['getOrderList']['statusCounts']

/** Number of orders in these states. */
export const countOf = (counts: Counts, statuses: readonly OrderStatus[]) =>
  counts
    .filter(({ orderStatus }) => statuses.includes(orderStatus))
    .reduce((sum, { count }) => sum + count, 0)

/** Orders by step, and the latest one with what comes next. Source: M-007, M-106 … M-114. */
export function OrdersPanel({ home, hasFailed, isRetrying, retry }: KnownHome) {
  const t = useTranslations('account.user')
  return (
    <Panel title={t('orders')} action={<PanelLink href="/user/orders">{t('allOrders')}</PanelLink>}>
      {hasFailed ? (
        <ErrorState onRetry={retry} isRetrying={isRetrying} />
      ) : home ? (
        <Known orders={home.getOrderList} reload={retry} />
      ) : (
        <SkeletonGroup className={styles.waitingOrders}>
          <Skeleton lines={5} />
        </SkeletonGroup>
      )}
    </Panel>
  )
}

function Known({
  orders: { edges, statusCounts },
  reload,
}: {
  readonly orders: AccountHome['getOrderList']
  readonly reload: () => void
}) {
  const t = useTranslations('account.user')
  const latest = edges[0]?.node
  if (!latest)
    return (
      <div className={styles.noOrders}>
        <p>{t('noOrders')}</p>
        <ButtonLink variant="line" href="/list">
          {t('shop')}
        </ButtonLink>
      </div>
    )
  return (
    <>
      <ul className={styles.steps} aria-label={t('steps')}>
        {STEP_NAMES.map(step => (
          <li key={step}>
            <a className={styles.step} href="/user/orders">
              <span className={styles.stepCount}>{countOf(statusCounts, STEPS[step])}</span>{' '}
              <span className={styles.stepName}>{t(`step.${step}`)}</span>
            </a>
          </li>
        ))}
      </ul>
      <Latest order={latest} reload={reload} />
    </>
  )
}

/** The latest order: how far it is, what comes next, and what the shopper can do. */
function Latest({ order, reload }: { readonly order: ListedOrder; readonly reload: () => void }) {
  const t = useTranslations('account.user')
  const money = useMoney()
  const { locale, facts } = useBlockContext()
  const { orderCode, orderStatus, orderLines, orderTime, scheduleCancelTime, distributionType } = order
  const time = (iso: string) => formatDateTime(iso, locale)
  const hidden = orderLines.length - LINES_SHOWN
  return (
    <article className={styles.latest} aria-label={t('latest')}>
      <header className={styles.latestHead}>
        <div>
          <h3 className={styles.latestTitle}>
            <a href={orderHref(orderCode)}>{t('latestNumber', { number: orderCode })}</a>
          </h3>
          <p className={styles.cardText}>
            {time(orderTime)} · {money(order.amount.amount)}
          </p>
        </div>
        <StatusBadge status={orderStatus} />
      </header>
      <p>
        {t(`next.${orderStatus}`, {
          time: time(scheduleCancelTime),
          way: distributionType,
          days: facts.stated.returnDays,
        })}
      </p>
      <OrderLines lines={orderLines.slice(0, LINES_SHOWN)} />
      {hidden > 0 && <p className={styles.cardText}>{t('moreLines', { count: hidden })}</p>}
      <OrderActions order={order} onCancelled={reload}>
        <ButtonLink variant="line" href={orderHref(orderCode)}>
          {t('orderDetails')}
        </ButtonLink>
      </OrderActions>
    </article>
  )
}
