import type { Order } from '#api/client/order/order.ts'
import { formatDateTime } from '#locales/format.ts'
import { useTranslations } from 'use-intl'
import { useBlockContext } from '../../page/view.ts'
import { Panel } from '../../shop/account/Panel.tsx'
import styles from './OrderDetail.module.css'

type Shipment = Order['logistics'][number]

/** Parcels on their way, with their numbers. Source: M-116, MO-60. */
export function Shipments({ order }: { readonly order: Order }) {
  const t = useTranslations('account.orderDetail')
  return (
    <Panel title={t('shipments')}>
      <ul className={styles.entries}>
        {order.logistics.map(shipment => (
          <Parcel key={`${shipment.shippedAt} ${shipment.trackingNo}`} shipment={shipment} order={order} />
        ))}
      </ul>
    </Panel>
  )
}

function Parcel({ shipment, order }: { readonly shipment: Shipment; readonly order: Order }) {
  const t = useTranslations('account.orderDetail')
  const { locale } = useBlockContext()
  const time = (iso: string) => formatDateTime(iso, locale)
  const nameOf = (id: string) => order.orderLines.find(line => line.id === id)?.name ?? id
  const { providerName, trackingNo, trackingUrl, shippedAt, receivedAt, memo, lines, expressDetails } =
    shipment
  return (
    <li>
      <p>
        <strong>{providerName}</strong> {trackingNo}
      </p>
      {trackingUrl && (
        <p>
          <a href={trackingUrl} target="_blank" rel="noreferrer">
            {t('track')}
          </a>
        </p>
      )}
      <p className={styles.small}>{t('shippedAt', { time: time(shippedAt) })}</p>
      {receivedAt && <p className={styles.small}>{t('receivedAt', { time: time(receivedAt) })}</p>}
      {memo && <p className={styles.small}>{memo}</p>}
      <ul className={styles.packed} aria-label={t('packed')}>
        {lines.map(({ lineId, quantity }) => (
          <li key={lineId}>
            {nameOf(lineId)} × {quantity}
          </li>
        ))}
      </ul>
      {expressDetails.length > 0 && (
        <ol className={styles.steps} aria-label={t('stops')}>
          {expressDetails.map(({ createTime, remark }) => (
            <li key={`${createTime} ${remark}`}>
              <span className={styles.small}>{time(createTime)}</span> {remark}
            </li>
          ))}
        </ol>
      )}
    </li>
  )
}
