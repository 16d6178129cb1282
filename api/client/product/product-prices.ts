import { productPricesDocument, type ProductPricesQuery } from '../../generated/documents.ts'
import type { Api } from '../api.ts'

/** Price of a product for the caller, and the note beside it on cards. */
export type ProductPrice = ProductPricesQuery['shop']['productByCode'][number]

/** Codes one call may name. */
const MAX_CODES = 250

/** Prices by product code; codes the shop does not know are left out. One call for up to 250 codes. */
export async function productPrices(
  api: Api,
  codes: readonly string[],
): Promise<ReadonlyMap<string, ProductPrice>> {
  const calls = Array.from({ length: Math.ceil(codes.length / MAX_CODES) }, (_, at) =>
    api.run(productPricesDocument, { codes: codes.slice(at * MAX_CODES, (at + 1) * MAX_CODES) }),
  )
  const answers = await Promise.all(calls)
  return new Map(answers.flatMap(({ shop }) => shop.productByCode.map(price => [price.code, price] as const)))
}
