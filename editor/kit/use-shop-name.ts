import { useEnvironment } from './environment.ts'

/** The shop's name in the operator's language. */
export function useShopName(): string {
  const { stated, uiLocale } = useEnvironment()
  return stated.shopName[uiLocale]
}
