import type { Database } from '../database/database.ts'
import type { PracticeProblem, PracticeState, PracticeStep } from '../rules/practice-shop.ts'
import { sha256 } from '../shared/sha256.ts'

/** Time without a sign of life after which a practice shop counts as silent. Milliseconds. */
export const PRACTICE_SILENT_MS = 60_000

/** Time for which an address opens the practice shop. Milliseconds. */
export const ENTRY_MS = 60_000

/** Most addresses that are open at the same time; the oldest gives way. */
const MOST_ENTRIES = 1000

/** The practice shop as all processes of the shop see it. */
export interface PracticeRecord {
  readonly id: string
  /** Name of the operator. */
  readonly by: string
  /** Epoch milliseconds. */
  readonly at: number
  /** First instant at which it is gone, epoch milliseconds. */
  readonly until: number
  readonly state: PracticeState
  /** True once it was made, until its removal begins, whether its process lives or not. */
  readonly isWhole: boolean
  readonly step: PracticeStep
  /** Entries of the step that are done, and all of them. */
  readonly done: number
  readonly total: number
  /** The process that holds it. */
  readonly process: string
  readonly origin: string
  readonly problem: PracticeProblem | null
}

type Progress = Pick<PracticeRecord, 'step' | 'done' | 'total'>
type NewPractice = Pick<PracticeRecord, 'id' | 'by' | 'at' | 'until' | 'process' | 'origin'>

export interface PracticeShops {
  /** `undefined` without one. */
  readonly find: (now: number) => Promise<PracticeRecord | undefined>
  /** Notes that one is being made, in place of one that failed, is silent or is named by `instead`. False while there is another one. */
  readonly begin: (shop: NewPractice, first: Progress, instead: string | undefined) => Promise<boolean>
  /** Notes how far it is, which is a sign of life too. */
  readonly progress: (id: string, progress: Progress, now: number) => Promise<void>
  readonly ready: (id: string, now: number) => Promise<void>
  /** Notes why it was not made. */
  readonly fail: (id: string, problem: PracticeProblem) => Promise<void>
  /** Notes that its process lives, under the name and the origin that it has now. */
  readonly see: (
    id: string,
    process: Pick<PracticeRecord, 'process' | 'origin'>,
    now: number,
  ) => Promise<void>
  /** Asks its process to remove it. */
  readonly requestRemoval: (id: string) => Promise<void>
  /** Forgets it, with the addresses that open it. */
  readonly forget: (id: string) => Promise<void>
  /** Stores that a secret lets an operator in. @param operator JSON */
  readonly addEntry: (
    entry: { readonly secret: string; readonly shopId: string; readonly operator: string },
    now: number,
  ) => Promise<void>
  /** Operator of a secret, which opens the shop once; `undefined` for one that was used, is over or was never given. */
  readonly takeEntry: (secret: string, shopId: string, now: number) => Promise<string | undefined>
}

const hashOf = (secret: string) => sha256(`practice entry ${secret}`)

/** The practice shop, for all processes that share the database. */
export function createPracticeShops(db: Database): PracticeShops {
  return {
    async find(now) {
      const row = await db.selectFrom('practice_shop').selectAll().executeTakeFirst()
      if (!row) return undefined
      const { id, made_by: by, step, done, total, process, origin } = row
      const isSilent = row.state !== 'failed' && Number(row.seen_at) < now - PRACTICE_SILENT_MS
      return {
        id,
        by,
        at: Number(row.made_at),
        until: Number(row.ends_at),
        state: isSilent ? 'silent' : row.state,
        isWhole: row.state === 'ready',
        step,
        done,
        total,
        process,
        origin,
        problem: row.problem === '' ? null : (JSON.parse(row.problem) as PracticeProblem), // written below
      }
    },
    begin: ({ id, by, at, until, process, origin }, first, instead) =>
      db.transaction().execute(async trx => {
        const there = await trx.selectFrom('practice_shop').selectAll().executeTakeFirst()
        const isFree =
          !there ||
          there.id === instead ||
          there.state === 'failed' ||
          Number(there.seen_at) < at - PRACTICE_SILENT_MS
        if (!isFree) return false
        if (there) await trx.deleteFrom('practice_shop').where('id', '=', there.id).execute()
        await trx.deleteFrom('practice_entry').execute()
        const { numInsertedOrUpdatedRows: inserted } = await trx
          .insertInto('practice_shop')
          .values({
            slot: 1,
            id,
            made_by: by,
            made_at: at,
            ends_at: until,
            state: 'making',
            ...first,
            seen_at: at,
            process,
            origin,
            problem: '',
          })
          // Another process began one at the same moment.
          .onConflict(conflict => conflict.column('slot').doNothing())
          .executeTakeFirstOrThrow()
        return inserted === 1n
      }),
    async progress(id, progress, now) {
      await db
        .updateTable('practice_shop')
        .set({ ...progress, seen_at: now })
        .where('id', '=', id)
        .where('state', '=', 'making')
        .execute()
    },
    async ready(id, now) {
      await db
        .updateTable('practice_shop')
        .set({ state: 'ready', seen_at: now })
        .where('id', '=', id)
        .where('state', '=', 'making')
        .execute()
    },
    async fail(id, problem) {
      await db
        .updateTable('practice_shop')
        .set({ state: 'failed', problem: JSON.stringify(problem) })
        .where('id', '=', id)
        .execute()
    },
    async see(id, process, now) {
      await db
        .updateTable('practice_shop')
        .set({ ...process, seen_at: now })
        .where('id', '=', id)
        .execute()
    },
    async requestRemoval(id) {
      await db.updateTable('practice_shop').set({ state: 'removing' }).where('id', '=', id).execute()
    },
    async forget(id) {
      await db.deleteFrom('practice_shop').where('id', '=', id).execute()
      await db.deleteFrom('practice_entry').where('shop_id', '=', id).execute()
    },
    async addEntry({ secret, shopId, operator }, now) {
      await db.deleteFrom('practice_entry').where('expires_at', '<=', now).execute()
      const newest = db
        .selectFrom('practice_entry')
        .select('secret_hash')
        .orderBy('expires_at', 'desc')
        .limit(MOST_ENTRIES - 1)
      await db.deleteFrom('practice_entry').where('secret_hash', 'not in', newest).execute()
      await db
        .insertInto('practice_entry')
        .values({ secret_hash: hashOf(secret), shop_id: shopId, operator, expires_at: now + ENTRY_MS })
        .execute()
    },
    async takeEntry(secret, shopId, now) {
      const taken = await db
        .deleteFrom('practice_entry')
        .where('secret_hash', '=', hashOf(secret))
        .returningAll()
        .executeTakeFirst()
      if (!taken || taken.shop_id !== shopId || Number(taken.expires_at) <= now) return undefined
      return taken.operator
    },
  }
}
