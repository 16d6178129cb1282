import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What an exchange brings, and since when: the replacement can be returned too. */
export const replacementColumns: Migration = {
  async up(db) {
    await db.schema.alterTable('after_sales_order').addColumn('replaced_at', 'bigint').execute()
    for (const column of ['goods', 'exchange_goods'])
      await db.schema
        .alterTable('after_sales_line')
        .addColumn(column, 'text', text => text.notNull().defaultTo(''))
        .execute()
    await db.schema
      .alterTable('after_sales_unit')
      .addColumn('sku_code', 'text', text => text.notNull().defaultTo(''))
      .execute()
    await sql`update after_sales_order set replaced_at = (select max(e.happened_at) from order_event e
      where e.order_code = after_sales_order.order_code and e.kind = 'AFTER_SALES_FINISHED'
        and e.detail like '%"' || after_sales_order.code || '"%')
      where type = 'EXCHANGE' and status = 'FINISHED' and refunded_at is null`.execute(db)
  },
}
