import { accepted, refused, type Result } from '#platform/result.ts'
import type { Database } from '../database/database.ts'
import { isRemark } from '../rules/remark.ts'
import { chunks } from '../shared/chunks.ts'
import { basisOf, type CountBasis } from './count-basis.ts'
import { changeStock } from './ledger.ts'
import { causeOf, type StockAct } from './stock-change.ts'
import type { StockLevel } from './stock-mark.ts'

/** Counted units of a SKU. */
export interface CountedUnits {
  readonly sku: string
  readonly units: number
}

/** What a count does to a SKU. */
export type CountOutcome =
  /** The count confirms what is known. */
  | { readonly result: 'equal'; readonly onHand: number; readonly moved: number }
  | {
      readonly result: 'changed'
      /** `null`: was not counted before. */
      readonly before: number | null
      readonly onHand: number
      readonly moved: number
    }
  | { readonly result: 'unknown' }
  /** Orders hold more than the count leaves, so the stock stays as it is. */
  | { readonly result: 'underHeld'; readonly onHand: number; readonly held: number; readonly moved: number }
  /** Stock was counted or set for a later instant, which counts instead. */
  | { readonly result: 'older'; readonly statedAt: number }
  /** The list names the SKU on an earlier row. */
  | { readonly result: 'twice' }

const NOTHING: CountBasis = { moved: 0, statedAt: null, seen: 0 }

/** Returns what a count of `units` at an instant does: units that moved since are added. */
export function countOutcome(
  units: number,
  level: StockLevel | undefined,
  { moved, statedAt }: Pick<CountBasis, 'moved' | 'statedAt'>,
  countedAt: number,
): CountOutcome {
  if (!level) return { result: 'unknown' }
  if (statedAt !== null && statedAt > countedAt) return { result: 'older', statedAt }
  const onHand = units + moved
  if (onHand < level.held) return { result: 'underHeld', onHand, held: level.held, moved }
  if (onHand === level.onHand) return { result: 'equal', onHand, moved }
  return { result: 'changed', before: level.onHand, onHand, moved }
}

async function levelsOf(db: Database, skus: readonly string[]): Promise<ReadonlyMap<string, StockLevel>> {
  const rows = await db
    .selectFrom('sku_stock')
    .select(['sku_code', 'on_hand', 'reserved'])
    .where('sku_code', 'in', skus)
    .execute()
  return new Map(rows.map(row => [row.sku_code, { onHand: row.on_hand, held: row.reserved }]))
}

interface Count extends StockAct {
  readonly rows: readonly CountedUnits[]
  /** Instant of the count, not after `now`. Epoch milliseconds. */
  readonly countedAt: number
  /** Only says what the count would do. */
  readonly isDry: boolean
}

const skusOf = (rows: readonly CountedUnits[]) => rows.map(({ sku }) => sku)

/** What a part of the list would do, all at one moment. */
const dryPart = (db: Database, part: readonly CountedUnits[], countedAt: number) =>
  db
    .transaction()
    .setAccessMode('read only')
    .execute(async trx => {
      const levels = await levelsOf(trx, skusOf(part))
      const basis = await basisOf(trx, skusOf(part), countedAt)
      return new Map(
        part.map(({ sku, units }) => [
          sku,
          countOutcome(units, levels.get(sku), basis.get(sku) ?? NOTHING, countedAt),
        ]),
      )
    })

/** Writes a part of the list. */
const writePart = (db: Database, part: readonly CountedUnits[], { countedAt, ...act }: Count) =>
  db.transaction().execute(async trx => {
    const counted = new Map(part.map(({ sku, units }) => [sku, units]))
    const basis = new Map<string, CountBasis>()
    const outcomes = new Map<string, CountOutcome>()
    const onLocked = async (skus: readonly string[]) => {
      for (const [sku, found] of await basisOf(trx, skus, countedAt)) basis.set(sku, found)
    }
    const step = (level: StockLevel, sku: string) => {
      const found = basis.get(sku) ?? NOTHING
      const outcome = countOutcome(counted.get(sku) ?? 0, level, found, countedAt)
      outcomes.set(sku, outcome)
      if (outcome.result === 'changed') return { onHand: outcome.onHand }
      // A list that is sent again confirms itself.
      const isNoted = found.statedAt === countedAt
      return outcome.result === 'equal' && !isNoted ? { onHand: outcome.onHand } : undefined
    }
    await changeStock(trx, counted.keys(), { ...causeOf('count', act), countedAt }, step, { onLocked })
    return outcomes
  })

/**
 * Enters a count: what was there at its instant, and what moved since. Rows that cannot be entered are left out and say why; the others are
 * written some hundred at a time. A call that was interrupted is sent again as it was: a count names a level and an instant, so rows that are
 * written already come out equal.
 *
 * @returns what it does to each row, in their order
 */
export async function countStock(
  db: Database,
  count: Count,
): Promise<Result<readonly CountOutcome[], { readonly code: 'REMARK' | 'IN_FUTURE' }>> {
  if (!isRemark(count.reason)) return refused({ code: 'REMARK' })
  if (count.countedAt > count.now) return refused({ code: 'IN_FUTURE' })
  const first = new Map<string, CountedUnits>()
  for (const row of count.rows) if (!first.has(row.sku)) first.set(row.sku, row)
  const outcomes = new Map<string, CountOutcome>()
  for (const part of chunks([...first.values()])) {
    const found = await (count.isDry ? dryPart(db, part, count.countedAt) : writePart(db, part, count))
    for (const [sku, outcome] of found) outcomes.set(sku, outcome)
  }
  return accepted(
    count.rows.map(
      (row): CountOutcome =>
        first.get(row.sku) === row ? (outcomes.get(row.sku) ?? { result: 'unknown' }) : { result: 'twice' },
    ),
  )
}
