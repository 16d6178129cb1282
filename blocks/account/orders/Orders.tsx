import type { ListedOrder } from '#api/client/order.ts'
import { formatDateTime } from '#locales/format.ts'
import { Button, ButtonLink } from '#ui/button/Button.tsx'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import { ErrorState } from '#ui/error-state/ErrorState.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/Skeleton.tsx'
import { Tabs } from '#ui/tabs/Tabs.tsx'
import { TextField } from '#ui/text-field/TextField.tsx'
import Package from 'lucide-react/icons/package'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useBlockContext, useIsBuilder, type ViewProps } from '../../page/view.ts'
import { AccountFrame } from '../../shop/account/AccountFrame.tsx'
import { ENDED, IN_PROGRESS } from '../../shop/order/order-status.ts'
import { orderHref } from '../../shop/order/order-links.ts'
import { OrderActions } from '../../shop/order/OrderActions.tsx'
import { OrderLines } from '../../shop/order/OrderLines.tsx'
import { StatusBadge } from '../../shop/order/StatusBadge.tsx'
import { useMoney } from '../../shop/price/use-money.ts'
import type { ScreenOptions } from '../../shop/screen/screen.ts'
import { ScreenFrame } from '../../shop/screen/ScreenFrame.tsx'
import styles from './Orders.module.css'
import { useOrders } from './useOrders.ts'

/** Longest text that is searched for (characters). */
const MAX_KEYWORD = 60

const TABS = { progress: IN_PROGRESS, ended: ENDED } as const
type TabName = keyof typeof TABS
const TAB_NAMES = ['progress', 'ended'] as const satisfies readonly TabName[]

/** The member's orders: under way, and ended. Source: M-106 … M-115, M-120, MO-53. */
export function Orders({ options }: ViewProps<ScreenOptions>) {
  const t = useTranslations('account.orders')
  // The canvas has no member: it shows the orders of one without any.
  const isBuilder = useIsBuilder()
  return (
    <ScreenFrame options={options}>
      <AccountFrame title={t('title')}>{isBuilder ? <Empty tab="progress" /> : <Own />}</AccountFrame>
    </ScreenFrame>
  )
}

function Own() {
  const t = useTranslations('account.orders')
  const [tab, setTab] = useState<TabName>('progress')
  const [keyword, setKeyword] = useState('')
  const list = useOrders(TABS[tab], keyword)
  const labelOf = (name: TabName) => {
    const count = list.countOf(TABS[name])
    return count === undefined ? t(`tab.${name}`) : t('counted', { tab: t(`tab.${name}`), count })
  }
  return (
    <>
      <Search onSearch={setKeyword} />
      <Tabs
        label={t('show')}
        onChange={key => setTab(TAB_NAMES.find(name => name === key) ?? 'progress')}
        items={TAB_NAMES.map(key => ({
          key,
          label: labelOf(key),
          content: key === tab ? <List tab={tab} list={list} keyword={keyword} /> : null,
        }))}
      />
    </>
  )
}

/** By part of a number or of a product's name. */
function Search({ onSearch }: { readonly onSearch: (keyword: string) => void }) {
  const t = useTranslations('account.orders')
  const [typed, setTyped] = useState('')
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(typed.trim())
  }
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- browsers of 2022 take <search> for plain text
    <form role="search" aria-label={t('search')} className={styles.search} onSubmit={onSubmit}>
      <TextField
        type="search"
        label={t('search')}
        value={typed}
        maxLength={MAX_KEYWORD}
        autoComplete="off"
        className={styles.field}
        onChange={event => {
          setTyped(event.target.value)
          // Emptying the field shows all again.
          if (event.target.value === '') onSearch('')
        }}
      />
      <Button type="submit" variant="line">
        {t('find')}
      </Button>
    </form>
  )
}

interface ListProps {
  readonly tab: TabName
  readonly list: ReturnType<typeof useOrders>
  readonly keyword: string
}

function List({ tab, list, keyword }: ListProps) {
  const t = useTranslations('account.orders')
  if (list.hasFailed) return <ErrorState onRetry={list.retry} isRetrying={list.isRetrying} />
  if (!list.orders) return <Waiting />
  if (list.orders.length === 0) return keyword ? <NotFound keyword={keyword} /> : <Empty tab={tab} />
  return (
    <>
      <ul className={styles.orders} aria-label={t(`tab.${tab}`)}>
        {list.orders.map(order => (
          <Card key={order.code} order={order} reload={list.reload} />
        ))}
      </ul>
      {list.hasNext && (
        <Button variant="line" isLoading={list.isFetchingNext} onClick={list.more}>
          {t('more')}
        </Button>
      )}
    </>
  )
}

/** Lines a card shows; the order's page has them all. Ours. */
const LINES_SHOWN = 3

function Card({ order, reload }: { readonly order: ListedOrder; readonly reload: () => void }) {
  const t = useTranslations('account.orders')
  const tOrder = useTranslations('account.order')
  const money = useMoney()
  const { locale } = useBlockContext()
  const { orderCode, orderStatus, orderLines } = order
  const time = (iso: string) => formatDateTime(Date.parse(iso), locale)
  const hidden = orderLines.length - LINES_SHOWN
  return (
    <li className={styles.order}>
      <header className={styles.head}>
        <div>
          <h2 className={styles.number}>
            <a href={orderHref(orderCode)}>{t('number', { number: orderCode })}</a>
          </h2>
          <p className={styles.small}>{time(order.orderTime)}</p>
        </div>
        <StatusBadge status={orderStatus} />
      </header>
      {orderStatus === 'WAIT_PAY' && (
        <p className={styles.deadline}>{tOrder('deadline', { time: time(order.scheduleCancelTime) })}</p>
      )}
      <OrderLines lines={orderLines.slice(0, LINES_SHOWN)} />
      {hidden > 0 && <p className={styles.small}>{t('hidden', { count: hidden })}</p>}
      <p className={styles.total}>
        <span>{t('total')}</span> <strong>{money(order.amount.amount)}</strong>
      </p>
      <OrderActions order={order} onCancelled={reload}>
        <ButtonLink variant="line" href={orderHref(orderCode)}>
          {t('details')}
        </ButtonLink>
      </OrderActions>
    </li>
  )
}

function Empty({ tab }: { readonly tab: TabName }) {
  const t = useTranslations('account.orders')
  return (
    <div className={styles.empty}>
      <EmptyState
        icon={Package}
        title={t(`empty.${tab}`)}
        text={t('emptyText')}
        action={<ButtonLink href="/list">{t('shop')}</ButtonLink>}
      />
    </div>
  )
}

function NotFound({ keyword }: { readonly keyword: string }) {
  const t = useTranslations('account.orders')
  return (
    <div className={styles.empty}>
      <EmptyState icon={Package} title={t('notFound', { keyword })} text={t('notFoundText')} />
    </div>
  )
}

const Waiting = () => (
  <SkeletonGroup className={styles.orders}>
    {[0, 1].map(at => (
      <div key={at} className={styles.order}>
        <Skeleton lines={4} />
      </div>
    ))}
  </SkeletonGroup>
)
