import { randomUUID } from 'node:crypto'
import { lockOpenAccount } from '../auth/account-store.ts'
import type { Database } from '../database/database.ts'

/** A SKU that a member has marked. */
export interface StoredFavorite {
  readonly id: string
  readonly skuCode: string
  /** Epoch milliseconds. */
  readonly createdAt: number
}

export interface FavoriteStore {
  /** A member's favourites, added last first. */
  readonly of: (userCode: string) => Promise<readonly StoredFavorite[]>
  /** Marks a SKU; one that is marked already keeps its favourite. `undefined` when the member has `max` of them. */
  readonly add: (
    userCode: string,
    skuCode: string,
    how: { readonly max: number; readonly now: number },
  ) => Promise<StoredFavorite | undefined>
  /** Removes a member's own favourites; other ids change nothing. */
  readonly remove: (userCode: string, ids: readonly string[]) => Promise<void>
}

export const createFavoriteStore = (db: Database): FavoriteStore => ({
  async of(userCode) {
    const rows = await db
      .selectFrom('favorite')
      .select(['id', 'sku_code', 'created_at'])
      .where('user_code', '=', userCode)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute()
    return rows.map(row => ({ id: row.id, skuCode: row.sku_code, createdAt: row.created_at }))
  },

  add: (userCode, skuCode, { max, now }) =>
    db.transaction().execute(async trx => {
      await lockOpenAccount(trx, userCode)
      const known = await trx
        .selectFrom('favorite')
        .select(['id', 'created_at'])
        .where('user_code', '=', userCode)
        .where('sku_code', '=', skuCode)
        .executeTakeFirst()
      if (known) return { id: known.id, skuCode, createdAt: known.created_at }
      const { count } = await trx
        .selectFrom('favorite')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('user_code', '=', userCode)
        .executeTakeFirstOrThrow()
      if (Number(count) >= max) return undefined
      const id = randomUUID()
      await trx
        .insertInto('favorite')
        .values({ id, user_code: userCode, sku_code: skuCode, created_at: now })
        .execute()
      return { id, skuCode, createdAt: now }
    }),

  async remove(userCode, ids) {
    if (ids.length === 0) return
    await db.deleteFrom('favorite').where('user_code', '=', userCode).where('id', 'in', ids).execute()
  },
})
