import type { Account } from '../auth/account-store.ts'
import type { Database } from '../database/database.ts'
import { nameRange } from '../rules/name-key.ts'
import { typedCode } from '../rules/typed-text.ts'
import { readEmail, readMobile } from '../verify/receiver.ts'

/** Which members to list. */
export interface MemberQuestion {
  /** A whole e-mail address or mobile, a former one too, an order number or a member's code, or the beginning of a name. Empty: all members, the newest first. */
  readonly search: string
  /** `cursor` of the last member of the page before. */
  readonly after?: string | undefined
  readonly size: number
}

export interface FoundMember {
  readonly account: Account
  /** Names the row to the next page. */
  readonly cursor: string
}

/** An e-mail address or mobile as stored, an order's number or a member's code: what names one member, or few. */
const isNumber = (typed: string) => /^O?[\d\s-]{6,40}$/.test(typed)
const isMemberCode = (typed: string) => /^M[\da-f]{32}$/.test(typed)

const accountsBy = async (
  db: Database,
  column: 'email' | 'mobile' | 'user_code',
  value: string,
): Promise<readonly Account[]> => db.selectFrom('account').selectAll().where(column, '=', value).execute()

/** Members who had a contact before their accounts were merged. */
const accountsByFormer = (db: Database, contact: string): Promise<readonly Account[]> =>
  db
    .selectFrom('former_contact')
    .innerJoin('account', 'account.user_code', 'former_contact.user_code')
    .selectAll('account')
    .where('former_contact.contact', '=', contact)
    .execute()

const eachOnce = (found: readonly Account[]): readonly Account[] => [
  ...new Map(found.map(account => [account.user_code, account])).values(),
]

/** The member who placed an order. */
const accountsByOrder = (db: Database, number: string): Promise<readonly Account[]> =>
  db
    .selectFrom('order_head')
    .innerJoin('account', 'account.user_code', 'order_head.owner_code')
    .selectAll('account')
    .where('order_head.external_no', '=', number)
    .where('order_head.is_member', '=', 1)
    .execute()

/** Members of one contact, number or code; `undefined` for words. */
async function byWhole(db: Database, search: string): Promise<readonly Account[] | undefined> {
  const typed = typedCode(search)
  if (isMemberCode(typed)) return accountsBy(db, 'user_code', typed)
  if (typed.includes('@')) {
    const email = readEmail(typed)
    if (email === undefined) return []
    return eachOnce([...(await accountsBy(db, 'email', email)), ...(await accountsByFormer(db, email))])
  }
  const mobile = readMobile(typed, 'HK')
  if (mobile === undefined && !isNumber(typed)) return undefined
  return eachOnce([
    ...(mobile === undefined
      ? []
      : [...(await accountsBy(db, 'mobile', mobile)), ...(await accountsByFormer(db, mobile))]),
    ...(await accountsByOrder(db, typed.replace(/[\s-]/g, ''))),
  ])
}

const CURSOR = /^(\S+) (\S+)$/
const placeOf = (cursor: string | undefined): readonly [string, string] | undefined => {
  const [, first, code] = CURSOR.exec(cursor ?? '') ?? []
  return first === undefined || code === undefined ? undefined : [first, code]
}

/** Names that begin as typed, in the order of their keys. A member found by both keys is listed once, by the first. */
async function byName(
  db: Database,
  { search, after, size }: MemberQuestion,
): Promise<readonly FoundMember[]> {
  const range = nameRange(search)
  if (!range) return []
  const [from, until] = range
  const [key, code] = placeOf(after) ?? [from, '']
  const rows = await db
    .selectFrom('member_name as name')
    .innerJoin('account', 'account.user_code', 'name.user_code')
    .selectAll('account')
    .select('name.name_key')
    .where('name.name_key', '>=', key)
    .where('name.name_key', '<', until)
    .where(eb => eb.or([eb('name.name_key', '>', key), eb('name.user_code', '>', code)]))
    .where(eb =>
      eb.or([
        eb('name.position', '=', 0),
        eb.not(
          eb.exists(
            eb
              .selectFrom('member_name as other')
              .select('other.position')
              .whereRef('other.user_code', '=', 'name.user_code')
              .where('other.position', '=', 0)
              .where('other.name_key', '>=', from)
              .where('other.name_key', '<', until),
          ),
        ),
      ]),
    )
    .orderBy('name.name_key')
    .orderBy('name.user_code')
    .limit(size + 1)
    .execute()
  return rows.map(({ name_key, ...account }) => ({ account, cursor: `${name_key} ${account.user_code}` }))
}

/** All members but those who were erased, the newest first. */
async function newest(db: Database, { after, size }: MemberQuestion): Promise<readonly FoundMember[]> {
  const last = placeOf(after)
  const rows = await db
    .selectFrom('account')
    .selectAll()
    .where('erased_at', 'is', null)
    .$if(last !== undefined, query =>
      query.where(eb =>
        eb(eb.refTuple('created_at', 'user_code'), '<', eb.tuple(Number(last?.[0]), last?.[1] ?? '')),
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('user_code', 'desc')
    .limit(size + 1)
    .execute()
  return rows.map(account => ({ account, cursor: `${account.created_at} ${account.user_code}` }))
}

/** Finds members by an index each; up to `size` + 1, so that the caller knows whether there are more. */
export async function searchMembers(db: Database, question: MemberQuestion): Promise<readonly FoundMember[]> {
  if (question.search.trim() === '') return newest(db, question)
  const whole = await byWhole(db, question.search)
  return whole ? whole.map(account => ({ account, cursor: `- ${account.user_code}` })) : byName(db, question)
}
