/**
 * A set of products by their place in the index, 32 to a word. All sets of one index are equally long, so that they can be
 * combined word by word.
 */
export type Bitset = Uint32Array

export const emptySet = (size: number): Bitset => new Uint32Array(Math.ceil(size / 32))

export function fullSet(size: number): Bitset {
  const set = emptySet(size).fill(0xffff_ffff)
  const rest = size % 32
  if (rest > 0) set[set.length - 1] = 2 ** rest - 1
  return set
}

export const addTo = (set: Bitset, member: number): void => {
  set[member >>> 5] = (set[member >>> 5] ?? 0) | (1 << (member & 31))
}

export const removeFrom = (set: Bitset, member: number): void => {
  set[member >>> 5] = (set[member >>> 5] ?? 0) & ~(1 << (member & 31))
}

export const has = (set: Bitset, member: number): boolean =>
  (((set[member >>> 5] ?? 0) >>> (member & 31)) & 1) === 1

export function bitsetOf(size: number, members: Iterable<number>): Bitset {
  const set = emptySet(size)
  for (const member of members) addTo(set, member)
  return set
}

/** A set of the same index as another. */
export const setLike = ({ length }: Bitset, members: Iterable<number>): Bitset =>
  bitsetOf(length * 32, members)

/** Members whose value lies between two ends, both included. */
export function setBetween(values: Float64Array, min: number, max: number): Bitset {
  const set = emptySet(values.length)
  let word = 0
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at] ?? 0
    // Both are always compared: prices come in no order, and a wrong guess of a branch takes longer than a comparison.
    word |= (Number(value >= min) & Number(value <= max)) << (at & 31)
    set[at >>> 5] = word
    if ((at & 31) === 31) word = 0
  }
  return set
}

/** Leaves in `target` only what is in `other` too. */
export function keepCommon(target: Bitset, other: Bitset): void {
  for (let at = 0; at < target.length; at += 1) target[at] = (target[at] ?? 0) & (other[at] ?? 0)
}

/** Puts everything of `other` into `target`. */
export function addAll(target: Bitset, other: Bitset): void {
  for (let at = 0; at < target.length; at += 1) target[at] = (target[at] ?? 0) | (other[at] ?? 0)
}

/** Takes everything of `other` out of `target`. */
export function removeAll(target: Bitset, other: Bitset): void {
  for (let at = 0; at < target.length; at += 1) target[at] = (target[at] ?? 0) & ~(other[at] ?? 0)
}

/** Ones in a word: sums of two, four, eight bits at a time. */
function onesIn(word: number): number {
  const twos = word - ((word >>> 1) & 0x5555_5555)
  const fours = (twos & 0x3333_3333) + ((twos >>> 2) & 0x3333_3333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24
}

export function sizeOf(set: Bitset): number {
  let size = 0
  // By place: an iterator takes ten times as long per word.
  for (let at = 0; at < set.length; at += 1) size += onesIn(set[at] ?? 0)
  return size
}

/** Number of members in both sets. */
export function sizeOfCommon(one: Bitset, other: Bitset): number {
  let size = 0
  for (let at = 0; at < one.length; at += 1) size += onesIn((one[at] ?? 0) & (other[at] ?? 0))
  return size
}

/** Visits what two sets share, in ascending order. */
export function forEachInBoth(one: Bitset, other: Bitset, visit: (member: number) => void): void {
  for (let at = 0; at < one.length; at += 1) {
    for (let word = (one[at] ?? 0) & (other[at] ?? 0); word !== 0; word &= word - 1)
      visit(at * 32 + 31 - Math.clz32(word & -word))
  }
}

/** Visits members in ascending order. */
export function forEachIn(set: Bitset, visit: (member: number) => void): void {
  for (let at = 0; at < set.length; at += 1) {
    for (let word = set[at] ?? 0; word !== 0; word &= word - 1) visit(at * 32 + 31 - Math.clz32(word & -word))
  }
}
