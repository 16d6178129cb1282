import { getProductListGqlDocument, nearKeywordsDocument } from '../../generated/documents.ts'
import type { Api } from '../api.ts'
import type { DataNeed } from '../data-need.ts'
import type { ProductCard } from '../product-card.ts'
import { type ListCriteria, productPage } from './product-page.ts'

/** Alternatives to a list without products. */
export interface ListAlternatives {
  /** Similar searches to the one that found nothing. */
  readonly keywords: readonly string[]
  /** Best sellers of the shop. */
  readonly products: readonly ProductCard[]
}

/** Best sellers offered; two rows of a desktop list. Ours. */
const BEST_SELLERS = 8

async function bestSellers(api: Api): Promise<readonly ProductCard[]> {
  const { shop } = await api.run(getProductListGqlDocument, {
    sorts: [{ field: 'SALES', order: 'DESC' }],
    pageInput: { first: BEST_SELLERS },
  })
  return shop.products.edges.map(({ node }) => node)
}

async function nearKeywords(api: Api, keyword: string | null | undefined): Promise<readonly string[]> {
  if (!keyword) return []
  return (await api.run(nearKeywordsDocument, { keyword })).shop.nearKeywords
}

/** Alternatives to a list without products, for a block's data needs; null for a list that has some. Source: C-123. */
export const listAlternativesQuery = (
  api: Api,
  criteria: ListCriteria,
): DataNeed<ListAlternatives | null> => ({
  queryKey: ['product', 'alternatives', api.locale, criteria],
  async queryFn() {
    // The list itself is asked for by its blocks, so that its answer is cached.
    const { pageInfo } = await productPage(api, criteria)
    if (pageInfo.totalCount > 0) return null
    const { keyword } = criteria.filters
    const [keywords, products] = await Promise.all([nearKeywords(api, keyword), bestSellers(api)])
    return { keywords, products }
  },
})
