import { randomBytes, randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import { AddressRefused, checkHost } from '#platform/bounded-post.ts'
import { type Result, accepted, refused } from '#platform/result.ts'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import type { DeliveryState, WebhookType } from '../rules/webhook-types.ts'
import { addDeliveries, newDelivery } from './emit-events.ts'
import { TEST_TYPE } from './webhook-events.ts'

/** Receivers of a shop: each event is stored once for each. */
export const MOST_RECEIVERS = 10
/** Time for which the secret before a new one signs, too. */
const OLD_SECRET_MS = 24 * 3_600_000
/** Time after which deliveries are forgotten, delivered or not. */
const KEPT_MS = 30 * 24 * 3_600_000
/** Deliveries deleted by one statement. */
const PURGED = 1000

type StoredReceiver = Selectable<Tables['webhook_receiver']>
type StoredDelivery = Selectable<Tables['webhook_delivery']>
type StoredAttempt = Selectable<Tables['webhook_attempt']>

/** A receiver with the number of its deliveries that wait, and of those that were given up. */
export interface CountedReceiver {
  readonly receiver: StoredReceiver
  readonly waiting: number
  readonly givenUp: number
}

interface ReceiverFields {
  readonly url: string
  readonly types: readonly WebhookType[]
}

/** Reasons to refuse a receiver: its address is malformed, leads into a private network, or is unknown. */
export type ReceiverProblem = 'gone' | 'tooMany' | 'address' | 'private' | 'unresolved'

/** A receiver and its new secret, which is not read again. */
interface WithSecret {
  readonly id: string
  readonly secret: string
}

export interface WebhookStore {
  readonly receivers: () => Promise<readonly CountedReceiver[]>
  readonly add: (fields: ReceiverFields, now: number) => Promise<Result<WithSecret, ReceiverProblem>>
  readonly change: (id: string, fields: ReceiverFields) => Promise<Result<undefined, ReceiverProblem>>
  /** Makes a new secret; the one before signs, too, for a day. */
  readonly renewSecret: (id: string, now: number) => Promise<WithSecret | undefined>
  /** Switching on ends a pause. @returns false for an unknown one */
  readonly turn: (id: string, isOn: boolean) => Promise<boolean>
  /** Removes a receiver with its deliveries. @returns its address */
  readonly remove: (id: string) => Promise<string | undefined>
  /** Sends a test at once, even to a receiver that is paused. @returns false for an unknown one and for one that is off */
  readonly test: (id: string, now: number) => Promise<boolean>
  /** Deliveries with their attempts, newest first; `undefined` if `after` is none. */
  readonly deliveries: (
    receiver: string | undefined,
    page: {
      readonly state?: DeliveryState | undefined
      readonly after?: string | undefined
      readonly most: number
    },
  ) => Promise<readonly (readonly [StoredDelivery, readonly StoredAttempt[]])[] | undefined>
  /** Sends a delivery that waits or was given up now. @returns it; `undefined` for one that was delivered or is unknown */
  readonly retry: (id: string, now: number) => Promise<StoredDelivery | undefined>
  readonly purge: (now: number) => Promise<void>
}

interface Parts {
  readonly db: Database
  /** Says if requests may connect to an IP address. */
  readonly admits: (address: string) => boolean
  /** True if receivers may be on this machine, without encryption. */
  readonly admitsHttp: boolean
}

const newSecret = () => `whsec_${randomBytes(32).toString('base64url')}`

export function createWebhookStore({ db, admits, admitsHttp }: Parts): WebhookStore {
  async function addressProblem(text: string): Promise<ReceiverProblem | undefined> {
    if (!URL.canParse(text)) return 'address'
    const url = new URL(text)
    const isEncrypted = url.protocol === 'https:' || (admitsHttp && url.protocol === 'http:')
    if (!isEncrypted || url.username !== '' || url.password !== '' || url.hash !== '') return 'address'
    try {
      await checkHost(url, admits)
      return undefined
    } catch (error) {
      return error instanceof AddressRefused ? 'private' : 'unresolved'
    }
  }

  const find = (id: string) =>
    db.selectFrom('webhook_receiver').selectAll().where('id', '=', id).executeTakeFirst()

  return {
    async receivers() {
      const receivers = await db
        .selectFrom('webhook_receiver')
        .selectAll()
        .orderBy('created_at')
        .orderBy('id')
        .execute()
      const counts = await db
        .selectFrom('webhook_delivery')
        .select(['receiver_id', 'state', ({ fn }) => fn.countAll<number>().as('count')])
        .where('state', '!=', 'DELIVERED')
        .groupBy(['receiver_id', 'state'])
        .execute()
      const countOf = (id: string, state: DeliveryState) =>
        Number(counts.find(row => row.receiver_id === id && row.state === state)?.count ?? 0)
      return receivers.map(receiver => ({
        receiver,
        waiting: countOf(receiver.id, 'WAITING'),
        givenUp: countOf(receiver.id, 'GIVEN_UP'),
      }))
    },

    async add({ url, types }, now) {
      const problem = await addressProblem(url)
      if (problem) return refused(problem)
      const { count } = await db
        .selectFrom('webhook_receiver')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      if (Number(count) >= MOST_RECEIVERS) return refused('tooMany')
      const made = { id: randomUUID(), secret: newSecret() }
      await db
        .insertInto('webhook_receiver')
        .values({
          ...made,
          url,
          types: JSON.stringify(types),
          is_on: 1,
          created_at: now,
          failures: 0,
          rests_until: 0,
        })
        .execute()
      return accepted(made)
    },

    async change(id, { url, types }) {
      const problem = await addressProblem(url)
      if (problem) return refused(problem)
      const { numUpdatedRows } = await db
        .updateTable('webhook_receiver')
        .set({ url, types: JSON.stringify(types) })
        .where('id', '=', id)
        .executeTakeFirst()
      return numUpdatedRows === 0n ? refused('gone') : accepted(undefined)
    },

    async renewSecret(id, now) {
      const secret = newSecret()
      const { numUpdatedRows } = await db
        .updateTable('webhook_receiver')
        .set(eb => ({ secret, old_secret: eb.ref('secret'), old_secret_until: now + OLD_SECRET_MS }))
        .where('id', '=', id)
        .executeTakeFirst()
      return numUpdatedRows === 0n ? undefined : { id, secret }
    },

    async turn(id, isOn) {
      const { numUpdatedRows } = await db
        .updateTable('webhook_receiver')
        .set({
          is_on: isOn ? 1 : 0,
          ...(isOn && { paused_at: null, failing_since: null, failures: 0, rests_until: 0 }),
        })
        .where('id', '=', id)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    async remove(id) {
      const removed = await db
        .deleteFrom('webhook_receiver')
        .where('id', '=', id)
        .returning('url')
        .executeTakeFirst()
      return removed?.url
    },

    async test(id, now) {
      const receiver = await find(id)
      if (!receiver || receiver.is_on === 0) return false
      const eventId = randomUUID()
      // Each test is a subject of its own: none waits for the one before.
      const delivery = newDelivery(id, { type: TEST_TYPE, at: now, data: {} }, `test ${eventId}`, eventId)
      await db.transaction().execute(trx => addDeliveries(trx, [delivery]))
      return true
    },

    async deliveries(receiver, { state, after, most }) {
      let wanted = db
        .selectFrom('webhook_delivery')
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(most)
      if (receiver !== undefined) wanted = wanted.where('receiver_id', '=', receiver)
      if (state) wanted = wanted.where('state', '=', state)
      if (after !== undefined) {
        const last = await db
          .selectFrom('webhook_delivery')
          .select(['created_at', 'id'])
          .where('id', '=', after)
          .executeTakeFirst()
        if (!last) return undefined
        wanted = wanted.where(eb =>
          eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(last.created_at, last.id)),
        )
      }
      const rows = await wanted.execute()
      if (rows.length === 0) return []
      const attempts = await db
        .selectFrom('webhook_attempt')
        .selectAll()
        .where(
          'delivery_id',
          'in',
          rows.map(({ id }) => id),
        )
        .orderBy('number')
        .execute()
      const attemptsOf = Map.groupBy(attempts, ({ delivery_id: delivery }) => delivery)
      return rows.map(row => [row, attemptsOf.get(row.id) ?? []] as const)
    },

    retry: (id, now) =>
      db
        .updateTable('webhook_delivery')
        .set({ state: 'WAITING', attempts: 0, next_at: now })
        .where('id', '=', id)
        .where('state', '!=', 'DELIVERED')
        .returningAll()
        .executeTakeFirst(),

    async purge(now) {
      for (;;) {
        const old = db
          .selectFrom('webhook_delivery')
          .select('id')
          .where('created_at', '<', now - KEPT_MS)
          .orderBy('created_at')
          .limit(PURGED)
        const { numDeletedRows } = await db
          .deleteFrom('webhook_delivery')
          .where('id', 'in', old)
          .executeTakeFirst()
        if (numDeletedRows < BigInt(PURGED)) return
      }
    },
  }
}
