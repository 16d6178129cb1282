import type { DeskDelivery, DeskReceiver } from '#desk/webhooks/desk-webhook.ts'

/** A receiver that works. */
export const deskReceiver = (change: Partial<DeskReceiver> = {}): DeskReceiver => ({
  id: 'r1',
  url: 'https://warehouse.example/hooks/cairn',
  types: ['order.paid', 'order.cancelled', 'stock.changed'],
  state: 'on',
  failingSince: null,
  delivered: '2026-11-28T12:00:00+08:00',
  oldSecretUntil: null,
  waiting: 0,
  givenUp: 0,
  ...change,
})

/** A receiver that failed for a day. */
export const pausedReceiver = (): DeskReceiver =>
  deskReceiver({
    id: 'r2',
    url: 'https://accounts.example/cairn',
    types: ['order.refunded', 'return.changed'],
    state: 'paused',
    failingSince: '2026-11-27T09:30:00+08:00',
    delivered: null,
    oldSecretUntil: '2026-11-29T12:00:00+08:00',
    waiting: 12,
    givenUp: 1,
  })

/** A delivery that arrived. */
export const delivery = (change: Partial<DeskDelivery> = {}): DeskDelivery => ({
  id: 'd1',
  event: 'e1',
  receiver: 'r1',
  type: 'order.paid',
  subject: 'E2026112800001',
  at: '2026-11-28T12:00:00+08:00',
  state: 'DELIVERED',
  next: null,
  attempts: [{ at: '2026-11-28T12:00:01+08:00', tookMs: 84, status: 200, answer: 'ok' }],
  ...change,
})

/** A delivery that was given up. */
export const givenUpDelivery = (): DeskDelivery =>
  delivery({
    id: 'd2',
    event: 'e2',
    type: 'stock.changed',
    subject: 'FURROW-M',
    state: 'GIVEN_UP',
    attempts: [
      { at: '2026-11-27T12:00:01+08:00', tookMs: 8001, status: null, answer: 'TimeoutError: aborted' },
      { at: '2026-11-27T12:01:01+08:00', tookMs: 97, status: 422, answer: '{"error":"unknown SKU"}' },
    ],
  })
