import { useTranslations } from 'use-intl'
import type { WireMoney } from '#locales/format.ts'
import { useDeskMoney } from '../parts/use-desk-money.ts'

/** Writes money and whole GO DOLLAR in a line. */
export function useWorth() {
  const t = useTranslations('editor.returns')
  const write = useDeskMoney()
  return (amount: Pick<WireMoney, 'amount'>, goDollar: number): string => {
    const money = write(amount)
    if (goDollar === 0) return money
    return amount.amount === 0 ? t('points', { goDollar }) : t('both', { money, goDollar })
  }
}
