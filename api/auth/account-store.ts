import { randomUUID } from 'node:crypto'
import type { Insertable, Selectable, Transaction, Updateable } from 'kysely'
import type { BothTexts, Locale } from '#locales/locale.ts'
import type { Database } from '../database/database.ts'
import type { AccountTable, Tables } from '../database/tables.ts'
import { AccountMerged } from '../shared/account-merged.ts'
import { nameKeys } from '../rules/name-key.ts'

/** A member as stored. */
export type Account = Selectable<AccountTable>
/** Required fields of a new account; the rest has defaults. */
export type NewAccount = Pick<
  Insertable<AccountTable>,
  'country_code' | 'first_name' | 'last_name' | 'sign_up_method' | 'created_at'
> &
  Partial<Omit<Insertable<AccountTable>, 'user_code'>>

/** Login of a member: by address or by number, never by both. */
export type Login = { readonly email: string } | { readonly mobile: string }

/** Fields that no two accounts can share. */
export type UniqueField = 'email' | 'mobile' | 'staff_code'

export interface Level<Name = string> {
  readonly code: string
  readonly name: Name
}

/** Locks the account's row, so that transactions of one member run one after the other and their counts are right. */
export async function lockAccount(trx: Transaction<Tables>, userCode: string): Promise<void> {
  await trx.updateTable('account').set({ user_code: userCode }).where('user_code', '=', userCode).execute()
}

/**
 * Locks an account for a change by its member.
 * @throws AccountMerged for one that was merged while the call was on its way
 */
export async function lockOpenAccount(trx: Transaction<Tables>, userCode: string): Promise<void> {
  const row = await trx
    .updateTable('account')
    .set({ user_code: userCode })
    .where('user_code', '=', userCode)
    .returning('merged_into')
    .executeTakeFirst()
  if (row && row.merged_into !== null) throw new AccountMerged(userCode)
}

/** Members. E-mail addresses come folded, mobiles normalised (`api/rules/phone.ts`). */
export interface AccountStore {
  readonly byCode: (userCode: string) => Promise<Account | undefined>
  readonly byLogin: (login: Login) => Promise<Account | undefined>
  /** The account whose address or number this is, as its owner has proved. An unproved one may be a stranger's. */
  readonly byProved: (login: Login) => Promise<Account | undefined>
  /** Returns true if a merge of two accounts has freed this address or number, and no account has it. */
  readonly isFormer: (login: Login) => Promise<boolean>
  /** Of these, the fields that another account has already; an address or a number only if it is proved there. */
  readonly taken: (
    wanted: Partial<Record<UniqueField, string | null>>,
    exceptCode?: string,
  ) => Promise<readonly UniqueField[]>
  /**
   * Creates an account of the lowest level. An account that has its address or number without having proved it loses it. Of two
   * at once for the same address, the database refuses the second; the result then names the taken field. `also` runs in the same transaction: if it throws, no account is created.
   */
  readonly create: (
    account: NewAccount,
    also?: (trx: Transaction<Tables>, userCode: string) => Promise<void>,
  ) => Promise<Account | { readonly taken: readonly UniqueField[] }>
  /**
   * Changes fields; changes nothing when another account has one of the values. Unproved ones give way, as in `create`. `also` runs in the
   * same transaction.
   */
  readonly update: (
    userCode: string,
    change: Updateable<AccountTable>,
    also?: (trx: Transaction<Tables>) => Promise<void>,
  ) => Promise<Account | { readonly taken: readonly UniqueField[] }>
  /** Replaces this hash by a new one; false when it has changed meanwhile. */
  readonly replacePassword: (userCode: string, from: string | null, to: string) => Promise<boolean>
  /** Removes an account that was just created, when the following step failed. */
  readonly remove: (userCode: string) => Promise<void>
  /** Resolves to true if there is no account yet. */
  readonly isEmpty: () => Promise<boolean>
  /** A level's name; its code where there is no such level. */
  readonly level: (code: string, locale: Locale) => Promise<Level>
  /** Every level with its name in each language, the lowest first. */
  readonly levels: () => Promise<readonly Level<BothTexts>[]>
}

