import { productDetailExInfoGqlDocument } from '../../generated/documents.ts'
import type { Api } from '../api.ts'
import type { ProductPromotion } from './product-detail.ts'

export type ExchangePage = ProductPromotion['exchangeProducts']

/** Add-on products on a page. Source: C-203. */
const EXCHANGE_PAGE_SIZE = 30

interface Place {
  /** Of the product that takes part in the promotion. */
  readonly productCode: string
  readonly promotionCode: string
  readonly after: string
}

/** The next page of a promotion's add-on products; `undefined` when the promotion is over by now. Source: C-203. */
export async function exchangePage(
  api: Api,
  { productCode, promotionCode, after }: Place,
): Promise<ExchangePage | undefined> {
  const { node } = await api.run(productDetailExInfoGqlDocument, {
    code: productCode,
    pageInput: { first: EXCHANGE_PAGE_SIZE, after },
  })
  return node?.promotions.find(({ code }) => code === promotionCode)?.exchangeProducts
}
