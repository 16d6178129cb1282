import { useTranslations } from 'use-intl'
import type { DeskOrder, DeskShipment } from '#desk/orders/desk-order.ts'
import { courierOf } from '#api/rules/couriers.ts'
import { formatDateTime } from '#locales/format.ts'
import { Button } from '#ui/button/Button.tsx'
import { useEnvironment } from '../../kit/environment.ts'
import type { Asked } from './OrderDialog.tsx'
import styles from './orders.module.css'

interface Props {
  readonly order: DeskOrder
  readonly onAsk: (asked: Asked) => void
}

/** Parcels that have left, with their numbers and their track. */
export const ParcelList = ({ order, onAsk }: Props) => (
  <ul className={styles.parcels}>
    {order.shipments.map(parcel => (
      <Parcel key={parcel.shipment} {...{ parcel, order, onAsk }} />
    ))}
  </ul>
)

function Parcel({ parcel, order, onAsk }: Props & { readonly parcel: DeskShipment }) {
  const t = useTranslations('editor.orders.parcels')
  const { uiLocale } = useEnvironment()
  const time = (iso: string) => formatDateTime(iso, uiLocale)
  const { shipment, courier, trackingNo, memo, shipped, received, lines, stops } = parcel
  const { name, tracking } = courierOf(courier)
  const nameOf = (line: number) => order.lines.find(each => each.line === line)?.name[uiLocale] ?? ''
  return (
    <li>
      <h3>{t('named', { shipment, courier: name[uiLocale] })}</h3>
      {tracking && (
        <p>
          <a href={tracking(trackingNo, uiLocale)} target="_blank" rel="noreferrer">
            {trackingNo}
          </a>
        </p>
      )}
      <p>
        {t('shippedAt', { time: time(shipped) })} ·{' '}
        {received === null ? t('onItsWay') : t('receivedAt', { time: time(received) })}
      </p>
      <p>
        {lines.map(({ line, quantity }) => t('packed', { name: nameOf(line), count: quantity })).join(', ')}
      </p>
      {memo && <p>{memo}</p>}
      {stops.length > 0 && (
        <ol aria-label={t('stops')}>
          {stops.map(({ time: at, remark }) => (
            <li key={`${at} ${remark}`}>
              <small>{time(at)}</small> {remark}
            </li>
          ))}
        </ol>
      )}
      <div className={styles.parcelButtons}>
        {received === null && order.operations.includes('received') && (
          <Button
            variant="line"
            aria-label={t('receivedOf', { shipment })}
            onClick={() => onAsk({ operation: 'received', shipment })}
          >
            {t('received')}
          </Button>
        )}
        <Button
          variant="line"
          aria-label={t('trackOf', { shipment })}
          onClick={() => onAsk({ operation: 'track', shipment })}
        >
          {t('track')}
        </Button>
      </div>
    </li>
  )
}
