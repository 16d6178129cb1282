import { randomInt } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { AfterSalesStatus } from '../rules/after-sales-status.ts'
import { prepare } from '../database/prepared.ts'
import type { OrderEventTable, OrderMailTable, Tables } from '../database/tables.ts'
import { notifyPrograms } from './order-webhooks.ts'

/** Something that happened to an order. */
export interface NewOrderEvent {
  readonly code: string
  readonly at: number
  readonly kind: string
  /** `shopper`, `shop`, `payment`, `deadline`, or `operator:name`. */
  readonly actor: string
  readonly detail?: object
}

/** Events that shoppers get a mail about. */
const MAIL_KINDS = ['PLACED', 'PAID', 'SHIPPED', 'CANCELLED', 'REFUNDED'] as const

/** Every step of a return has a mail too; `../after-sales` names these events after its statuses. */
const isAboutReturn = (kind: string): kind is `AFTER_SALES_${AfterSalesStatus}` =>
  kind.startsWith('AFTER_SALES_')

const mailKindOf = (kind: string): OrderMailTable['kind'] | undefined =>
  isAboutReturn(kind) ? kind : MAIL_KINDS.find(known => known === kind)

const ID_DIGITS = 6
let eventCount = 0

/** Rises with time. */
const newEventId = (now: number) =>
  now.toString(36).padStart(9, '0') +
  (eventCount = (eventCount + 1) % 46_656).toString(36).padStart(3, '0') +
  String(randomInt(10 ** ID_DIGITS)).padStart(ID_DIGITS, '0')

/** Says at once if programs listen, for which another statement would be needed in every order. */
const insertEvent = prepare((db, row: OrderEventTable) =>
  db
    .insertInto('order_event')
    .values(row)
    .returning(eb =>
      eb
        .selectFrom('webhook_receiver')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('is_on', '=', 1)
        .as('receivers'),
    ),
)
const insertMail = prepare((db, row: OrderMailTable) => db.insertInto('order_mail').values(row))

/** Records an event, with the mail and the webhooks about it: all or none. */
export async function addEvent(trx: Transaction<Tables>, event: NewOrderEvent): Promise<void> {
  const id = newEventId(event.at)
  const { rows } = await insertEvent(trx, {
    id,
    order_code: event.code,
    happened_at: event.at,
    kind: event.kind,
    actor: event.actor,
    detail: JSON.stringify(event.detail ?? {}),
  })
  if (rows.some(({ receivers }) => Number(receivers) > 0)) await notifyPrograms(trx, event)
  const kind = mailKindOf(event.kind)
  if (!kind) return
  await insertMail(trx, {
    id,
    order_code: event.code,
    kind,
    state: 'READY',
    attempts: 0,
    created_at: event.at,
    next_at: event.at,
    sent_at: null,
  })
}
