import { useTranslations } from 'use-intl'
import { AmountList } from '../price/AmountList.tsx'
import { useMoney } from '../price/use-money.ts'
import { useCheckout } from './checkout-store.ts'

/** What the order costs, part by part; those that are nothing are left out, delivery never. Source: C-214, C-250, CO-68. */
export function Amounts() {
  const t = useTranslations('checkout.amounts')
  const money = useMoney()
  const { calculation, destination, pending } = useCheckout()
  if (!calculation) return null
  const { amount, productAmount, discount, coupon, postage, additionalServiceFee, deductionAmount, count } =
    calculation
  const less = (key: 'discount' | 'coupon' | 'goDollar', value: number) =>
    value > 0 ? [{ key, label: t(key), value: money(-value) }] : []
  const fee = additionalServiceFee.amount
  const rows = [
    { key: 'goods', label: t('goods', { count }), value: money(productAmount.amount) },
    ...less('discount', discount.amount),
    ...less('coupon', coupon.amount),
    {
      key: 'postage',
      label: destination.isPickup ? t('pickup') : t('postage', { country: destination.country }),
      value: postage.amount > 0 ? money(postage.amount) : t('free'),
    },
    ...(fee > 0 ? [{ key: 'services', label: t('services'), value: money(fee) }] : []),
    ...less('goDollar', deductionAmount.amount),
  ]
  return (
    <AmountList rows={rows} total={{ label: t('total'), value: money(amount.amount) }} isBusy={pending > 0} />
  )
}
