import { setTimeout as pause } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import type { Job } from '#platform/jobs/jobs.ts'
import type { Database } from '../../database/database.ts'
import type { Tables } from '../../database/tables.ts'
import { codeKey } from './code-key.ts'
import { codeAt, endingOf, hashCode } from './draw-code.ts'

/** Codes of one transaction. */
const PART = 250
/** Time between two transactions, for orders. Milliseconds. */
const REST_MS = 5
const SECOND_MS = 1000

const makingBatches = async (db: Database): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('code_batch')
    .select('id')
    .where('state', '=', 'making')
    .orderBy('made_at')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Makes the next codes of a batch, with its numbers, in one transaction: what a killed process leaves is whole. A code that exists
 * already is left out, and the next position takes its place.
 *
 * @returns false where nothing is left to do
 */
export async function makePart(
  trx: Transaction<Tables>,
  id: string,
  secret: string,
  now: number,
): Promise<boolean> {
  const batch = await trx
    .updateTable('code_batch')
    .set(({ eb }) => ({ next_position: eb('next_position', '+', PART) }))
    .where('id', '=', id)
    .where('state', '=', 'making')
    .returningAll()
    .executeTakeFirst()
  if (!batch) return false
  const { pattern, seed, total } = batch
  const count = seed === null || batch.withdrawn_at !== null ? 0 : Math.min(PART, total - batch.made)
  const from = batch.next_position - PART
  const rows = Array.from({ length: count }, (_, at) => {
    const code = codeAt(pattern, seed ?? '', from + at)
    return {
      code_hash: hashCode(code, secret),
      batch_id: id,
      position: from + at,
      ending: endingOf(code),
      state: 'NORMAL' as const,
      changed_at: now,
    }
  })
  const inserted =
    rows.length === 0
      ? []
      : await trx
          .insertInto('unique_code')
          .values(rows)
          .onConflict(conflict => conflict.column('code_hash').doNothing())
          .returning('position')
          .execute()
  const made = batch.made + inserted.length
  const isDone = count === 0 || made >= total
  await trx
    .updateTable('code_batch')
    .set({ made, ...(isDone && { state: 'done' }) })
    .where('id', '=', id)
    .execute()
  return !isDone
}

/** Makes the codes of all batches that lack some, in turns with everything else. */
export async function makeCodes(db: Database, now: number, isMine: () => boolean = () => true) {
  const secret = await codeKey(db)
  if (secret === undefined) return
  for (const id of await makingBatches(db))
    while (isMine() && (await db.transaction().execute(trx => makePart(trx, id, secret, now))))
      await pause(REST_MS)
}

/** The background job that makes codes. */
export const codesJob = (db: Database): Job => ({
  name: 'coupon.codes',
  everyMs: SECOND_MS,
  hasWork: async () => (await makingBatches(db)).length > 0,
  run: ({ now, isMine }) => makeCodes(db, now, isMine),
})
