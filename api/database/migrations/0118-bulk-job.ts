import type { Migration } from 'kysely/migration'

/** Changes of many records, made batch by batch. */
export const bulkJobTables: Migration = {
  async up(db) {
    let job = db.schema
      .createTable('bulk_job')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('made_at', 'bigint', column => column.notNull())
      .addColumn('made_by', 'text', column => column.notNull())
      .addColumn('reason', 'text', column => column.notNull())
      .addColumn('kind', 'text', column => column.notNull())
      .addColumn('change', 'text')
      .addColumn('undoes', 'text')
      .addColumn('state', 'text', column => column.notNull())
      .addColumn('ended_at', 'bigint')
    for (const count of ['total', 'done', 'same', 'failed'] as const)
      job = job.addColumn(count, 'integer', column => column.notNull())
    await job.execute()
    await db.schema.createIndex('bulk_job_made').on('bulk_job').columns(['made_at', 'id']).execute()
    await db.schema.createIndex('bulk_job_undoes').on('bulk_job').column('undoes').execute()

    await db.schema
      .createTable('bulk_row')
      .addColumn('job_id', 'text', column => column.notNull().references('bulk_job.id'))
      .addColumn('position', 'integer', column => column.notNull())
      .addColumn('code', 'text', column => column.notNull())
      .addColumn('state', 'text', column => column.notNull())
      .addColumn('set_number', 'bigint')
      .addColumn('problem', 'text')
      .addPrimaryKeyConstraint('bulk_row_key', ['job_id', 'position'])
      .execute()
    await db.schema
      .createIndex('bulk_row_state')
      .on('bulk_row')
      .columns(['job_id', 'state', 'position'])
      .execute()
  },
}
