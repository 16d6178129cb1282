import {
  array,
  asyncProperty,
  assert as assertProperty,
  boolean,
  constantFrom,
  nat,
  record,
} from 'fast-check'
import { describe, expect, test } from 'vitest'
import { describeOnBothDatabases, emptyTables } from '../testing/databases.ts'
import { createWebhookDelivery } from './deliver.ts'
import { emitEvents } from './emit-events.ts'

const NOW = Date.UTC(2026, 10, 22, 4)
const MINUTE = 60_000
const SUBJECTS = 3

/**
 * Fate of a request: it arrives and is answered, is refused, or arrives while the process is killed before it can mark the delivery.
 */
const fates = constantFrom('answered', 'refused', 'killed after sending', 'killed before sending')
const steps = array(
  record({
    /** Products that change, one after the other. */
    changes: array(nat(SUBJECTS - 1), { maxLength: 4 }),
    /** Fates of the requests of the round; those that follow are answered. */
    fates: array(fates, { maxLength: 4 }),
    minutes: nat(20),
    /** Two processes send at the same time, as after a lease that has run out. */
    isTwice: boolean(),
  }),
  { maxLength: 8 },
)

describeOnBothDatabases('webhooks of processes that are killed', open => {
  describe('whatever they were doing', () => {
    test('every event arrives, under one id, in the order of its product', async () => {
      await assertProperty(
        asyncProperty(steps, async given => {
          const { db } = open()
          await emptyTables(db, 'webhook_attempt', 'webhook_delivery', 'webhook_receiver')
          await db
            .insertInto('webhook_receiver')
            .values({
              id: 'r',
              url: 'https://receiver.example/',
              types: '["product.changed"]',
              is_on: 1,
              secret: 's',
              created_at: NOW,
              failures: 0,
              rests_until: 0,
            })
            .execute()
          let now = NOW
          let fate: string[] = []
          const arrived: { readonly id: string; readonly spu: string }[] = []

          /** A process of its own, which ends for good where it is killed. */
          const run = () =>
            new Promise<void>((resolve, reject) => {
              const job = createWebhookDelivery({
                db,
                clock: () => now,
                async post(_, { body }) {
                  const next = fate.shift() ?? 'answered'
                  if (next === 'refused') return { status: 503, text: '' }
                  const { id, data } = JSON.parse(body) as { id: string; data: { spu: string } }
                  if (next !== 'killed before sending') arrived.push({ id, spu: data.spu })
                  if (next === 'answered') return { status: 200, text: '' }
                  resolve()
                  return new Promise(() => undefined)
                },
              })
              job.run({ now, isMine: () => true }).then(() => resolve(), reject)
            })

          for (const step of given) {
            for (const product of step.changes)
              await db
                .transaction()
                .execute(trx =>
                  emitEvents(trx, 'product.changed', () => [
                    { type: 'product.changed', at: now, data: { spu: `p${product}` } },
                  ]),
                )
            fate = [...step.fates]
            await (step.isTwice ? Promise.all([run(), run()]) : run())
            now += step.minutes * MINUTE
          }
          fate = []
          for (let round = 0; round < 20; round += 1) {
            now += 15 * MINUTE
            await run()
          }

          const stored = await db
            .selectFrom('webhook_delivery')
            .select(['event_id', 'subject', 'state'])
            .orderBy('position')
            .execute()
          expect(stored.every(({ state }) => state === 'DELIVERED')).toBe(true)
          expect(stored).toHaveLength(given.flatMap(({ changes }) => changes).length)
          for (const spu of ['p0', 'p1', 'p2']) {
            const expected = stored.filter(({ subject }) => subject === `product ${spu}`)
            const got = arrived.filter(each => each.spu === spu).map(({ id }) => id)
            // Some arrive again, but none after one that follows it.
            const inOrder = got.filter((id, at) => id !== got[at - 1])
            expect(inOrder).toEqual(expected.map(({ event_id: id }) => id))
          }
        }),
        { numRuns: 40 },
      )
    }, 120_000)
  })
})
