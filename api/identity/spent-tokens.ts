import { createHash } from 'node:crypto'
import type { Database } from '../database/database.ts'

/** Single sign-on tokens that were used, stored until they expire. Source: MO-28. */
export interface SpentTokens {
  /** Resolves to true if this is the token's first use; marks it as used. Instants are epoch milliseconds. */
  readonly spend: (
    token: { readonly issuer: string; readonly id: string; readonly expiresAt: number },
    now: number,
  ) => Promise<boolean>
}

/** A little longer than the token, for clocks that differ. */
const GRACE_MS = 60_000

export const createSpentTokens = (db: Database): SpentTokens => ({
  async spend({ issuer, id, expiresAt }, now) {
    const hash = createHash('sha256')
      .update(JSON.stringify([issuer, id]))
      .digest('hex')
    await db.deleteFrom('spent_sso_token').where('expires_at', '<=', now).execute()
    const { numInsertedOrUpdatedRows: added = 0n } = await db
      .insertInto('spent_sso_token')
      .values({ token_hash: hash, expires_at: expiresAt + GRACE_MS })
      .onConflict(conflict => conflict.column('token_hash').doNothing())
      .executeTakeFirstOrThrow()
    return Number(added) === 1
  },
})
