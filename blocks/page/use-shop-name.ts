import { useBlockContext } from './view.ts'

/** The shop's name in the page's language. */
export function useShopName(): string {
  const { facts, locale } = useBlockContext()
  return facts.stated.shopName[locale]
}
