import { epochMs } from '#locales/hong-kong.ts'
import type { ProductPromotion } from '#api/client/product/product-detail.ts'
import { isRunning, readPeriod } from '#api/rules/period.ts'
import { earliest } from '../../page/earliest.ts'

/** Activities on at this moment, the smallest priority number first. Source: C-080, C-205, CO-67. */
export const runningAt = (promotions: readonly ProductPromotion[], now: number): ProductPromotion[] =>
  promotions
    .filter(promotion => promotion.promotionStatus === 'RUNNING' && isRunning(readPeriod(promotion), now))
    .toSorted((a, b) => a.priority - b.priority)

/** End of the first of those on now, epoch ms; `undefined` when none is. A finished page holds until then. */
export function runningUntil(promotions: readonly ProductPromotion[], now: number): number | undefined {
  return earliest(runningAt(promotions, now).map(({ endTime }) => epochMs(endTime)))
}
