import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { MOVE_REASONS, type MoveReason, statesLevel } from '../rules/move-reason.ts'
import { chunks } from '../shared/chunks.ts'

/** What the ledger says of a SKU after the instant of a count. */
export interface CountBasis {
  /** Units that came in or left (negative). */
  readonly moved: number
  /** The latest instant for which a level was stated, epoch milliseconds; `null` for none since. */
  readonly statedAt: number | null
  /** Number of its latest entry; 0 for none. */
  readonly seen: number
}

const LEVELS = MOVE_REASONS.filter(statesLevel)
const STATED_AT = sql<number | string | null>`max(case when m.reason in (${sql.join(
  LEVELS.map(reason => sql.lit(reason)),
)}) then coalesce(m.counted_at, m.at) end)`

/**
 * What the ledger says of SKUs after an instant, read by one statement. SKUs without stock are left out.
 * @param countedAt epoch milliseconds; `undefined` for counts of now
 */
export async function basisOf(
  db: Database,
  skus: readonly string[],
  countedAt: number | undefined,
): Promise<ReadonlyMap<string, CountBasis>> {
  const found = new Map<string, CountBasis>()
  for (const part of chunks(skus)) {
    const rows = await db
      .selectFrom('sku_stock')
      .select(eb => {
        const entries = eb.selectFrom('stock_move as m').whereRef('m.sku_code', '=', 'sku_stock.sku_code')
        const later = entries.where('m.at', '>', countedAt ?? Number.MAX_SAFE_INTEGER)
        return [
          'sku_stock.sku_code',
          entries.select(({ fn }) => fn.max('m.number').as('number')).as('seen'),
          later.select(({ fn }) => fn.sum<number | string | null>('m.units').as('units')).as('moved'),
          later.select(STATED_AT.as('at')).as('stated_at'),
        ]
      })
      .where('sku_stock.sku_code', 'in', part)
      .execute()
    for (const { sku_code, seen, moved, stated_at } of rows)
      found.set(sku_code, {
        moved: Number(moved ?? 0),
        statedAt: stated_at === null ? null : Number(stated_at),
        seen: seen ?? 0,
      })
  }
  return found
}

/** Entry that states the level of a SKU. */
export interface StatedLevel {
  /** Epoch milliseconds. */
  readonly at: number
  readonly reason: MoveReason
  /** Number of the set of changes, delivery note or list; empty for none. */
  readonly document: string
}

/** The latest entry of each SKU that states a level for an instant after the given one. SKUs without one are left out. */
export async function statedSince(
  db: Database,
  skus: readonly string[],
  since: number,
): Promise<ReadonlyMap<string, StatedLevel>> {
  const found = new Map<string, StatedLevel>()
  for (const part of chunks(skus)) {
    const rows = await db
      .selectFrom('stock_move')
      .select(['sku_code', 'at', 'reason', 'document'])
      .where('sku_code', 'in', part)
      .where('at', '>', since)
      .where('reason', 'in', LEVELS)
      .where(({ eb, fn }) => eb(fn.coalesce('counted_at', 'at'), '>', since))
      .orderBy('at')
      .orderBy('number')
      .execute()
    for (const { sku_code, at, ...level } of rows) found.set(sku_code, { ...level, at: Number(at) })
  }
  return found
}

/** Changes of a SKU after one of its entries. */
export interface LaterMoves {
  /** Units that came in or left (negative). */
  readonly moved: number
  /** A level was stated. */
  readonly isStated: boolean
}

/** What happened to SKUs after an entry of each. SKUs to which nothing did are left out. @param seen number of the entry by SKU */
export async function movedAfter(
  db: Database,
  seen: ReadonlyMap<string, number>,
): Promise<ReadonlyMap<string, LaterMoves>> {
  const found = new Map<string, LaterMoves>()
  for (const part of chunks([...seen])) {
    const known = part.map(([sku, number]) => sql`(cast(${sku} as text), cast(${number} as integer))`)
    const { rows } = await sql<{ sku_code: string; moved: number | string; stated_at: number | null }>`
      with seen (code, number) as (values ${sql.join(known)})
      select m.sku_code, sum(m.units) as moved, ${STATED_AT} as stated_at from seen
      join stock_move m on m.sku_code = seen.code and m.number > seen.number
      group by m.sku_code`.execute(db)
    for (const { sku_code, moved, stated_at } of rows)
      found.set(sku_code, { moved: Number(moved), isStated: stated_at !== null })
  }
  return found
}
