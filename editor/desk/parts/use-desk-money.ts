import { formatMoney, type WireMoney } from '#locales/format.ts'
import { useEnvironment } from '../../kit/environment.ts'

/** Writes amounts in the operator's language. */
export function useDeskMoney() {
  const { uiLocale, currencySymbol } = useEnvironment()
  return ({ amount }: Pick<WireMoney, 'amount'>) => formatMoney(amount, uiLocale, currencySymbol)
}
