import {
  productDetailExInfoGqlDocument,
  type ProductDetailExInfoGqlQuery,
  productDetailGqlDocument,
  type ProductDetailGqlQuery,
} from '../../generated/documents.ts'
import { ATTRIBUTE_CODES } from '../../rules/attribute-codes.ts'
import type { Api } from '../api.ts'
import type { DataNeed } from '../data-need.ts'

/** Everything a product page shows. `price` is what the shopper pays now, as on cards. Source: C-341, C-342. */
export type ProductDetail = NonNullable<ProductDetailGqlQuery['node']> &
  NonNullable<ProductDetailExInfoGqlQuery['node']>

export type ProductSku = ProductDetail['skus'][number]
export type ProductPromotion = ProductDetail['promotions'][number]
export type ExchangeProduct = ProductPromotion['exchangeProducts']['edges'][number]['node']
export type ProductAttribute = ProductDetail['attributes'][number]

/** Attributes that are detail blocks of the product page, in the order shown. Source: C-084. */
export const DETAIL_CODES: readonly string[] = ATTRIBUTE_CODES.detail

/** A product by its code; `null` when the shop does not know it. */
export async function productDetail(api: Api, code: string): Promise<ProductDetail | null> {
  const [{ node }, { node: more }] = await Promise.all([
    api.run(productDetailGqlDocument, { code }),
    api.run(productDetailExInfoGqlDocument, { code }),
  ])
  return node && more ? { ...node, ...more } : null
}

/** The same, for a block's data needs. */
export const productDetailQuery = (api: Api, code: string): DataNeed<ProductDetail | null> => ({
  queryKey: ['product', 'detail', api.locale, code],
  queryFn: () => productDetail(api, code),
})
