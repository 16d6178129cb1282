import { type SaleProblem, saleProblems } from '../cart/bag.ts'
import { stockReason } from '../cart/read-bag.ts'
import { type Audience, unitPrice } from '../catalogue/pricing.ts'
import { goesTo } from '../checkout/placing/check-goods.ts'
import type { FoundSku } from '../product/find-sku.ts'
import { type FreightRates, freightTo } from '../promotion/freight-rates.ts'
import { isRegion } from '../rules/regions.ts'

/** Reason why a shopper cannot buy one unit of a SKU. */
export type BuyProblem =
  | SaleProblem
  | 'SOLD_OUT'
  /** It costs nothing at this instant: orders refuse it. */
  | 'PRICE_ZERO'
  /** The product does not go to the country. */
  | 'NO_DELIVERY'
  /** The shop does not deliver to the country. */
  | 'NO_REGION'

/** Shopper, destination and instant of the question. */
export interface Buying {
  readonly audience: Audience
  readonly country: string
  /** Epoch milliseconds. */
  readonly at: number
}

/** All reasons why a shopper cannot buy one unit of a SKU; empty if an order of it goes through. The rules are those of bags and orders. */
export function buyProblems(
  found: FoundSku,
  { audience, country, at }: Buying,
  freight: FreightRates,
): readonly BuyProblem[] {
  const isServed = freightTo(freight, { country, isMember: audience.kind === 'MEMBER' }) !== undefined
  return [
    ...saleProblems(found),
    ...(stockReason(found.sku, 1) ? (['SOLD_OUT'] as const) : []),
    ...(unitPrice(found.sku, audience, at) === 0 ? (['PRICE_ZERO'] as const) : []),
    ...(isServed ? [] : (['NO_REGION'] as const)),
    ...(isRegion(country) && !goesTo(found.spu, country) ? (['NO_DELIVERY'] as const) : []),
  ]
}
