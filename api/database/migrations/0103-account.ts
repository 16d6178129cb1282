import type { Migration } from 'kysely/migration'

const LEVELS = [
  { code: 'MEMBER', name: '{"zh_HK":"會員","en_US":"Member"}', rank: 1 },
  { code: 'SILVER', name: '{"zh_HK":"銀卡會員","en_US":"Silver member"}', rank: 2 },
  { code: 'GOLD', name: '{"zh_HK":"金卡會員","en_US":"Gold member"}', rank: 3 },
]

/** Members, their levels and addresses; sessions; identities of third parties. */
export const accountTables: Migration = {
  async up(db) {
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

    await db.schema
      .createTable('staff')
      .addColumn('folded_code', 'text', column => column.primaryKey())
      .addColumn('code', 'text', column => column.notNull())
      .addColumn('name', 'text', column => column.notNull())
      .addColumn('is_active', 'integer', column => column.notNull())
      .execute()

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

    // Tokens of single sign-on that are spent.
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

    // Which member referred which new member. Source: C-228, M-141, CO-79.
    await db.schema
      .createTable('referral')
      .addColumn('user_code', 'text', column =>
        column.primaryKey().references('account.user_code').onDelete('cascade'),
      )
      .addColumn('referrer_code', 'text', column =>
        column.notNull().references('account.user_code').onDelete('cascade'),
      )
      .addColumn('lot_id', 'text')
      .addColumn('created_at', 'bigint', column => column.notNull())
      .execute()
    await db.schema.createIndex('referral_of_referrer').on('referral').columns(['referrer_code']).execute()

    // Source: M-096 … M-104, MO-50.
    await db.schema
      .createTable('delivery_address')
      .addColumn('code', 'text', column => column.primaryKey())
      .addColumn('user_code', 'text', column =>
        column.notNull().references('account.user_code').onDelete('cascade'),
      )
      .addColumn('is_default', 'integer', column => column.notNull())
      .addColumn('content', 'text', column => column.notNull())
      .addColumn('created_at', 'bigint', column => column.notNull())
      .addColumn('updated_at', 'bigint', column => column.notNull())
      .execute()
    await db.schema
      .createIndex('delivery_address_of_member')
      .on('delivery_address')
      .columns(['user_code', 'created_at'])
      .execute()

    await db.schema
      .createTable('billing_address')
      .addColumn('owner_code', 'text', column => column.primaryKey())
      .addColumn('code', 'text', column => column.notNull())
      .addColumn('content', 'text', column => column.notNull())
      .addColumn('updated_at', 'bigint', column => column.notNull())
      .addColumn('expires_at', 'bigint')
      .execute()
  },
}
