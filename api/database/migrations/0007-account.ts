import type { Migration } from 'kysely/migration'

const LEVELS = [
  { code: 'MEMBER', name: '{"zh_HK":"會員","en_US":"Member"}', rank: 1 },
  { code: 'SILVER', name: '{"zh_HK":"銀卡會員","en_US":"Silver member"}', rank: 2 },
  { code: 'GOLD', name: '{"zh_HK":"金卡會員","en_US":"Gold member"}', rank: 3 },
]

/** Members and their levels; sessions of members beside those of visitors. Sessions begun before are over. */
export const accountTables: Migration = {
  async up(db) {
    await db.schema.dropTable('session').execute()
    await db.schema
      .createTable('session')
      .addColumn('token_hash', 'text', column => column.primaryKey())
      .addColumn('kind', 'text', column => column.notNull())
      .addColumn('user_code', 'text', column => column.notNull())
      .addColumn('order_code', 'text')
      .addColumn('created_at', 'bigint', column => column.notNull())
      .addColumn('renewed_at', 'bigint', column => column.notNull())
      .addColumn('expires_at', 'bigint', column => column.notNull())
      .execute()
    await db.schema.createIndex('session_expires_at').on('session').column('expires_at').execute()
    await db.schema.createIndex('session_user_code').on('session').column('user_code').execute()

    await db.schema
      .createTable('member_level')
      .addColumn('code', 'text', column => column.primaryKey())
      .addColumn('name', 'text', column => column.notNull())
      .addColumn('rank', 'integer', column => column.notNull())
      .execute()
    await db.insertInto('member_level').values(LEVELS).execute()

    await db.schema
      .createTable('account')
      .addColumn('user_code', 'text', column => column.primaryKey())
      .addColumn('email', 'text', column => column.unique())
      .addColumn('mobile', 'text', column => column.unique())
      .addColumn('is_email_verified', 'integer', column => column.notNull())
      .addColumn('is_mobile_verified', 'integer', column => column.notNull())
      .addColumn('country_code', 'text', column => column.notNull())
      .addColumn('password_hash', 'text')
      .addColumn('is_suspended', 'integer', column => column.notNull())
      .addColumn('level_code', 'text', column => column.notNull())
      .addColumn('appellation', 'text')
      .addColumn('first_name', 'text', column => column.notNull())
      .addColumn('last_name', 'text', column => column.notNull())
      .addColumn('nick_name', 'text')
      .addColumn('sex', 'text')
      .addColumn('birth_month', 'integer')
      .addColumn('birthday', 'text')
      .addColumn('is_birthday_confirmed', 'integer', column => column.notNull())
      .addColumn('staff_code', 'text', column => column.unique())
      .addColumn('staff_name', 'text')
      .addColumn('marketing_consent', 'integer', column => column.notNull())
      .addColumn('consent_at', 'bigint')
      .addColumn('consent_text', 'text')
      .addColumn('portrait', 'text')
      .addColumn('user_remark', 'text')
      .addColumn('open_id', 'text')
      .addColumn('union_id', 'text')
      .addColumn('sign_up_method', 'text', column => column.notNull())
      .addColumn('login_method', 'text')
      .addColumn('login_type', 'text')
      .addColumn('login_at', 'bigint')
      .addColumn('created_at', 'bigint', column => column.notNull())
      .execute()
  },
}
