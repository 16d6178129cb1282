import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { NewParcel } from '#desk/orders/desk-order.ts'
import type { DeskReturn } from '#desk/returns/desk-return.ts'
import { courierOf } from '#api/rules/couriers.ts'
import { Facts } from '../parts/DeskSection.tsx'
import desk from '../../kit/parts/screen.module.css'
import { useDeskMoney } from '../parts/use-desk-money.ts'
import { useEnvironment } from '../../kit/environment.ts'
import styles from './returns.module.css'
import { useWorth } from './use-worth.ts'

/** Request and reason, way back of the goods, and refund. */
export function ReturnFacts({ record }: { readonly record: DeskReturn }) {
  const t = useTranslations('editor.returns')
  const money = useDeskMoney()
  const worth = useWorth()
  const { order, type, reason, memo, method, parcel, replacement, amount, goDollar } = record
  const { refundable, refund, answer } = record
  return (
    <Facts
      rows={[
        [
          t('order'),
          <Link key="order" to={`/orders/${order}`} className={desk.way}>
            {order}
          </Link>,
        ],
        [t('type'), t(`types.${type}`)],
        [t('reason'), t(`reasons.${reason}`)],
        [
          t('memo'),
          memo && (
            <span key="memo" className={styles.memo}>
              {memo}
            </span>
          ),
        ],
        // Goods that the shopper keeps go no way back.
        [t('method'), type === 'REFUND' ? '' : t(`methods.${method}`)],
        [t('parcel'), parcel],
        [t('replacement'), replacement && <Parcel key="parcel" parcel={replacement} />],
        [t('worth'), worth(amount, goDollar)],
        // A refund by hand may have left less than the goods cost.
        [t('left'), !record.isRefunded && refundable.amount < amount.amount ? money(refundable) : ''],
        [t('refund'), refund && t('refundOf', { state: refund.state, amount: money(refund.amount) })],
        [t('answer'), answer],
      ]}
    />
  )
}

/** A parcel of the shop's, and where it can be followed. */
function Parcel({ parcel: { carrier, trackingNo } }: { readonly parcel: NewParcel }) {
  const { uiLocale } = useEnvironment()
  const { name, tracking } = courierOf(carrier)
  const text = `${name[uiLocale]} ${trackingNo}`
  if (!tracking) return text
  return (
    <a className={desk.way} href={tracking(trackingNo, uiLocale)} target="_blank" rel="noreferrer">
      {text}
    </a>
  )
}
