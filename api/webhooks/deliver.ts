import { type Selectable, sql } from 'kysely'
import type { Job } from '#platform/jobs/jobs.ts'
import { createDeliveryQueue, type DeliveryQueue, type DeliveryStore } from '#platform/delivery-queue.ts'
import type { PostAnswer } from '#platform/bounded-post.ts'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import { signedHeaders } from './signature.ts'
import { TEST_TYPE } from './webhook-events.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS

/**
 * Pauses between the attempts to deliver an event: 28 hours in all. A receiver that is down is paused before the last of them, so that
 * nothing is given up because of it.
 */
const PAUSES_MS = [1, 2, 5, 10, 30, 60, 120, ...Array.from({ length: 8 }, () => 180)].map(
  minutes => minutes * MINUTE_MS,
)
/** A receiver that has failed for so long without a success is paused. */
const PAUSED_AFTER_MS = 24 * HOUR_MS
/** Failures in a row from which on a receiver rests, and its shortest and longest rest. */
const FAILURES_BEFORE_REST = 3
const REST_MS = 15 * SECOND_MS
const LONGEST_REST_MS = 15 * MINUTE_MS
/** Deliveries read together. */
const BATCH = 50
/** Characters kept of an answer. */
const MAX_ANSWER = 500

type Receiver = Selectable<Tables['webhook_receiver']>
type Delivery = Selectable<Tables['webhook_delivery']>

/** Sends one request; rejects if no answer comes. */
type PostWebhook = (
  url: string,
  request: { readonly headers: Readonly<Record<string, string>>; readonly body: string },
) => Promise<PostAnswer>

interface Parts {
  readonly db: Database
  readonly post: PostWebhook
  /** Epoch milliseconds. */
  readonly clock: () => number
}

/** Deliveries that are due and the first of their subject that waits: the next one goes once it is delivered or given up. */
const dueDeliveries = (db: Database, now: number) =>
  db
    .selectFrom('webhook_delivery as due')
    .innerJoin('webhook_receiver as receiver', 'receiver.id', 'due.receiver_id')
    .selectAll('due')
    .where('due.state', '=', 'WAITING')
    .where('due.next_at', '<=', now)
    .where('receiver.is_on', '=', 1)
    // A test is sent at once: it tells if the receiver works again.
    .where(eb =>
      eb.or([
        eb('due.type', '=', TEST_TYPE),
        eb.and([eb('receiver.paused_at', 'is', null), eb('receiver.rests_until', '<=', now)]),
      ]),
    )
    .where(outer =>
      outer.not(
        outer.exists(
          outer
            .selectFrom('webhook_delivery as earlier')
            .select('earlier.id')
            .whereRef('earlier.receiver_id', '=', 'due.receiver_id')
            .whereRef('earlier.subject', '=', 'due.subject')
            .where('earlier.state', '=', 'WAITING')
            .where(eb =>
              eb.or([
                eb('earlier.position', '<', eb.ref('due.position')),
                // Of two transactions at once, either may be the earlier one.
                eb.and([
                  eb('earlier.position', '=', eb.ref('due.position')),
                  eb('earlier.id', '<', eb.ref('due.id')),
                ]),
              ]),
            ),
        ),
      ),
    )

/** Deliveries to a receiver as a queue. */
const storeOf = (db: Database, receiverId: string): DeliveryStore<Delivery> => ({
  due: async function* (now) {
    for (;;) {
      // Those that were attempted are over or wait, so that each batch has others.
      const batch = await dueDeliveries(db, now)
        .where('due.receiver_id', '=', receiverId)
        .orderBy('due.next_at')
        .orderBy('due.id')
        .limit(BATCH)
        .execute()
      if (batch.length === 0) return
      yield* batch
    }
  },
  async claim(delivery, { at }) {
    const { id, attempts } = delivery
    const { numUpdatedRows } = await db
      .updateTable('webhook_delivery')
      .set({ attempts: attempts + 1, next_at: at })
      .where('id', '=', id)
      .where('state', '=', 'WAITING')
      .where('attempts', '=', attempts)
      .executeTakeFirst()
    return numUpdatedRows === 1n ? delivery : undefined
  },
  async finish({ id }, end) {
    await db
      .updateTable('webhook_delivery')
      .set({ state: end === 'sent' ? 'DELIVERED' : 'GIVEN_UP' })
      .where('id', '=', id)
      .where('state', '=', 'WAITING')
      .execute()
  },
})

