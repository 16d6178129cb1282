import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { DeskOrder, DeskReceiver } from '#desk/orders/desk-order.ts'
import type { Locale } from '#locales/locale.ts'
import { formatDates } from '#locales/weekday.ts'
import { Facts } from '../parts/DeskSection.tsx'
import desk from '../../kit/parts/screen.module.css'
import { useEnvironment } from '../../kit/environment.ts'
import styles from './orders.module.css'
import { useDeskMoney } from '../parts/use-desk-money.ts'

/** The address line by line; a pick-up point begins with its name. */
export const addressOf = ({ place, pickup }: DeskReceiver, locale: Locale): readonly string[] => [
  ...(pickup ? [`${pickup.name[locale]} (${pickup.code})`] : []),
  ...place[locale],
]

interface Props {
  readonly order: DeskOrder
}

/** Receiver, address, and the shopper's wishes beside the goods. */
export function Delivery({
  order: { receiver, email, isMember, locale, remark, services, delivery },
}: Props) {
  const t = useTranslations('editor.orders.delivery')
  const languages = useTranslations('editor.language')
  const detail = useTranslations('account.orderDetail')
  const { uiLocale } = useEnvironment()
  return (
    <Facts
      rows={[
        [t('receiver'), receiver.name],
        [
          t('mobile'),
          receiver.mobile && (
            <a key="mobile" href={`tel:${receiver.mobile.replaceAll(' ', '')}`}>
              {receiver.mobile}
            </a>
          ),
        ],
        [
          receiver.pickup ? t('pickup') : t('address'),
          <AddressLines key="address" lines={addressOf(receiver, uiLocale)} />,
        ],
        [t('dates'), delivery && formatDates([delivery.earliest, delivery.latest], uiLocale)],
        [
          t('email'),
          email && (
            <a key="email" href={`mailto:${email}`}>
              {email}
            </a>
          ),
        ],
        [t('shopper'), isMember ? t('member') : t('guest')],
        [t('language'), languages(locale)],
        [t('remark'), remark],
        ...services.map(({ type, memo }) => [detail(`service.${type}`), memo || detail('chosen')] as const),
      ]}
    />
  )
}

const AddressLines = ({ lines }: { readonly lines: readonly string[] }) =>
  lines.map(line => (
    <span key={line} className={styles.line}>
      {line}
    </span>
  ))

/** Cost of the order, its payment, and the part that may go back. */
export function Payment({ order: { amount, amounts, isPaid, payType, refundable } }: Props) {
  const t = useTranslations('editor.orders.money')
  const order = useTranslations('account.order')
  const money = useDeskMoney()
  const lessThan = ({ amount: taken }: { readonly amount: number }) =>
    taken === 0 ? '' : money({ amount: -taken })
  return (
    <Facts
      rows={[
        [t('goods'), money(amounts.goods)],
        [t('reductions'), lessThan(amounts.reductions)],
        [t('goDollar'), lessThan(amounts.goDollar)],
        [t('services'), amounts.services.amount === 0 ? '' : money(amounts.services)],
        [t('freight'), amounts.freight.amount === 0 ? order('free') : money(amounts.freight)],
        [t('total'), <strong key="total">{money(amount)}</strong>],
        [t('method'), payType ? order(`payType.${payType}`) : t('nothingToPay')],
        [t('state'), isPaid ? t('paid') : t('notPaid')],
        [t('refundable'), isPaid ? money(refundable) : ''],
      ]}
    />
  )
}

/** Money that goes back, the newest first. */
export function RefundList({ refunds }: { readonly refunds: DeskOrder['refunds'] }) {
  const t = useTranslations('editor.orders.refunds')
  const money = useDeskMoney()
  return (
    <ul className={styles.refunds}>
      {refunds.map(({ id, amount, reason, state }) => (
        <li key={id}>
          <strong>{money(amount)}</strong> · {t(`states.${state}`)}
          <small>{t(`reasons.${reason}`)}</small>
        </li>
      ))}
    </ul>
  )
}

/** Returns and exchanges of goods of the order. */
export function ReturnNumbers({ returns }: { readonly returns: DeskOrder['returns'] }) {
  const t = useTranslations('editor.returns.statuses')
  return (
    <ul className={styles.refunds}>
      {returns.map(({ number, status }) => (
        <li key={number}>
          <Link to={`/returns/${number}`} className={desk.way}>
            {number}
          </Link>{' '}
          · {t(status)}
        </li>
      ))}
    </ul>
  )
}
