import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { MIGRATIONS } from '../database/database.ts'

interface NextTables {
  readonly order_head: { readonly code: string; readonly created_at: number }
  readonly order_day: { readonly code: string; readonly day: number }
}

/** A table that is filled from orders, one by one. */
const orderDayTable: Migration = {
  async up(db: Kysely<NextTables>) {
    await db.schema
      .createTable('order_day')
      .addColumn('code', 'text', column => column.primaryKey().references('order_head.code'))
      .addColumn('day', 'integer', column => column.notNull())
      .execute()
    for (const { code, created_at } of await db.selectFrom('order_head').selectAll().execute())
      await db
        .insertInto('order_day')
        .values({ code, day: Math.floor(created_at / 86_400_000) })
        .execute()
  },
}

/** Migrations of a version that follows this one, for tests of upgrades. */
export const NEXT_MIGRATIONS: Record<string, Migration> = { ...MIGRATIONS, '9999-order-day': orderDayTable }