export const isAccount = (made: Account | { readonly taken: readonly UniqueField[] }): made is Account =>
  'user_code' in made

const UNIQUE_FIELDS = ['email', 'mobile', 'staff_code'] as const satisfies readonly UniqueField[]
/** Columns that say whether the owner has proved a contact. */
const PROVED_COLUMNS = { email: 'is_email_verified', mobile: 'is_mobile_verified' } as const

/**
 * Takes contacts away from accounts that have not proved them: an address belongs to the person who proves it, and an unproved one
 * never blocks its owner. Source: spec/README, “an unproved e-mail address”.
 */
async function releaseUnproved(
  trx: Transaction<Tables>,
  wanted: Partial<Record<UniqueField, unknown>>,
  exceptCode = '',
): Promise<void> {
  for (const column of ['email', 'mobile'] as const) {
    const value = wanted[column]
    if (typeof value !== 'string') continue
    await trx
      .updateTable('account')
      .set({ [column]: null })
      .where(column, '=', value)
      .where(PROVED_COLUMNS[column], '=', 0)
      .where('user_code', '!=', exceptCode)
      .execute()
  }
}

function byLogin(db: Database, login: Login): Promise<Account | undefined> {
  const accounts = db.selectFrom('account').selectAll()
  const found =
    'email' in login ? accounts.where('email', '=', login.email) : accounts.where('mobile', '=', login.mobile)
  return found.executeTakeFirst()
}

async function takenFields(
  db: Database,
  wanted: Partial<Record<UniqueField, string | null>>,
  exceptCode = '',
): Promise<readonly UniqueField[]> {
  const found = await Promise.all(
    UNIQUE_FIELDS.map(async column => {
      const value = wanted[column]
      if (!value) return []
      const row = await db
        .selectFrom('account')
        .select('user_code')
        .where(column, '=', value)
        .$if(column !== 'staff_code', query =>
          query.where(PROVED_COLUMNS[column === 'mobile' ? 'mobile' : 'email'], '=', 1),
        )
        .where('user_code', '!=', exceptCode)
        .executeTakeFirst()
      return row ? [column] : []
    }),
  )
  return found.flat()
}

async function lowestLevel(db: Database) {
  const { code } = await db
    .selectFrom('member_level')
    .select('code')
    .orderBy('rank')
    .limit(1)
    .executeTakeFirstOrThrow()
  return code
}

/**
 * Writes values that must be unique. Where a unique index refuses them, returns the fields that another account has proved; an
 * unproved one that came in between gives way in a second attempt.
 */
async function writeUnique<Written>(
  db: Database,
  wanted: Parameters<AccountStore['taken']>[0],
  exceptCode: string | undefined,
  write: (trx: Transaction<Tables>) => Promise<Written>,
) {
  const attempt = () =>
    db.transaction().execute(async trx => {
      await releaseUnproved(trx, wanted, exceptCode)
      return write(trx)
    })
  try {
    return await attempt()
  } catch (error) {
    const columns = await takenFields(db, wanted, exceptCode)
    if (columns.length > 0) return { taken: columns }
    const { email, mobile } = wanted
    const holders = [
      email ? await byLogin(db, { email }) : undefined,
      mobile ? await byLogin(db, { mobile }) : undefined,
    ]
    if (!holders.some(holder => holder && holder.user_code !== exceptCode)) throw error
    return attempt()
  }
}

/** Writes the keys by which staff find a member's name. */
export async function writeNameKeys(
  trx: Transaction<Tables>,
  account: Pick<Account, 'user_code' | 'first_name' | 'last_name'>,
): Promise<void> {
  const { user_code } = account
  await trx.deleteFrom('member_name').where('user_code', '=', user_code).execute()
  const rows = nameKeys(account).map((name_key, position) => ({ user_code, position, name_key }))
  if (rows.length > 0) await trx.insertInto('member_name').values(rows).execute()
}

