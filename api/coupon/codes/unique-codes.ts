import type { Transaction } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { Tables, UniqueCodeTable } from '../../database/tables.ts'
import { codeKey } from './code-key.ts'
import { hashCode } from './draw-code.ts'

type Write = Transaction<Tables>

/** A code that counts once, as a shopper comes with it. */
export interface UniqueCode {
  /** What is stored of it. */
  readonly hash: string
  readonly campaignCode: string
  readonly state: UniqueCodeTable['state']
  /** The order that holds it or has used it. */
  readonly orderCode: string | null
  /** True if that order is the shopper's. */
  readonly isOwn: boolean
}

/** Looks codes up that count once. @param codes as `readTypedCode` gives them */
export async function findUniqueCodes(
  db: Database,
  codes: readonly string[],
  userCode: string,
): Promise<ReadonlyMap<string, UniqueCode>> {
  const secret = codes.length === 0 ? undefined : await codeKey(db)
  if (secret === undefined) return new Map()
  const hashes = new Map(codes.map(code => [code, hashCode(code, secret)]))
  const rows = await db
    .selectFrom('unique_code')
    .innerJoin('code_batch', 'code_batch.id', 'unique_code.batch_id')
    .select([
      'code_hash',
      'campaign_code',
      'unique_code.state as state',
      'user_code',
      'order_code',
      'withdrawn_at',
    ])
    .where('code_hash', 'in', [...hashes.values()])
    .execute()
  const found = new Map(rows.map(row => [row.code_hash, row]))
  return new Map(
    [...hashes].flatMap(([code, hash]): [string, UniqueCode][] => {
      const row = found.get(hash)
      if (!row) return []
      const { campaign_code: campaignCode, state, user_code, order_code: orderCode } = row
      const isGone = state === 'NORMAL' && row.withdrawn_at !== null
      return [
        [
          code,
          {
            hash,
            campaignCode,
            state: isGone ? 'WITHDRAWN' : state,
            orderCode,
            isOwn: user_code !== null && user_code === userCode,
          },
        ],
      ]
    }),
  )
}

/** Numbers of a batch that a code leaves and enters. */
async function recount(
  trx: Write,
  batchId: string,
  { held, used }: { readonly held: 1 | -1; readonly used: 0 | 1 },
): Promise<void> {
  await trx
    .updateTable('code_batch')
    .set(({ eb }) => ({ held: eb('held', '+', held), used: eb('used', '+', used) }))
    .where('id', '=', batchId)
    .execute()
}

/**
 * Holds a code for an order that is not paid yet. False when it is not free; the caller then rolls back. A repeated call for the same
 * order holds nothing twice.
 */
export async function freezeUniqueCode(
  trx: Write,
  hash: string,
  { orderCode, userCode }: { readonly orderCode: string; readonly userCode: string },
  now: number,
): Promise<boolean> {
  const frozen = await trx
    .updateTable('unique_code')
    .set({ state: 'FREEZE', order_code: orderCode, user_code: userCode, changed_at: now })
    .where('code_hash', '=', hash)
    .where('state', '=', 'NORMAL')
    .returning('batch_id')
    .executeTakeFirst()
  if (!frozen) {
    const held = await trx
      .selectFrom('unique_code')
      .select(['state', 'order_code'])
      .where('code_hash', '=', hash)
      .executeTakeFirst()
    return held?.state === 'FREEZE' && held.order_code === orderCode
  }
  // The batch may have been withdrawn since the code was looked up.
  const { numUpdatedRows } = await trx
    .updateTable('code_batch')
    .set(({ eb }) => ({ held: eb('held', '+', 1) }))
    .where('id', '=', frozen.batch_id)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The order is paid: the code that it held is used. A second call changes nothing. */
export async function spendUniqueCodes(trx: Write, orderCode: string, now: number): Promise<void> {
  const spent = await trx
    .updateTable('unique_code')
    .set({ state: 'USED', changed_at: now })
    .where('order_code', '=', orderCode)
    .where('state', '=', 'FREEZE')
    .returning('batch_id')
    .execute()
  for (const { batch_id } of spent) await recount(trx, batch_id, { held: -1, used: 1 })
}

/** The order is cancelled before it was paid: the code that it held is free again. A second call changes nothing. */
export async function releaseUniqueCodes(trx: Write, orderCode: string): Promise<void> {
  const released = await trx
    .updateTable('unique_code')
    .set({ state: 'NORMAL', order_code: null, user_code: null })
    .where('order_code', '=', orderCode)
    .where('state', '=', 'FREEZE')
    .returning('batch_id')
    .execute()
  for (const { batch_id } of released) await recount(trx, batch_id, { held: -1, used: 0 })
}
