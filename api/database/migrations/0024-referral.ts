import type { Migration } from 'kysely/migration'

/** Which member referred which new member. Source: C-228, M-141, CO-79. */
export const referralTable: Migration = {
  async up(db) {
    await db.schema
      .createTable('referral')
      .addColumn('user_code', 'text', column =>
        column.primaryKey().references('account.user_code').onDelete('cascade'),
      )
      .addColumn('referrer_code', 'text', column =>
        column.notNull().references('account.user_code').onDelete('cascade'),
      )
      .addColumn('lot_id', 'text')
      .addColumn('created_at', 'bigint', column => column.notNull())
      .execute()
    await db.schema.createIndex('referral_of_referrer').on('referral').columns(['referrer_code']).execute()
  },
}
