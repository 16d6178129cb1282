import { sql } from 'kysely'
import type { Database } from './database/database.ts'
import type { JobUse } from './jobs/jobs.ts'
import type { OrderStatus } from './order/order-status.ts'

/** What the shop has to do and has done, in numbers. */
export interface CommerceUse {
  /** Orders by state, states without orders left out. */
  readonly orders: Readonly<Partial<Record<OrderStatus, number>>>
  readonly waiting: Readonly<Record<'order_mails' | 'payment_notices' | 'refunds', number>>
  readonly jobs: readonly JobUse[]
}

/** Orders are counted again after this long: every one of them is looked at. Milliseconds. */
const COUNT_MS = 60_000

async function ordersByState(db: Database): Promise<CommerceUse['orders']> {
  const rows = await db
    .selectFrom('order_head')
    .select(['status', eb => eb.fn.countAll().as('count')])
    .groupBy('status')
    .execute()
  return Object.fromEntries(rows.map(({ status, count }) => [status, Number(count)]))
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

/** Asks the database for numbers, for those of all orders at most once a minute. */
export function createCommerceUse(
  db: Database,
  clock: () => number,
  jobs: () => readonly JobUse[],
): () => Promise<CommerceUse> {
  let counted: { readonly at: number; readonly orders: CommerceUse['orders'] } | undefined
  return async () => {
    if (!counted || Math.abs(clock() - counted.at) >= COUNT_MS)
      counted = { at: clock(), orders: await ordersByState(db) }
    return { orders: counted.orders, waiting: await waitingIn(db), jobs: jobs() }
  }
}
