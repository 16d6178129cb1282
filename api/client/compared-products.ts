import { productByCodeDocument, type ProductByCodeQuery } from '../generated/documents.ts'
import { ATTRIBUTE_CODES } from '../product/attribute-codes.ts'
import type { Api } from './api.ts'

/** Everything the comparison shows of a product. Source: CO-49. */
export type ComparedProduct = ProductByCodeQuery['shop']['productByCode'][number]

/** Codes of the attributes compared, in the order shown. Source: C-084, CO-49. */
export const COMPARED_ATTRIBUTES: readonly string[] = ATTRIBUTE_CODES.detail

/** Products to compare, with their detail attributes, in the order of `codes`; unknown codes are left out. Source: C-346. */
export async function comparedProducts(
  api: Api,
  codes: readonly string[],
): Promise<readonly ComparedProduct[]> {
  const { shop } = await api.run(productByCodeDocument, {
    codes,
    attributeCodes: COMPARED_ATTRIBUTES,
    first: 1,
  })
  return shop.productByCode
}
