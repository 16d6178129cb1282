import type { Database } from '../database/database.ts'
import type { ThirdPartyType } from '../generated/resolver-types.ts'
import type { Identity } from './identity.ts'

/** Which account an identity opens. Links are made by `PendingIdentities.consume` alone. */
export interface IdentityLinks {
  /** User code of the account. Source: M-056. */
  readonly accountOf: (identity: Identity) => Promise<string | undefined>
  /** Third parties that may log a member in. Source: M-235. */
  readonly typesOf: (userCode: string) => Promise<ThirdPartyType[]>
}

export const createIdentityLinks = (db: Database): IdentityLinks => ({
  async accountOf({ appType, issuer, subject }) {
    const row = await db
      .selectFrom('third_party_link')
      .select('user_code')
      .where('app_type', '=', appType)
      .where('issuer', '=', issuer)
      .where('subject', '=', subject)
      .executeTakeFirst()
    return row?.user_code
  },

  async typesOf(userCode) {
    const rows = await db
      .selectFrom('third_party_link')
      .select('app_type')
      .where('user_code', '=', userCode)
      .orderBy('linked_at')
      .execute()
    return rows.map(row => row.app_type)
  },
})
