import { DAY_MS } from '#locales/hong-kong.ts'
import type { Transaction } from 'kysely'
import type { Database } from '../../database/database.ts'
import { prepare } from '../../database/prepared.ts'
import type { PaymentNoticeTable, Tables } from '../../database/tables.ts'
import type { Notice, PaymentProvider, PaymentRecord } from '../../payment/payment-provider.ts'
import { sha256 } from '../../shared/sha256.ts'
import { settleAttempt, settlementOf } from '../payment-attempts.ts'

/** Longest notice that is stored, in characters. */
const MAX_NOTICE = 8000
/** Kept notices acted on in one round. */
const MOST_RESUMED = 100
/** Notices that the provider did not sign, kept per day: about one payment attempt, and about none that the shop knows. */
const MOST_FORGED = { known: 20, unknown: 200 } as const
/** Time that handled and refused notices are stored: disputes are over by then. The choice is ours. */
const KEPT_MS = 90 * DAY_MS
/** Notices deleted in one statement, so that nothing else waits long. */
const MOST_PURGED = 1000

/** The shop's answer to a notice: whether it is stored, so that the provider need not send it again. */
export type NoticeAnswer = 'taken' | 'refused'

export interface PaymentNotices {
  /** Acts on a notice of the provider and keeps it. @param body as received */
  take(body: string, now: number): Promise<NoticeAnswer>
  /** Acts on notices that were kept and could not be acted on. */
  resume(now: number): Promise<void>
  hasKept(): Promise<boolean>
  /** Deletes old notices; gives how many. */
  purge(now: number): Promise<number>
  hasOld(now: number): Promise<boolean>
}

interface NoticeOptions {
  readonly db: Database
  readonly provider: Pick<PaymentProvider, 'readNotice'>
  readonly report: (error: unknown, message: string) => void
}

interface StoredNotice {
  readonly id: string
  readonly body: string
}

/** The same notice has the same name, whatever unsigned fields come with it. */
const idOf = (body: string, notice: Notice): string => sha256(notice.ok ? notice.value.signed : body)

/** The same notice is stored once, as it came first. */
const keep = prepare((db, row: PaymentNoticeTable) =>
  db
    .insertInto('payment_notice')
    .values(row)
    .onConflict(conflict =>
      conflict.column('id').doUpdateSet(eb => ({
        state: eb.ref('excluded.state'),
        reason: eb.ref('excluded.reason'),
        handled_at: eb.ref('excluded.handled_at'),
      })),
    ),
)

async function refusalOf(
  trx: Transaction<Tables>,
  record: PaymentRecord,
  now: number,
): Promise<string | undefined> {
  if (record.state === 'unknown') return 'state'
  const settled = await settleAttempt(trx, settlementOf(record), now)
  return settled === 'unknown' || settled === 'mismatch' ? settled : undefined
}

/** Reference under which one more forged notice may be stored: the attempt's, or '' for unknown ones; `undefined` where there are enough. */
async function roomFor(db: Database, ref: string, now: number): Promise<string | undefined> {
  const known = await db.selectFrom('payment_attempt').select('ref').where('ref', '=', ref).executeTakeFirst()
  const about = known?.ref ?? ''
  const { count } = await db
    .selectFrom('payment_notice')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('ref', '=', about)
    .where('received_at', '>', now - DAY_MS)
    .where('state', '=', 'REFUSED')
    .executeTakeFirstOrThrow()
  return Number(count) < (known ? MOST_FORGED.known : MOST_FORGED.unknown) ? about : undefined
}

const pendingNotices = (db: Database) =>
  db.selectFrom('payment_notice').select(['id', 'body']).where('state', '=', 'PENDING')

const oldNotices = (db: Database, now: number) =>
  db
    .selectFrom('payment_notice')
    .select('id')
    .where('state', 'in', ['APPLIED', 'REFUSED'])
    .where('received_at', '<=', now - KEPT_MS)

const createPurge = (db: Database): Pick<PaymentNotices, 'purge' | 'hasOld'> => ({
  async purge(now) {
    const { numDeletedRows } = await db
      .deleteFrom('payment_notice')
      .where('id', 'in', oldNotices(db, now).limit(MOST_PURGED))
      .executeTakeFirstOrThrow()
    return Number(numDeletedRows)
  },

  hasOld: async now => (await oldNotices(db, now).limit(1).executeTakeFirst()) !== undefined,
})

/** Notices of the provider's server: none is lost, and forged ones cannot fill the disk. Source: CO-113. */
export function createPaymentNotices({ db, provider, report }: NoticeOptions): PaymentNotices {
  const reportRefusal = (id: string, reason: string) =>
    report(new Error(`Payment notice ${id.slice(0, 12)}: ${reason}`), 'A payment notice was refused')

  /** Acts on a signed notice and keeps it with what came of it, in one transaction: one write to the disk. */
  const act = async (id: string, body: string, record: PaymentRecord, now: number): Promise<void> => {
    const refusal = await db.transaction().execute(async trx => {
      const reason = (await refusalOf(trx, record, now)) ?? null
      const state = reason ? 'REFUSED' : 'APPLIED'
      await keep(trx, { id, received_at: now, body, state, reason, handled_at: now, ref: record.ref })
      return reason
    })
    if (refusal) reportRefusal(id, refusal)
  }

  /** Keeps a notice that the provider did not sign, unless the day has brought enough of them. */
  const refuse = async (
    id: string,
    body: string,
    { refusal: { reason, ref } }: Extract<Notice, { readonly ok: false }>,
    now: number,
  ): Promise<void> => {
    const about = await roomFor(db, ref, now)
    if (about === undefined) return
    await keep(db, { id, received_at: now, body, state: 'REFUSED', reason, handled_at: now, ref: about })
    reportRefusal(id, reason)
  }

  const handle = async (notice: Notice, { id, body }: StoredNotice, now: number): Promise<NoticeAnswer> => {
    if (notice.ok) await act(id, body, notice.value.record, now)
    else await refuse(id, body, notice, now)
    return notice.ok ? 'taken' : 'refused'
  }

  /** Acts on a notice that was kept unread, under the name that it gets once it is read. */
  const resumeOne = async ({ id: keptAs, body }: StoredNotice, now: number): Promise<void> => {
    const notice = provider.readNotice(body)
    const id = idOf(body, notice)
    await handle(notice, { id, body }, now)
    if (id !== keptAs) await db.deleteFrom('payment_notice').where('id', '=', keptAs).execute()
  }

  return {
    async take(body, now) {
      if (body.length > MAX_NOTICE) return 'refused'
      let id = sha256(body)
      try {
        const notice = provider.readNotice(body)
        id = idOf(body, notice)
        return await handle(notice, { id, body }, now)
      } catch (error) {
        await db
          .insertInto('payment_notice')
          .values({ id, received_at: now, body, state: 'PENDING', reason: null, handled_at: null, ref: '' })
          .onConflict(conflict => conflict.column('id').doNothing())
          .execute()
        report(error, `Payment notice ${id.slice(0, 12)} is kept and could not be acted on`)
        return 'taken'
      }
    },

    async resume(now) {
      const kept = await pendingNotices(db).orderBy('received_at').limit(MOST_RESUMED).execute()
      const failures: unknown[] = []
      // One that cannot be acted on must not block the others.
      for (const notice of kept) await resumeOne(notice, now).catch(error => failures.push(error))
      if (failures.length > 0) throw new AggregateError(failures, 'Payment notices could not be acted on')
    },

    hasKept: async () => (await pendingNotices(db).limit(1).executeTakeFirst()) !== undefined,

    ...createPurge(db),
  }
}
