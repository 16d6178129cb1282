import type { Bag } from '#api/client/cart.ts'
import { useTranslations } from 'use-intl'
import { useMoney } from '../../shop/price/use-money.ts'
import styles from './Cart.module.css'

type Calculation = Bag['calculation']

/** What the selected lines cost. While a change is under way the amounts are grey: they are those before it. Source: C-176, CO-62, CO-68. */
export function BagSummary({
  calculation,
  isBusy,
}: {
  readonly calculation: Calculation
  readonly isBusy: boolean
}) {
  const t = useTranslations('service.cart')
  const money = useMoney()
  const { amount, productAmount, discount, coupon, postage, count } = calculation
  const rows = [
    { key: 'goods', label: t('goods', { count }), value: money(productAmount.amount) },
    {
      key: 'discount',
      label: t('discount'),
      value: `−${money(discount.amount)}`,
      isShown: discount.amount > 0,
    },
    { key: 'coupon', label: t('coupon'), value: `−${money(coupon.amount)}`, isShown: coupon.amount > 0 },
    {
      key: 'postage',
      label: t('postage'),
      value: postage.amount > 0 ? money(postage.amount) : t('free'),
      isShown: count > 0,
    },
  ].filter(({ isShown }) => isShown !== false)
  return (
    <section className={styles.summary} aria-labelledby="cart-summary" aria-busy={isBusy}>
      <h2 id="cart-summary" className={styles.group}>
        {t('summary')}
      </h2>
      <FreeFreight calculation={calculation} />
      <dl className={styles.amounts}>
        {rows.map(({ key, label, value }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{t('total')}</dt>
          <dd>{money(amount.amount)}</dd>
        </div>
      </dl>
      {calculation.userErrors.map(({ code, message }) => (
        <p key={code} className={styles.reason}>
          {message}
        </p>
      ))}
    </section>
  )
}

/** How far the bag is from free delivery. Source: C-176, CO-69. */
function FreeFreight({ calculation }: { readonly calculation: Calculation }) {
  const t = useTranslations('service.cart')
  const money = useMoney()
  const { missingToFreeFreight: missing, productAmount, discount, coupon, count } = calculation
  if (count === 0) return <p className={styles.small}>{t('nothingSelected')}</p>
  const goods = productAmount.amount - discount.amount - coupon.amount
  const from = goods + (missing?.amount ?? 0)
  return (
    <div className={styles.freight}>
      <p>{missing ? t('freeFreightIn', { amount: money(missing.amount) }) : t('freeFreight')}</p>
      {missing && (
        <progress
          className={styles.progress}
          max={from}
          value={goods}
          aria-label={t('freeFreightProgress')}
        />
      )}
    </div>
  )
}
