import type { Order } from '#api/client/order/order.ts'
import { formatDateTime } from '#locales/format.ts'
import { useTranslations } from 'use-intl'
import { useShopName } from '../../page/use-shop-name.ts'
import { useBlockContext } from '../../page/view.ts'
import { useMoney } from '../price/use-money.ts'
import styles from './ToPay.module.css'

/** Payee, order, amount and deadline. Source: C-288, C-290, CO-109. */
export function ToPay({ order }: { readonly order: Order }) {
  const t = useTranslations('account.order')
  const money = useMoney()
  const { locale } = useBlockContext()
  const facts = [
    [t('payee'), useShopName()],
    [t('number'), order.orderCode],
    [t('toPay'), money(order.amount.amount)],
    [t('payUntil'), formatDateTime(order.scheduleCancelTime, locale)],
  ] as const
  return <PayFacts facts={facts} />
}

/** Facts of a payment, each on a line. */
export const PayFacts = ({
  facts,
}: {
  readonly facts: readonly (readonly [name: string, value: string, key?: string])[]
}) => (
  <dl className={styles.facts}>
    {facts.map(([name, value, key = name]) => (
      <div key={key} className={styles.fact}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
