import type { Transaction } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { Tables } from '../../database/tables.ts'
import { drawSeed } from './draw-code.ts'

type Executor = Database | Transaction<Tables>

const ONLY = 1

/** Keys that were read already, by database. A key never changes. */
const known = new WeakMap<Database, string>()

async function readKey(db: Executor): Promise<string | undefined> {
  const row = await db.selectFrom('code_key').select('secret').where('id', '=', ONLY).executeTakeFirst()
  return row?.secret
}

/** The key under which codes are hashed; `undefined` while the shop has no such codes. */
export async function codeKey(db: Database): Promise<string | undefined> {
  const secret = known.get(db) ?? (await readKey(db))
  if (secret !== undefined) known.set(db, secret)
  return secret
}

/** Locks the key's row, and makes the key if there is none: batches are begun one after the other. */
export async function lockCodeKey(trx: Transaction<Tables>): Promise<void> {
  await trx
    .insertInto('code_key')
    .values({ id: ONLY, secret: drawSeed() })
    .onConflict(conflict => conflict.column('id').doUpdateSet({ id: ONLY }))
    .execute()
}
