import type { Transaction } from 'kysely'
import type { Account } from '../auth/account-store.ts'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'

type Executor = Database | Transaction<Tables>

/** Contacts that belong to a person. */
export interface PersonContacts {
  readonly emails: readonly string[]
  readonly mobiles: readonly string[]
}

/** Codes of the accounts that were merged into one. */
export async function mergedCodes(db: Executor, userCode: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('account')
    .select('user_code')
    .where('merged_into', '=', userCode)
    .orderBy('user_code')
    .execute()
  return rows.map(row => row.user_code)
}

/** Addresses and numbers that merges have freed, the newest first; also those that another account has now. */
export const formerContacts = (db: Executor, userCode: string) =>
  db
    .selectFrom('former_contact')
    .select(['contact', 'kind', 'is_proved'])
    .where('user_code', '=', userCode)
    .orderBy('freed_at', 'desc')
    .orderBy('contact')
    .execute()

/**
 * Addresses and numbers that a member has proved, with those of accounts that were merged into theirs. An unproved one may be a
 * stranger's, and so is a freed one that another account has now.
 */
export async function provedContacts(db: Executor, account: Account): Promise<PersonContacts> {
  const { email, mobile, is_email_verified, is_mobile_verified, user_code } = account
  const former = (await formerContacts(db, user_code)).filter(({ is_proved }) => is_proved === 1)
  const own = async (kind: 'email' | 'mobile') => {
    const contacts = former.filter(each => each.kind === kind).map(({ contact }) => contact)
    if (contacts.length === 0) return []
    const taken = await db
      .selectFrom('account')
      .select([kind])
      .where(kind, 'in', contacts)
      .where('user_code', '!=', user_code)
      .execute()
    return contacts.filter(contact => !taken.some(row => row[kind] === contact))
  }
  return {
    emails: [
      ...new Set([...(email !== null && is_email_verified === 1 ? [email] : []), ...(await own('email'))]),
    ],
    mobiles: [
      ...new Set([
        ...(mobile !== null && is_mobile_verified === 1 ? [mobile] : []),
        ...(await own('mobile')),
      ]),
    ],
  }
}
