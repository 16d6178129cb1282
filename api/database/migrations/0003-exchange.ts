import type { Migration } from 'kysely/migration'

/** Goods that can be added at a special price while an EXCHANGE promotion runs. Source: C-194. */
export const exchangeColumn: Migration = {
  async up(db) {
    await db.schema
      .alterTable('promotion')
      .addColumn('exchange', 'text', column => column.notNull().defaultTo('[]'))
      .execute()
  },
}
