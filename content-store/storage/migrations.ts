import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { SharedDatabase } from '#platform/storage/tables/tables.ts'

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

/** Tables of subjects become those of a storage: documents, logs and blobs (`platform/storage/tables`). */
const oneStorage: Migration = {
  async up(db) {
    await db.schema.alterTable('content_document').renameColumn('kind', 'folder').execute()
    for (const statement of ONE_STORAGE) await sql.raw(statement).execute(db)
  },
}

const ONE_STORAGE = [
  `update content_document set folder = case folder when 'campaign' then 'campaigns' when 'review' then 'reviews' else folder end`,
  `update content_document set folder = '', id = folder where folder in ('redirects', 'operators')`,
  String.raw`update content_document set id = regexp_replace(id, '\.[a-z]+$', '') where folder = 'media' and id ~ '^[0-9a-f]{16}\.[a-z]+$'`,
  `insert into content_document (folder, id, document) select 'pages', key, document from content_page`,
  `insert into content_document (folder, id, document) select 'bin', id, document from content_bin`,
  `insert into content_document (folder, id, document)
     select case when starts_with(owner, 'bin/') then owner || '/' || kind || 's' else kind || 's/' || owner end, number::text, document
     from content_part where kind <> 'step'`,
  `insert into content_document (folder, id, document)
     select '', 'sessions', json_build_object('sessions', json_agg(json_build_object(
       'tokenHash', token_hash, 'name', name, 'expiresAt', expires_at, 'usedAt', used_at)))::text
     from content_session having count(*) > 0`,
  `create table content_log (name text primary key, log text not null)`,
  `create table content_entry (log text not null, number bigint not null, entry text not null, primary key (log, number))`,
  `insert into content_log (name, log)
     select distinct case when starts_with(owner, 'bin/') then owner || '/log' else 'log/' || owner end, owner
     from content_part where kind = 'step'`,
  `insert into content_entry (log, number, entry) select owner, number, document from content_part where kind = 'step'`,
  `insert into content_log (name, log) select 'audit', 'audit' where exists (select from content_audit)`,
  `insert into content_entry (log, number, entry) select 'audit', number, document from content_audit`,
  `alter table content_picture rename to content_blob`,
  `alter table content_blob rename column file to name`,
  `update content_blob set name = 'media/' || name`,
  // Only processes of earlier versions read these, and they have ended.
  `delete from content_change`,
  ...['page', 'part', 'bin', 'session', 'audit'].map(table => `drop table content_${table}`),
]

/** Applied in this order, once each, beside those of the shop's other tables. A migration that has shipped is never edited. */
const MIGRATIONS: Record<string, Migration> = {
  '0001-content': contentTables,
  '0002-session-use': sessionUse,
  '0003-one-storage': oneStorage,
}

/** Creates the runner of a database's migrations. */
export const contentMigrator = (db: SharedDatabase): Migrator =>
  new Migrator({
    db,
    provider: { getMigrations: async () => MIGRATIONS },
    migrationTableName: 'content_migration',
    migrationLockTableName: 'content_migration_lock',
  })

/** Runs the migrations that are missing. Processes that start together take turns. */
export async function migrateContent(db: SharedDatabase): Promise<void> {
  const { error } = await contentMigrator(db).migrateToLatest()
  if (error) throw error
}
