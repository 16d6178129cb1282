import { pricedLineId } from '../../cart/price-lines.ts'
import type { ReadBag } from '../../cart/read-bag.ts'
import type { OrderCreateInput } from '../../generated/resolver-types.ts'
import type { CatalogueView } from '../../product/view/catalogue-view.ts'
import type { BagPrice } from '../../promotion/calculate.ts'
import { type Cents, toCents } from '../../shared/money.ts'
import { type SortedLines, skuName } from './check-goods.ts'
import type { OrderProblem } from './order-error.ts'

/** Amounts of an order as the shop calculates them. Source: C-250. */
const amountsOf = (price: BagPrice) =>
  ({
    amount: price.amount,
    productAmount: price.productAmount,
    coupon: price.coupon,
    voucherDiscount: 0,
    discount: price.discount,
    freight: price.postage,
    giftCard: 0,
    tax: 0,
    additionalServiceFee: price.serviceFee,
    deductionAmount: price.deduction,
  }) satisfies Partial<Record<keyof OrderCreateInput, Cents>>

/**
 * Differences between the order and what the shopper saw: prices of lines, gifts, then amounts. Each problem names the present
 * value. Source: C-250, CO-95.
 */
export function changedAmounts(
  input: OrderCreateInput,
  lines: SortedLines,
  {
    bag,
    view,
    inWords,
  }: {
    readonly bag: ReadBag
    readonly view: CatalogueView
    /** An amount in the caller's language. */
    readonly inWords: (amount: Cents) => string
  },
): OrderProblem[] {
  const { price } = bag
  const changed = (field: string, what: string, now: Cents, name = ''): OrderProblem => ({
    code: 'ORDER_PRICE_CHANGED',
    field,
    values: { what, name, amount: inWords(now) },
  })
  const ofLines = lines.goods.flatMap(({ line, at }, place) => {
    const unit = price.lines.find(({ id }) => id === pricedLineId(place))?.unitPrice
    if (typeof line.price !== 'number' || unit === undefined || toCents(line.price) === unit) return []
    return changed(`orderLines.${at}.price`, 'line', unit, skuName(line.skuCode, view))
  })
  const isNamed = (skuCode: string, activityCode: string) =>
    lines.gifts.some(({ line }) => line.skuCode === skuCode && line.activityId === activityCode)
  const newGifts = price.gifts.flatMap(({ skuCode, activityCode }) =>
    isNamed(skuCode, activityCode) ? [] : changed('orderLines', 'gift', 0, skuName(skuCode, view)),
  )
  const ofTotals = Object.entries(amountsOf(price)).flatMap(([field, now]) =>
    toCents(input[field as keyof ReturnType<typeof amountsOf>]) === now ? [] : changed(field, field, now),
  )
  return [...ofLines, ...newGifts, ...ofTotals]
}
