import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Products, what describes them, what they cost, how many there are and were sold. */
export const catalogueTables: Migration = {
  async up(db) {
    await db.schema
      .createTable('catalogue_version')
      .addColumn('id', 'integer', column => column.primaryKey())
      .addColumn('version', 'bigint', column => column.notNull())
      .addColumn('holder_id', 'text')
      .addColumn('held_until', 'bigint')
      .addColumn('merging_id', 'text')
      .execute()
    await db.insertInto('catalogue_version').values({ id: 1, version: 0 }).execute()

    await db.schema
      .createTable('brand')
      .addColumn('code', 'text', column => column.primaryKey())
      .addColumn('name', 'text', column => column.notNull())
      .addColumn('image_url', 'text')
      .addColumn('position', 'integer', column => column.notNull())
      .execute()

    await db.schema
      .createTable('category')
      .addColumn('code', 'text', column => column.primaryKey())
      .addColumn('parent_code', 'text')
      .addColumn('name', 'text', column => column.notNull())
      .addColumn('nav_front_name', 'text')
      .addColumn('image_url', 'text')
      .addColumn('position', 'integer', column => column.notNull())
      .execute()

    await db.schema
      .createTable('label')
      .addColumn('code', 'text', column => column.primaryKey())
      .addColumn('front_name', 'text', column => column.notNull())
      .addColumn('description', 'text', column => column.notNull())
      .execute()

    await db.schema
      .createTable('attribute')
      .addColumn('code', 'text', column => column.primaryKey())
      .addColumn('origin_code', 'text', column => column.notNull())
      .addColumn('attribute_type', 'text', column => column.notNull())
      .addColumn('front_name', 'text', column => column.notNull())
      .addColumn('values_json', 'text', column => column.notNull())
      .addColumn('position', 'integer', column => column.notNull())
      .execute()

    await db.schema
      .createTable('spu')
      .addColumn('code', 'text', column => column.primaryKey())
      .addColumn('style', 'text', column => column.notNull())
      .addColumn('product_type', 'text', column => column.notNull())
      .addColumn('on_shelves', 'integer', column => column.notNull())
      .addColumn('list_time', 'bigint', column => column.notNull())
      .addColumn('first_list_time', 'bigint', column => column.notNull())
      .addColumn('sales', 'integer', column => column.notNull())
      .addColumn('recent_sales', 'integer', column => column.notNull())
      .addColumn('list_price', 'bigint')
      .addColumn('sale_price', 'bigint')
      .addColumn('content', 'text', column => column.notNull())
      .addColumn('changed_in', 'bigint', column => column.notNull())
      .addColumn('changed_at', 'bigint', column => column.notNull().defaultTo(0))
      .execute()
    await db.schema.createIndex('spu_changed_in').on('spu').column('changed_in').execute()

    await db.schema
      .createTable('sku')
      .addColumn('code', 'text', column => column.primaryKey())
      .addColumn('spu_code', 'text', column => column.notNull().references('spu.code').onDelete('cascade'))
      .addColumn('position', 'integer', column => column.notNull())
      .addColumn('store_sku_code', 'text', column => column.notNull())
      .addColumn('is_enabled', 'integer', column => column.notNull())
      .addColumn('featured_type', 'text', column => column.notNull())
      .addColumn('colour', 'text')
      .addColumn('size', 'text')
      .addColumn('list_price', 'bigint')
      .addColumn('sale_price', 'bigint')
      .addColumn('default_price', 'bigint')
      .addColumn('member_prices', 'text', column => column.notNull())
      .execute()
    await db.schema.createIndex('sku_spu').on('sku').columns(['spu_code', 'position']).execute()

    await db.schema
      .createTable('sku_stock')
      .addColumn('sku_code', 'text', column => column.primaryKey().references('sku.code').onDelete('cascade'))
      .addColumn('on_hand', 'integer')
      .addColumn('reserved', 'integer', column => column.notNull().defaultTo(0))
      .addColumn('is_unpublished', 'integer', column => column.notNull().defaultTo(0))
      .addColumn('counted_at', 'bigint')
      .execute()
    await sql`create index sku_stock_unpublished on sku_stock (sku_code) where is_unpublished = 1`.execute(db)

    await db.schema
      .createTable('promotion')
      .addColumn('code', 'text', column => column.primaryKey())
      .addColumn('type', 'text', column => column.notNull())
      .addColumn('name', 'text', column => column.notNull())
      .addColumn('description', 'text', column => column.notNull())
      .addColumn('priority', 'integer', column => column.notNull())
      .addColumn('account_scope', 'text', column => column.notNull())
      .addColumn('levels', 'text', column => column.notNull())
      .addColumn('begin_time', 'bigint', column => column.notNull())
      .addColumn('end_time', 'bigint', column => column.notNull())
      .addColumn('is_stopped', 'integer', column => column.notNull())
      .addColumn('spu_codes', 'text', column => column.notNull())
      .addColumn('prices', 'text', column => column.notNull())
      .addColumn('exchange', 'text', column => column.notNull().defaultTo('[]'))
      .addColumn('rule', 'text', column => column.notNull().defaultTo('null'))
      .execute()

    // Rows that an import has checked and not yet put into the catalogue’s tables; `holder_id` is the import that holds the catalogue.
    await db.schema
      .createTable('staged_row')
      .addColumn('import_id', 'text', column => column.notNull())
      .addColumn('position', 'integer', column => column.notNull())
      .addColumn('kind', 'text', column => column.notNull())
      .addColumn('content', 'text', column => column.notNull())
      .addPrimaryKeyConstraint('staged_row_pk', ['import_id', 'position'])
      .execute()

    // Units that shoppers have bought, by product and day, beside those that the catalogue’s file says.
    await db.schema
      .createTable('spu_sold')
      .addColumn('spu_code', 'text', column => column.notNull())
      .addColumn('day', 'integer', column => column.notNull())
      .addColumn('units', 'integer', column => column.notNull())
      .addColumn('is_recent', 'integer', column => column.notNull())
      .addPrimaryKeyConstraint('spu_sold_key', ['spu_code', 'day'])
      .execute()
    await sql`create index spu_sold_recent on spu_sold (day) where is_recent = 1`.execute(db)
  },
}
