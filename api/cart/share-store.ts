import { DAY_MS } from '#locales/hong-kong.ts'
import { randomBytes } from 'node:crypto'
import type { Database } from '../database/database.ts'
import type { SharedLine } from './share/share.ts'

/** The code of a shared bag is remembered this long after its end, without what was shared: a link that has run out says so. */
export const REMEMBERED_MS = 30 * DAY_MS

/** A bag as it was when it was shared. */
interface CartShare {
  /** Nickname of the member who shared it; empty for others. */
  readonly operatorName: string
  readonly lines: readonly SharedLine[]
  /** Epoch milliseconds. */
  readonly expiresAt: number
}

export interface NewShare {
  readonly ownerCode: string
  readonly operatorName: string
  readonly lines: readonly SharedLine[]
  /** Days that the share lives. Source: CO-82 (`share.days`). */
  readonly days: number
  /** Epoch milliseconds. */
  readonly now: number
}

export interface ShareStore {
  /**
   * Stores a snapshot and returns its code: 22 characters, 128 random bits. The same lines shared again by the same owner keep
   * the code, and begin to live again.
   */
  readonly create: (share: NewShare) => Promise<string>
  /** Replaces what the owner shared under a code; false where the owner has no such share. Source: C-338, CO-82. */
  readonly replace: (code: string, share: NewShare) => Promise<boolean>
  /** `undefined` for an unknown code. An expired share has only its `expiresAt`. */
  readonly find: (code: string, now: number) => Promise<CartShare | undefined>
  /** Empties expired shares, and deletes them thirty days later. */
  readonly purge: (now: number) => Promise<void>
}

const columnsOf = ({ ownerCode, operatorName, lines, days, now }: NewShare) => ({
  owner_code: ownerCode,
  operator_name: operatorName,
  lines: JSON.stringify(lines),
  expires_at: now + days * DAY_MS,
})

export const createShareStore = (db: Database): ShareStore => ({
  async create(share) {
    const { lines, ...columns } = columnsOf(share)
    const renewed = await db
      .updateTable('cart_share')
      .set(columns)
      .where('owner_code', '=', share.ownerCode)
      .where('lines', '=', lines)
      .where('expires_at', '>', share.now)
      .returning('code')
      .executeTakeFirst()
    if (renewed) return renewed.code
    const code = randomBytes(16).toString('base64url')
    await db
      .insertInto('cart_share')
      .values({ code, lines, ...columns })
      .execute()
    return code
  },

  async replace(code, share) {
    const { numUpdatedRows } = await db
      .updateTable('cart_share')
      .set(columnsOf(share))
      .where('code', '=', code)
      .where('owner_code', '=', share.ownerCode)
      .where('expires_at', '>', share.now)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  },

  async find(code, now) {
    const row = await db
      .selectFrom('cart_share')
      .select(['operator_name', 'lines', 'expires_at'])
      .where('code', '=', code)
      .where('expires_at', '>', now - REMEMBERED_MS)
      .executeTakeFirst()
    if (!row) return undefined
    const expiresAt = row.expires_at
    if (expiresAt <= now) return { operatorName: '', lines: [], expiresAt }
    const lines = JSON.parse(row.lines) as SharedLine[] // written above
    return { operatorName: row.operator_name, lines, expiresAt }
  },

  async purge(now) {
    await db
      .deleteFrom('cart_share')
      .where('expires_at', '<=', now - REMEMBERED_MS)
      .execute()
    await db
      .updateTable('cart_share')
      .set({ operator_name: '', lines: '[]' })
      .where('expires_at', '<=', now)
      .where('lines', '<>', '[]')
      .execute()
  },
})
