import type { Migration } from 'kysely/migration'
import { nameKeys } from '../../rules/name-key.ts'
import type { Tables } from '../tables.ts'
import type { Kysely } from 'kysely'

/** Members whose names are read at once. */
const AT_ONCE = 500

/** Writes the keys of names that are there already. */
async function fillNames(db: Kysely<Tables>): Promise<void> {
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('account')
      .select(['user_code', 'first_name', 'last_name'])
      .where('user_code', '>', after)
      .orderBy('user_code')
      .limit(AT_ONCE)
      .execute()
    const last = rows.at(-1)
    if (!last) return
    after = last.user_code
    const keys = rows.flatMap(row =>
      nameKeys(row).map((name_key, position) => ({ user_code: row.user_code, position, name_key })),
    )
    if (keys.length > 0) await db.insertInto('member_name').values(keys).execute()
  }
}

/** Names by which staff find members, and the log of their steps. */
export const memberDeskTables: Migration = {
  async up(db) {
    await db.schema
      .createTable('member_name')
      .addColumn('user_code', 'text', column =>
        column.notNull().references('account.user_code').onDelete('cascade'),
      )
      .addColumn('position', 'integer', column => column.notNull())
      .addColumn('name_key', 'text', column => column.notNull())
      .addPrimaryKeyConstraint('member_name_pk', ['user_code', 'position'])
      .execute()
    await db.schema
      .createIndex('member_name_key')
      .on('member_name')
      .columns(['name_key', 'user_code', 'position'])
      .execute()
    await fillNames(db)

    await db.schema
      .createIndex('account_created')
      .on('account')
      .columns(['created_at', 'user_code'])
      .execute()
    await db.schema.createIndex('feedback_email').on('feedback').columns(['email', 'created_at']).execute()

    await db.schema
      .createTable('member_event')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('user_code', 'text', column => column.notNull())
      .addColumn('made_at', 'bigint', column => column.notNull())
      .addColumn('made_by', 'text', column => column.notNull())
      .addColumn('kind', 'text', column => column.notNull())
      .addColumn('before_value', 'text', column => column.notNull())
      .addColumn('after_value', 'text', column => column.notNull())
      .addColumn('reason', 'text', column => column.notNull())
      .execute()
    await db.schema
      .createIndex('member_event_of_member')
      .on('member_event')
      .columns(['user_code', 'made_at', 'id'])
      .execute()
  },
}
