import { getProductListGqlDocument } from '../../generated/documents.ts'
import type { Api } from '../api.ts'
import type { ProductCard } from '../product-card.ts'

/** Longest keyword the shop takes. */
const MAX_KEYWORD = 50

/**
 * Products by words in titles, brands, categories or codes, goods off the shelf included; all products for an empty
 * term. For operators picking products; shoppers search by list pages. `first` is how many at most.
 */
export async function searchProducts(api: Api, term: string, first: number): Promise<readonly ProductCard[]> {
  const keyword = term.trim().slice(0, MAX_KEYWORD)
  const { shop } = await api.run(getProductListGqlDocument, {
    filters: { spuSaleStatuses: ['ON_SHELF', 'OFF_SHELF'], ...(keyword && { keyword }) },
    pageInput: { first },
  })
  return shop.products.edges.map(({ node }) => node)
}
