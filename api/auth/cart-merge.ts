/**
 * What happens to a visitor's bag after a login. An implementation adds quantities (at most the stock and the limit per
 * product) and empties the visitor's bag in one transaction: asked again, even at the same time, it finds nothing to add.
 * When it throws, the visitor's session stays and the shop asks again. Source: M-070, MO-33.
 */
export type CartMerge = (bags: {
  /** `userCode` of the visitor. */
  readonly from: string
  /** `userCode` of the member. */
  readonly into: string
  /** Epoch milliseconds. */
  readonly now: number
}) => Promise<void>

/** For shops that keep no bags. */
export const mergeNothing: CartMerge = () => Promise.resolve()
