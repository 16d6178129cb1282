import { type Hold, holdsOf } from '../../stock/holds.ts'
import { type Movement, movementsSince } from '../../stock/movements.ts'
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

/** What an entry of the ledger is about. */
function moverText({ reason, document }: Movement): string {
  switch (reason) {
    case 'import':
      return 'an import'
    case 'shipped':
    case 'writtenOff':
      return `order ${document}`
    case 'returned':
    case 'exchanged':
      return `return ${document}`
    case 'opening':
      return 'the upgrade that began the ledger of stock'
    case 'set':
    case 'add':
    case 'count':
    case 'removed':
      return document === '' ? 'an operator' : `an operator (${document})`
  }
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
    return [{ line, path, key: 'countBelowHeld', values: { sku, count, ...heldValues(held) } }]
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
      const message = `is ${count ?? 'not counted'} for ${sku} as of ${isoInHongKong(countedAt)}, but ${moverText(movement)} moved its stock at ${isoInHongKong(movement.at)}; it is ${before ?? 'not counted'} now. Export again, or take the instant out of the file if this is a new count.`
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
