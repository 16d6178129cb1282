import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { ContentDatabase } from './tables.ts'

const contentTables: Migration = {
  async up(db) {
    await db.schema
      .createTable('content_page')
      .addColumn('key', 'text', column => column.primaryKey())
      .addColumn('life', 'text', column => column.notNull())
      .addColumn('document', 'text', column => column.notNull())
      .execute()
    await db.schema
      .createTable('content_part')
      .addColumn('owner', 'text', column => column.notNull())
      .addColumn('kind', 'text', column => column.notNull())
      .addColumn('number', 'bigint', column => column.notNull())
      .addColumn('document', 'text', column => column.notNull())
      .addPrimaryKeyConstraint('content_part_pkey', ['owner', 'kind', 'number'])
      .execute()
    await db.schema
      .createTable('content_bin')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('document', 'text', column => column.notNull())
      .execute()
    await db.schema
      .createTable('content_document')
      .addColumn('kind', 'text', column => column.notNull())
      .addColumn('id', 'text', column => column.notNull())
      .addColumn('document', 'text', column => column.notNull())
      .addPrimaryKeyConstraint('content_document_pkey', ['kind', 'id'])
      .execute()
    await db.schema
      .createTable('content_picture')
      .addColumn('file', 'text', column => column.primaryKey())
      .addColumn('bytes', 'bytea', column => column.notNull())
      .execute()
    // Pictures are packed already.
    await sql`alter table content_picture alter column bytes set storage external`.execute(db)
    await db.schema
      .createTable('content_session')
      .addColumn('token_hash', 'text', column => column.primaryKey())
      .addColumn('name', 'text', column => column.notNull())
      .addColumn('expires_at', 'bigint', column => column.notNull())
      .execute()
    await db.schema
      .createTable('content_audit')
      .addColumn('number', 'bigint', column => column.primaryKey())
      .addColumn('document', 'text', column => column.notNull())
      .execute()
    await db.schema
      .createTable('content_change')
      .addColumn('number', 'bigint', column => column.primaryKey())
      .addColumn('process', 'text', column => column.notNull())
      .addColumn('document', 'text', column => column.notNull())
      .execute()
    await db.schema
      .createTable('content_counter')
      .addColumn('number', 'bigint', column => column.notNull())
      .execute()
    await sql`insert into content_counter (number) values (0)`.execute(db)
  },
}

/** Instant of operators' last action, so that idle sessions end. */
const sessionUse: Migration = {
  async up(db) {
    await db.schema.alterTable('content_session').addColumn('used_at', 'bigint').execute()
  },
}

/** Applied in this order, once each, beside those of the shop's other tables. A migration that has shipped is never edited. */
const MIGRATIONS: Record<string, Migration> = {
  '0001-content': contentTables,
  '0002-session-use': sessionUse,
}

/** Runs the migrations that are missing. Processes that start together take turns. */
export async function migrateContent(db: ContentDatabase): Promise<void> {
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => MIGRATIONS },
    migrationTableName: 'content_migration',
    migrationLockTableName: 'content_migration_lock',
  }).migrateToLatest()
  if (error) throw error
}
