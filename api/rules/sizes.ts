/**
 * Sizes as lists order and group them. Everything here is a look-up; what a size means on one product stays with the product.
 */

const ONE_SIZE = new Set(['FREE', 'FREESIZE', 'UNIQUE', 'ONESIZE', 'OS', '均码', '均碼'])
const LETTERS = /^(?:([1-9]\d?)X|(X+))?(S|L)$|^M$/
const YEARS = /^(\d+)(?:-(\d+))?Y$/

const plain = (size: string) => size.normalize('NFKC').toUpperCase().replace(/\s+/g, '')

/** Distance of a letter size from M: S −1, XS −2, 3XL 4; `undefined` when it is none. `XXL` and `2XL` are the same. */
function letterRank(size: string): number | undefined {
  const match = LETTERS.exec(size)
  if (!match) return undefined
  const [, count, exes, end] = match
  if (end === undefined) return 0
  const steps = 1 + (exes?.length ?? Number(count ?? 0))
  return end === 'S' ? -steps : steps
}

/** `XS`, `XXL`, `XXXS`, … as the spec spells them: up to four X for large ones, up to two for small ones, then a number. */
function letterName(rank: number): string {
  if (rank === 0) return 'M'
  const exes = Math.abs(rank) - 1
  const most = rank > 0 ? 4 : 2
  return `${exes > most ? `${exes}X` : 'X'.repeat(exes)}${rank > 0 ? 'L' : 'S'}`
}

/** Label of a size in filters: upper case, letter sizes under one name each. Source: CO-39. */
export function sizeKey(size: string): string {
  const key = plain(size)
  const rank = letterRank(key)
  return rank === undefined ? key : letterName(rank)
}

/** Kinds in the order shown, then what decides within the kind. Source: C-131 … C-134, CO-39. */
function sortKey(size: string): readonly number[] {
  const key = plain(size)
  if (ONE_SIZE.has(key.replace(/[-_]/g, ''))) return [0]
  const rank = letterRank(key)
  if (rank !== undefined) return [1, rank]
  const years = YEARS.exec(key)
  if (years) return [2, Number(years[1]), Number(years[2] ?? years[1])]
  const numbers = (key.match(/\d+(?:\.\d+)?/g) ?? []).map(Number)
  return numbers.length > 0 ? [3, ...numbers] : [4]
}

/**
 * The order of sizes in lists: one-size, letters from 6XS to 4XL, years by their start, numbers, anything else. Sizes that say
 * the same go by their text.
 */
export function compareSizes(one: string, other: string): number {
  const [left, right] = [sortKey(one), sortKey(other)]
  for (let at = 0; at < Math.max(left.length, right.length); at += 1) {
    const [a, b] = [left[at] ?? -1, right[at] ?? -1]
    if (a !== b) return a < b ? -1 : 1
  }
  if (one === other) return 0
  return one < other ? -1 : 1
}

/** Source: C-135, C-136, CO-40. */
const GROUPS = {
  men: { XS: [28, 30], S: [32], M: [34], L: [36], XL: [38], XXL: [40, 42] },
  women: { XS: [2, 4], S: [6], M: [8], L: [10], XL: [12, 13, 14] },
} as const
export type SizeTable = keyof typeof GROUPS

const LETTER_OF: Readonly<Record<SizeTable, ReadonlyMap<string, string>>> = {
  men: lettersByNumber(GROUPS.men),
  women: lettersByNumber(GROUPS.women),
}

function lettersByNumber(groups: Readonly<Record<string, readonly number[]>>) {
  const entries = Object.entries(groups)
  return new Map(entries.flatMap(([letter, sizes]) => sizes.map(size => [String(size), letter] as const)))
}

/** The letter size that a numeric size of men’s or women’s clothes belongs to. Source: C-135, C-136. */
export const letterOfSize = (table: SizeTable, size: string): string | undefined =>
  LETTER_OF[table].get(plain(size))

/**
 * The table a product's numeric sizes are from, by the gender it is for and all the sizes it comes in. A run with a size the table lacks
 * is some other system (shoes, children), and stays ungrouped; that rule is ours.
 */
export function sizeTableOf(genders: readonly string[], sizes: readonly string[]): SizeTable | undefined {
  const tables: readonly SizeTable[] = ['men', 'women']
  return tables.find(
    table => genders.includes(table) && sizes.every(size => letterOfSize(table, size) !== undefined),
  )
}

/** Audience of a product (`men`, `women`, …) and all the sizes it comes in. */
interface SizeRun {
  readonly genders: readonly string[]
  readonly sizes: readonly string[]
}

/**
 * A size as it compares between garments: the letter of its group where the whole run is men's or women's numbers (men's 34
 * is M), else its own name in one spelling (`2XL` is `XXL`). Source: C-135, C-136, CO-39, CO-40.
 */
export function wornSize({ genders, sizes }: SizeRun, size: string): string {
  const table = sizeTableOf(genders, sizes)
  return (table && letterOfSize(table, size)) ?? sizeKey(size)
}
