import { Link, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import type { ListedDeskOrder } from '#desk/orders/desk-order.ts'
import type { Operator } from '#operators/operator.ts'
import { formatDateTime } from '#locales/format.ts'
import desk from '../../kit/parts/screen.module.css'
import { ListScreen } from '../parts/ListScreen.tsx'
import { useDeskMoney } from '../parts/use-desk-money.ts'
import { useEnvironment } from '../../kit/environment.ts'
import { PageNotice } from '../../kit/parts/PageNotice.tsx'
import { may } from '#operators/rights.ts'
import { OrderStatusBadge } from './OrderStatusBadge.tsx'
import styles from './orders.module.css'
import { ORDER_SEARCH } from './search.ts'

/** `/orders`: what shoppers have ordered, the newest first. */
export function OrderList({ operator }: { readonly operator: Operator }) {
  const t = useTranslations('editor.orders')
  if (!may(operator, 'orders.read')) return <PageNotice text={t('notAllowed')} />
  return <Orders />
}

function Orders() {
  const t = useTranslations('editor.orders')
  const { operations } = useEnvironment()
  return (
    <ListScreen
      name="orders"
      columns={[t('number'), t('placed'), t('status'), t('email'), t('units'), t('amount'), t('payment')]}
      searchable={ORDER_SEARCH}
      statusName={status => t(`statuses.${status}`)}
      read={({ status, about: email }, after) => operations.read('orders.list', { status, email, after })}
    >
      {order => <OrderRow key={order.number} order={order} />}
    </ListScreen>
  )
}

function OrderRow({ order }: { readonly order: ListedDeskOrder }) {
  const t = useTranslations('editor.orders')
  const { uiLocale } = useEnvironment()
  const money = useDeskMoney()
  const { search } = useLocation()
  return (
    <tr>
      <th scope="row">
        <Link to={`/orders/${order.number}`} state={{ list: search }}>
          {order.number}
        </Link>{' '}
        {order.isTrial && <small>{t('trial')}</small>}
      </th>
      <td data-label={t('placed')} className={desk.short}>
        {formatDateTime(order.placed, uiLocale)}
      </td>
      <td>
        <OrderStatusBadge status={order.status} isToShip={order.isToShip} />
      </td>
      <td data-label={t('email')} className={styles.email}>
        {order.email || t('noEmail')}
      </td>
      <td data-label={t('units')} className={styles.count}>
        {order.units}
      </td>
      <td data-label={t('amount')} className={styles.count}>
        {money(order.amount)}
      </td>
      <td data-label={t('payment')} className={desk.short}>
        {order.isPaid ? t('paid') : t('notPaid')}
      </td>
    </tr>
  )
}
