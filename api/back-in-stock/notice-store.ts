import { DAY_MS } from '#locales/hong-kong.ts'
import { dueIn } from '#platform/clock-skew.ts'
import { randomUUID } from 'node:crypto'
import type { ExpressionBuilder, Selectable } from 'kysely'
import type { Locale } from '#locales/locale.ts'
import type { Database } from '../database/database.ts'
import type { ArrivalNoticeTable, Tables } from '../database/tables.ts'
import { isBuyable, type SkuState } from './notice.ts'

interface NewNotice {
  readonly skuCode: string
  /** Folded. */
  readonly email: string
  readonly mobile: string
  readonly locale: Locale
  /** Epoch milliseconds. */
  readonly createdAt: number
}

/** A shopper's wish for mail when a SKU is back. */
export interface Notice extends NewNotice {
  readonly id: string
  readonly spuCode: string
  /** Attempts to send its mail. */
  readonly tries: number
}

/** Attempts before a notice is given up, because the address may not exist. */
export const MAX_TRIES = 5
/** Pause between two of them: a provider may be down for a day without losing a notice. Milliseconds. */
export const RETRY_MS = 6 * 3_600_000
/** Time a notice stays after its mail, for the mail's unsubscribe link. */
export const KEPT_MS = 90 * DAY_MS

/** Notices as resolvers see them. */
export interface NoticeStore {
  readonly sku: (code: string) => Promise<SkuState | undefined>
  /** Opens a notice; changes nothing when one is open for the same SKU and address. */
  readonly open: (notice: NewNotice) => Promise<void>
  /**
   * Deletes all open notices of an address, by the id of any of its notices; only its mails contain one.
   *
   * @returns how many were open, or `undefined` for an unknown id
   */
  readonly end: (id: string) => Promise<number | undefined>
}

interface StockRow {
  readonly is_enabled: number
  readonly on_shelves: number
  readonly on_hand: number | null
  readonly reserved: number | null
}

const stateOf = (row: StockRow): SkuState => ({
  isEnabled: row.is_enabled === 1,
  isOnShelves: row.on_shelves === 1,
  inventory: row.on_hand === null ? null : row.on_hand - (row.reserved ?? 0),
})

const skuRows = (db: Database) =>
  db
    .selectFrom('sku')
    .innerJoin('spu', 'spu.code', 'sku.spu_code')
    .leftJoin('sku_stock', 'sku_stock.sku_code', 'sku.code')
    .select(['sku.is_enabled', 'spu.on_shelves', 'sku_stock.on_hand', 'sku_stock.reserved'])

export const createNoticeStore = (db: Database): NoticeStore => ({
  async sku(code) {
    const row = await skuRows(db).where('sku.code', '=', code).executeTakeFirst()
    return row && stateOf(row)
  },
  async open({ skuCode, email, mobile, locale, createdAt }) {
    await db
      .insertInto('arrival_notice')
      .values({
        id: randomUUID(),
        sku_code: skuCode,
        email,
        mobile,
        locale,
        created_at: createdAt,
        notified_at: null,
      })
      .onConflict(conflict =>
        conflict.columns(['sku_code', 'email']).where('notified_at', 'is', null).doNothing(),
      )
      .execute()
  },
  async end(id) {
    const notice = await db
      .selectFrom('arrival_notice')
      .select('email')
      .where('id', '=', id)
      .executeTakeFirst()
    if (!notice) return undefined
    const forgotten = await db
      .deleteFrom('arrival_notice')
      .where('email', '=', notice.email)
      .where('notified_at', 'is', null)
      .returning('id')
      .execute()
    return forgotten.length
  },
})

const noticeOf = (row: Selectable<ArrivalNoticeTable> & { readonly spu_code: string }): Notice => ({
  id: row.id,
  spuCode: row.spu_code,
  skuCode: row.sku_code,
  email: row.email,
  mobile: row.mobile,
  locale: row.locale,
  createdAt: row.created_at,
  tries: row.tries,
})

interface Due {
  readonly limit?: number
  /** Epoch milliseconds. */
  readonly now: number
  /** The last one of those already looked at. */
  readonly after?: Notice | undefined
}

/** Condition on notices that were not tried within the last pause. */
const mayBeTried = (eb: ExpressionBuilder<Tables, 'arrival_notice'>, now: number) =>
  eb.or([
    eb('arrival_notice.tried_at', 'is', null),
    dueIn(eb, eb('arrival_notice.tried_at', '+', RETRY_MS), now, RETRY_MS),
  ])

/** Open notices whose sku can be bought again, those who have waited longest first. Source: CO-32. */
export async function dueNotices(db: Database, { limit = 500, now, after }: Due): Promise<Notice[]> {
  const rows = await skuRows(db)
    .innerJoin('arrival_notice', 'arrival_notice.sku_code', 'sku.code')
    .selectAll('arrival_notice')
    .select('sku.spu_code')
    .where('arrival_notice.notified_at', 'is', null)
    .where('sku.is_enabled', '=', 1)
    .where('spu.on_shelves', '=', 1)
    .where(eb =>
      eb.or([
        eb('sku_stock.on_hand', 'is', null),
        eb(eb('sku_stock.on_hand', '-', eb.fn.coalesce('sku_stock.reserved', eb.lit(0))), '>', 0),
      ]),
    )
    .where(eb => mayBeTried(eb, now))
    .where(eb =>
      after
        ? eb(
            eb.refTuple('arrival_notice.created_at', 'arrival_notice.id'),
            '>',
            eb.tuple(after.createdAt, after.id),
          )
        : eb.lit(true),
    )
    .orderBy('arrival_notice.created_at')
    .orderBy('arrival_notice.id')
    .limit(limit)
    .execute()
  return rows.filter(row => isBuyable(stateOf(row))).map(noticeOf)
}

const idsOf = (notices: readonly Notice[]) => notices.map(({ id }) => id)

/** Counts an attempt to send the mail of open notices. Returns those that no other process has tried meanwhile. */
export async function claimNotices(
  db: Database,
  notices: readonly Notice[],
  now: number,
): Promise<readonly Notice[]> {
  const rows = await db
    .updateTable('arrival_notice')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1), tried_at: now }))
    .where('id', 'in', idsOf(notices))
    .where('notified_at', 'is', null)
    .where(eb => mayBeTried(eb, now))
    .returning('id')
    .execute()
  const claimed = new Set(rows.map(({ id }) => id))
  return notices.filter(({ id }) => claimed.has(id))
}

/** Closes notices whose mail was sent or is given up. */
export async function closeNotices(db: Database, notices: readonly Notice[], now: number): Promise<void> {
  await db.updateTable('arrival_notice').set({ notified_at: now }).where('id', 'in', idsOf(notices)).execute()
}

/** Deletes notices whose mail went out long ago. */
export async function purgeNotices(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom('arrival_notice')
    .where('notified_at', '<', now - KEPT_MS)
    .execute()
}
