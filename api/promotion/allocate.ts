import type { Cents } from '../shared/money.ts'

/** `percent` of an amount in whole cents, halves up. `percent` is a whole number from 0 to 100. Source: spec, “rounding”. */
export const percentOf = (base: Cents, percent: number): Cents => {
  const product = BigInt(base) * BigInt(percent)
  return Number((product + 50n) / 100n)
}

interface Part {
  readonly at: number
  readonly share: bigint
  readonly remainder: bigint
}

/**
 * Spreads `total` over `weights` by largest remainder: the parts add up to `total`, none is above its weight, ties go to the
 * earlier weight, and a weight of 0 gets nothing. Source: spec, “rounding”.
 *
 * @throws RangeError if `total` is above the sum of the weights
 */
export function allocate(total: Cents, weights: readonly Cents[]): Cents[] {
  const sum = weights.reduce((before, weight) => before + weight, 0)
  if (total < 0 || total > sum) throw new RangeError(`${total} cents do not fit into weights of ${sum}`)
  if (total === 0) return weights.map(() => 0)
  // The product of two amounts may pass 2^53.
  const parts = weights.map((weight, at): Part => {
    const product = BigInt(total) * BigInt(weight)
    return { at, share: product / BigInt(sum), remainder: product % BigInt(sum) }
  })
  const result = parts.map(({ share }) => Number(share))
  const rest = total - result.reduce((before, share) => before + share, 0)
  const byRemainder = parts.toSorted((one, other) =>
    one.remainder === other.remainder ? one.at - other.at : one.remainder > other.remainder ? -1 : 1,
  )
  // A remainder is only left where a share is below its weight, and fewer cents are left than there are remainders.
  for (const { at } of byRemainder.slice(0, rest)) result[at] = (result[at] ?? 0) + 1
  return result
}

/** What each of `quantity` units costs when together they cost `net`: the first units carry the odd cents. */
export function unitShares(net: Cents, quantity: number): Cents[] {
  const each = Math.floor(net / quantity)
  const odd = net % quantity
  const shares: Cents[] = []
  for (let at = 0; at < quantity; at += 1) shares.push(at < odd ? each + 1 : each)
  return shares
}
