import type { Migration } from 'kysely/migration'

/** Each requester has a code of its own. Codes live for minutes, so those of before are not taken along. */
export const codeRequester: Migration = {
  async up(db) {
    await db.schema.dropTable('verify_code').execute()
    await db.schema
      .createTable('verify_code')
      .addColumn('purpose', 'text', column => column.notNull())
      .addColumn('receiver', 'text', column => column.notNull())
      .addColumn('requester', 'text', column => column.notNull())
      .addColumn('id', 'text', column => column.notNull())
      .addColumn('salt', 'text', column => column.notNull())
      .addColumn('code_hash', 'text', column => column.notNull())
      .addColumn('tries', 'integer', column => column.notNull())
      .addColumn('sent_at', 'bigint', column => column.notNull())
      .addColumn('expires_at', 'bigint', column => column.notNull())
      .addColumn('used_at', 'bigint')
      .addPrimaryKeyConstraint('verify_code_pk', ['purpose', 'receiver', 'requester'])
      .execute()
    await db.schema.createIndex('verify_code_id').unique().on('verify_code').column('id').execute()
  },
}
