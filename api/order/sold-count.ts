import { dayInHongKong } from '#locales/hong-kong.ts'
import type { Transaction } from 'kysely'
import { claimVersion, markChanged } from '../catalogue/live/stock-feed.ts'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import { addSales } from '../sales/add-sales.ts'

/** Sales that the sort by sales counts. Source: C-117, CO-35. */
const RECENT_DAYS = 90
/** Orders counted in one transaction. */
const MOST_ORDERS = 200

type Write = Transaction<Tables>

/** Counts what shoppers buy, so that the number on a card, the sort by sales and the figures of staff follow the orders. Source: C-117, C-145, CO-44. */
export interface SoldCount {
  readonly hasWork: (now: number) => Promise<boolean>
  /** Counts paid orders, each once, and lets days that are no longer recent go. */
  readonly run: (now: number) => Promise<void>
}

const firstRecentDay = (now: number) => dayInHongKong(now) - RECENT_DAYS + 1

/** Paid orders that are not counted yet; trial orders never are. With literals: SQLite does not use a partial index for a parameter. */
const notCounted = (db: Database | Write) =>
  db
    .selectFrom('order_head')
    .where(eb => eb.and([eb('is_paid', '=', eb.lit(1)), eb('is_sold_counted', '=', eb.lit(0))]))
    .where('is_trial', '=', 0)

const pastDays = (db: Database | Write, now: number) =>
  db
    .selectFrom('spu_sold')
    .where(eb => eb('is_recent', '=', eb.lit(1)))
    .where('day', '<', firstRecentDay(now))

/** Marks orders as counted. */
const takeOrders = (trx: Write) =>
  trx
    .updateTable('order_head')
    .set({ is_sold_counted: 1 })
    .where('code', 'in', notCounted(trx).select('code').orderBy('code').limit(MOST_ORDERS))
    .where('is_sold_counted', '=', 0)
    .returning(['code', 'created_at', 'amount', 'content'])
    .execute()

async function countOnce(trx: Write, now: number): Promise<readonly string[]> {
  const rows = await addSales(trx, await takeOrders(trx), firstRecentDay(now))
  const past = await trx
    .updateTable('spu_sold')
    .set({ is_recent: 0 })
    .where(eb => eb('is_recent', '=', eb.lit(1)))
    .where('day', '<', firstRecentDay(now))
    .returning('spu_code')
    .execute()
  return [...new Set([...rows, ...past].map(row => row.spu_code))].toSorted()
}

export function createSoldCount(db: Database): SoldCount {
  const hasWork = async (now: number) => {
    const [order, day] = [
      await notCounted(db).select('code').limit(1).executeTakeFirst(),
      await pastDays(db, now).select('day').limit(1).executeTakeFirst(),
    ]
    return order !== undefined || day !== undefined
  }
  return {
    hasWork,
    async run(now) {
      while (await hasWork(now)) {
        const isCounted = await db.transaction().execute(async trx => {
          if (!(await claimVersion(trx))) return false
          await markChanged(trx, await countOnce(trx, now))
          return true
        })
        // An import is putting its rows in: the next round is soon enough.
        if (!isCounted) return
      }
    },
  }
}
