import { z } from 'zod'
import { DELIVERY_STATES, WEBHOOK_TYPES, type WebhookType } from '#api/rules/webhook-types.ts'
import {
  type CountedReceiver,
  MOST_RECEIVERS,
  type ReceiverProblem,
  type WebhookStore,
} from '#api/webhooks/webhook-store.ts'
import { isoInHongKong } from '#locales/hong-kong.ts'
import { operationsOn } from '#operators/operation.ts'
import { done, type Outcome, type Refusal, refuse } from '#operators/outcome.ts'
import { code } from '../records/record-input.ts'
import { pageFields, pageOf } from '../shared.ts'
import type { DeskDelivery, DeskReceiver, ReceiverSecret, ReceiverState } from './desk-webhook.ts'

export interface WebhookDesk {
  readonly webhooks: WebhookStore
}

const MAX_URL = 1000

const gone = refuse(404, 'webhookGone')
const REFUSALS: Readonly<Record<ReceiverProblem, Refusal>> = {
  gone,
  tooMany: refuse(422, 'webhookTooMany', { values: { most: MOST_RECEIVERS } }),
  address: refuse(422, 'webhookAddress'),
  private: refuse(422, 'webhookPrivate'),
  unresolved: refuse(422, 'webhookUnresolved'),
}

const fields = {
  url: z.string().trim().max(MAX_URL),
  types: z
    .array(z.enum(WEBHOOK_TYPES))
    .min(1)
    .max(WEBHOOK_TYPES.length)
    .transform(types => [...new Set(types)]),
}

const isoOrNull = (at: number | null) => (at === null ? null : isoInHongKong(at))

function stateOf({ receiver }: CountedReceiver, now: number): ReceiverState {
  if (receiver.is_on === 0) return 'off'
  if (receiver.paused_at !== null) return 'paused'
  return receiver.rests_until > now ? 'resting' : 'on'
}

function shown(counted: CountedReceiver, now: number): DeskReceiver {
  const { receiver, waiting, givenUp } = counted
  const until = receiver.old_secret_until
  return {
    id: receiver.id,
    url: receiver.url,
    types: JSON.parse(receiver.types) as WebhookType[], // only the store writes it
    state: stateOf(counted, now),
    failingSince: isoOrNull(receiver.failing_since),
    delivered: isoOrNull(receiver.delivered_at),
    oldSecretUntil: until !== null && until > now ? isoInHongKong(until) : null,
    waiting,
    givenUp,
  }
}

/** The receiver as it is now. */
async function receiverOf(
  { webhooks }: WebhookDesk,
  id: string,
  now: number,
): Promise<Outcome<DeskReceiver>> {
  const found = (await webhooks.receivers()).find(({ receiver }) => receiver.id === id)
  return found ? done(shown(found, now)) : gone
}

async function secretOf(
  desk: WebhookDesk,
  { id, secret }: { readonly id: string; readonly secret: string },
  now: number,
): Promise<Outcome<ReceiverSecret>> {
  const found = await receiverOf(desk, id, now)
  return found.ok ? done({ ...found.value, secret }) : found
}

/** Names a receiver in the audit log. Paths may hold secrets. */
const named = ({ url }: { readonly url: string }) => new URL(url).origin

const { read, change } = operationsOn<WebhookDesk>()
const receiver = code