/** Text that every database can store, on one line. */
const storable = (text: string) =>
  text
    .replaceAll(/\p{Cc}+/gu, ' ')
    .toWellFormed()
    .slice(0, MAX_ANSWER)
    .toWellFormed()

/** Secrets that sign now, the newest first. */
const secretsOf = ({ secret, old_secret: old, old_secret_until: until }: Receiver, now: number) =>
  old !== null && until !== null && now < until ? [secret, old] : [secret]

const isSuccess = (status: number) => status >= 200 && status < 300

const restOf = (failures: number) =>
  failures < FAILURES_BEFORE_REST
    ? 0
    : Math.min(LONGEST_REST_MS, REST_MS * 2 ** Math.min(failures - FAILURES_BEFORE_REST, 10))

/** Delivers webhooks: each at least once, under the same id, in the order of its subject. */
export function createWebhookDelivery({ db, post, clock }: Parts): Job {
  /** By receiver: one that does not answer holds up no other. */
  const queues = new Map<string, DeliveryQueue>()

  /** Notes an attempt, and what it says about the receiver. */
  const note = (
    { id, receiver_id: receiver }: Delivery,
    {
      began,
      status,
      answer,
    }: { readonly began: number; readonly status: number | null; readonly answer: string },
  ) =>
    db.transaction().execute(async trx => {
      const now = clock()
      await trx
        .insertInto('webhook_attempt')
        .values({
          delivery_id: id,
          number: sql<number>`(select coalesce(max(number), 0) + 1 from webhook_attempt where delivery_id = ${id})`,
          made_at: began,
          took_ms: Math.max(0, now - began),
          status,
          answer: storable(answer),
        })
        .execute()
      if (status !== null && isSuccess(status)) {
        await trx
          .updateTable('webhook_receiver')
          .set({ failures: 0, failing_since: null, rests_until: 0, paused_at: null, delivered_at: now })
          .where('id', '=', receiver)
          .execute()
        return
      }
      const state = await trx
        .updateTable('webhook_receiver')
        .set(({ eb, fn }) => ({
          failures: eb('failures', '+', 1),
          failing_since: fn.coalesce('failing_since', eb.cast<number>(eb.val(began), 'bigint')),
        }))
        .where('id', '=', receiver)
        .returning(['failures', 'failing_since'])
        .executeTakeFirst()
      if (!state) return
      const { failures, failing_since: since } = state
      await trx
        .updateTable('webhook_receiver')
        .set({
          rests_until: now + restOf(failures),
          ...(since !== null && now - since >= PAUSED_AFTER_MS && { paused_at: now }),
        })
        .where('id', '=', receiver)
        .where('paused_at', 'is', null)
        .execute()
    })

  async function send(delivery: Delivery): Promise<'sent' | 'withheld'> {
    const receiver = await db
      .selectFrom('webhook_receiver')
      .selectAll()
      .where('id', '=', delivery.receiver_id)
      .executeTakeFirst()
    // It was removed meanwhile.
    if (!receiver) return 'withheld'
    const { event_id: id, body } = delivery
    const began = clock()
    const headers = signedHeaders(secretsOf(receiver, began), {
      id,
      timestamp: Math.floor(began / SECOND_MS),
      body,
    })
    let answered: PostAnswer
    try {
      answered = await post(receiver.url, { headers, body })
    } catch (error) {
      await note(delivery, { began, status: null, answer: String(error) })
      throw error
    }
    await note(delivery, { began, status: answered.status, answer: answered.text })
    if (!isSuccess(answered.status)) throw new Error(`The receiver answered ${answered.status}`)
    return 'sent'
  }

  const queueOf = (receiverId: string) => {
    const known =
      queues.get(receiverId) ??
      createDeliveryQueue({
        store: storeOf(db, receiverId),
        pausesMs: PAUSES_MS,
        send,
        // The attempts are stored, for staff: a receiver that is down is no error of the shop.
        failed: () => undefined,
      })
    queues.set(receiverId, known)
    return known
  }

  return {
    name: 'webhooks.deliver',
    everyMs: SECOND_MS,
    hasWork: async now => (await dueDeliveries(db, now).limit(1).executeTakeFirst()) !== undefined,
    async run({ now, isMine }) {
      const receivers = await db.selectFrom('webhook_receiver').select('id').where('is_on', '=', 1).execute()
      await Promise.all(receivers.map(({ id }) => queueOf(id).sendDue(now, isMine)))
    },
  }
}
