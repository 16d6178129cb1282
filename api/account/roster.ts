import type { Transaction } from 'kysely'
import { accepted, refused, type Result } from '#platform/result.ts'
import { type Account, lockAccount } from '../auth/account-store.ts'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import type { Cents } from '../shared/money.ts'
import { foldedStaffCode, type StaffMember } from './staff.ts'

type Write = Transaction<Tables>

/** A person who works in the shops, as staff of the desk see them. */
export interface RosterEntry extends StaffMember {
  /** First instant at which the code counts; `null` for no beginning. */
  readonly from: number | null
  /** First instant at which the code does not count any more; `null` for no end. */
  readonly until: number | null
  /** Code of the pick-up point where they work; `null` for none. */
  readonly place: string | null
  /** The account that has the code. */
  readonly member: Pick<Account, 'user_code' | 'first_name' | 'last_name' | 'email' | 'mobile'> | null
}

/** Changes of an entry. */
export interface RosterChange {
  /** Code before; `null` adds an entry. */
  readonly before: string | null
  readonly code: string
  readonly name: string
  readonly from: number | null
  readonly until: number | null
  readonly isActive: boolean
  readonly place: string | null
  /** Code of the account that has the staff code; `null` for none. */
  readonly member: string | null
}

export type RosterRefusal =
  | 'gone'
  /** Another entry has the code. */
  | 'taken'
  /** There is no such account, or it is suspended. */
  | 'noMember'
  /** The account has another staff code. */
  | 'memberTaken'

/** A change that was refused, by its place in the list. */
export interface RefusedRosterChange {
  readonly at: number
  readonly refusal: RosterRefusal
}

/** Sales of a guide in a period. */
interface GuideSales {
  readonly code: string
  readonly orders: number
  /** Paid with money, freight included. */
  readonly amount: Cents
}

/** Codes that one answer lists. A shop with more has no use for a list without pages. */
const MOST_LISTED = 2000

export interface Roster {
  /** Everyone, those who work here first, by code. */
  readonly list: () => Promise<readonly RosterEntry[]>
  /** Entries by their codes, whatever their case. */
  readonly byCodes: (codes: readonly string[]) => Promise<readonly RosterEntry[]>
  /**
   * Adds or changes entries, with the accounts that have their codes: all of them, or none where one is refused.
   * @param isDry only finds what would be refused
   */
  readonly saveAll: (
    changes: readonly RosterChange[],
    isDry?: boolean,
  ) => Promise<readonly RefusedRosterChange[]>
  /** Adds or changes an entry, with the account that has its code. Orders keep the code that they were placed with. */
  readonly save: (change: RosterChange) => Promise<Result<true, RosterRefusal>>
  /** Paid orders that were placed in a period, by guide; trial and cancelled orders left out. */
  readonly sales: (period: {
    readonly from: number
    readonly until: number
  }) => Promise<readonly GuideSales[]>
}

const holdersOf = ({ before, code }: RosterChange) => [before, code].filter(each => each !== null)

/** Locks the accounts of some changes, in one order for all callers, and takes their codes from the accounts that have them. */
async function freeCodes(trx: Write, changes: readonly RosterChange[]): Promise<void> {
  const members = new Set(changes.flatMap(({ member }) => member ?? []))
  for (const member of [...members].toSorted()) await lockAccount(trx, member)
  await trx
    .updateTable('account')
    .set({ staff_code: null, staff_name: null })
    .where('staff_code', 'in', changes.flatMap(holdersOf))
    .execute()
}

async function putMember(
  trx: Write,
  { code, name, member }: RosterChange,
): Promise<RosterRefusal | undefined> {
  if (member === null) return undefined
  const account = await trx
    .selectFrom('account')
    .select(['staff_code', 'is_suspended'])
    .where('user_code', '=', member)
    .executeTakeFirst()
  if (account?.is_suspended !== 0) return 'noMember'
  if (account.staff_code !== null) return 'memberTaken'
  await trx
    .updateTable('account')
    .set({ staff_code: code, staff_name: name })
    .where('user_code', '=', member)
    .execute()
  return undefined
}

