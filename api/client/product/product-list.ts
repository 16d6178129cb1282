import { getProductListGqlDocument } from '../../generated/documents.ts'
import type { Api } from '../api.ts'
import type { DataNeed } from '../data-need.ts'
import type { ProductCard } from '../product-card.ts'

/** Those of the given products that are on shelf, in the order of `codes`; at most 100 codes. Source: L-268, L-269. */
export async function onShelfProducts(api: Api, codes: readonly string[]): Promise<readonly ProductCard[]> {
  if (codes.length === 0) return []
  const { shop } = await api.run(getProductListGqlDocument, {
    codes,
    filters: { spuSaleStatuses: ['ON_SHELF'] },
    pageInput: { first: codes.length },
  })
  const found = new Map(shop.products.edges.map(({ node }) => [node.code, node]))
  return codes.flatMap(code => found.get(code) ?? [])
}

/** The same, for a block's data needs. */
export const onShelfProductsQuery = (
  api: Api,
  codes: readonly string[],
): DataNeed<readonly ProductCard[]> => ({
  queryKey: ['product', 'onShelf', api.locale, ...codes],
  queryFn: () => onShelfProducts(api, codes),
})

/** The code of the newest product on shelf, for previews that need any; empty when there is none. */
export async function anyProductCode(api: Api): Promise<string> {
  const { shop } = await api.run(getProductListGqlDocument, { pageInput: { first: 1 } })
  return shop.products.edges[0]?.node.code ?? ''
}