/** Receivers of webhooks, and what was delivered to them. Secrets are given once, and read by no operation. */
export const webhookOperations = {
  list: read({
    right: 'settings.read',
    summary: 'Lists receivers of webhooks with their states.',
    input: z.strictObject({}),
    run: async ({ webhooks }, _, { now }) =>
      done((await webhooks.receivers()).map(counted => shown(counted, now))),
  }),
  add: change({
    right: 'settings.change',
    asks: 'again',
    summary: 'Adds a receiver of webhooks and gives the secret that signs them, once.',
    input: z.strictObject(fields),
    async run(desk, given, { now }) {
      const added = await desk.webhooks.add(given, now)
      return added.ok ? secretOf(desk, added.value, now) : REFUSALS[added.refusal]
    },
    about: (_, added) => named(added),
  }),
  change: change({
    right: 'settings.change',
    asks: 'again',
    summary: 'Changes address and events of a receiver. What waits goes to the new address.',
    input: z.strictObject({ receiver, ...fields }),
    async run(desk, { receiver: id, ...given }, { now }) {
      const changed = await desk.webhooks.change(id, given)
      return changed.ok ? receiverOf(desk, id, now) : REFUSALS[changed.refusal]
    },
    about: (_, changed) => named(changed),
  }),
  renew: change({
    right: 'settings.change',
    asks: 'again',
    summary: 'Gives a receiver a new secret, once; the one before signs, too, for a day.',
    input: z.strictObject({ receiver }),
    async run(desk, { receiver: id }, { now }) {
      const renewed = await desk.webhooks.renewSecret(id, now)
      return renewed ? secretOf(desk, renewed, now) : gone
    },
    about: (_, renewed) => named(renewed),
  }),
  turn: change({
    right: 'settings.change',
    summary:
      'Switches a receiver on, which ends a pause and sends what waits, or off: then no event is stored for it.',
    input: z.strictObject({ receiver, isOn: z.boolean() }),
    run: async (desk, { receiver: id, isOn }, { now }) =>
      (await desk.webhooks.turn(id, isOn)) ? receiverOf(desk, id, now) : gone,
    about: ({ isOn }, turned) => `${named(turned)} · ${isOn ? 'on' : 'off'}`,
  }),
  remove: change({
    right: 'settings.change',
    summary: 'Removes a receiver with all its deliveries.',
    input: z.strictObject({ receiver }),
    async run({ webhooks }, { receiver: id }): Promise<Outcome<{ readonly url: string }>> {
      const url = await webhooks.remove(id)
      return url === undefined ? gone : done({ url })
    },
    about: (_, removed) => named(removed),
  }),
  test: change({
    right: 'settings.change',
    summary: 'Sends a test, even to a receiver that is paused: one that arrives ends the pause.',
    input: z.strictObject({ receiver }),
    async run(desk, { receiver: id }, { now }) {
      const found = await receiverOf(desk, id, now)
      if (!found.ok) return found
      return (await desk.webhooks.test(id, now)) ? receiverOf(desk, id, now) : refuse(409, 'webhookOff')
    },
    about: (_, tested) => named(tested),
  }),
  deliveries: read({
    right: 'settings.read',
    summary: 'Lists deliveries of the last 30 days with their attempts, newest first.',
    input: z.strictObject({
      receiver: receiver.optional(),
      state: z.enum(DELIVERY_STATES).optional(),
      ...pageFields,
    }),
    async run({ webhooks }, { size, receiver: id, ...page }) {
      const found = await webhooks.deliveries(id, { ...page, most: size + 1 })
      if (!found) return refuse(404, 'deliveryGone')
      const rowOf = ([delivery, attempts]: (typeof found)[number]): DeskDelivery => ({
        id: delivery.id,
        event: delivery.event_id,
        receiver: delivery.receiver_id,
        type: delivery.type,
        subject: delivery.subject.replace(/^\w+ /, ''),
        at: isoInHongKong(delivery.created_at),
        state: delivery.state,
        next: delivery.state === 'WAITING' ? isoInHongKong(delivery.next_at) : null,
        attempts: attempts.map(({ made_at: at, took_ms: tookMs, status, answer }) => ({
          at: isoInHongKong(at),
          tookMs,
          status,
          answer,
        })),
      })
      return done(pageOf(found, size, { rowOf, codeOf: ([{ id: last }]) => last }))
    },
  }),
  retry: change({
    right: 'settings.change',
    summary: 'Sends a delivery that waits or was given up now, under its id.',
    input: z.strictObject({ delivery: code }),
    async run(
      { webhooks },
      { delivery },
      { now },
    ): Promise<Outcome<{ readonly type: string; readonly event: string }>> {
      const retried = await webhooks.retry(delivery, now)
      return retried ? done({ type: retried.type, event: retried.event_id }) : refuse(404, 'deliveryGone')
    },
    about: (_, { type, event }) => `${type} · ${event}`,
  }),
}
