import type { Order } from '#api/client/order.ts'
import { formatDateTime } from '#locales/format.ts'
import { useTranslations } from 'use-intl'
import { useBlockContext } from '../../page/view.ts'
import { Panel } from '../../shop/account/Panel.tsx'
import { useMoney } from '../../shop/price/use-money.ts'
import styles from './OrderDetail.module.css'

/** The parts of an amount, in the order in which they add up to it. Dollars. */
function amountParts(order: Order, t: ReturnType<typeof useTranslations<'account.orderDetail'>>) {
  const goDollar = order.orderDeductions.map(
    ({ cost, actualAmount }) => [t('goDollar', { count: cost }), -actualAmount.amount] as const,
  )
  const parts: readonly (readonly [name: string, amount: number])[] = [
    [t('activityDiscount'), -order.activityDiscount.amount],
    [t('couponDiscount'), -order.couponDiscount.amount],
    [t('services'), order.additionalServiceFee.amount],
    [t('tax'), order.tax.amount],
    ...goDollar,
  ]
  return [
    [t('goods'), order.productAmount.amount] as const,
    ...parts.filter(([, amount]) => amount !== 0),
    [t('freight'), order.freight.amount] as const,
  ]
}

/** What the order costs and what was paid. Source: M-116, M-117, MO-56. */
export function Amounts({ order }: { readonly order: Order }) {
  const t = useTranslations('account.orderDetail')
  const money = useMoney()
  return (
    <Panel title={t('amounts')}>
      <dl className={styles.amounts}>
        {amountParts(order, t).map(([name, amount]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{amount === 0 ? t('free') : money(amount)}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{t('total')}</dt>
          <dd>{money(order.amount.amount)}</dd>
        </div>
        {order.receivedAmount.amount > 0 && (
          <div>
            <dt>{t('paid')}</dt>
            <dd>{money(order.receivedAmount.amount)}</dd>
          </div>
        )}
      </dl>
      {order.orderActivities.length > 0 && (
        <ul className={styles.activities} aria-label={t('activities')}>
          {order.orderActivities.map(({ code, name, type, amount }) => (
            <li key={`${type} ${code}`}>
              <span>
                {name}
                {type === 'PROMOTION_CODE' && ` (${code})`}
              </span>
              {amount.amount > 0 && <span>{money(-amount.amount)}</span>}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

/** Money paid back, or about to be. Source: M-116, M-119. */
export function Refunds({ order }: { readonly order: Order }) {
  const t = useTranslations('account.orderDetail')
  const tOrder = useTranslations('account.order')
  const money = useMoney()
  const { locale } = useBlockContext()
  return (
    <Panel title={t('refunds')}>
      <ul className={styles.entries}>
        {order.refundOrders.map(refund => (
          <li key={refund.refundOrderNo}>
            <p>
              <strong>{money(refund.refundAmount.amount)}</strong> {tOrder(`refund.${refund.refundStatus}`)}
            </p>
            <p className={styles.small}>
              {refund.refundOrderNo} · {formatDateTime(Date.parse(refund.createdAt), locale)}
            </p>
            {refund.reason && <p className={styles.small}>{refund.reason}</p>}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