const createLevels = (db: Database): Pick<AccountStore, 'level' | 'levels'> => ({
  async level(code, locale) {
    const row = await db.selectFrom('member_level').select('name').where('code', '=', code).executeTakeFirst()
    const names: Partial<Record<Locale, string>> = row ? JSON.parse(row.name) : {}
    return { code, name: names[locale] ?? code }
  },

  async levels() {
    const rows = await db.selectFrom('member_level').select(['code', 'name']).orderBy('rank').execute()
    return rows.map(({ code, name }) => {
      const names: Partial<Record<Locale, string>> = JSON.parse(name)
      return { code, name: { zh_HK: names.zh_HK ?? code, en_US: names.en_US ?? code } }
    })
  },
})

export function createAccountStore(db: Database): AccountStore {
  const byCode: AccountStore['byCode'] = userCode =>
    db.selectFrom('account').selectAll().where('user_code', '=', userCode).executeTakeFirst()

  return {
    byCode,
    taken: (wanted, exceptCode) => takenFields(db, wanted, exceptCode),
    byLogin: login => byLogin(db, login),
    async byProved(login) {
      const account = await byLogin(db, login)
      return account?.[PROVED_COLUMNS['email' in login ? 'email' : 'mobile']] === 1 ? account : undefined
    },

    async isFormer(login) {
      const contact = 'email' in login ? login.email : login.mobile
      const row = await db
        .selectFrom('former_contact')
        .select('contact')
        .where('contact', '=', contact)
        .executeTakeFirst()
      return row !== undefined && (await byLogin(db, login)) === undefined
    },

    async create(account, also = () => Promise.resolve()) {
      const row: Insertable<AccountTable> = {
        email: null,
        mobile: null,
        is_email_verified: 0,
        is_mobile_verified: 0,
        is_suspended: 0,
        is_birthday_confirmed: 0,
        marketing_consent: 0,
        level_code: account.level_code ?? (await lowestLevel(db)),
        ...account,
        user_code: `M${randomUUID().replaceAll('-', '')}`,
      }
      return writeUnique(db, account, undefined, async trx => {
        const made = await trx.insertInto('account').values(row).returningAll().executeTakeFirstOrThrow()
        await writeNameKeys(trx, made)
        await also(trx, made.user_code)
        return made
      })
    },

    update: (userCode, change, also) => {
      const write = (executor: Database | Transaction<Tables>) =>
        executor
          .updateTable('account')
          .set(change)
          .where('user_code', '=', userCode)
          .returningAll()
          .executeTakeFirstOrThrow()
      const isNamed = change.first_name !== undefined || change.last_name !== undefined
      const writeAll = async (trx: Transaction<Tables>) => {
        const written = await write(trx)
        if (isNamed) await writeNameKeys(trx, written)
        await also?.(trx)
        return written
      }
      if (UNIQUE_FIELDS.some(field => change[field])) return writeUnique(db, change, userCode, writeAll)
      return isNamed || also ? db.transaction().execute(writeAll) : write(db)
    },

    async replacePassword(userCode, from, to) {
      const { numUpdatedRows } = await db
        .updateTable('account')
        .set({ password_hash: to })
        .where('user_code', '=', userCode)
        .where('password_hash', from === null ? 'is' : '=', from)
        .executeTakeFirstOrThrow()
      return numUpdatedRows > 0n
    },

    async remove(userCode) {
      await db.deleteFrom('account').where('user_code', '=', userCode).execute()
    },

    async isEmpty() {
      return (await db.selectFrom('account').select('user_code').limit(1).executeTakeFirst()) === undefined
    },

    ...createLevels(db),
  }
}
