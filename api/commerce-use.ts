import { sql } from 'kysely'
import type { Database } from './database/database.ts'
import type { JobUse } from '#platform/jobs/jobs.ts'
import { countAllOrders } from './order/order-counts.ts'
import type { OrderStatus } from './rules/order-status.ts'

/** Counts of the shop's open and finished work. */
export interface CommerceUse {
  /** Orders by state, states without orders left out. */
  readonly orders: Readonly<Partial<Record<OrderStatus, number>>>
  readonly waiting: Readonly<Record<'order_mails' | 'payment_notices' | 'refunds', number>>
  readonly jobs: readonly JobUse[]
}

/** One look at each index of what is open. */
async function waitingIn(db: Database): Promise<CommerceUse['waiting']> {
  const count = sql<number | string>`count(*)`.as('count')
  const [mails, notices, refunds] = await Promise.all([
    db.selectFrom('order_mail').select(count).where('state', '=', 'READY').executeTakeFirstOrThrow(),
    db.selectFrom('payment_notice').select(count).where('state', '=', 'PENDING').executeTakeFirstOrThrow(),
    db.selectFrom('refund').select(count).where('state', 'in', ['QUEUED', 'SENT']).executeTakeFirstOrThrow(),
  ])
  return {
    order_mails: Number(mails.count),
    payment_notices: Number(notices.count),
    refunds: Number(refunds.count),
  }
}

/** Asks the database for numbers: some hundred rows and index entries, however many orders there are. */
export const createCommerceUse =
  (db: Database, jobs: () => readonly JobUse[]): (() => Promise<CommerceUse>) =>
  async () => ({ orders: await countAllOrders(db), waiting: await waitingIn(db), jobs: jobs() })
