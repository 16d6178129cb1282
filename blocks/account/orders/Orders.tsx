import type { ListedOrder } from '#api/client/order/order.ts'
import { typedCode } from '#api/rules/typed-text.ts'
import { formatDateTime } from '#locales/format.ts'
import { Button, ButtonLink } from '#ui/button/Button.tsx'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import { Tabs } from '#ui/tabs/Tabs.tsx'
import { TextField } from '#ui/text-field/TextField.tsx'
import Package from 'lucide-react/icons/package'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useBlockContext, type ViewProps } from '../../page/view.ts'
import { AccountFrame } from '../../shop/account/AccountFrame.tsx'
import { Card, CardHead, CardList, CardTotal, EmptyList } from '../../shop/account/CardList.tsx'
import { ENDED, IN_PROGRESS } from '../../shop/order/order-status.ts'
import { orderHref } from '../../shop/order/order-links.ts'
import { OrderActions } from '../../shop/order-actions/OrderActions.tsx'
import { OrderLines } from '../../shop/order/OrderLines.tsx'
import { StatusBadge } from '../../shop/order/StatusBadge.tsx'
import { useMoney } from '../../shop/price/use-money.ts'
import type { ScreenOptions } from '../../shop/screen/screen.ts'
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
  return (
    <AccountFrame
      options={options}
      title={t('title')}
      canvas={
        <EmptyList>
          <Empty tab="progress" />
        </EmptyList>
      }
    >
      <Own />
    </AccountFrame>
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
        onChange={setTab}
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
    onSearch(typedCode(typed))
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

function List({ tab, list: { orders, reload, ...list }, keyword }: ListProps) {
  const t = useTranslations('account.orders')
  return (
    <CardList
      label={t(`tab.${tab}`)}
      list={list}
      items={orders}
      empty={keyword ? <NotFound keyword={keyword} /> : <Empty tab={tab} />}
    >
      {order => <OrderCard key={order.code} order={order} reload={reload} />}
    </CardList>
  )
}

/** Lines a card shows; the order's page has them all. Ours. */
const LINES_SHOWN = 3

function OrderCard({ order, reload }: { readonly order: ListedOrder; readonly reload: () => void }) {
  const t = useTranslations('account.orders')
  const tOrder = useTranslations('account.order')
  const money = useMoney()
  const { locale } = useBlockContext()
  const { orderCode, orderStatus, orderLines } = order
  const time = (iso: string) => formatDateTime(iso, locale)
  const hidden = orderLines.length - LINES_SHOWN
  return (
    <Card>
      <CardHead
        href={orderHref(orderCode)}
        title={t('number', { number: orderCode })}
        note={time(order.orderTime)}
        status={<StatusBadge status={orderStatus} />}
      />
      {orderStatus === 'WAIT_PAY' && (
        <p className={styles.deadline}>{tOrder('deadline', { time: time(order.scheduleCancelTime) })}</p>
      )}
      <OrderLines lines={orderLines.slice(0, LINES_SHOWN)} />
      {hidden > 0 && <p className={styles.small}>{t('hidden', { count: hidden })}</p>}
      <CardTotal name={t('total')}>{money(order.amount.amount)}</CardTotal>
      <OrderActions order={order} onCancelled={reload}>
        <ButtonLink variant="line" href={orderHref(orderCode)}>
          {t('details')}
        </ButtonLink>
      </OrderActions>
    </Card>
  )
}

function Empty({ tab }: { readonly tab: TabName }) {
  const t = useTranslations('account.orders')
  return (
    <EmptyState
      icon={Package}
      title={t(`empty.${tab}`)}
      text={t('emptyText')}
      action={<ButtonLink href="/list">{t('shop')}</ButtonLink>}
    />
  )
}

function NotFound({ keyword }: { readonly keyword: string }) {
  const t = useTranslations('account.orders')
  return <EmptyState icon={Package} title={t('notFound', { keyword })} text={t('notFoundText')} />
}
