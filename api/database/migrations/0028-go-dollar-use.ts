import type { Migration } from 'kysely/migration'

/** Lots of GO DOLLAR that orders took, and where it went when it came back. Source: MO-65, MO-76. */
export const goDollarUseTable: Migration = {
  async up(db) {
    await db.schema
      .createTable('go_dollar_use')
      .addColumn('order_code', 'text', column => column.notNull().references('order_head.code'))
      .addColumn('lot_id', 'text', column => column.notNull().references('go_dollar_lot.id'))
      .addColumn('user_code', 'text', column => column.notNull())
      .addColumn('points', 'integer', column => column.notNull())
      .addColumn('used_at', 'bigint', column => column.notNull())
      .addColumn('returned_at', 'bigint')
      .addColumn('returned_to', 'text')
      .addPrimaryKeyConstraint('go_dollar_use_key', ['order_code', 'lot_id'])
      .execute()
    await db.schema.createIndex('go_dollar_use_user_code').on('go_dollar_use').column('user_code').execute()
  },
}
