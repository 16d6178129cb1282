import type { Order } from '#api/client/order/order.ts'
import { orderSums } from '#api/rules/order-sums.ts'
import { formatDateTime } from '#locales/format.ts'
import { useTranslations } from 'use-intl'
import { useBlockContext } from '../../page/view.ts'
import { Panel } from '../../shop/account/Panel.tsx'
import { AmountList } from '../../shop/price/AmountList.tsx'
import { useMoney } from '../../shop/price/use-money.ts'
import styles from './OrderDetail.module.css'

/** The parts of an amount, in the order in which they add up to it. Dollars. */
function amountParts(order: Order, t: ReturnType<typeof useTranslations<'account.orderDetail'>>) {
  const { orderDeductions } = order
  const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
  const points = total(orderDeductions.map(({ cost }) => cost))
  return orderSums({
    goods: order.productAmount.amount,
    activityDiscount: order.activityDiscount.amount,
    couponDiscount: order.couponDiscount.amount,
    services: order.additionalServiceFee.amount,
    tax: order.tax.amount,
    goDollar: total(orderDeductions.map(({ actualAmount }) => actualAmount.amount)),
    freight: order.freight.amount,
  }).map(({ part, amount }) => ({
    key: part,
    label: part === 'goDollar' ? t('goDollar', { count: points }) : t(part),
    amount,
  }))
}

/** Cost of the order, and the part that was paid. Source: M-116, M-117, MO-56. */
export function Amounts({ order }: { readonly order: Order }) {
  const t = useTranslations('account.orderDetail')
  const money = useMoney()
  const paid = order.receivedAmount.amount
  return (
    <Panel title={t('amounts')}>
      <div className={styles.amounts}>
        <AmountList
          rows={amountParts(order, t).map(({ amount, ...row }) => ({
            ...row,
            value: amount === 0 ? t('free') : money(amount),
          }))}
          total={{ label: t('total'), value: money(order.amount.amount) }}
          paid={paid > 0 ? { label: t('paid'), value: money(paid) } : undefined}
        />
      </div>
      {order.orderActivities.length > 0 && (
        <div className={styles.amounts}>
          <p className={styles.small}>{t('activities')}</p>
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
        </div>
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
              {refund.refundOrderNo} · {formatDateTime(refund.createdAt, locale)}
            </p>
            {refund.reason && <p className={styles.small}>{refund.reason}</p>}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
