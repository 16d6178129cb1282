import type { Migration } from 'kysely/migration'

/** Views of the desk's lists that operators have saved. */
export const listViewTable: Migration = {
  async up(db) {
    await db.schema
      .createTable('list_view')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('list', 'text', column => column.notNull())
      .addColumn('name', 'text', column => column.notNull())
      .addColumn('query', 'text', column => column.notNull())
      .addColumn('owner', 'text', column => column.notNull())
      .addColumn('is_shared', 'integer', column => column.notNull())
      .addColumn('changed_at', 'bigint', column => column.notNull())
      .addUniqueConstraint('list_view_name', ['list', 'owner', 'name'])
      .execute()
  },
}
