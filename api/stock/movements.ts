import type { Database } from '../database/database.ts'
import type { MoveReason } from '../rules/move-reason.ts'
import { chunks } from '../shared/chunks.ts'

/** Why stock of a SKU is another than at an instant. */
export interface Movement {
  /** Epoch milliseconds, the latest one. */
  readonly at: number
  readonly reason: MoveReason
  /** Number of the order, return or delivery note; empty for none. */
  readonly document: string
}

/** The latest entry of each SKU in the ledger after an instant. SKUs without one are left out. */
export async function movementsSince(
  db: Database,
  skus: readonly string[],
  since: number,
): Promise<ReadonlyMap<string, Movement>> {
  const found = new Map<string, Movement>()
  for (const part of chunks(skus)) {
    const rows = await db
      .selectFrom('stock_move')
      .select(['sku_code', 'at', 'reason', 'document'])
      .where('sku_code', 'in', part)
      .where('at', '>', since)
      .orderBy('at')
      .orderBy('number')
      .execute()
    for (const { sku_code, at, ...movement } of rows) found.set(sku_code, { ...movement, at: Number(at) })
  }
  return found
}
