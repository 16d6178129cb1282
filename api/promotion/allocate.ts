import type { Cents } from '../shared/money.ts'

/**
 * `amount` × `share` ÷ `whole`, rounded down, and the remainder. Exact; the product of two amounts may pass 2^53, which takes longer.
 * All are whole and not negative.
 */
function divide(amount: Cents, share: number, whole: number) {
  const product = amount * share
  if (product <= Number.MAX_SAFE_INTEGER) {
    const remainder = product % whole
    return { quotient: (product - remainder) / whole, remainder }
  }
  const exact = BigInt(amount) * BigInt(share)
  return { quotient: Number(exact / BigInt(whole)), remainder: Number(exact % BigInt(whole)) }
}

/** `percent` of an amount in whole cents, halves up. `percent` is a whole number from 0 to 100. Source: spec, “rounding”. */
export function percentOf(base: Cents, percent: number): Cents {
  const { quotient, remainder } = divide(base, percent, 100)
  return remainder >= 50 ? quotient + 1 : quotient
}

/**
 * Spreads `total` over `weights` by largest remainder: the parts add up to `total`, none is above its limit, ties go to the
 * earlier weight, and a weight of 0 gets nothing. Source: spec, “rounding”.
 *
 * @param weights whole numbers; they may be finer than cents
 * @param limits most that each part may be. Cents; the weight by default
 * @throws RangeError if `total` is above the sum of the weights
 */
export function allocate(
  total: Cents,
  weights: readonly number[],
  limits: readonly Cents[] = weights,
): Cents[] {
  const sum = weights.reduce((before, weight) => before + weight, 0)
  if (total < 0 || total > sum) throw new RangeError(`${total} cents do not fit into weights of ${sum}`)
  if (total === 0) return weights.map(() => 0)
  const parts = weights.map((weight, at) => ({ at, ...divide(total, weight, sum) }))
  const result = parts.map(({ quotient }) => quotient)
  const rest = total - result.reduce((before, share) => before + share, 0)
  if (rest === 0) return result
  const byRemainder = parts.toSorted((one, other) => other.remainder - one.remainder || one.at - other.at)
  // A remainder is only left where a share is below its weight, and fewer cents are left than there are remainders.
  const open = byRemainder.filter(({ at }) => (result[at] ?? 0) < (limits[at] ?? 0))
  for (const { at } of open.slice(0, rest)) result[at] = (result[at] ?? 0) + 1
  return result
}

/** Costs of `quantity` units that together cost `net`: the first units carry the odd cents. */
export function unitShares(net: Cents, quantity: number): Cents[] {
  const each = Math.floor(net / quantity)
  const odd = net % quantity
  const shares: Cents[] = []
  for (let at = 0; at < quantity; at += 1) shares.push(at < odd ? each + 1 : each)
  return shares
}
