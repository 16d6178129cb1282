import type { Migration } from 'kysely/migration'

/** Proofs and limits: codes in pictures, codes that prove an address, counts of tries. */
export const guardTables: Migration = {
  async up(db) {
    await db.schema
      .createTable('image_code')
      .addColumn('token_hash', 'text', column => column.primaryKey())
      .addColumn('code_hash', 'text', column => column.notNull())
      .addColumn('expires_at', 'bigint', column => column.notNull())
      .execute()
    await db.schema.createIndex('image_code_expires_at').on('image_code').column('expires_at').execute()

    // Each requester has a code of its own.
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

    await db.schema
      .createTable('rate_limit')
      .addColumn('key_hash', 'text', column => column.primaryKey())
      .addColumn('count', 'integer', column => column.notNull())
      .addColumn('expires_at', 'bigint', column => column.notNull())
      .addColumn('locked_until', 'bigint', column => column.notNull())
      .execute()
    await db.schema.createIndex('rate_limit_expires_at').on('rate_limit').column('expires_at').execute()
  },
}
