import { randomUUID } from 'node:crypto'
import type { Locale } from '#locales/locale.ts'
import type { Database } from '../database/database.ts'

/** Months that a lot lives; it ends with the last of them. Source: MO-78. */
const LIFE_MONTHS = 12
const HONG_KONG_MS = 8 * 3_600_000

/** GO DOLLAR granted together. Whole GO DOLLAR; instants are epoch milliseconds. */
export interface GoDollarLot {
  readonly id: string
  readonly granted: number
  readonly remaining: number
  /** What it was granted for. */
  readonly remark: Readonly<Record<Locale, string>>
  readonly grantedAt: number
  /** No longer there at this instant. */
  readonly expiresAt: number
}

/** End of the month in which a lot granted at `now` is twelve months old, in Hong Kong. Source: MO-78. */
function lotEnd(now: number): number {
  const day = new Date(now + HONG_KONG_MS)
  return Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + LIFE_MONTHS + 1) - HONG_KONG_MS
}

/** What members have, lot by lot. The balance is what the lots that have not ended still hold. Source: M-138, M-145. */
export interface GoDollarStore {
  readonly grant: (
    userCode: string,
    lot: Pick<GoDollarLot, 'granted' | 'remark'> & {
      readonly now: number
      /** By default the end of the month in which the lot is twelve months old. */
      readonly expiresAt?: number
    },
  ) => Promise<GoDollarLot>
  readonly balance: (userCode: string, now: number) => Promise<number>
  /** All lots ever granted; the newest first. */
  readonly lots: (userCode: string) => Promise<readonly GoDollarLot[]>
}

export function createGoDollarStore(db: Database): GoDollarStore {
  return {
    async grant(userCode, { granted, remark, now, expiresAt = lotEnd(now) }) {
      const lot: GoDollarLot = {
        id: randomUUID(),
        granted,
        remaining: granted,
        remark,
        grantedAt: now,
        expiresAt,
      }
      await db
        .insertInto('go_dollar_lot')
        .values({
          id: lot.id,
          user_code: userCode,
          granted,
          remaining: granted,
          remark: JSON.stringify(remark),
          granted_at: now,
          expires_at: expiresAt,
        })
        .execute()
      return lot
    },

    async balance(userCode, now) {
      const { balance } = await db
        .selectFrom('go_dollar_lot')
        .select(({ fn }) => fn.sum<string | number | null>('remaining').as('balance'))
        .where('user_code', '=', userCode)
        .where('expires_at', '>', now)
        .executeTakeFirstOrThrow()
      return Number(balance ?? 0)
    },

    async lots(userCode) {
      const rows = await db
        .selectFrom('go_dollar_lot')
        .selectAll()
        .where('user_code', '=', userCode)
        .orderBy('granted_at', 'desc')
        .orderBy('id')
        .execute()
      return rows.map(row => ({
        id: row.id,
        granted: row.granted,
        remaining: row.remaining,
        remark: JSON.parse(row.remark) as GoDollarLot['remark'], // written above
        grantedAt: row.granted_at,
        expiresAt: row.expires_at,
      }))
    },
  }
}
