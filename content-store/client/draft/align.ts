/** Positions of one thing in two lists; `undefined` in the list that lacks it. */
export type Aligned = readonly [number | undefined, number | undefined]

/**
 * Merges the order of two lists: the longest run of pairs that is in both in one order, and between them what only one of them has, that of
 * the first list before that of the second.
 */
export function aligned<Item>(
  first: readonly Item[],
  second: readonly Item[],
  isSame: (one: Item, other: Item) => boolean,
): readonly Aligned[] {
  // Length of the longest run from each pair of positions on.
  const lengths = Array.from({ length: first.length + 1 }, () =>
    Array.from({ length: second.length + 1 }, () => 0),
  )
  const lengthAt = (one: number, other: number) => lengths[one]?.[other] ?? 0
  const same = (one: number, other: number) => isSame(first[one] as Item, second[other] as Item) // positions in the lists
  for (let one = first.length - 1; one >= 0; one -= 1)
    for (let other = second.length - 1; other >= 0; other -= 1) {
      const row = lengths[one]
      if (row)
        row[other] = same(one, other)
          ? lengthAt(one + 1, other + 1) + 1
          : Math.max(lengthAt(one + 1, other), lengthAt(one, other + 1))
    }
  const found: Aligned[] = []
  let [one, other] = [0, 0]
  while (one < first.length || other < second.length) {
    const isPair = one < first.length && other < second.length && same(one, other) && lengthAt(one, other) > 0
    if (isPair) found.push([one++, other++])
    else if (one < first.length && lengthAt(one + 1, other) >= lengthAt(one, other + 1))
      found.push([one++, undefined])
    else if (other < second.length) found.push([undefined, other++])
    else found.push([one++, undefined])
  }
  return found
}
