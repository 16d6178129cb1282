import { setImmediate as nextTurn } from 'node:timers/promises'
import type { SelectQueryBuilder, Transaction } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { Tables } from '../../database/tables.ts'

type Executor = Database | Transaction<Tables>

/** Members by what the shop knows of them. A missing field does not narrow. Instants are epoch milliseconds. */
export interface MemberFilter {
  /** One of these levels; empty for all. */
  readonly levels: readonly string[]
  readonly registeredFrom?: number | undefined
  /** No longer at this instant. */
  readonly registeredUntil?: number | undefined
  /** Members who agreed to marketing, or did not. */
  readonly isOptedIn?: boolean | undefined
  /** An order that was not cancelled, at this instant or later. */
  readonly orderedSince?: number | undefined
}

/** Members looked at by one statement: a few milliseconds, however few of them match. */
const PAGE = 1000

function matching<Row>(
  query: SelectQueryBuilder<Tables, 'account', Row>,
  { levels, registeredFrom, registeredUntil, isOptedIn, orderedSince }: MemberFilter,
) {
  let found = query
  if (levels.length > 0) found = found.where('level_code', 'in', levels)
  if (registeredFrom !== undefined) found = found.where('created_at', '>=', registeredFrom)
  if (registeredUntil !== undefined) found = found.where('created_at', '<', registeredUntil)
  if (isOptedIn !== undefined) found = found.where('marketing_consent', '=', isOptedIn ? 1 : 0)
  if (orderedSince !== undefined)
    found = found.where(eb =>
      eb.exists(
        eb
          .selectFrom('order_head')
          .select(eb.lit(1).as('one'))
          .whereRef('order_head.owner_code', '=', 'account.user_code')
          .where('order_head.created_at', '>=', orderedSince)
          .where('order_head.status', 'not in', ['CANCELED', 'AUTO_CANCEL']),
      ),
    )
  return found
}

/** Members of a filter among the next ones, and the last one that was looked at; `undefined` at the end. */
interface MemberPage {
  readonly members: readonly string[]
  readonly last: string | undefined
}

/** Looks at the members after one of them, in the order of their codes. */
export async function membersAfter(db: Executor, filter: MemberFilter, after: string): Promise<MemberPage> {
  const next = db
    .selectFrom('account')
    .select('user_code')
    .where('user_code', '>', after)
    .orderBy('user_code')
  const end = await next
    .offset(PAGE - 1)
    .limit(1)
    .executeTakeFirst()
  const last = end?.user_code
  const members = await matching(
    last === undefined ? next : next.where('user_code', '<=', last),
    filter,
  ).execute()
  return { members: members.map(({ user_code }) => user_code), last }
}

/** All members of a filter, a part at a time, in turns with everything else. */
export async function* membersOf(db: Database, filter: MemberFilter): AsyncGenerator<readonly string[]> {
  for (let after: string | undefined = ''; after !== undefined; ) {
    const { members, last }: MemberPage = await membersAfter(db, filter, after)
    yield members
    after = last
    await nextTurn()
  }
}
