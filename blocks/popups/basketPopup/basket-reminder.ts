import type { Bag, BagItem } from '#api/client/cart/cart.ts'
import { goodsAmount, isEmptyBag } from '../../shop/cart/bag.ts'
import { isAvailable } from '../../shop/cart/line-state.ts'

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
export function fits({ rule, totalAmount }: Reminder, bag: Bag | undefined): boolean {
  if (!bag || isEmptyBag(bag)) return false
  const [total, amount] = [cents(totalAmount), cents(goodsAmount(bag.calculation))]
  return rule === 'lt' ? total < amount : total > amount
}

/** Amount missing to the total, in whole dollars rounded up, never below 0. In cents inside: 9.20 − 0.20 is 9. Source: L-311, LO-32. */
export const remainingAmount = (totalAmount: number, cartAmount: number): number =>
  Math.max(0, Math.ceil((cents(totalAmount) - cents(cartAmount)) / 100))

/** The text with what is missing in place of `{amount}`, wherever it is. Source: LO-32. */
export const withAmount = (text: string, amount: string): string => text.replaceAll('{amount}', () => amount)

/** The thing put into the bag last that can still be ordered. Source: L-310. */
export const lastAvailable = ({ ableCartItems }: Bag): BagItem | undefined =>
  ableCartItems.findLast(line => line.lineType !== 'GIFT' && isAvailable(line))
