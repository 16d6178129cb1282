import { useTranslations } from 'use-intl'
import { limitsOf } from '#operators/rights.ts'
import { useMe } from '../../kit/queries.ts'
import { useDeskMoney } from './use-desk-money.ts'

/** What the operator may refund of one order: dollars, with a sentence that says it; `undefined` without a limit. */
export function useRefundLimit(): { readonly amount: number; readonly words: string } | undefined {
  const t = useTranslations('editor.ownRoles')
  const { data: me } = useMe()
  const money = useDeskMoney()
  const limit = me ? limitsOf(me).refund : null
  if (limit === null) return undefined
  const amount = limit / 100
  return { amount, words: t('yourRefund', { amount: money({ amount }) }) }
}
