import { useState } from 'react'
import { Link, useLocation, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import type { DeskOrder, OrderOperation } from '#api/client/desk/orders.ts'
import type { Operator } from '#content-store/client/types.ts'
import { formatDateTime } from '#locales/format.ts'
import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { Desk } from '../desk/Desk.tsx'
import { DeskSection } from '../desk/DeskSection.tsx'
import desk from '../desk/desk.module.css'
import { EventList } from '../desk/EventList.tsx'
import { useEnvironment } from '../environment.ts'
import { PageNotice } from '../parts/PageNotice.tsx'
import { may } from '../rights.ts'
import { GoodsTable } from './GoodsTable.tsx'
import { useOrder } from './order-queries.ts'
import { OrderStatusBadge } from './OrderStatusBadge.tsx'
import styles from './orders.module.css'
import { ShipDialog } from './ShipDialog.tsx'
import { useEventText } from './use-event-text.ts'

/** `/orders/:number`: one order, and what operators do with it. */
export function OrderScreen({ operator }: { readonly operator: Operator }) {
  const t = useTranslations('editor.orders')
  const { number = '' } = useParams()
  if (!may(operator.role, 'orders')) return <PageNotice text={t('notAllowed')} />
  return <OrderByNumber key={number} {...{ operator, number }} />
}

interface ByNumberProps {
  readonly operator: Operator
  readonly number: string
}

function OrderByNumber({ operator, number }: ByNumberProps) {
  const t = useTranslations('editor.orders')
  const { data: order, error, refetch } = useOrder(number)
  return (
    <Desk operator={operator} title={t('titleOf', { number: order?.number ?? number })}>
      <BackToList />
      {error && (
        <Notice tone="error">
          {error.message}{' '}
          <Button variant="line" onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </Notice>
      )}
      {order === undefined && !error && <output className={desk.notice}>{t('loadingOne')}</output>}
      {order === null && <Notice tone="error">{t('notFound', { number })}</Notice>}
      {order && <Order {...{ order, operator }} />}
    </Desk>
  )
}

/** To the list as the operator left it. */
function BackToList() {
  const t = useTranslations('editor.orders')
  const state: unknown = useLocation().state
  const { list } = Object(state) as { readonly list?: unknown } // what the list puts there
  return (
    <p className={styles.back}>
      <Link to={`/orders${typeof list === 'string' ? list : ''}`} className={desk.way}>
        {t('back')}
      </Link>
    </p>
  )
}

interface OrderProps {
  readonly order: DeskOrder
  readonly operator: Operator
}

function Order({ order }: OrderProps) {
  const t = useTranslations('editor.orders')
  const { uiLocale } = useEnvironment()
  const eventText = useEventText()
  const [opened, setOpened] = useState<OrderOperation>()
  const close = () => setOpened(undefined)
  return (
    <>
      <div className={styles.summary}>
        <OrderStatusBadge status={order.status} />
        <span>{t('placedAt', { time: formatDateTime(Date.parse(order.placed), uiLocale) })}</span>
        {order.operations.includes('ship') && (
          <Button onClick={() => setOpened('ship')}>{t('ship.open')}</Button>
        )}
      </div>
      <DeskSection title={t('goods')}>
        <GoodsTable lines={order.lines} />
      </DeskSection>
      <DeskSection title={t('events.title')}>
        <EventList events={order.events} textOf={eventText} />
      </DeskSection>
      {opened === 'ship' && <ShipDialog order={order} onClose={close} />}
    </>
  )
}
