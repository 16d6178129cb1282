import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Log of changes to the shop's records, and the instant at which the catalogue's version last rose. */
export const changeSetTables: Migration = {
  async up(db) {
    // Saves wait for the next version: `is_waiting`. `last_set` is the number of the newest change set.
    for (const [name, type] of [
      ['is_waiting', 'integer'],
      ['raised_at', 'bigint'],
      ['last_set', 'bigint'],
    ] as const)
      await db.schema
        .alterTable('catalogue_version')
        .addColumn(name, type, column => column.notNull().defaultTo(0))
        .execute()

    await db.schema
      .createTable('change_set')
      .addColumn('number', 'bigint', column => column.primaryKey())
      .addColumn('id', 'text', column => column.notNull().unique())
      .addColumn('made_at', 'bigint', column => column.notNull())
      .addColumn('made_by', 'text', column => column.notNull())
      .addColumn('source', 'text', column => column.notNull())
      .addColumn('reason', 'text', column => column.notNull())
      .addColumn('undoes', 'bigint')
      .execute()
    await db.schema.createIndex('change_set_undoes').on('change_set').column('undoes').execute()

    await db.schema
      .createTable('record_change')
      .addColumn('set_number', 'bigint', column => column.notNull())
      .addColumn('position', 'integer', column => column.notNull())
      .addColumn('kind', 'text', column => column.notNull())
      .addColumn('code', 'text', column => column.notNull())
      .addColumn('path', 'text', column => column.notNull())
      .addColumn('before_value', 'text')
      .addColumn('after_value', 'text')
      .addPrimaryKeyConstraint('record_change_key', ['set_number', 'position'])
      .execute()
    await db.schema
      .createIndex('record_change_record')
      .on('record_change')
      .columns(['kind', 'code', 'set_number', 'position'])
      .execute()
    await db.schema
      .createIndex('record_change_code')
      .on('record_change')
      .columns(['code', 'set_number'])
      .execute()
    // What the bin shows.
    await sql`create index record_change_removed on record_change (kind, set_number)
      where path = '' and before_value is not null and after_value is null`.execute(db)
  },
}