async function putEntry(trx: Write, change: RosterChange): Promise<RosterRefusal | undefined> {
  const { before, code, name, from, until, place, isActive } = change
  const folded = foldedStaffCode(code)
  const known = before === null ? null : foldedStaffCode(before)
  const row = {
    code,
    name,
    active_from: from,
    active_until: until,
    place,
    is_active: isActive ? (1 as const) : (0 as const),
  }
  if (folded !== known) {
    const other = await trx
      .selectFrom('staff')
      .select('code')
      .where('folded_code', '=', folded)
      .executeTakeFirst()
    if (other) return 'taken'
  }
  if (known === null) {
    await trx
      .insertInto('staff')
      .values({ folded_code: folded, ...row })
      .execute()
    return undefined
  }
  const { numUpdatedRows } = await trx
    .updateTable('staff')
    .set({ folded_code: folded, ...row })
    .where('folded_code', '=', known)
    .executeTakeFirst()
  return numUpdatedRows === 0n ? 'gone' : undefined
}

/** Ends a transaction that leaves nothing behind. */
class RolledBack extends Error {
  readonly refusals: readonly RefusedRosterChange[]
  constructor(refusals: readonly RefusedRosterChange[]) {
    super('Changes of the roster were rolled back')
    this.refusals = refusals
  }
}

async function saveAll(trx: Write, changes: readonly RosterChange[], isDry: boolean): Promise<void> {
  const refusals: RefusedRosterChange[] = []
  if (changes.length > 0) await freeCodes(trx, changes)
  for (const [at, change] of changes.entries()) {
    const refusal = (await putEntry(trx, change)) ?? (await putMember(trx, change))
    if (refusal) refusals.push({ at, refusal })
  }
  if (isDry || refusals.length > 0) throw new RolledBack(refusals)
}

const selectEntries = (db: Database) =>
  db
    .selectFrom('staff')
    .leftJoin('account', 'account.staff_code', 'staff.code')
    .select([
      'staff.code',
      'staff.name',
      'staff.is_active',
      'staff.active_from',
      'staff.active_until',
      'staff.place',
      'account.user_code',
      'account.first_name',
      'account.last_name',
      'account.email',
      'account.mobile',
    ])
    .orderBy('staff.is_active', 'desc')
    .orderBy('staff.folded_code')
type EntryRow = Awaited<ReturnType<ReturnType<typeof selectEntries>['execute']>>[number]

const entryOf = ({ user_code, first_name, last_name, email, mobile, ...row }: EntryRow): RosterEntry => ({
  code: row.code,
  name: row.name,
  isActive: row.is_active === 1,
  from: row.active_from,
  until: row.active_until,
  place: row.place,
  member:
    user_code === null
      ? null
      : { user_code, first_name: first_name ?? '', last_name: last_name ?? '', email, mobile },
})

/** Changes entries in one transaction; refusals leave nothing behind, and neither does a dry run. */
async function saveTogether(
  db: Database,
  changes: readonly RosterChange[],
  isDry = false,
): Promise<readonly RefusedRosterChange[]> {
  try {
    await db.transaction().execute(trx => saveAll(trx, changes, isDry))
    return []
  } catch (error) {
    if (error instanceof RolledBack) return error.refusals
    throw error
  }
}

export const createRoster = (db: Database): Roster => ({
  list: async () => (await selectEntries(db).limit(MOST_LISTED).execute()).map(entryOf),
  byCodes: async codes =>
    codes.length === 0
      ? []
      : (await selectEntries(db).where('staff.folded_code', 'in', codes.map(foldedStaffCode)).execute()).map(
          entryOf,
        ),

  saveAll: (changes, isDry) => saveTogether(db, changes, isDry),
  async save(change) {
    const [wrong] = await saveTogether(db, [change])
    return wrong ? refused(wrong.refusal) : accepted(true)
  },

  async sales({ from, until }) {
    const rows = await db
      .selectFrom('order_head')
      .select(({ fn }) => [
        'guide_code',
        fn.countAll<number | string>().as('orders'),
        fn.sum<number | string>('amount').as('amount'),
      ])
      .where('guide_code', '<>', '')
      .where('created_at', '>=', from)
      .where('created_at', '<', until)
      .where('is_paid', '=', 1)
      .where('is_trial', '=', 0)
      .where('cancelled_by', 'is', null)
      .groupBy('guide_code')
      .orderBy('guide_code')
      .execute()
    return rows.map(({ guide_code, orders, amount }) => ({
      code: guide_code,
      orders: Number(orders),
      amount: Number(amount),
    }))
  },
})
