import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Changes of records that wait for an instant. */
export const plannedSetTables: Migration = {
  async up(db) {
    await db.schema
      .createTable('planned_set')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('due', 'bigint', column => column.notNull())
      .addColumn('made_at', 'bigint', column => column.notNull())
      .addColumn('made_by', 'text', column => column.notNull())
      .addColumn('reason', 'text', column => column.notNull())
      .addColumn('state', 'text', column => column.notNull())
      .addColumn('revision', 'integer', column => column.notNull())
      .addColumn('refusal', 'text')
      .execute()
    // Index for the job and the lists, without plans that are over.
    await sql`create index planned_set_open on planned_set (due) where state in ('planned', 'refused')`.execute(
      db,
    )

    await db.schema
      .createTable('planned_change')
      .addColumn('set_id', 'text', column => column.notNull().references('planned_set.id'))
      .addColumn('position', 'integer', column => column.notNull())
      .addColumn('kind', 'text', column => column.notNull())
      .addColumn('code', 'text', column => column.notNull())
      .addColumn('path', 'text', column => column.notNull())
      .addColumn('before_value', 'text')
      .addColumn('after_value', 'text')
      .addPrimaryKeyConstraint('planned_change_key', ['set_id', 'position'])
      .execute()
    await db.schema
      .createIndex('planned_change_record')
      .on('planned_change')
      .columns(['kind', 'code'])
      .execute()
  },
}
