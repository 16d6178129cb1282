import type { Migration } from 'kysely/migration'

/** GO DOLLAR that staff took from the lots of a member. */
export const goDollarAdjustmentTable: Migration = {
  async up(db) {
    await db.schema
      .createTable('go_dollar_adjustment')
      .addColumn('event_id', 'text', column => column.notNull().references('member_event.id'))
      .addColumn('lot_id', 'text', column => column.notNull())
      .addColumn('user_code', 'text', column => column.notNull())
      .addColumn('points', 'integer', column => column.notNull())
      .addColumn('made_at', 'bigint', column => column.notNull())
      .addPrimaryKeyConstraint('go_dollar_adjustment_pk', ['event_id', 'lot_id'])
      .execute()
    await db.schema
      .createIndex('go_dollar_adjustment_lot')
      .on('go_dollar_adjustment')
      .column('lot_id')
      .execute()
    await db.schema
      .createIndex('go_dollar_adjustment_member')
      .on('go_dollar_adjustment')
      .columns(['user_code', 'made_at'])
      .execute()
  },
}
