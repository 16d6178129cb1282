import { holdsOf, type Hold, movementsSince } from '../rows/orders-stock.ts'
import type { Read } from '../rows/catalogue-writer.ts'
import type { SpuRows } from '../rows/stored-rows.ts'
import type { ImportProblem } from '../format/file-facts.ts'
import { isoInHongKong } from '#locales/hong-kong.ts'

/** A value of a file that changes the stock of a SKU. */
export interface StockChange {
  readonly line: number
  readonly path: string
  readonly sku: string
  readonly before: number | null
  /** `null`: no longer counted. */
  readonly count: number | null
  /** Instant of the count or export; `undefined` for a new count. Epoch milliseconds. */
  readonly countedAt: number | undefined
}

/** A SKU that a file no longer lists. */
export interface DroppedSku {
  readonly line: number
  readonly sku: string
}

/** Orders named in a message before the rest is only counted. */
const MAX_NAMED = 5
const sum = (holds: readonly Hold[]) => holds.reduce((all, { units }) => all + units, 0)
const unitsText = (count: number) => (count === 1 ? '1 unit' : `${count} units`)

/** Orders with the units they hold: `H2611270001 (2), H2611270002 (1)`. */
function holdersText(holds: readonly Hold[]): string {
  const named = holds.slice(0, MAX_NAMED).map(({ order, units }) => `${order} (${units})`)
  const rest = holds.length - named.length
  return `${named.join(', ')}${rest > 0 ? ` and ${rest} more orders` : ''}`
}

/** Counts below what orders hold, and counts older than a movement of the stock. */
export async function stockProblems(db: Read, changes: readonly StockChange[]): Promise<ImportProblem[]> {
  const holds = await holdsOf(
    db,
    changes.map(({ sku }) => sku),
  )
  const problems = changes.flatMap(({ line, path, sku, count }): ImportProblem[] => {
    const held = holds.get(sku) ?? []
    if (count === null || count >= sum(held)) return []
    const message = `is ${count} for ${sku}, but orders hold ${unitsText(sum(held))}: ${holdersText(held)}. Ship or close these units first.`
    return [{ line, path, message }]
  })
  for (const [countedAt, older] of Map.groupBy(changes, change => change.countedAt)) {
    if (countedAt === undefined) continue
    const moved = await movementsSince(
      db,
      older.map(({ sku }) => sku),
      countedAt,
    )
    for (const { line, path, sku, before, count } of older) {
      const movement = moved.get(sku)
      if (!movement) continue
      const by = movement.order === undefined ? 'an import' : `order ${movement.order}`
      const message = `is ${count ?? 'not counted'} for ${sku} as of ${isoInHongKong(countedAt)}, but ${by} moved its stock at ${isoInHongKong(movement.at)}; it is ${before ?? 'not counted'} now. Export again, or take the instant out of the file if this is a new count.`
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
    const message = `${sku} is missing, but orders hold ${unitsText(sum(held))}: ${holdersText(held)}. Keep it, with isEnabled false if it is no longer for sale.`
    return [{ line, path: 'skus', message }]
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
    const message = `leaves the shelves while orders hold ${unitsText(sum(held))}: ${holdersText(held)}`
    return [{ line, path: 'onShelves', message }]
  })
}
