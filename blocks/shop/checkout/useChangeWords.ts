import { useTranslations } from 'use-intl'
import { useMoney } from '../price/use-money.ts'
import type { CheckoutChange } from './changes.ts'

/** A change of what is still ordered; goods that cannot be ordered any more are another matter. */
export type LesserChange = Exclude<CheckoutChange, { readonly kind: 'gone' }>

export const isLesser = (change: CheckoutChange): change is LesserChange => change.kind !== 'gone'

/** Says what is no longer as the shopper saw it. Source: C-241, CO-95. */
export function useChangeWords(): (change: LesserChange) => string {
  const t = useTranslations('checkout.changes')
  const money = useMoney()
  return change =>
    change.kind === 'price'
      ? t('price', { title: change.title, before: money(change.before), now: money(change.now) })
      : t('giftGone', { title: change.title })
}
