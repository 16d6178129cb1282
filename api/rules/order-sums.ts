/** Parts of the amount of an order, none negative; all in cents, or all in dollars. */
export interface OrderParts {
  readonly goods: number
  readonly activityDiscount: number
  readonly couponDiscount: number
  readonly services: number
  readonly tax: number
  readonly goDollar: number
  readonly freight: number
}
type OrderPart = keyof OrderParts

/** A part with its sign. */
export interface OrderSum {
  readonly part: OrderPart
  readonly amount: number
}

/**
 * Parts of an amount in the order in which they add up to it, what is taken off negative. Page, invoice and mails of an order show these
 * rows; goods and delivery always, the others unless they are 0. Source: M-116, M-117, MO-56.
 */
export function orderSums(parts: OrderParts): readonly OrderSum[] {
  const rows: readonly OrderSum[] = [
    { part: 'goods', amount: parts.goods },
    { part: 'activityDiscount', amount: -parts.activityDiscount },
    { part: 'couponDiscount', amount: -parts.couponDiscount },
    { part: 'services', amount: parts.services },
    { part: 'tax', amount: parts.tax },
    { part: 'goDollar', amount: -parts.goDollar },
    { part: 'freight', amount: parts.freight },
  ]
  return rows.filter(({ part, amount }) => part === 'goods' || part === 'freight' || amount !== 0)
}
