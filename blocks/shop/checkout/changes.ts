import type { CheckoutCalculation } from '#api/client/cart/checkout.ts'
import { type KeptLine, unitPrice } from './kept-checkout.ts'

/** Something that is no longer as the shopper saw it. Amounts in dollars per unit. */
export type CheckoutChange =
  | { readonly kind: 'gone'; readonly title: string }
  | { readonly kind: 'giftGone'; readonly title: string }
  | { readonly kind: 'price'; readonly title: string; readonly before: number; readonly now: number }

type Calculated = Pick<CheckoutCalculation, 'items' | 'activities'>

/** Lines that cost something: the shop adds gifts by itself. */
export const goodsOf = (lines: readonly KeptLine[]): readonly KeptLine[] =>
  lines.filter(({ lineType }) => lineType !== 'GIFT')

/**
 * Lines as they can be ordered now, and what that changes: what is sold out or off the shelf does not count any more, prices move,
 * gifts go with their condition. Source: C-231, C-241, CO-90, CO-95.
 */
export function changesOf(
  lines: readonly KeptLine[],
  { items, activities }: Calculated,
): { readonly lines: readonly KeptLine[]; readonly changes: readonly CheckoutChange[] } {
  const rest = [...items]
  const changes: CheckoutChange[] = []
  const kept = lines.flatMap((line): KeptLine[] => {
    const { spuTitle: title, lineType, activityId, sku } = line
    if (lineType === 'GIFT') {
      if (activities.some(({ id, reason }) => id === activityId && reason === null)) return [line]
      changes.push({ kind: 'giftGone', title })
      return []
    }
    const at = rest.findIndex(({ skuCode, quantity }) => skuCode === sku.code && quantity === line.quantity)
    const [item] = at < 0 ? [] : rest.splice(at, 1)
    if (!item) {
      changes.push({ kind: 'gone', title })
      return []
    }
    const now = item.price.amount
    const before = unitPrice(line)
    if (now === before) return [line]
    changes.push({ kind: 'price', title, before, now })
    return [{ ...line, promoPrice: item.price }]
  })
  return { lines: kept, changes }
}
