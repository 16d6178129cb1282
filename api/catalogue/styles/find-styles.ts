import { compareKeys, type PlacedRow, type StyleIndex, type StyleKey, type StyleSort } from './style-index.ts'
import type { Gap } from '../../rules/style-findings.ts'
import type { StyleRow } from './style-row.ts'
import type { Steps } from '../../shared/steps.ts'
import { folded } from '../../rules/folded.ts'

/** Matches are counted up to this number. */
export const MOST_COUNTED = 1001

/** A question to the list of styles; what is absent does not narrow. */
export interface StyleQuestion {
  /** Words that codes or titles hold, all of them. */
  readonly search: string
  /** Codes of products, SKUs or styles, pasted as a column: one of them is enough. */
  readonly codes: readonly string[]
  readonly brand?: string | undefined
  /** Codes of a category and of those below it. */
  readonly categories?: ReadonlySet<string> | undefined
  readonly label?: string | undefined
  readonly shelf?: StyleRow['shelf'] | undefined
  /** Styles with at most so many units that can be sold. */
  readonly freeUpTo?: number | undefined
  /** Styles that lack something in a group. */
  readonly gap?: Gap | undefined
  readonly sort: StyleSort
  readonly isDescending: boolean
  /** Place of the last row of the page before. */
  readonly after?: StyleKey | undefined
  readonly size: number
}

export interface FoundStyles {
  readonly rows: readonly StyleRow[]
  readonly next: StyleKey | undefined
  /** At most `MOST_COUNTED`. */
  readonly count: number
}

type Test = (row: StyleRow) => boolean

/** Tests of a question, the cheapest first. */
function testsOf({
  search,
  codes,
  brand,
  categories,
  label,
  shelf,
  freeUpTo,
  gap,
}: StyleQuestion): readonly Test[] {
  const words = folded(search)
    .split(/\s+/)
    .filter(word => word !== '')
  const wanted = new Set(codes.map(folded))
  return [
    ...(shelf === undefined ? [] : [(row: StyleRow) => row.shelf === shelf]),
    ...(freeUpTo === undefined ? [] : [(row: StyleRow) => row.free !== null && row.free <= freeUpTo]),
    ...(gap === undefined ? [] : [(row: StyleRow) => row.gaps.includes(gap)]),
    ...(brand === undefined ? [] : [(row: StyleRow) => row.brands.includes(brand)]),
    ...(label === undefined ? [] : [(row: StyleRow) => row.labels.includes(label)]),
    ...(categories === undefined
      ? []
      : [(row: StyleRow) => row.categories.some(code => categories.has(code))]),
    ...words.map(word => (row: StyleRow) => row.text.includes(word)),
    ...(wanted.size === 0 ? [] : [(row: StyleRow) => row.text.split('\n').some(line => wanted.has(line))]),
  ]
}

/** Number of rows that come before a place, or at it. */
function placesUpTo(rows: readonly PlacedRow[], key: StyleKey): number {
  let low = 0
  let high = rows.length
  while (low < high) {
    const middle = (low + high) >>> 1
    const row = rows[middle]
    if (row && compareKeys(row.key, key) <= 0) low = middle + 1
    else high = middle
  }
  return low
}

/** Styles that are looked at between two pauses. */
const AT_ONCE = 1000

/** A page of the styles that answer a question, and how many there are. Looks at each style once at most. */
export function* findStyles(index: StyleIndex, question: StyleQuestion): Steps<FoundStyles> {
  const { sort, isDescending, after, size } = question
  const order = index.orders.get(sort) ?? []
  const tests = testsOf(question)
  const matches = ({ row }: PlacedRow) => tests.every(test => test(row))
  const start = after === undefined ? undefined : placesUpTo(order, after)
  const page: PlacedRow[] = []
  let count = 0
  for (let step = 0; step < order.length; step += 1) {
    if (step % AT_ONCE === AT_ONCE - 1) yield
    const at = isDescending ? order.length - 1 - step : step
    const placed = order[at]
    if (!placed || !matches(placed)) continue
    count = Math.min(count + 1, MOST_COUNTED)
    const isAfter =
      after === undefined || (isDescending ? compareKeys(placed.key, after) < 0 : at >= (start ?? 0))
    if (isAfter && page.length <= size) page.push(placed)
    if (page.length > size && count === MOST_COUNTED) break
  }
  const last = page[size - 1]
  return {
    rows: page.slice(0, size).map(({ row }) => row),
    next: page.length > size ? last?.key : undefined,
    count,
  }
}
