import { useTranslations } from 'use-intl'
import type { DeskOrder, DeskSparePayment } from '#desk/orders/desk-order.ts'
import type { Operator } from '#operators/operator.ts'
import { Button } from '#ui/button/Button.tsx'
import { useDeskMoney } from '../parts/use-desk-money.ts'
import { may } from '#operators/rights.ts'
import type { Asked } from './OrderDialog.tsx'
import styles from './orders.module.css'

interface Props {
  readonly order: DeskOrder
  readonly operator: Operator
  readonly onAsk: (asked: Asked) => void
}

/** Payments that the order does not keep, with the way to refund those that nothing refunds by itself. */
export const SparePayments = ({ order, ...props }: Props) => (
  <ul className={styles.refunds}>
    {order.spare.map(payment => (
      <Spare key={payment.number} payment={payment} {...props} />
    ))}
  </ul>
)

function Spare({ payment, operator, onAsk }: Omit<Props, 'order'> & { readonly payment: DeskSparePayment }) {
  const t = useTranslations('editor.orders')
  const money = useDeskMoney()
  const { number, kind, amount, currency, refund, isReturnable } = payment
  const isAllowed = may(operator, 'money.refund')
  const name = t('return-payment.open')
  return (
    <li>
      {amount ? <strong>{money(amount)}</strong> : <span>{foreign(currency)}</span>} ·{' '}
      {refund ? t(`refunds.states.${refund}`) : t('spare.open')}
      <small>
        {t(`spare.kinds.${kind}`)} · {t('spare.number', { number })}
      </small>
      {isReturnable && amount && (
        <Button
          variant="line"
          disabled={!isAllowed}
          aria-label={t('return-payment.openOf', { amount: money(amount) })}
          onClick={() => onAsk({ operation: 'return-payment', payment })}
        >
          {isAllowed ? name : t('adminsOnly', { name })}
        </Button>
      )}
    </li>
  )

  function foreign(code: string) {
    return code === HKD ? t('spare.noAmount') : t('spare.otherCurrency', { currency: code })
  }
}

/** ISO 4217 number of the Hong Kong dollar. */
const HKD = '344'
