import type { BagPrice } from '../calculate.ts'

/** The parts of a price that `naivePrice` calculates too. */
export const asNaive = (price: BagPrice) => ({
  nets: Object.fromEntries(price.lines.map(({ id, net }) => [id, net])),
  gifts: price.gifts.map(gift => `${gift.activityCode} ${gift.skuCode} ${gift.quantity}`).sort(),
  problems: price.addOnProblems.map(({ id, problem }) => `${id} ${problem}`).sort(),
  discount: price.discount,
  coupon: price.coupon,
  postage: price.postage,
  deduction: price.deduction,
  amount: price.amount,
})
