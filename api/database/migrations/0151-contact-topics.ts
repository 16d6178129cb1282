import type { Migration } from 'kysely/migration'

/** The topic that the sender of a message to customer service chose. */
export const contactTopics: Migration = {
  async up(db) {
    await db.schema.alterTable('feedback').addColumn('topic', 'text').execute()
    await db.schema
      .createIndex('feedback_by_topic')
      .on('feedback')
      .columns(['topic', 'created_at', 'id'])
      .execute()
  },
}
