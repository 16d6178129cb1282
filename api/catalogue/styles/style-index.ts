import { sortSteps, type Steps, visitSteps } from '../../shared/steps.ts'
import type { Catalogue, Spu } from '../catalogue.ts'
import { folded } from '../../rules/folded.ts'
import { type StyleRow, styleRow } from './style-row.ts'

/** Orders of the list of styles. */
export const STYLE_SORTS = ['listed', 'style', 'title.zh_HK', 'title.en_US', 'lowest', 'free'] as const
export type StyleSort = (typeof STYLE_SORTS)[number]

/** Place of a style in an order: a number or a text, then its code. Without a value it comes last. */
export type StyleKey = readonly [value: number | string, style: string]

const VALUES: Readonly<Record<StyleSort, (row: StyleRow) => number | string | null>> = {
  // The newest first.
  listed: row => -row.listed,
  style: row => folded(row.style),
  'title.zh_HK': row => folded(row.title.zh_HK),
  'title.en_US': row => folded(row.title.en_US),
  lowest: row => row.lowest,
  free: row => row.free,
}

export const keyOf = (row: StyleRow, sort: StyleSort): StyleKey => [
  VALUES[sort](row) ?? (typeof VALUES[sort](row) === 'string' ? '\uffff' : Number.MAX_SAFE_INTEGER),
  row.style,
]

const compareValues = <Value extends number | string>(one: Value, other: Value) =>
  one < other ? -1 : Number(one > other)

/** Order of two places. Both are of one order, so that their values are of one type. */
export const compareKeys = ([value, style]: StyleKey, [otherValue, otherStyle]: StyleKey): number =>
  compareValues(value, otherValue) || compareValues(style, otherStyle)

/** A row and its place. */
export interface PlacedRow {
  readonly key: StyleKey
  readonly row: StyleRow
}

/** All styles of one version of the catalogue, and the orders that were asked for. */
export interface StyleIndex {
  readonly styles: Catalogue['styles']
  readonly rows: ReadonlyMap<string, StyleRow>
  readonly orders: ReadonlyMap<StyleSort, readonly PlacedRow[]>
}

const EMPTY: StyleIndex = { styles: new Map(), rows: new Map(), orders: new Map() }

interface Difference {
  readonly rows: ReadonlyMap<string, StyleRow>
  readonly changed: ReadonlySet<string>
  readonly gone: readonly string[]
}

/** Rows of the styles; those whose products did not change are the same objects. */
function* mendedRows(styles: Catalogue['styles'], before: StyleIndex): Steps<Difference> {
  const rows = new Map<string, StyleRow>()
  const changed = new Set<string>()
  yield* visitSteps(styles, ([style, spus]) => {
    const known = before.styles.get(style) === spus ? before.rows.get(style) : undefined
    if (!known) changed.add(style)
    rows.set(style, known ?? styleRow(style, spus as readonly [Spu, ...Spu[]])) // no style is without products
  })
  const gone = [...before.rows.keys()].filter(style => !rows.has(style))
  return { rows, changed, gone }
}

const place = (row: StyleRow, sort: StyleSort): PlacedRow => ({ key: keyOf(row, sort), row })
const byKey = (one: PlacedRow, other: PlacedRow) => compareKeys(one.key, other.key)

/** Sorted rows with some put in their places. */
function* joined(kept: readonly PlacedRow[], added: readonly PlacedRow[]): Steps<PlacedRow[]> {
  const all: PlacedRow[] = []
  let next = 0
  yield* visitSteps(kept, row => {
    for (let other = added[next]; other && byKey(other, row) < 0; other = added[next]) {
      all.push(other)
      next += 1
    }
    all.push(row)
  })
  return [...all, ...added.slice(next)]
}

function* orderOf(
  sort: StyleSort,
  { rows, changed, gone }: Difference,
  before: StyleIndex,
): Steps<PlacedRow[]> {
  const known = before.orders.get(sort)
  if (!known)
    return yield* sortSteps(
      [...rows.values()].map(row => place(row, sort)),
      byKey,
    )
  if (changed.size === 0 && gone.length === 0) return [...known]
  const isOut = new Set([...changed, ...gone])
  const kept = known.filter(({ row }) => !isOut.has(row.style))
  const added = [...changed].flatMap(style => rows.get(style) ?? []).map(row => place(row, sort))
  return yield* joined(kept, added.toSorted(byKey))
}

/**
 * The index of a version of the catalogue, made of the one before where nothing changed: after a small change it costs a look at each
 * style, and a place in each order for those that changed.
 *
 * @param sorts orders that are wanted besides those of `before`
 */
export function* styleIndex(
  { styles }: Pick<Catalogue, 'styles'>,
  sorts: readonly StyleSort[],
  before: StyleIndex = EMPTY,
): Steps<StyleIndex> {
  const wanted = new Set([...before.orders.keys(), ...sorts])
  if (styles === before.styles && sorts.every(sort => before.orders.has(sort))) return before
  const difference = yield* mendedRows(styles, before)
  const orders = new Map<StyleSort, readonly PlacedRow[]>()
  for (const sort of wanted) orders.set(sort, yield* orderOf(sort, difference, before))
  return { styles, rows: difference.rows, orders }
}
