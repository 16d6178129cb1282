import { CLOCK_SKEW_MS } from '#platform/clock-skew.ts'
import type { Selectable } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { OrderMailTable } from '../../database/tables.ts'
import type { MailFooter } from '../../messaging/mail-footer.ts'
import type { Mail, Messaging } from '../../messaging/messaging.ts'
import { createMailBounds } from './mail-bounds.ts'
import { orderLetter } from './order-letter.ts'
import type { OrderStore } from '../order-store.ts'

const MINUTE_MS = 60_000
/** Mails sent in one round. */
const MOST = 50
/** Attempts to send a mail. */
const MOST_ATTEMPTS = 8
/** Pause after the first attempt, also for one that ended in a crash; each further one doubles it. */
const PAUSE_MS = 2 * MINUTE_MS
/** News this old are of no use. */
const OLD_MS = 72 * 60 * MINUTE_MS
/** So many failures in a row mean that the provider is down; the rest waits. */
const FAILURES_IN_A_ROW = 3

/** Mails that an order causes without a payment. */
const BOUNDED: ReadonlySet<OrderMailTable['kind']> = new Set(['PLACED', 'PAID', 'CANCELLED'])

interface OrderMailsOptions {
  readonly db: Database
  readonly orders: Pick<OrderStore, 'find'>
  readonly messaging: Pick<Messaging, 'mail'>
  readonly mailFooter: MailFooter
  readonly report: (error: unknown, message: string) => void
}

export interface OrderMails {
  hasWork(now: number): Promise<boolean>
  /** Sends what is due. @param isMine false ends the round */
  run(now: number, isMine?: () => boolean): Promise<void>
}

/**
 * Sends the mails about order events, those of unpaid orders to addresses without proof within bounds (`mail-bounds.ts`). Each has its own
 * id, so a mail that is sent again after a crash can be recognised.
 */
export function createOrderMails({
  db,
  orders,
  messaging,
  mailFooter,
  report,
}: OrderMailsOptions): OrderMails {
  const bounds = createMailBounds(db)

  const due = (now: number) =>
    db
      .selectFrom('order_mail')
      .selectAll()
      .where('state', '=', 'READY')
      // One that was created ahead of the clock waits for no instant of a clock that has been put back.
      .where(eb => eb.or([eb('next_at', '<=', now), eb('created_at', '>', now + CLOCK_SKEW_MS)]))
      .orderBy('next_at')
      .orderBy('id')

  /** Counts an attempt before it is made; `false` when another process was faster. */
  async function claim(
    { id, attempts, created_at }: Selectable<OrderMailTable>,
    now: number,
  ): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('order_mail')
      .set({
        attempts: attempts + 1,
        next_at: now + PAUSE_MS * 2 ** attempts,
        created_at: Math.min(created_at, now),
      })
      .where('id', '=', id)
      .where('state', '=', 'READY')
      .where('attempts', '=', attempts)
      .executeTakeFirst()
    return numUpdatedRows === 1n
  }

  const finish = (id: string, state: 'SENT' | 'GIVEN_UP', now: number) =>
    db
      .updateTable('order_mail')
      .set({ state, sent_at: state === 'SENT' ? now : null })
      .where('id', '=', id)
      .execute()

  /** Resolves to true if the mail that an order was placed was withheld: what follows without a payment is of no use either. */
  const isWithheld = async (code: string) =>
    (await db
      .selectFrom('order_mail')
      .select('id')
      .where('order_code', '=', code)
      .where('kind', '=', 'PLACED')
      .where('state', '=', 'GIVEN_UP')
      .executeTakeFirst()) !== undefined

  /** The letter of an event; `undefined` for an order without an address, `withheld` above the bounds of addresses without proof. */
  async function letterFor(
    { id, order_code: code, kind, attempts }: Selectable<OrderMailTable>,
    now: number,
  ): Promise<Mail | 'withheld' | undefined> {
    const [order, event] = await Promise.all([
      orders.find(code),
      db.selectFrom('order_event').select('detail').where('id', '=', id).executeTakeFirstOrThrow(),
    ])
    if (!order || order.email === '') return undefined
    const isProved = await bounds.isProved(order)
    if (!isProved && attempts === 0 && BOUNDED.has(kind)) {
      if (kind !== 'PLACED' && (await isWithheld(code))) return 'withheld'
      if (!(await bounds.take(order, now))) return 'withheld'
    }
    return orderLetter(id, { kind, order, detail: JSON.parse(event.detail), isProved }, mailFooter)
  }

  /** Resolves to true if the provider took the mail, or nothing was to be sent. */
  async function send(row: Selectable<OrderMailTable>, now: number): Promise<boolean> {
    if (!(await claim(row, now))) return true
    const { id, order_code: code, attempts, created_at } = row
    if (attempts >= MOST_ATTEMPTS || created_at <= now - OLD_MS) {
      await finish(id, 'GIVEN_UP', now)
      report(new Error(`${row.kind} of order ${code}`), 'A mail about an order was given up')
      return true
    }
    const letter = await letterFor(row, now)
    if (letter === 'withheld') {
      await finish(id, 'GIVEN_UP', now)
      return true
    }
    try {
      if (letter) await messaging.mail(letter)
    } catch (error) {
      report(error, `The mail ${row.kind} of order ${code} could not be sent`)
      return false
    }
    await finish(id, 'SENT', now)
    return true
  }

  return {
    async hasWork(now) {
      return (await due(now).limit(1).executeTakeFirst()) !== undefined
    },
    async run(now, isMine = () => true) {
      let failures = 0
      for (const row of await due(now).limit(MOST).execute()) {
        if (!isMine() || failures >= FAILURES_IN_A_ROW) return
        failures = (await send(row, now)) ? 0 : failures + 1
      }
    },
  }
}
