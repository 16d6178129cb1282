import type { Transaction } from 'kysely'
import { accepted, refused, type Result } from '#platform/result.ts'
import { type Account, lockAccount } from '../auth/account-store.ts'
import type { Deed } from '../coupon/deed.ts'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import type { MemberEventKind } from '../rules/member-events.ts'
import { logMemberEvent, madeBefore } from './member-events.ts'

type Write = Transaction<Tables>

export type MemberRefusal =
  /** There is no such member. */
  | 'gone'
  /** The change was made before by another call, or changes nothing. */
  | 'same'
  | 'noLevel'

/** A change with the wish of its caller: a repeated one does nothing twice. */
export interface MemberDeed extends Deed {
  readonly wish: string
}

/** Result of a step; the wish's own, also where it was made before. */
type Stepped = Result<true, MemberRefusal>

/** Changes of a member by staff. Each is one transaction with its entry in the log. */
export interface MemberSteps {
  readonly setLevel: (userCode: string, level: string, deed: MemberDeed) => Promise<Stepped>
  /** Suspends a member, whose sessions end at once, or lets a suspended one back in. */
  readonly setSuspended: (userCode: string, isSuspended: boolean, deed: MemberDeed) => Promise<Stepped>
  /** Logs that the member's data was handed out. */
  readonly noteExport: (userCode: string, deed: MemberDeed) => Promise<Stepped>
  /** Ends all sessions. */
  readonly signOut: (userCode: string, deed: MemberDeed) => Promise<Stepped>
}

interface Change {
  readonly kind: MemberEventKind
  readonly before?: string
  readonly after?: string
}

/**
 * Changes a member whose row is locked, and logs it. A wish that was made before changes nothing.
 * @param gone refusal for a member who does not exist, or not any more
 * @param after runs in the same transaction, after the entry in the log
 */
export const step = <Refusal>(
  db: Database,
  userCode: string,
  { wish, by, now, reason }: MemberDeed,
  gone: Refusal,
  change: (trx: Write, account: Account) => Promise<Result<Change, Refusal>>,
  after: (trx: Write) => Promise<void> = () => Promise.resolve(),
): Promise<Result<true, Refusal>> =>
  db.transaction().execute(async trx => {
    await lockAccount(trx, userCode)
    const account = await trx
      .selectFrom('account')
      .selectAll()
      .where('user_code', '=', userCode)
      .executeTakeFirst()
    if (!account || account.erased_at !== null || account.merged_into !== null) return refused(gone)
    if (await madeBefore(trx, wish, userCode)) return accepted(true)
    const made = await change(trx, account)
    if (!made.ok) return made
    const { kind, before = '', after: value = '' } = made.value
    await logMemberEvent(trx, {
      id: wish,
      user_code: userCode,
      made_at: now,
      made_by: by,
      kind,
      before_value: before,
      after_value: value,
      reason,
    })
    await after(trx)
    return accepted(true)
  })

const endSessions = (trx: Write, userCode: string) =>
  trx.deleteFrom('session').where('user_code', '=', userCode).execute()

export const createMemberSteps = (db: Database): MemberSteps => ({
  setLevel: (userCode, level, deed) =>
    step<MemberRefusal>(db, userCode, deed, 'gone', async (trx, account) => {
      if (account.level_code === level) return refused('same')
      const known = await trx
        .selectFrom('member_level')
        .select('code')
        .where('code', '=', level)
        .executeTakeFirst()
      if (!known) return refused('noLevel')
      await trx.updateTable('account').set({ level_code: level }).where('user_code', '=', userCode).execute()
      return accepted({ kind: 'LEVEL', before: account.level_code, after: level })
    }),

  setSuspended: (userCode, isSuspended, deed) =>
    step<MemberRefusal>(db, userCode, deed, 'gone', async (trx, account) => {
      if ((account.is_suspended === 1) === isSuspended) return refused('same')
      await trx
        .updateTable('account')
        .set({ is_suspended: isSuspended ? 1 : 0 })
        .where('user_code', '=', userCode)
        .execute()
      if (isSuspended) await endSessions(trx, userCode)
      return accepted({ kind: isSuspended ? 'SUSPENDED' : 'RESTORED' })
    }),

  noteExport: (userCode, deed) =>
    step<MemberRefusal>(db, userCode, deed, 'gone', async () => accepted({ kind: 'EXPORTED' })),

  signOut: (userCode, deed) =>
    step<MemberRefusal>(db, userCode, deed, 'gone', async trx => {
      const ended = await trx
        .deleteFrom('session')
        .where('user_code', '=', userCode)
        .returning('token_hash')
        .execute()
      return accepted({ kind: 'SIGNED_OUT', after: String(ended.length) })
    }),
})
