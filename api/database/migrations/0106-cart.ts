import type { Migration } from 'kysely/migration'

/** Bags, one per visitor or member, shared bags, and wish lists. Source: C-168, C-169, C-206. */
export const cartTables: Migration = {
  async up(db) {
    await db.schema
      .createTable('cart')
      .addColumn('owner_code', 'text', column => column.primaryKey())
      .addColumn('version', 'integer', column => column.notNull())
      .addColumn('updated_at', 'bigint', column => column.notNull())
      .addColumn('expires_at', 'bigint')
      .addColumn('discount_codes', 'text', column => column.notNull().defaultTo('[]'))
      .addColumn('go_dollar', 'integer', column => column.notNull().defaultTo(0))
      .addColumn('ordered_lines', 'text', column => column.notNull().defaultTo('[]'))
      .execute()
    await db.schema.createIndex('cart_expires_at').on('cart').column('expires_at').execute()

    await db.schema
      .createTable('cart_line')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('owner_code', 'text', column =>
        column.notNull().references('cart.owner_code').onDelete('cascade'),
      )
      .addColumn('sku_code', 'text', column => column.notNull())
      .addColumn('activity_code', 'text', column => column.notNull())
      .addColumn('quantity', 'integer', column => column.notNull())
      .addColumn('is_selected', 'integer', column => column.notNull())
      .addColumn('added_price', 'integer')
      .addColumn('ext_props', 'text', column => column.notNull())
      .addColumn('updated_at', 'bigint', column => column.notNull())
      .addUniqueConstraint('cart_line_one_per_sku', ['owner_code', 'sku_code', 'activity_code'])
      .execute()

    await db.schema
      .createTable('cart_gift_choice')
      .addColumn('owner_code', 'text', column =>
        column.notNull().references('cart.owner_code').onDelete('cascade'),
      )
      .addColumn('activity_code', 'text', column => column.notNull())
      .addColumn('sku_codes', 'text', column => column.notNull())
      .addPrimaryKeyConstraint('cart_gift_choice_key', ['owner_code', 'activity_code'])
      .execute()

    // Source: C-292 … C-294, CO-82.
    await db.schema
      .createTable('cart_share')
      .addColumn('code', 'text', column => column.primaryKey())
      .addColumn('owner_code', 'text', column => column.notNull())
      .addColumn('operator_name', 'text', column => column.notNull())
      .addColumn('lines', 'text', column => column.notNull())
      .addColumn('expires_at', 'bigint', column => column.notNull())
      .execute()
    await db.schema.createIndex('cart_share_owner').on('cart_share').column('owner_code').execute()
    await db.schema.createIndex('cart_share_expires_at').on('cart_share').column('expires_at').execute()

    // One row per SKU. Source: M-152, MO-82.
    await db.schema
      .createTable('favorite')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('user_code', 'text', column =>
        column.notNull().references('account.user_code').onDelete('cascade'),
      )
      .addColumn('sku_code', 'text', column => column.notNull())
      .addColumn('created_at', 'bigint', column => column.notNull())
      .addUniqueConstraint('favorite_one_per_sku', ['user_code', 'sku_code'])
      .execute()
  },
}
