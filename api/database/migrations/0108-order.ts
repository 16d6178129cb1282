import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Orders, what they hold, how they are sent, what happened to them, and mails about it. Source: C-247 … C-253, M-197 … M-204. */
export const orderTables: Migration = {
  async up(db) {
    await db.schema
      .createTable('order_head')
      .addColumn('code', 'text', column => column.primaryKey())
      .addColumn('external_no', 'text', column => column.notNull().unique())
      .addColumn('owner_code', 'text', column => column.notNull())
      .addColumn('is_member', 'integer', column => column.notNull())
      .addColumn('client_key', 'text', column => column.notNull())
      .addColumn('request_hash', 'text', column => column.notNull())
      .addColumn('email', 'text', column => column.notNull())
      .addColumn('locale', 'text', column => column.notNull())
      .addColumn('status', 'text', column => column.notNull())
      .addColumn('is_paid', 'integer', column => column.notNull())
      .addColumn('cancelled_by', 'text')
      .addColumn('is_evaluated', 'integer', column => column.notNull())
      .addColumn('version', 'integer', column => column.notNull())
      .addColumn('created_at', 'bigint', column => column.notNull())
      .addColumn('pay_until', 'bigint', column => column.notNull())
      .addColumn('product_amount', 'bigint', column => column.notNull())
      .addColumn('discount', 'bigint', column => column.notNull())
      .addColumn('coupon', 'bigint', column => column.notNull())
      .addColumn('freight', 'bigint', column => column.notNull())
      .addColumn('service_fee', 'bigint', column => column.notNull())
      .addColumn('deduction', 'bigint', column => column.notNull())
      .addColumn('amount', 'bigint', column => column.notNull())
      .addColumn('content', 'text', column => column.notNull())
      .addColumn('holding', 'text')
      .addColumn('mailbox', 'text', column => column.notNull().defaultTo(''))
      .addColumn('mobile', 'text', column => column.notNull().defaultTo(''))
      .addColumn('is_sold_counted', 'integer', column => column.notNull().defaultTo(0))
      .addUniqueConstraint('order_head_one_per_key', ['owner_code', 'client_key'])
      .execute()
    await db.schema
      .createIndex('order_head_unpaid')
      .on('order_head')
      .columns(['status', 'pay_until'])
      .execute()
    await db.schema
      .createIndex('order_head_of_owner')
      .on('order_head')
      .columns(['owner_code', 'created_at', 'code', 'status'])
      .execute()
    await db.schema
      .createIndex('order_head_latest')
      .on('order_head')
      .columns(['created_at', 'code'])
      .execute()
    await db.schema
      .createIndex('order_head_latest_by_status')
      .on('order_head')
      .columns(['status', 'created_at', 'code'])
      .execute()
    await sql`create index order_head_email on order_head (lower(email), created_at, code)`.execute(db)
    await sql`create index order_head_mailbox on order_head (mailbox)`.execute(db)
    await sql`create index order_head_mobile on order_head (mobile)`.execute(db)
    await sql`create index order_head_not_counted on order_head (code) where is_paid = 1 and is_sold_counted = 0`.execute(
      db,
    )

    await db.schema
      .createTable('order_line')
      .addColumn('order_code', 'text', column => column.notNull().references('order_head.code'))
      .addColumn('position', 'integer', column => column.notNull())
      .addColumn('sku_code', 'text', column => column.notNull())
      .addColumn('spu_code', 'text', column => column.notNull())
      .addColumn('line_type', 'text', column => column.notNull())
      .addColumn('quantity', 'integer', column => column.notNull())
      .addColumn('unit_price', 'bigint', column => column.notNull())
      .addColumn('net', 'bigint', column => column.notNull())
      .addColumn('deduction', 'bigint', column => column.notNull())
      .addColumn('shipped', 'integer', column => column.notNull())
      .addColumn('received', 'integer', column => column.notNull())
      .addColumn('content', 'text', column => column.notNull())
      .addColumn('closed', 'integer', column => column.notNull().defaultTo(0))
      .addPrimaryKeyConstraint('order_line_key', ['order_code', 'position'])
      .execute()

    await db.schema
      .createTable('stock_hold')
      .addColumn('order_code', 'text', column => column.notNull().references('order_head.code'))
      .addColumn('sku_code', 'text', column => column.notNull())
      .addColumn('quantity', 'integer', column => column.notNull())
      .addColumn('state', 'text', column => column.notNull())
      .addPrimaryKeyConstraint('stock_hold_key', ['order_code', 'sku_code'])
      .execute()

    await db.schema
      .createTable('order_event')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('order_code', 'text', column => column.notNull().references('order_head.code'))
      .addColumn('happened_at', 'bigint', column => column.notNull())
      .addColumn('kind', 'text', column => column.notNull())
      .addColumn('actor', 'text', column => column.notNull())
      .addColumn('detail', 'text', column => column.notNull())
      .execute()
    await db.schema
      .createIndex('order_event_of_order')
      .on('order_event')
      .columns(['order_code', 'happened_at'])
      .execute()

    // Words that lists of orders search. Source: M-245, MO-61.
    await db.schema
      .createTable('order_search')
      .addColumn('order_code', 'text', column => column.primaryKey().references('order_head.code'))
      .addColumn('owner_code', 'text', column => column.notNull())
      .addColumn('words', 'text', column => column.notNull())
      .execute()
    await db.schema.createIndex('order_search_of_owner').on('order_search').column('owner_code').execute()

    // Number of orders each owner has in each status, and the shop as `all 00` to `all 15`: counting ten thousand took longer than all the rest.
    await db.schema
      .createTable('order_count')
      .addColumn('owner_code', 'text', column => column.notNull())
      .addColumn('status', 'text', column => column.notNull())
      .addColumn('orders', 'integer', column => column.notNull())
      .addPrimaryKeyConstraint('order_count_key', ['owner_code', 'status'])
      .execute()

    // Sums of unpaid orders by account or session, e-mail address, mobile, network address and network; they bound new orders.
    await db.schema
      .createTable('unpaid_hold')
      .addColumn('kind', 'text', column => column.notNull())
      .addColumn('key_hash', 'text', column => column.notNull())
      .addColumn('orders', 'integer', column => column.notNull())
      .addColumn('units', 'integer', column => column.notNull())
      .addColumn('amount', 'bigint', column => column.notNull())
      .addPrimaryKeyConstraint('unpaid_hold_key', ['kind', 'key_hash'])
      .execute()

    await db.schema
      .createTable('order_mail')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('order_code', 'text', column => column.notNull().references('order_head.code'))
      .addColumn('kind', 'text', column => column.notNull())
      .addColumn('state', 'text', column => column.notNull())
      .addColumn('attempts', 'integer', column => column.notNull())
      .addColumn('created_at', 'bigint', column => column.notNull())
      .addColumn('next_at', 'bigint', column => column.notNull())
      .addColumn('sent_at', 'bigint')
      .execute()
    await db.schema.createIndex('order_mail_due').on('order_mail').columns(['state', 'next_at']).execute()

    // Source: M-201, M-205, MO-52, MO-60.
    await db.schema
      .createTable('shipment')
      .addColumn('order_code', 'text', column => column.notNull().references('order_head.code'))
      .addColumn('number', 'integer', column => column.notNull())
      .addColumn('courier', 'text', column => column.notNull())
      .addColumn('tracking_no', 'text', column => column.notNull())
      .addColumn('memo', 'text', column => column.notNull())
      .addColumn('shipped_at', 'bigint', column => column.notNull())
      .addColumn('received_at', 'bigint')
      .addPrimaryKeyConstraint('shipment_key', ['order_code', 'number'])
      .execute()

    await db.schema
      .createTable('shipment_line')
      .addColumn('order_code', 'text', column => column.notNull())
      .addColumn('number', 'integer', column => column.notNull())
      .addColumn('position', 'integer', column => column.notNull())
      .addColumn('quantity', 'integer', column => column.notNull())
      .addPrimaryKeyConstraint('shipment_line_key', ['order_code', 'number', 'position'])
      .addForeignKeyConstraint('shipment_line_of_shipment', ['order_code', 'number'], 'shipment', [
        'order_code',
        'number',
      ])
      .execute()

    await db.schema
      .createTable('express_detail')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('order_code', 'text', column => column.notNull())
      .addColumn('number', 'integer', column => column.notNull())
      .addColumn('happened_at', 'bigint', column => column.notNull())
      .addColumn('remark', 'text', column => column.notNull())
      .addForeignKeyConstraint('express_detail_of_shipment', ['order_code', 'number'], 'shipment', [
        'order_code',
        'number',
      ])
      .execute()
    await db.schema
      .createIndex('express_detail_of_order')
      .on('express_detail')
      .columns(['order_code', 'happened_at'])
      .execute()

    // Lots that orders took, and where they went when they came back. Source: MO-65, MO-76.
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
