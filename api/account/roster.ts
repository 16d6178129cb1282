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
  /** First instant at which the code does not count any more; `null` for no end. */
  readonly until: number | null
  /** The account that has the code. */
  readonly member: Pick<Account, 'user_code' | 'first_name' | 'last_name' | 'email' | 'mobile'> | null
}

/** Changes of an entry. */
interface RosterChange {
  /** Code before; `null` adds an entry. */
  readonly before: string | null
  readonly code: string
  readonly name: string
  readonly until: number | null
  readonly isActive: boolean
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
  /** Adds or changes an entry, with the account that has its code. Orders keep the code that they were placed with. */
  readonly save: (change: RosterChange) => Promise<Result<true, RosterRefusal>>
  /** Paid orders that were placed in a period, by guide; trial and cancelled orders left out. */
  readonly sales: (period: {
    readonly from: number
    readonly until: number
  }) => Promise<readonly GuideSales[]>
}

async function putMember(
  trx: Write,
  { before, code, name, member }: RosterChange,
): Promise<RosterRefusal | undefined> {
  const holders = [...new Set([before, code])].filter(each => each !== null)
  if (member !== null) {
    await lockAccount(trx, member)
    const account = await trx
      .selectFrom('account')
      .select(['staff_code', 'is_suspended'])
      .where('user_code', '=', member)
      .executeTakeFirst()
    if (account?.is_suspended !== 0) return 'noMember'
    if (account.staff_code !== null && !holders.includes(account.staff_code)) return 'memberTaken'
  }
  await trx
    .updateTable('account')
    .set({ staff_code: null, staff_name: null })
    .where('staff_code', 'in', holders)
    .execute()
  if (member !== null)
    await trx
      .updateTable('account')
      .set({ staff_code: code, staff_name: name })
      .where('user_code', '=', member)
      .execute()
  return undefined
}

/** Ends a transaction whose result is a refusal. */
class RosterRefused extends Error {
  readonly refusal: RosterRefusal
  constructor(refusal: RosterRefusal) {
    super('The entry was refused')
    this.refusal = refusal
  }
}

async function save(trx: Write, change: RosterChange): Promise<void> {
  const { before, code, name, until, isActive } = change
  const folded = foldedStaffCode(code)
  const known = before === null ? null : foldedStaffCode(before)
  const row = { code, name, active_until: until, is_active: isActive ? (1 as const) : (0 as const) }
  if (folded !== known) {
    const other = await trx
      .selectFrom('staff')
      .select('code')
      .where('folded_code', '=', folded)
      .executeTakeFirst()
    if (other) throw new RosterRefused('taken')
  }
  if (known === null)
    await trx
      .insertInto('staff')
      .values({ folded_code: folded, ...row })
      .execute()
  else {
    const { numUpdatedRows } = await trx
      .updateTable('staff')
      .set({ folded_code: folded, ...row })
      .where('folded_code', '=', known)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new RosterRefused('gone')
  }
  const refusal = await putMember(trx, change)
  if (refusal) throw new RosterRefused(refusal)
}

export const createRoster = (db: Database): Roster => ({
  async list() {
    const rows = await db
      .selectFrom('staff')
      .leftJoin('account', 'account.staff_code', 'staff.code')
      .select([
        'staff.code',
        'staff.name',
        'staff.is_active',
        'staff.active_until',
        'account.user_code',
        'account.first_name',
        'account.last_name',
        'account.email',
        'account.mobile',
      ])
      .orderBy('staff.is_active', 'desc')
      .orderBy('staff.folded_code')
      .limit(MOST_LISTED)
      .execute()
    return rows.map(
      ({ code, name, is_active, active_until, user_code, first_name, last_name, email, mobile }) => ({
        code,
        name,
        isActive: is_active === 1,
        until: active_until,
        member:
          user_code === null
            ? null
            : { user_code, first_name: first_name ?? '', last_name: last_name ?? '', email, mobile },
      }),
    )
  },

  async save(change) {
    try {
      await db.transaction().execute(trx => save(trx, change))
      return accepted(true)
    } catch (error) {
      if (error instanceof RosterRefused) return refused(error.refusal)
      throw error
    }
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
