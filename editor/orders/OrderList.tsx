import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import type { ListedDeskOrder, OrderSearch } from '#api/client/desk/orders.ts'
import type { Operator } from '#content-store/client/types.ts'
import { formatDateTime } from '#locales/format.ts'
import { Desk } from '../desk/Desk.tsx'
import { DeskList } from '../desk/DeskList.tsx'
import desk from '../desk/desk.module.css'
import { ListFilters } from '../desk/ListFilters.tsx'
import { MoreRows } from '../desk/MoreRows.tsx'
import { useDeskMoney } from '../desk/use-desk-money.ts'
import { useEnvironment } from '../environment.ts'
import { PageNotice } from '../parts/PageNotice.tsx'
import { may } from '../rights.ts'
import { useOrders } from './order-queries.ts'
import { OrderStatusBadge } from './OrderStatusBadge.tsx'
import styles from './orders.module.css'
import { addressOf, FILTERS, searchOf, soughtBy } from './search.ts'

/** `/orders`: what shoppers have ordered, the newest first; for publishers and admins. */
export function OrderList({ operator }: { readonly operator: Operator }) {
  const t = useTranslations('editor.orders')
  if (!may(operator.role, 'orders')) return <PageNotice text={t('notAllowed')} />
  return <Orders operator={operator} />
}

function Orders({ operator }: { readonly operator: Operator }) {
  const t = useTranslations('editor.orders')
  const [address, setAddress] = useSearchParams()
  const search = searchOf(address)
  const { data, error, isPending, ...more } = useOrders(search)
  const orders = data?.pages.flatMap(page => page.orders) ?? []
  const isAll = Object.keys(search).length === 0
  return (
    <Desk operator={operator} title={t('title')} introduction={t('text')}>
      <Filters search={search} onChange={change => setAddress(addressOf({ ...search, ...change }))} />
      <DeskList
        isPending={isPending}
        error={error}
        loading={t('loading')}
        {...(data && { none: isAll ? t('none') : t('noMatch') })}
        caption={t('title')}
        columns={[t('number'), t('placed'), t('status'), t('email'), t('units'), t('amount'), t('payment')]}
      >
        {orders.map(order => (
          <OrderRow key={order.code} order={order} />
        ))}
      </DeskList>
      <MoreRows {...more} />
    </Desk>
  )
}

interface FiltersProps {
  readonly search: OrderSearch
  readonly onChange: (change: OrderSearch) => void
}

/** By status, and by what shoppers say on the phone: the number of an order, or their e-mail address. */
function Filters({ search: { status, email }, onChange }: FiltersProps) {
  const t = useTranslations('editor.orders')
  const navigate = useNavigate()
  const find = (typed: string): boolean => {
    const sought = typed.trim() === '' ? { email: undefined } : soughtBy(typed)
    if (!sought) return false
    if ('number' in sought) void navigate(`/orders/${sought.number}`)
    else onChange(sought)
    return true
  }
  return (
    <ListFilters
      key={email}
      search={{ name: t('searchLabel'), label: t('search'), unclear: t('searchUnclear'), typed: email, find }}
      status={{
        value: status,
        choices: FILTERS.map(value => ({ value, label: t(`statuses.${value}`) })),
        urgent: 'TO_SHIP',
        onChoose: chosen => onChange({ status: chosen }),
      }}
    />
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
        </Link>
      </th>
      <td data-label={t('placed')} className={desk.short}>
        {formatDateTime(Date.parse(order.placed), uiLocale)}
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
