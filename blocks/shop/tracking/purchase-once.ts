import { createKeptText, type KeptText } from '../session/kept-text.ts'

/** Orders remembered; the oldest go first. */
const REMEMBERED = 20

/** The list with one more order, or `undefined` when it is on it already. */
export const withOrder = (orders: readonly string[], order: string): readonly string[] | undefined =>
  orders.includes(order) ? undefined : [...orders, order].slice(-REMEMBERED)

/**
 * Whether an order's purchase has not been tracked in this browser; it is then taken for tracked, so that neither a reload
 * nor going back tells of it again. Source: C-390, CO-08.
 */
export function isNewPurchase(order: string, kept: KeptText = createKeptText('cairn.purchases')): boolean {
  const orders = withOrder(kept.read()?.split(' ') ?? [], order)
  if (orders) kept.write(orders.join(' '))
  return orders !== undefined
}
