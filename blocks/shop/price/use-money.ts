import { formatMoney } from '#locales/format.ts'
import { useBlockContext } from '../../page/view.ts'

/**
 * Writes amounts as shoppers read prices: in the page's language, with the shop's currency.
 * Amounts are dollars, as on the wire. Source: L-160.
 */
export function useMoney(): (amount: number) => string {
  const { locale, currencySymbol } = useBlockContext()
  return amount => formatMoney(amount, locale, currencySymbol)
}
