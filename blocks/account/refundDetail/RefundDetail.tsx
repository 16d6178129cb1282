import type { AfterSales, ReturnWithRefund } from '#api/client/order/after-sales.ts'
import { formatDateTime } from '#locales/format.ts'
import { ButtonLink } from '#ui/button/Button.tsx'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import { ErrorState } from '#ui/error-state/ErrorState.tsx'
import Undo2 from 'lucide-react/icons/undo-2'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { useShopName } from '../../page/use-shop-name.ts'
import { useBlockContext, type ViewProps } from '../../page/view.ts'
import { DetailFrame, DetailWaiting, WaysBack } from '../../shop/account/DetailFrame.tsx'
import { Panel } from '../../shop/account/Panel.tsx'
import { orderHref } from '../../shop/order/order-links.ts'
import { goodsOf, isPaidBack, refundedGoodsOf } from '../../shop/returns/goods.ts'
import { ReturnLines } from '../../shop/returns/ReturnLines.tsx'
import { ReturnStatus } from '../../shop/returns/ReturnStatus.tsx'
import { useComesBack } from '../../shop/returns/use-comes-back.ts'
import { useReturn } from '../../shop/returns/use-returns.ts'
import type { ScreenOptions } from '../../shop/screen/screen.ts'
import { useScreenParam } from '../../shop/screen/useScreenParam.ts'
import { useShopper } from '../../shop/session/shopper.ts'
import { Facts } from './Facts.tsx'
import { NextStep } from './NextStep.tsx'
import styles from './RefundDetail.module.css'
import { ReturnPhotos } from './ReturnPhotos.tsx'
import { RefundStages } from './RefundStages.tsx'

/** One return or exchange with its refund, for its member or for a guest with the order’s token. Source: M-130, M-131, M-133. */
export function RefundDetail({ options }: ViewProps<ScreenOptions>) {
  const read = useReturn(useScreenParam('orderId'))
  return (
    <DetailFrame options={options} title={useKindTitle(read.found)}>
      <Asked {...read} />
    </DetailFrame>
  )
}

/** What the page is about by its kind, in its document's title too: only the shopper's browser knows it. */
function useKindTitle(found: ReturnWithRefund | undefined): string {
  const t = useTranslations('account.refundDetail')
  const shop = useShopName()
  const kind = found?.afterSales?.type ?? (found?.refund ? 'REFUND' : undefined)
  const title = kind && t(`titleOf.${kind}`)
  useEffect(() => {
    if (title) document.title = `${title} | ${shop}`
  }, [title, shop])
  return title ?? t('title')
}

function Asked({ found, token, hasFailed, isRetrying, retry }: ReturnType<typeof useReturn>) {
  if (hasFailed) return <ErrorState onRetry={retry} isRetrying={isRetrying} />
  if (!found) return <DetailWaiting />
  const { afterSales, refund } = found
  if (afterSales) return <OfReturn afterSales={afterSales} refund={refund} token={token} />
  return refund ? <OfRefund refund={refund} token={token} /> : <Missing />
}

/** The way back to where the shopper comes from. */
function Back({ orderNo, token }: { readonly orderNo: string; readonly token: string | null }) {
  const t = useTranslations('account.refundDetail')
  const isMember = useShopper()?.isVisitor === false
  return (
    <WaysBack>
      {isMember && <a href="/user/refund-record">{t('back')}</a>}
      <a href={orderHref(orderNo, token)}>{t('order', { number: orderNo })}</a>
    </WaysBack>
  )
}

