import type { Migration } from 'kysely/migration'

/** Rows that imports have checked and not yet put into the catalogue's tables, and which import holds the catalogue. */
export const stagedRowTable: Migration = {
  async up(db) {
    await db.schema
      .createTable('staged_row')
      .addColumn('import_id', 'text', column => column.notNull())
      .addColumn('position', 'integer', column => column.notNull())
      .addColumn('kind', 'text', column => column.notNull())
      .addColumn('content', 'text', column => column.notNull())
      .addPrimaryKeyConstraint('staged_row_pk', ['import_id', 'position'])
      .execute()
    await db.schema.alterTable('catalogue_version').addColumn('holder_id', 'text').execute()
    await db.schema.alterTable('catalogue_version').addColumn('held_until', 'bigint').execute()
    await db.schema.alterTable('catalogue_version').addColumn('merging_id', 'text').execute()
  },
}
