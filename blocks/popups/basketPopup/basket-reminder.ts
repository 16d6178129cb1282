import type { CartItem, CartSummary } from '../../shop/cart/cart-summary.ts'

interface Reminder {
  readonly rule: 'lt' | 'gt'
  /** Dollars. */
  readonly totalAmount: number
}

const cents = (dollars: number) => Math.round(dollars * 100)

/**
 * Returns true if the reminder fits the bag: `lt` while the total is less than the bag's amount, `gt` while it is greater; equal
 * fits neither. An unknown or empty bag has nothing to be reminded of. Source: L-303 … L-305, LO-32.
 */
export function fits({ rule, totalAmount }: Reminder, cart: CartSummary | undefined): boolean {
  if (!cart || cart.items.length === 0) return false
  const [total, amount] = [cents(totalAmount), cents(cart.amount)]
  return rule === 'lt' ? total < amount : total > amount
}

/** Amount missing to the total, in whole dollars rounded up, never below 0. In cents inside: 9.20 − 0.20 is 9. Source: L-311, LO-32. */
export const remainingAmount = (totalAmount: number, cartAmount: number): number =>
  Math.max(0, Math.ceil((cents(totalAmount) - cents(cartAmount)) / 100))

/** The text with what is missing in place of `{amount}`, wherever it is. Source: LO-32. */
export const withAmount = (text: string, amount: string): string => text.replaceAll('{amount}', () => amount)

/** The thing put into the bag last that can still be ordered. Source: L-310. */
export const lastAvailable = (items: readonly CartItem[]): CartItem | undefined =>
  items.findLast(({ isAvailable }) => isAvailable)
