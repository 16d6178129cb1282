import type { AfterSalesStatus, ListedAfterSales } from '#api/client/order/after-sales.ts'
import { formatDateTime } from '#locales/format.ts'
import { ButtonLink } from '#ui/button/Button.tsx'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import { Tabs } from '#ui/tabs/Tabs.tsx'
import Undo2 from 'lucide-react/icons/undo-2'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useBlockContext, type ViewProps } from '../../page/view.ts'
import { AccountFrame } from '../../shop/account/AccountFrame.tsx'
import { Card, CardHead, CardList, CardTotal, EmptyList } from '../../shop/account/CardList.tsx'
import { afterSalesHref } from '../../shop/order/order-links.ts'
import { goodsOf, isPaidBack } from '../../shop/returns/goods.ts'
import { ReturnLines } from '../../shop/returns/ReturnLines.tsx'
import { ReturnStatus } from '../../shop/returns/ReturnStatus.tsx'
import { useComesBack } from '../../shop/returns/use-comes-back.ts'
import { useReturns } from '../../shop/returns/use-returns.ts'
import type { ScreenOptions } from '../../shop/screen/screen.ts'
import styles from './RefundRecords.module.css'

const TABS = {
  open: ['NEW', 'WAIT_SEND_BACK', 'ON_BACKING', 'BACK_IN_STORAGE', 'EXCHANGE_OUT'],
  ended: ['FINISHED', 'AUDIT_FAILED', 'CANCELED'],
} as const satisfies Readonly<Record<string, readonly AfterSalesStatus[]>>
type TabName = keyof typeof TABS
const TAB_NAMES = ['open', 'ended'] as const satisfies readonly TabName[]

/** The member's returns and exchanges: under way, and ended. Source: M-129, M-134, M-137. */
export function RefundRecords({ options }: ViewProps<ScreenOptions>) {
  const t = useTranslations('account.refundRecords')
  const { returnDays: days } = useBlockContext().facts.stated
  const [tab, setTab] = useState<TabName>('open')
  const intro = <p className={styles.intro}>{t('intro', { days })}</p>
  return (
    <AccountFrame
      options={options}
      title={t('title')}
      canvas={
        <>
          {intro}
          <EmptyList>
            <Empty tab="open" />
          </EmptyList>
        </>
      }
    >
      {intro}
      <Tabs
        label={t('show')}
        onChange={setTab}
        items={TAB_NAMES.map(key => ({
          key,
          label: t(`tab.${key}`),
          content: key === tab ? <List tab={key} /> : null,
        }))}
      />
    </AccountFrame>
  )
}

function List({ tab }: { readonly tab: TabName }) {
  const t = useTranslations('account.refundRecords')
  const { returns, ...list } = useReturns(TABS[tab])
  return (
    <CardList label={t(`tab.${tab}`)} list={list} items={returns} empty={<Empty tab={tab} />}>
      {one => <Record key={one.code} record={one} />}
    </CardList>
  )
}

function Record({ record }: { readonly record: ListedAfterSales }) {
  const t = useTranslations('account.refundRecords')
  const tReturns = useTranslations('account.returns')
  const comesBack = useComesBack()
  const { locale } = useBlockContext()
  const { code, orderNo, createdAt, type, nextStep, lines, total, goDollar } = record
  return (
    <Card>
      <CardHead
        href={afterSalesHref(code)}
        title={tReturns(`named.${type}`, { number: code })}
        note={t('asked', { time: formatDateTime(createdAt, locale), order: orderNo })}
        status={<ReturnStatus of={record} />}
      />
      <p>{nextStep}</p>
      <ReturnLines label={tReturns('lines')} goods={lines.map(goodsOf)} />
      {isPaidBack(record) && (
        <CardTotal name={tReturns('comesBack')}>{comesBack(total.amount, goDollar)}</CardTotal>
      )}
      <div>
        <ButtonLink variant="line" href={afterSalesHref(code)}>
          {t('details')}
        </ButtonLink>
      </div>
    </Card>
  )
}

function Empty({ tab }: { readonly tab: TabName }) {
  const t = useTranslations('account.refundRecords')
  return (
    <EmptyState
      icon={Undo2}
      title={t(`empty.${tab}`)}
      text={t('emptyText')}
      action={<ButtonLink href="/user/orders">{t('orders')}</ButtonLink>}
    />
  )
}
