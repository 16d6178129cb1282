import type { Migration } from 'kysely/migration'

/** Codes that count once, coupons issued by staff, and the log of both. */
export const uniqueCodeTables: Migration = {
  async up(db) {
    await db.schema
      .createTable('code_key')
      .addColumn('id', 'integer', column => column.primaryKey())
      .addColumn('secret', 'text', column => column.notNull())
      .execute()

    let batch = db.schema
      .createTable('code_batch')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('campaign_code', 'text', column => column.notNull())
      .addColumn('pattern', 'text', column => column.notNull())
      .addColumn('seed', 'text')
      .addColumn('made_at', 'bigint', column => column.notNull())
      .addColumn('made_by', 'text', column => column.notNull())
      .addColumn('state', 'text', column => column.notNull())
      .addColumn('exported_at', 'bigint')
      .addColumn('exported_by', 'text')
      .addColumn('withdrawn_at', 'bigint')
      .addColumn('withdrawn_by', 'text')
    for (const count of ['total', 'next_position', 'made', 'held', 'used', 'withdrawn'] as const)
      batch = batch.addColumn(count, 'integer', column => column.notNull())
    await batch.execute()
    await db.schema
      .createIndex('code_batch_of_campaign')
      .on('code_batch')
      .columns(['campaign_code', 'made_at'])
      .execute()
    await db.schema.createIndex('code_batch_state').on('code_batch').column('state').execute()

    await db.schema
      .createTable('unique_code')
      .addColumn('code_hash', 'text', column => column.primaryKey())
      .addColumn('batch_id', 'text', column => column.notNull().references('code_batch.id'))
      .addColumn('position', 'integer', column => column.notNull())
      .addColumn('ending', 'text', column => column.notNull())
      .addColumn('state', 'text', column => column.notNull())
      .addColumn('user_code', 'text')
      .addColumn('order_code', 'text')
      .addColumn('changed_at', 'bigint', column => column.notNull())
      .addUniqueConstraint('unique_code_position', ['batch_id', 'position'])
      .execute()
    await db.schema.createIndex('unique_code_order').on('unique_code').column('order_code').execute()

    await db.schema
      .createTable('campaign_event')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('campaign_code', 'text', column => column.notNull())
      .addColumn('made_at', 'bigint', column => column.notNull())
      .addColumn('made_by', 'text', column => column.notNull())
      .addColumn('kind', 'text', column => column.notNull())
      .addColumn('about', 'text', column => column.notNull())
      .addColumn('count', 'integer', column => column.notNull())
      .addColumn('reason', 'text', column => column.notNull())
      .execute()
    await db.schema
      .createIndex('campaign_event_of_campaign')
      .on('campaign_event')
      .columns(['campaign_code', 'made_at'])
      .execute()

    let issue = db.schema
      .createTable('coupon_issue')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('campaign_code', 'text', column => column.notNull())
      .addColumn('made_at', 'bigint', column => column.notNull())
      .addColumn('made_by', 'text', column => column.notNull())
      .addColumn('reason', 'text', column => column.notNull())
      .addColumn('filter', 'text')
      .addColumn('named_until', 'text')
      .addColumn('state', 'text', column => column.notNull())
      .addColumn('ended_at', 'bigint')
    for (const count of ['total', 'done', 'failed', 'taken_back', 'next_position'] as const)
      issue = issue.addColumn(count, 'integer', column => column.notNull())
    await issue.execute()
    await db.schema
      .createIndex('coupon_issue_of_campaign')
      .on('coupon_issue')
      .columns(['campaign_code', 'made_at'])
      .execute()
    await db.schema.createIndex('coupon_issue_state').on('coupon_issue').column('state').execute()

    await db.schema
      .createTable('coupon_issue_row')
      .addColumn('issue_id', 'text', column => column.notNull().references('coupon_issue.id'))
      .addColumn('position', 'integer', column => column.notNull())
      .addColumn('campaign_code', 'text', column => column.notNull())
      .addColumn('typed', 'text', column => column.notNull())
      .addColumn('user_code', 'text')
      .addColumn('state', 'text', column => column.notNull())
      .addColumn('problem', 'text')
      .addColumn('coupon_id', 'text')
      .addColumn('changed_at', 'bigint', column => column.notNull())
      .addPrimaryKeyConstraint('coupon_issue_row_key', ['issue_id', 'position'])
      .execute()
    await db.schema
      .createIndex('coupon_issue_row_state')
      .on('coupon_issue_row')
      .columns(['issue_id', 'state', 'position'])
      .execute()
    await db.schema
      .createIndex('coupon_issue_row_member')
      .on('coupon_issue_row')
      .columns(['user_code', 'campaign_code'])
      .execute()
    await db.schema
      .createIndex('coupon_issue_row_coupon')
      .on('coupon_issue_row')
      .column('coupon_id')
      .execute()
    await db.schema
      .createIndex('coupon_issue_row_latest')
      .on('coupon_issue_row')
      .columns(['campaign_code', 'changed_at', 'issue_id', 'position', 'state'])
      .execute()
  },
}
