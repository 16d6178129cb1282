import type { Migration } from 'kysely/migration'

/** Identities of third parties on their way to an account, those that open one, and tokens of single sign-on that are spent. */
export const thirdPartyTables: Migration = {
  async up(db) {
    await db.schema
      .createTable('third_party_proof')
      .addColumn('token_hash', 'text', column => column.primaryKey())
      .addColumn('stage', 'text', column => column.notNull())
      .addColumn('app_type', 'text', column => column.notNull())
      .addColumn('issuer', 'text', column => column.notNull())
      .addColumn('subject', 'text', column => column.notNull())
      .addColumn('nick_name', 'text')
      .addColumn('email', 'text')
      .addColumn('mobile', 'text')
      .addColumn('browser', 'text', column => column.notNull())
      .addColumn('expires_at', 'bigint', column => column.notNull())
      .execute()
    await db.schema
      .createIndex('third_party_proof_expires_at')
      .on('third_party_proof')
      .column('expires_at')
      .execute()

    await db.schema
      .createTable('third_party_link')
      .addColumn('app_type', 'text', column => column.notNull())
      .addColumn('issuer', 'text', column => column.notNull())
      .addColumn('subject', 'text', column => column.notNull())
      .addColumn('user_code', 'text', column => column.notNull())
      .addColumn('linked_at', 'bigint', column => column.notNull())
      .addPrimaryKeyConstraint('third_party_link_pk', ['app_type', 'issuer', 'subject'])
      .addUniqueConstraint('third_party_link_account', ['user_code', 'app_type'])
      .execute()

    await db.schema
      .createTable('spent_sso_token')
      .addColumn('token_hash', 'text', column => column.primaryKey())
      .addColumn('expires_at', 'bigint', column => column.notNull())
      .execute()
    await db.schema
      .createIndex('spent_sso_token_expires_at')
      .on('spent_sso_token')
      .column('expires_at')
      .execute()
  },
}
