import type { ProductCard } from '#api/client/product-card.ts'
import { parseCodes } from '../../page/parse-codes.ts'
import { isSellable } from '../../shop/catalogue/product-facts/product-card.ts'

type TabNumber = 1 | 2 | 3 | 4
/** Names and codes of the tabs as an operator types them. */
type TabOptions = Readonly<Record<`name${TabNumber}` | `productCodes${TabNumber}`, string>>

export interface Tab {
  /** 1 to 4, as in the options' names. */
  readonly number: number
  readonly name: string
  readonly codes: readonly string[]
}

/** The tabs an operator set up: those with a name or codes. Source: L-213, L-214. */
export const tabsOf = (options: TabOptions): readonly Tab[] =>
  [
    { number: 1, name: options.name1, codes: parseCodes(options.productCodes1) },
    { number: 2, name: options.name2, codes: parseCodes(options.productCodes2) },
    { number: 3, name: options.name3, codes: parseCodes(options.productCodes3) },
    { number: 4, name: options.name4, codes: parseCodes(options.productCodes4) },
  ].filter(({ name, codes }) => name !== '' || codes.length > 0)

/** Every code of every tab once, so that one request serves the block. */
export const allCodes = (options: TabOptions): readonly string[] => [
  ...new Set(tabsOf(options).flatMap(tab => tab.codes)),
]

export interface StockedTab extends Tab {
  readonly products: readonly ProductCard[]
}

/** Tabs with their sellable products, in the order of their codes; a tab without any is left out. Source: L-216. */
export function stockedTabs(tabs: readonly Tab[], products: readonly ProductCard[]): readonly StockedTab[] {
  const sellable = new Map(products.filter(isSellable).map(product => [product.code, product]))
  return tabs
    .map(tab => ({ ...tab, products: tab.codes.flatMap(code => sellable.get(code) ?? []) }))
    .filter(tab => tab.products.length > 0)
}
