import type { Cents } from '../shared/money.ts'
import type { Activity } from './activity.ts'
import { percentOf } from './allocate.ts'
import type { Gift } from './reward-step.ts'
import { inScope, type Missing, netOf, spread, type WorkingLine } from './working-bag.ts'

/** Discount of a coupon or a promotion code, once its owner, period and limits have been checked. Source: C-216. */
export interface Discount {
  /** The coupon's number or the code: adjustments carry it. */
  readonly code: string
  readonly kind: 'PROMOTION_CODE' | 'PROMOTION_COUPON'
  readonly off:
    | { readonly amount: Cents }
    | { readonly percent: number }
    /** Nothing off, and a gift beside the goods. */
    | { readonly gift: { readonly skuCode: string; readonly quantity: number } }
  /** Goods in scope must cost this much after activities. */
  readonly from: Cents
  readonly spus: Activity['spus']
  /** True if it goes with goods that an activity has made cheaper. Source: CO-71. */
  readonly stacks: boolean
}

/**
 * What a coupon or code did, or why it did nothing. `PROMOTION`: an activity holds the goods; `GIFT_GONE`: its gift cannot be had; `NO_BENEFIT`:
 * there is nothing left to take off.
 * Source: C-220, C-221, M-151.
 */
export interface DiscountOutcome {
  readonly code: string
  readonly kind: Discount['kind']
  readonly amount: Cents
  readonly reason?: 'UNDER_THRESHOLD' | 'OUT_OF_SCOPE' | 'PROMOTION' | 'GIFT_GONE' | 'NO_BENEFIT'
  readonly missing?: Missing
  /** The gift it gives; its number or code identifies the activity. */
  readonly gift?: Gift
}

type IsAvailable = (skuCode: string, quantity: number) => boolean

function applyDiscount(
  discount: Discount,
  lines: readonly WorkingLine[],
  { reduced, isAvailable }: { readonly reduced: ReadonlySet<WorkingLine>; readonly isAvailable: IsAvailable },
): DiscountOutcome {
  const { code, kind, off, from } = discount
  const refused = { code, kind, amount: 0 }
  const scoped = inScope(lines, discount)
  if (scoped.length === 0) return { ...refused, reason: 'OUT_OF_SCOPE' }
  if (netOf(scoped) < from) {
    return { ...refused, reason: 'UNDER_THRESHOLD', missing: { amount: from - netOf(scoped) } }
  }
  const fitting = discount.stacks ? scoped : scoped.filter(working => !reduced.has(working))
  const net = netOf(fitting)
  if (fitting.length === 0 || net < from) return { ...refused, reason: 'PROMOTION' }
  if ('gift' in off) {
    const { skuCode, quantity } = off.gift
    if (!isAvailable(skuCode, quantity)) return { ...refused, reason: 'GIFT_GONE' }
    const earnedBy = fitting.map(({ line }) => line.id)
    return { code, kind, amount: 0, gift: { activityCode: code, skuCode, quantity, earnedBy } }
  }
  const amount = 'amount' in off ? Math.min(net, off.amount) : percentOf(net, off.percent)
  if (amount === 0) return { ...refused, reason: 'NO_BENEFIT' }
  spread(fitting, code, amount)
  return { code, kind, amount }
}

/** Returns true if an activity has made the line cheaper, in the bag or already on its page. Source: spec, “`stacks: false`”. */
const isReduced = ({ adjustments, line: { pricedBy, unitPrice, basePrice } }: WorkingLine): boolean =>
  adjustments.length > 0 || (pricedBy !== undefined && unitPrice < basePrice)

/** Step 5, codes and coupons: the code first, then the coupon from what is left. Source: CO-64, CO-71; “code first” is our choice. */
export function applyDiscounts(
  lines: readonly WorkingLine[],
  discounts: readonly Discount[],
  isAvailable: IsAvailable,
): DiscountOutcome[] {
  const reduced = new Set(lines.filter(isReduced))
  const isCode = ({ kind }: Discount) => kind === 'PROMOTION_CODE'
  return [...discounts.filter(isCode), ...discounts.filter(one => !isCode(one))].map(discount =>
    applyDiscount(discount, lines, { reduced, isAvailable }),
  )
}
