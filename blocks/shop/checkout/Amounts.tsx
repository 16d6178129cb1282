import { useTranslations } from 'use-intl'
import { AmountList } from '../price/AmountList.tsx'
import { useMoney } from '../price/use-money.ts'
import { type AmountName, useCheckout } from './checkout-store.ts'

/** Cost of the order, part by part; those that are nothing are left out, delivery never. Source: C-214, C-250, CO-68. */
export function Amounts() {
  const t = useTranslations('checkout.amounts')
  const money = useMoney()
  const { calculation, destination, pending, changedAmounts } = useCheckout()
  if (!calculation) return null
  const { amount, productAmount, postage, additionalServiceFee, count } = calculation
  const isChanged = (name: AmountName) => changedAmounts.has(name)
  const less = (key: 'discount' | 'coupon' | 'goDollar', name: AmountName) => {
    const { amount: value } = calculation[name]
    return value > 0 || isChanged(name)
      ? [{ key, label: t(key), value: money(value > 0 ? -value : 0), isChanged: isChanged(name) }]
      : []
  }
  const fee = additionalServiceFee.amount
  const rows = [
    {
      key: 'goods',
      label: t('goods', { count }),
      value: money(productAmount.amount),
      isChanged: isChanged('productAmount'),
    },
    ...less('discount', 'discount'),
    ...less('coupon', 'coupon'),
    {
      key: 'postage',
      label: destination.isPickup ? t('pickup') : t('postage', { country: destination.country }),
      value: postage.amount > 0 ? money(postage.amount) : t('free'),
      isChanged: isChanged('postage'),
    },
    ...(fee > 0
      ? [
          {
            key: 'services',
            label: t('services'),
            value: money(fee),
            isChanged: isChanged('additionalServiceFee'),
          },
        ]
      : []),
    ...less('goDollar', 'deductionAmount'),
  ]
  return (
    <AmountList
      rows={rows}
      total={{ label: t('total'), value: money(amount.amount), isChanged: isChanged('amount') }}
      isBusy={pending > 0}
    />
  )
}
