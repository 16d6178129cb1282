import { randomUUID } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { isoInHongKong } from '#locales/hong-kong.ts'
import { prepare, prepareRows } from '../database/prepared.ts'
import type { Tables } from '../database/tables.ts'
import type { WebhookType } from '../rules/webhook-types.ts'
import type { WebhookEvent } from './webhook-events.ts'

/** Rows per statement. */
const CHUNK = 100

/** Receivers that are switched on and have chosen a type. */
const subscribed = prepare<{ readonly type: string }, { readonly id: string }>((db, { type }) =>
  db
    .selectFrom('webhook_receiver')
    .select('id')
    .where('is_on', '=', 1)
    .where('types', 'like', type)
    .orderBy('id'),
)

type NewDelivery = Omit<Tables['webhook_delivery'], 'position'>

/** Deliveries behind those that their subject has already. */
const insertDeliveries = prepareRows((db, rows: readonly NewDelivery[]) =>
  db.insertInto('webhook_delivery').values(
    rows.map(row => ({
      ...row,
      position: sql<number>`(select coalesce(max(position), 0) + 1 from webhook_delivery
        where receiver_id = ${row.receiver_id} and subject = ${row.subject})`,
    })),
  ),
)

/** Subject whose deliveries go out one after another: the order, SKU or product of an event. */
function subjectOf({ data }: WebhookEvent): string {
  if ('order' in data) return `order ${data.order}`
  return 'sku' in data ? `sku ${data.sku}` : `product ${data.spu}`
}

/** A delivery that waits to be sent. */
export const newDelivery = (
  receiverId: string,
  { type, at, data }: { readonly type: string; readonly at: number; readonly data: object },
  subject: string,
  eventId: string = randomUUID(),
): NewDelivery => ({
  id: randomUUID(),
  receiver_id: receiverId,
  event_id: eventId,
  type,
  subject,
  body: JSON.stringify({ id: eventId, type, at: isoInHongKong(at), data }),
  created_at: at,
  state: 'WAITING',
  attempts: 0,
  next_at: at,
})

/** Stores deliveries in the caller's transaction, which holds the rows of their subjects: so positions are in the order of commits. */
export async function addDeliveries(
  trx: Transaction<Tables>,
  deliveries: readonly NewDelivery[],
): Promise<void> {
  for (let from = 0; from < deliveries.length; from += CHUNK)
    await insertDeliveries(trx, deliveries.slice(from, from + CHUNK))
}

/**
 * Stores events of one type for the receivers that have chosen it, in the transaction of what they tell: both or neither. The subjects differ,
 * and their rows are locked. `eventsOf` is not called where there is no receiver.
 */
export async function emitEvents(
  trx: Transaction<Tables>,
  type: WebhookType,
  eventsOf: () => Promise<readonly WebhookEvent[]> | readonly WebhookEvent[],
): Promise<void> {
  const { rows: receivers } = await subscribed(trx, { type: `%"${type}"%` })
  if (receivers.length === 0) return
  const events = (await eventsOf()).map(event => ({ event, id: randomUUID() }))
  await addDeliveries(
    trx,
    receivers.flatMap(receiver =>
      events.map(({ event, id }) => newDelivery(receiver.id, event, subjectOf(event), id)),
    ),
  )
}
