import type { Database } from '../../database/database.ts'
import { chunks } from '../../shared/chunks.ts'
import { nextVersion, type Write } from '../rows/catalogue-writer.ts'

/** SKUs whose stock the catalogue's version does not count yet, sorted as orders take them (`api/order/stock.ts`). */
async function markedSkus(db: Database | Write): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('sku_stock')
    .select('sku_code')
    // A literal: SQLite does not use a partial index for a parameter.
    .where(eb => eb('is_unpublished', '=', eb.lit(1)))
    .execute()
  return rows.map(row => row.sku_code).toSorted((one, other) => (one < other ? -1 : 1))
}

/**
 * Takes the version's row, which is the lock between processes; false while an import is being merged: its rows belong to the version
 * after it.
 */
export async function claimVersion(trx: Write): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('catalogue_version')
    .set(eb => ({ version: eb.ref('version') }))
    .where('merging_id', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Marks products as changed in a new version. */
export async function markChanged(trx: Write, spuCodes: readonly string[]): Promise<void> {
  if (spuCodes.length === 0) return
  const version = await nextVersion(trx)
  for (const part of chunks(spuCodes))
    await trx.updateTable('spu').set({ changed_in: version }).where('code', 'in', part).execute()
}

/** Marks the products of these SKUs as changed in a new version. */
async function countUp(trx: Write, skuCodes: readonly string[]): Promise<void> {
  const version = await nextVersion(trx)
  for (const part of chunks(skuCodes))
    await trx
      .updateTable('spu')
      .set({ changed_in: version })
      .where('code', 'in', eb => eb.selectFrom('sku').select('spu_code').where('code', 'in', part))
      .execute()
}

/**
 * Makes the stock that orders took and gave back part of a new catalogue version, which every process then reads like an
 * import. One statement when nothing changed. An order under way is waited for, or included in the next call: its marks stay
 * until its rows are read.
 */
export async function publishStock(db: Database): Promise<void> {
  if ((await markedSkus(db)).length === 0) return
  await db.transaction().execute(async trx => {
    if (!(await claimVersion(trx))) return
    const skuCodes = await markedSkus(trx)
    if (skuCodes.length === 0) return
    await countUp(trx, skuCodes)
    // One after the other, in the order in which orders take them.
    for (const code of skuCodes)
      await trx.updateTable('sku_stock').set({ is_unpublished: 0 }).where('sku_code', '=', code).execute()
  })
}

/** Least time between two versions that count saved changes. Milliseconds. */
const GATHER_MS = 1000

/**
 * Makes saved changes part of a new catalogue version, at most one a second however many people save. One statement when nothing waits.
 * @param now epoch milliseconds
 * @returns milliseconds after which saves that wait still can be counted; 0 where none waits
 */
export async function publishSaves(db: Database, now: number): Promise<number> {
  /** Time to wait; `undefined` where nothing waits. */
  const waitIn = async (at: Database | Write) => {
    const row = await at
      .selectFrom('catalogue_version')
      .select(['is_waiting', 'raised_at'])
      .executeTakeFirstOrThrow()
    const since = now - Number(row.raised_at)
    if (row.is_waiting !== 1) return undefined
    // A clock that was set back must not hold saves up.
    return since < 0 ? 0 : Math.max(0, GATHER_MS - since)
  }
  const wait = await waitIn(db)
  if (wait !== 0) return wait ?? 0
  await db.transaction().execute(async trx => {
    if (!(await claimVersion(trx)) || (await waitIn(trx)) !== 0) return
    await nextVersion(trx)
    await trx.updateTable('catalogue_version').set({ raised_at: now }).execute()
  })
  return 0
}