function OfReturn({
  afterSales,
  refund,
  token,
}: {
  readonly afterSales: AfterSales
  readonly refund: ReturnWithRefund['refund']
  readonly token: string | null
}) {
  const t = useTranslations('account.refundDetail')
  const tReturns = useTranslations('account.returns')
  const comesBack = useComesBack()
  const { code, orderNo, type, createdAt, lines } = afterSales
  const { locale } = useBlockContext()
  const amounts = new Map(
    lines.map(({ lineId, total, goDollar }) => [lineId, comesBack(total.amount, goDollar)]),
  )
  return (
    <>
      <Back orderNo={orderNo} token={token} />
      <header className={styles.head}>
        <p className={styles.number}>{tReturns(`named.${type}`, { number: code })}</p>
        <ReturnStatus of={afterSales} />
        <p className={styles.small}>{t('asked', { time: formatDateTime(createdAt, locale) })}</p>
      </header>
      <NextStep afterSales={afterSales} token={token} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <Panel title={tReturns('lines')}>
            <ReturnLines
              label={tReturns('lines')}
              goods={lines.map(goodsOf)}
              below={({ id }) => <Instead of={afterSales} lineId={id} />}
              aside={({ id }) => (isPaidBack(afterSales) ? amounts.get(id) : null)}
            />
          </Panel>
          {afterSales.photoIds.length > 0 && <ReturnPhotos ids={afterSales.photoIds} token={token} />}
          <Events afterSales={afterSales} />
        </div>
        <div className={styles.column}>
          {refund && <RefundStages refund={refund} />}
          <Facts afterSales={afterSales} refund={refund} />
        </div>
      </div>
    </>
  )
}

/** Replacement of a line; nothing once an exchange was paid back. */
function Instead({
  of: { type, refundOrderNo, lines },
  lineId,
}: {
  readonly of: AfterSales
  readonly lineId: string
}) {
  const t = useTranslations('account.refundDetail')
  const line = lines.find(one => one.lineId === lineId)
  if (type !== 'EXCHANGE' || refundOrderNo !== '' || !line) return null
  const what = line.exchangeSkuProperties.map(({ value }) => value).join(' / ')
  return <p className={styles.small}>{t('instead', { what: what || line.skuName })}</p>
}

/** A refund that belongs to no return: of a cancelled order, or of a payment that came too late. */
function OfRefund({
  refund,
  token,
}: {
  readonly refund: NonNullable<ReturnWithRefund['refund']>
  readonly token: string | null
}) {
  const t = useTranslations('account.refundDetail')
  const tReturns = useTranslations('account.returns')
  return (
    <>
      <Back orderNo={refund.orderNo} token={token} />
      <header className={styles.head}>
        <p className={styles.number}>{t('refundNumbered', { number: refund.refundOrderNo })}</p>
      </header>
      <div className={styles.columns}>
        <div className={styles.column}>
          <RefundStages refund={refund} />
          {refund.refundOrderLines.length > 0 && (
            <Panel title={tReturns('lines')}>
              <ReturnLines label={tReturns('lines')} goods={refund.refundOrderLines.map(refundedGoodsOf)} />
            </Panel>
          )}
        </div>
        <div className={styles.column}>
          <Facts afterSales={null} refund={refund} />
        </div>
      </div>
    </>
  )
}

/** Events, the newest first. */
function Events({ afterSales: { events } }: { readonly afterSales: AfterSales }) {
  const t = useTranslations('account.refundDetail')
  const { locale } = useBlockContext()
  return (
    <Panel title={t('timeline')}>
      <ol className={styles.events}>
        {events.map(({ time, status, message }) => (
          <li key={`${time} ${status}`}>
            <span className={styles.small}>{formatDateTime(time, locale)}</span>
            <span>{message}</span>
          </li>
        ))}
      </ol>
    </Panel>
  )
}

function Missing() {
  const t = useTranslations('account.refundDetail')
  const isMember = useShopper()?.isVisitor === false
  return (
    <EmptyState
      icon={Undo2}
      title={t('missing')}
      text={t('missingText')}
      action={
        isMember ? (
          <ButtonLink href="/user/refund-record">{t('back')}</ButtonLink>
        ) : (
          <ButtonLink href="/">{t('home')}</ButtonLink>
        )
      }
    />
  )
}
