import { type Audience, basePrice, pagePrice, type SkuPrices } from '../catalogue/pricing.ts'
import type { Cents } from '../shared/money.ts'
import type { ActivityIndex } from './activity.ts'
import { closedFor } from './calculate.ts'
import { applyUnitActivities } from './unit-step.ts'
import { startLine } from './working-bag.ts'

/** A SKU of a product, with its prices. */
export interface PricedSku {
  readonly skuCode: string
  readonly spuCode: string
  readonly prices: SkuPrices
}

/** Price that one unit has for a shopper, and the promotion that makes it. */
export interface OneUnitPrice {
  readonly price: Cents
  readonly promotionCode?: string
}

/**
 * Price of one unit for a shopper at an instant, after the first step of the calculator: what its page shows, or less by an activity that
 * lowers unit prices. Sets, thresholds and codes depend on the bag. `null`: not for sale.
 */
export function oneUnitPrice(
  { skuCode, spuCode, prices }: PricedSku,
  activities: ActivityIndex,
  { audience, now }: { readonly audience: Audience; readonly now: number },
): OneUnitPrice | null {
  const page = pagePrice(prices, audience, now)
  const base = basePrice(prices, audience)
  if (!page || !base) return null
  const pricedBy = page.source === 'PROMOTION' ? page.promotionCode : undefined
  const working = startLine({
    id: skuCode,
    skuCode,
    spuCode,
    quantity: 1,
    unitPrice: page.price,
    basePrice: base.price,
    ...(pricedBy !== undefined && { pricedBy }),
  })
  const open = activities
    .concerning([working], ({ line }) => line.spuCode)
    .filter(({ activity }) => !closedFor(activity, { audience, now }))
  applyUnitActivities([working], open)
  const promotionCode = working.adjustments[0]?.code ?? pricedBy
  return { price: working.net, ...(promotionCode !== undefined && { promotionCode }) }
}
