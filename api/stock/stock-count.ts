import { accepted, refused, type Result } from '#platform/result.ts'
import type { Database } from '../database/database.ts'
import { isRemark } from '../rules/remark.ts'
import { chunks } from '../shared/chunks.ts'
import { basisOf, type CountBasis } from './count-basis.ts'
import { changeStock, lockStock } from './ledger.ts'
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

/** Outcome of each row of a part of the list, whose SKUs differ. */
async function outcomesOf(
  db: Database,
  rows: readonly CountedUnits[],
  levels: ReadonlyMap<string, StockLevel>,
  countedAt: number,
) {
  const basis = await basisOf(
    db,
    rows.map(({ sku }) => sku),
    countedAt,
  )
  return new Map(
    rows.map(({ sku, units }) => {
      const found = basis.get(sku)
      const outcome: CountOutcome = found
        ? countOutcome(units, levels.get(sku), found, countedAt)
        : { result: 'unknown' }
      return [sku, { outcome, isNoted: found?.statedAt === countedAt }]
    }),
  )
}

interface Count extends StockAct {
  readonly rows: readonly CountedUnits[]
  /** Instant of the count, not after `now`. Epoch milliseconds. */
  readonly countedAt: number
  /** Only says what the count would do. */
  readonly isDry: boolean
}

/** Compares a part of the list with what is stored, and writes it. */
const countPart = (db: Database, part: readonly CountedUnits[], { countedAt, isDry, ...act }: Count) => {
  const skus = part.map(({ sku }) => sku)
  const job = db.transaction()
  if (isDry)
    return job
      .setAccessMode('read only')
      .execute(async trx => outcomesOf(trx, part, await levelsOf(trx, skus), countedAt))
  return job.execute(async trx => {
    const outcomes = await outcomesOf(trx, part, await lockStock(trx, skus), countedAt)
    await changeStock(trx, skus, { ...causeOf('count', act), countedAt }, (_, sku) => {
      const { outcome, isNoted = false } = outcomes.get(sku) ?? {}
      if (outcome?.result === 'changed') return { onHand: outcome.onHand }
      // A list that is sent again confirms itself.
      return outcome?.result === 'equal' && !isNoted ? { onHand: outcome.onHand } : undefined
    })
    return outcomes
  })
}

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
  for (const part of chunks([...first.values()]))
    for (const [sku, { outcome }] of await countPart(db, part, count)) outcomes.set(sku, outcome)
  return accepted(
    count.rows.map(
      (row): CountOutcome =>
        first.get(row.sku) === row ? (outcomes.get(row.sku) ?? { result: 'unknown' }) : { result: 'twice' },
    ),
  )
}
