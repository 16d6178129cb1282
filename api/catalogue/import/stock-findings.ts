import { type Hold, holdsOf } from '../../stock/holds.ts'
import { type StatedLevel, statedSince } from '../../stock/count-basis.ts'
import { ordersOfSkus } from '../../stock/sold.ts'
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

const momentText = (at: number): BothTexts => ({
  zh_HK: formatMoment(at, 'zh_HK'),
  en_US: formatMoment(at, 'en_US'),
})

/** A count as it is now, and with which part the file and the ledger have in it. */
const countValues = ({ sku, count, moved }: StockChange) => ({
  sku,
  count: count ?? 'none',
  moved,
  counted: count === null ? 'none' : count - moved,
})

/** Author of a stated level, as a value of a sentence. */
const authorOf = ({ reason, document }: StatedLevel) => ({
  by: reason === 'import' || reason === 'opening' ? reason : 'operator',
  document: document === '' ? 'none' : document,
})

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
    const values = { ...countValues(change), ...heldValues(held) }
    return [{ line, path, key: held.length === 0 ? 'countBelowNothing' : 'countBelowHeld', values }]
  })
  for (const [countedAt, older] of Map.groupBy(changes, change => change.countedAt)) {
    if (countedAt === undefined) continue
    const stated = await statedSince(
      db,
      older.map(({ sku }) => sku),
      countedAt,
    )
    for (const change of older) {
      const level = stated.get(change.sku)
      if (!level) continue
      const values = {
        ...countValues(change),
        ...authorOf(level),
        now: change.before ?? 'none',
        countedAt: momentText(countedAt),
        statedAt: momentText(level.at),
      }
      problems.push({ line: change.line, path: change.path, key: 'staleCount', values })
    }
  }
  return problems
}

/** SKUs that a file would remove while orders hold units of them, or name them at all: returns, refunds and reports look them up. */
export async function droppedProblems(db: Read, dropped: readonly DroppedSku[]): Promise<ImportProblem[]> {
  const holds = await holdsOf(
    db,
    dropped.map(({ sku }) => sku),
  )
  const sold = await ordersOfSkus(
    db,
    dropped.map(({ sku }) => sku),
  )
  return dropped.flatMap(({ line, sku }): ImportProblem[] => {
    const held = holds.get(sku)
    if (held) return [{ line, path: 'skus', key: 'droppedSku', values: { sku, ...heldValues(held) } }]
    const naming = sold.get(sku)
    if (!naming) return []
    const { orders, count } = naming
    const values = { sku, orders: listed(orders), more: count - orders.length }
    return [{ line, path: 'skus', key: 'soldSku', values }]
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
