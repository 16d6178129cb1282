import { sql, type Transaction } from 'kysely'
import type { Account } from '../auth/account-store.ts'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import { MERGE_COUNTS, type MergeCounts } from '../rules/member-merge.ts'
import { provedContacts } from './former-contacts.ts'

type Executor = Database | Transaction<Tables>

const NONE = Object.fromEntries(MERGE_COUNTS.map(name => [name, 0])) as unknown as MergeCounts // every count

/** Counts what an account has. */
export async function mergeCountsOf(db: Executor, account: Account): Promise<MergeCounts> {
  const code = account.user_code
  const { emails } = await provedContacts(db, account)
  const count = async (table: keyof Tables, column: string, sum?: string): Promise<number> => {
    const { rows } = await sql<{ value: number | string | null }>`select ${
      sum === undefined ? sql`count(*)` : sql`sum(${sql.ref(sum)})`
    } as value from ${sql.table(table)} where ${sql.ref(column)} = ${code}`.execute(db)
    return Number(rows[0]?.value ?? 0)
  }
  let messages = 0
  for (const email of emails) {
    const { rows } = await sql<{ value: number | string }>`select count(*) as value from feedback
      where lower(email) = lower(${email})`.execute(db)
    messages += Number(rows[0]?.value ?? 0)
  }
  return {
    ...NONE,
    orders: await count('order_head', 'owner_code'),
    orderAmount: await count('order_head', 'owner_code', 'amount'),
    returns: await count('after_sales_order', 'owner_code'),
    goDollar: await count('go_dollar_lot', 'user_code', 'remaining'),
    lots: await count('go_dollar_lot', 'user_code'),
    coupons: await count('coupon', 'user_code'),
    codes: (await count('code_use', 'user_code')) + (await count('unique_code', 'user_code')),
    addresses: await count('delivery_address', 'user_code'),
    wishes: await count('favorite', 'user_code'),
    bagUnits: await count('cart_line', 'owner_code', 'quantity'),
    sharedBags: await count('cart_share', 'owner_code'),
    messages,
    referrals: await count('referral', 'referrer_code'),
    requests: await count('data_request', 'user_code'),
    links: await count('third_party_link', 'user_code'),
    sessions: await count('session', 'user_code'),
  }
}
