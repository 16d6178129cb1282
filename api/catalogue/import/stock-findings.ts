import { type Hold, holdsOf } from '../../stock/holds.ts'
import { type StatedLevel, statedSince } from '../../stock/count-basis.ts'
import type { Read } from '../rows/catalogue-writer.ts'
import type { SpuRows } from '../rows/stored-rows.ts'
import type { ImportProblem } from '../format/file-facts.ts'
import { formatMoment } from '#locales/format.ts'
import type { BothTexts } from '#locales/locale.ts'
import { listed } from '../../rules/issue-problem.ts'

/** A value of a file that changes the stock of a SKU. */
export interface StockChange {
  readonly line: number
  readonly path: string
  readonly sku: string
  readonly before: number | null
  /** With `moved`. `null`: no longer counted. */
  readonly count: number | null
  /** Units that came in or left (negative) since the instant of the count. */
  readonly moved: number
  /** Instant of the count or export; `undefined` for a new count. Epoch milliseconds. */
  readonly countedAt: number | undefined
}

/** A SKU that a file no longer lists. */
export interface DroppedSku {
  readonly line: number
  readonly sku: string
}

/** Orders named in a sentence before the rest is only counted. */
const MAX_NAMED = 5
const sum = (holds: readonly Hold[]) => holds.reduce((all, { units }) => all + units, 0)

/** Units on hold and the orders that hold them, `H2611270001 (2)`, as values of a sentence. */
function heldValues(holds: readonly Hold[]) {
  const named = holds.slice(0, MAX_NAMED)
  const orders: BothTexts = {
    zh_HK: listed(named.map(({ order, units }) => `${order}（${units}）`)).zh_HK,
    en_US: listed(named.map(({ order, units }) => `${order} (${units})`)).en_US,
  }
  return { units: sum(holds), orders, more: holds.length - named.length }
}

/** A count as it is now: `1 (3 in the file, -2 since)`. */
const countText = ({ count, moved }: StockChange) =>
  count === null || moved === 0
    ? String(count ?? 'not counted')
    : `${count} (${count - moved} in the file, ${moved} since)`

/** Who stated a level. */
function authorText({ reason, document }: StatedLevel): string {
  if (reason === 'import') return 'an import'
  if (reason === 'opening') return 'the upgrade that began the ledger of stock'
  return document === '' ? 'an operator' : `an operator (${document})`
}

/** Counts below what orders hold, and counts older than a level that was stated. */
export async function stockProblems(db: Read, changes: readonly StockChange[]): Promise<ImportProblem[]> {
  const holds = await holdsOf(
    db,
    changes.map(({ sku }) => sku),
  )
  const problems = changes.flatMap((change): ImportProblem[] => {
    const { line, path, sku, count } = change
    const held = holds.get(sku) ?? []
    if (count === null || count >= sum(held)) return []
    const message =
      held.length === 0
        ? `is ${countText(change)} for ${sku}: more units have left than there were. Count again.`
        : `is ${countText(change)} for ${sku}, but orders hold ${unitsText(sum(held))}: ${holdersText(held)}. Ship or close these units first.`
    return [{ line, path, message }]
  })
  for (const [countedAt, older] of Map.groupBy(changes, change => change.countedAt)) {
    if (countedAt === undefined) continue
    const stated = await statedSince(
      db,
      older.map(({ sku }) => sku),
      countedAt,
    )
    for (const change of older) {
      const { line, path, sku, before } = change
      const level = stated.get(sku)
      if (!level) continue
      const message = `is ${countText(change)} for ${sku} as of ${isoInHongKong(countedAt)}, but ${authorText(level)} set its stock at ${isoInHongKong(level.at)}; it is ${before ?? 'not counted'} now. Export again, or take the instant out of the file if this is a new count.`
      problems.push({ line, path, message })
    }
  }
  return problems
}

/** SKUs that a file would remove while orders hold units of them. */
export async function droppedProblems(db: Read, dropped: readonly DroppedSku[]): Promise<ImportProblem[]> {
  const holds = await holdsOf(
    db,
    dropped.map(({ sku }) => sku),
  )
  return dropped.flatMap(({ line, sku }): ImportProblem[] => {
    const held = holds.get(sku)
    if (!held) return []
    return [{ line, path: 'skus', key: 'droppedSku', values: { sku, ...heldValues(held) } }]
  })
}

/** A product that leaves the shelves while orders hold units of it. */
export async function shelfWarnings(
  db: Read,
  taken: readonly { readonly line: number; readonly rows: SpuRows }[],
): Promise<ImportProblem[]> {
  const holds = await holdsOf(
    db,
    taken.flatMap(({ rows }) => rows.skus.map(({ code }) => code)),
  )
  return taken.flatMap(({ line, rows }): ImportProblem[] => {
    const held = rows.skus.flatMap(({ code }) => holds.get(code) ?? [])
    if (held.length === 0) return []
    return [{ line, path: 'onShelves', key: 'leavesShelves', values: heldValues(held) }]
  })
}
