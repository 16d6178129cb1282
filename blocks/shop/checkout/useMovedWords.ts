import type { OrderAnswer } from '#api/client/cart/checkout.ts'
import { useTranslations } from 'use-intl'
import { useBlockContext } from '../../page/view.ts'
import { useMoney } from '../price/use-money.ts'
import { amountsBetween, checkoutActions, checkoutStore } from './checkout-store.ts'
import { refreshCheckout } from './place-order.ts'
import { isLesser, useChangeWords } from './useChangeWords.ts'

type OrderError = OrderAnswer['userErrors'][number]

/**
 * Says once what moved: a price or a gift by its old and new state. Where only sums differ, the first of them that is not the total, which
 * the notice gives anyway. Source: CO-95.
 */
function causeOf(moved: readonly OrderError[], changes: readonly string[]): string {
  if (changes.length > 0) return changes.join(' ')
  return (moved.find(({ field }) => field !== 'amount') ?? moved[0])?.message ?? ''
}

/** Says beside the button what is no longer as the shopper saw it; what was said counts as read. Source: CO-95. */
export function useMovedWords() {
  const t = useTranslations('checkout.placing')
  const money = useMoney()
  const wordsOf = useChangeWords()
  const { api } = useBlockContext()
  const { acceptChanges, markAmounts } = checkoutActions(api)
  const movedTo = (what: string) =>
    t('movedTo', { what, amount: money(checkoutStore.get().calculation?.amount.amount ?? 0) })

  return {
    /** Asks the shop again after a refusal, and says what moved. */
    askAgain: async (moved: readonly OrderError[]): Promise<string> => {
      const before = checkoutStore.get().calculation
      await refreshCheckout(api)
      const { calculation, changes } = checkoutStore.get()
      const changed = amountsBetween(before, calculation)
      markAmounts(changed)
      const what = causeOf(moved, changes.filter(isLesser).map(wordsOf))
      // The notice has said it, so the button need not ask again.
      if (changes.every(isLesser)) acceptChanges()
      return changed.has('amount') ? movedTo(what) : t('moved', { what })
    },
    /** Says changes that the shopper may not have seen, further up on the page; empty for none. */
    sayUnseen: (): string => {
      const unseen = checkoutStore.get().changes.filter(isLesser)
      if (unseen.length === 0) return ''
      if (unseen.some(({ kind }) => kind === 'price')) markAmounts(new Set(['productAmount', 'amount']))
      acceptChanges()
      return movedTo(unseen.map(wordsOf).join(' '))
    },
  }
}
