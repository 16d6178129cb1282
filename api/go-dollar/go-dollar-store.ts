import { randomUUID } from 'node:crypto'
import type { BothTexts } from '#locales/locale.ts'
import type { Transaction } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import { HONG_KONG_MS } from '#locales/hong-kong.ts'

/** Months that a lot lives; it ends with the last of them. Source: MO-78. */
const LIFE_MONTHS = 12

/** GO DOLLAR granted together. Whole GO DOLLAR; instants are epoch milliseconds. */
export interface GoDollarLot {
  readonly id: string
  readonly granted: number
  readonly remaining: number
  /** What it was granted for. */
  readonly remark: BothTexts
  readonly grantedAt: number
  /** No longer there at this instant. */
  readonly expiresAt: number
}

/** End of the month in which a lot granted at `now` is twelve months old, in Hong Kong. Source: MO-78. */
function lotEnd(now: number): number {
  const day = new Date(now + HONG_KONG_MS)
  return Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + LIFE_MONTHS + 1) - HONG_KONG_MS
}

type NewLot = Pick<GoDollarLot, 'granted' | 'remark'> & {
  readonly now: number
  /** By default the end of the month in which the lot is twelve months old. */
  readonly expiresAt?: number
}

/** Grants GO DOLLAR, inside a transaction where something else belongs to it. */
export async function grantLot(
  db: Database | Transaction<Tables>,
  userCode: string,
  { granted, remark, now, expiresAt = lotEnd(now) }: NewLot,
): Promise<GoDollarLot> {
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
}

/** GO DOLLAR that an order took. Whole GO DOLLAR; instants are epoch milliseconds. */
export interface GoDollarUse {
  /** The number that shoppers see. */
  readonly orderNumber: string
  readonly points: number
  readonly usedAt: number
  /** `null` while the order holds it, or when it was spent. */
  readonly returnedAt: number | null
}

/** GO DOLLAR that moved because goods were returned. Whole GO DOLLAR, negative for what was taken. */
export interface GoDollarChange {
  readonly kind: 'RETURNED' | 'TAKEN_BACK'
  /** Number of the return. */
  readonly returnNumber: string
  readonly points: number
  readonly changedAt: number
}

/** GO DOLLAR of members, lot by lot. The balance is what the lots that have not ended still hold. Source: M-138, M-145. */
export interface GoDollarStore {
  readonly grant: (userCode: string, lot: NewLot) => Promise<GoDollarLot>
  readonly balance: (userCode: string, now: number) => Promise<number>
  /** All lots ever granted; the newest first. */
  readonly lots: (userCode: string) => Promise<readonly GoDollarLot[]>
  /** GO DOLLAR used by orders, one entry per order. */
  readonly uses: (userCode: string) => Promise<readonly GoDollarUse[]>
  /** GO DOLLAR moved by returns, one entry per return and kind. */
  readonly changes: (userCode: string) => Promise<readonly GoDollarChange[]>
  /** GO DOLLAR that staff took, one entry per change; negative. */
  readonly adjustments: (
    userCode: string,
  ) => Promise<readonly { readonly points: number; readonly madeAt: number }[]>
}

export function createGoDollarStore(db: Database | Transaction<Tables>): GoDollarStore {
  return {
    grant: (userCode, lot) => grantLot(db, userCode, lot),

    async balance(userCode, now) {
      const { balance } = await db
        .selectFrom('go_dollar_lot')
        .select(({ fn }) => fn.sum<string | number | null>('remaining').as('balance'))
        .where('user_code', '=', userCode)
        .where('expires_at', '>', now)
        .executeTakeFirstOrThrow()
      return Number(balance ?? 0)
    },

    async uses(userCode) {
      const rows = await db
        .selectFrom('go_dollar_use')
        .innerJoin('order_head', 'order_head.code', 'go_dollar_use.order_code')
        .select(['order_head.external_no', 'go_dollar_use.used_at', 'go_dollar_use.returned_at'])
        .select(({ fn }) => fn.sum<string | number>('go_dollar_use.points').as('points'))
        .where('go_dollar_use.user_code', '=', userCode)
        .groupBy(['order_head.external_no', 'go_dollar_use.used_at', 'go_dollar_use.returned_at'])
        .execute()
      return rows.map(row => ({
        orderNumber: row.external_no,
        points: Number(row.points),
        usedAt: row.used_at,
        returnedAt: row.returned_at,
      }))
    },

    async changes(userCode) {
      const rows = await db
        .selectFrom('go_dollar_change')
        .select(['kind', 'after_sales_code', 'changed_at'])
        .select(({ fn }) => fn.sum<string | number>('points').as('points'))
        .where('user_code', '=', userCode)
        .groupBy(['kind', 'after_sales_code', 'changed_at'])
        .execute()
      return rows.map(row => ({
        kind: row.kind,
        returnNumber: row.after_sales_code,
        points: Number(row.points),
        changedAt: row.changed_at,
      }))
    },

    async adjustments(userCode) {
      const rows = await db
        .selectFrom('go_dollar_adjustment')
        .select('made_at')
        .select(({ fn }) => fn.sum<string | number>('points').as('points'))
        .where('user_code', '=', userCode)
        .groupBy(['event_id', 'made_at'])
        .execute()
      return rows.map(row => ({ points: Number(row.points), madeAt: row.made_at }))
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
