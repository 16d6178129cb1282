import { CLOCK_SKEW_MS } from '#platform/clock-skew.ts'
import { createDeliveryQueue, type DeliveryStore } from '#platform/delivery-queue.ts'
import type { Selectable } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { OrderMailTable } from '../../database/tables.ts'
import type { MailFooter } from '../../messaging/mail-footer.ts'
import type { Messaging, UndressedMail } from '../../messaging/messaging.ts'
import { createMailBounds } from './mail-bounds.ts'
import { orderLetter } from './order-letter.ts'
import { NO_CLOSED_DAYS } from '../../rules/delivery-dates.ts'
import { type ClosedDaysNow, orderDates } from '../order-dates.ts'
import type { OrderLinks } from '../order-link.ts'
import type { OrderStore } from '../order-store.ts'

const MINUTE_MS = 60_000
/** Mails sent in one round. */
const MOST = 50
/** Pauses between the eight attempts to send a mail. */
const PAUSES_MS = [2, 4, 8, 16, 32, 64, 128].map(minutes => minutes * MINUTE_MS)
/** News this old are of no use. */
const OLD_MS = 72 * 60 * MINUTE_MS

/** Mails that an order causes without a payment. */
const BOUNDED: ReadonlySet<OrderMailTable['kind']> = new Set(['PLACED', 'PAID', 'CANCELLED'])

interface OrderMailsOptions {
  readonly db: Database
  readonly orders: Pick<OrderStore, 'find'>
  readonly orderLinks: Pick<OrderLinks, 'linkFor'>
  readonly messaging: Pick<Messaging, 'mail'>
  readonly mailFooter: MailFooter
  /** Closed days of the shop as they are now; by default none. */
  readonly closedDays?: ClosedDaysNow
  readonly report: (error: unknown, message: string) => void
}

export interface OrderMails {
  hasWork(now: number): Promise<boolean>
  /** Sends what is due. @param isMine false ends the round */
  run(now: number, isMine?: () => boolean): Promise<void>
}

type Row = Selectable<OrderMailTable>

const dueMails = (db: Database, now: number) =>
  db
    .selectFrom('order_mail')
    .selectAll()
    .where('state', '=', 'READY')
    // One that was created ahead of the clock waits for no instant of a clock that has been put back.
    .where(eb => eb.or([eb('next_at', '<=', now), eb('created_at', '>', now + CLOCK_SKEW_MS)]))
    .orderBy('next_at')
    .orderBy('id')

/** The table `order_mail` as a queue. */
const mailStore = (db: Database): DeliveryStore<Row> => ({
  due: async function* (now) {
    yield* await dueMails(db, now).limit(MOST).execute()
  },
  async claim(mail, { now, at }) {
    const { id, attempts, created_at } = mail
    const { numUpdatedRows } = await db
      .updateTable('order_mail')
      .set({ attempts: attempts + 1, next_at: at, created_at: Math.min(created_at, now) })
      .where('id', '=', id)
      .where('state', '=', 'READY')
      .where('attempts', '=', attempts)
      .executeTakeFirst()
    return numUpdatedRows === 1n ? mail : undefined
  },
  async finish({ id }, end, now) {
    await db
      .updateTable('order_mail')
      .set(end === 'sent' ? { state: 'SENT', sent_at: now } : { state: 'GIVEN_UP' })
      .where('id', '=', id)
      .execute()
  },
})

/**
 * Sends the mails about order events, those of unpaid orders to addresses without proof within bounds (`mail-bounds.ts`). Each has its own
 * id, so a mail that is sent again after a crash can be recognised.
 */
export function createOrderMails({
  db,
  orders,
  orderLinks,
  messaging,
  mailFooter,
  closedDays = () => NO_CLOSED_DAYS,
  report,
}: OrderMailsOptions): OrderMails {
  const bounds = createMailBounds(db)

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
    { id, order_code: code, kind, attempts }: Row,
    now: number,
  ): Promise<UndressedMail | 'withheld' | undefined> {
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
    const delivery = orderDates(order, closedDays())
    const guestLink = orderLinks.linkFor(order, now)
    const news = { kind, order, detail: JSON.parse(event.detail), isProved, delivery, guestLink }
    return orderLetter(id, news, mailFooter)
  }

  const reportGivenUp = ({ kind, order_code: code }: Row) =>
    report(new Error(`${kind} of order ${code}`), 'A mail about an order was given up')

  const queue = createDeliveryQueue<Row>({
    store: mailStore(db),
    pausesMs: PAUSES_MS,
    async send(mail, now) {
      if (mail.created_at <= now - OLD_MS) {
        reportGivenUp(mail)
        return 'withheld'
      }
      const letter = await letterFor(mail, now)
      if (letter === 'withheld') return letter
      if (letter) await messaging.mail(letter)
      return 'sent'
    },
    failed(mail, error, isOver) {
      report(error, `The mail ${mail.kind} of order ${mail.order_code} could not be sent`)
      if (isOver) reportGivenUp(mail)
    },
  })

  return {
    async hasWork(now) {
      return (await dueMails(db, now).limit(1).executeTakeFirst()) !== undefined
    },
    run: queue.sendDue,
  }
}
