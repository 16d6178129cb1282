import { useFormatter, useTranslations } from 'use-intl'
import { useMoney } from '../price/use-money.ts'

/** Dollars and whole GO DOLLAR that come back, in a line. */
export function useComesBack(): (amount: number, goDollar: number) => string {
  const t = useTranslations('account.returns')
  const money = useMoney()
  const format = useFormatter()
  return (amount, goDollar) =>
    goDollar === 0 ? money(amount) : t('both', { money: money(amount), goDollar: format.number(goDollar) })
}
