import { productByCodeDocument, type ProductByCodeQuery } from '../../generated/documents.ts'
import type { Api } from '../api.ts'
import { DETAIL_CODES } from './product-detail.ts'

/** Everything the comparison shows of a product. Source: CO-49. */
export type ComparedProduct = ProductByCodeQuery['shop']['productByCode'][number]

/** Products to compare, with their detail attributes, in the order of `codes`; unknown codes are left out. Source: C-346. */
export async function comparedProducts(
  api: Api,
  codes: readonly string[],
): Promise<readonly ComparedProduct[]> {
  const { shop } = await api.run(productByCodeDocument, {
    codes,
    attributeCodes: DETAIL_CODES,
    first: 1,
  })
  return shop.productByCode
}
