import type { Migration } from 'kysely/migration'

/** Campaigns of coupons and codes, what was issued and taken of them, and lots of GO DOLLAR. Source: C-216 … C-229, M-138 … M-151. */
export const couponTables: Migration = {
  async up(db) {
    await db.schema
      .createTable('campaign')
      .addColumn('code', 'text', column => column.primaryKey())
      .addColumn('type', 'text', column => column.notNull())
      .addColumn('name', 'text', column => column.notNull())
      .addColumn('description', 'text', column => column.notNull())
      .addColumn('account_scope', 'text', column => column.notNull())
      .addColumn('levels', 'text', column => column.notNull())
      .addColumn('begin_time', 'bigint', column => column.notNull())
      .addColumn('end_time', 'bigint', column => column.notNull())
      .addColumn('is_stopped', 'integer', column => column.notNull())
      .addColumn('spu_codes', 'text', column => column.notNull())
      .addColumn('rule', 'text', column => column.notNull())
      .execute()

    await db.schema
      .createTable('coupon')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('campaign_code', 'text', column => column.notNull())
      .addColumn('user_code', 'text', column => column.notNull())
      .addColumn('state', 'text', column => column.notNull())
      .addColumn('order_code', 'text')
      .addColumn('issued_at', 'bigint', column => column.notNull())
      .addColumn('begin_time', 'bigint', column => column.notNull())
      .addColumn('end_time', 'bigint', column => column.notNull())
      .addColumn('used_at', 'bigint')
      .execute()
    await db.schema.createIndex('coupon_user_code').on('coupon').column('user_code').execute()
    await db.schema.createIndex('coupon_order_code').on('coupon').column('order_code').execute()

    await db.schema
      .createTable('campaign_count')
      .addColumn('campaign_code', 'text', column => column.notNull())
      .addColumn('user_code', 'text', column => column.notNull())
      .addColumn('taken', 'integer', column => column.notNull())
      .addPrimaryKeyConstraint('campaign_count_key', ['campaign_code', 'user_code'])
      .execute()

    await db.schema
      .createTable('code_use')
      .addColumn('order_code', 'text', column => column.notNull())
      .addColumn('campaign_code', 'text', column => column.notNull())
      .addColumn('user_code', 'text', column => column.notNull())
      .addColumn('state', 'text', column => column.notNull())
      .addColumn('taken_at', 'bigint', column => column.notNull())
      .addPrimaryKeyConstraint('code_use_key', ['order_code', 'campaign_code'])
      .execute()

    await db.schema
      .createTable('go_dollar_lot')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('user_code', 'text', column => column.notNull())
      .addColumn('granted', 'integer', column => column.notNull())
      .addColumn('remaining', 'integer', column => column.notNull())
      .addColumn('remark', 'text', column => column.notNull())
      .addColumn('granted_at', 'bigint', column => column.notNull())
      .addColumn('expires_at', 'bigint', column => column.notNull())
      .execute()
    await db.schema.createIndex('go_dollar_lot_user_code').on('go_dollar_lot').column('user_code').execute()
  },
}
