import { expect, test } from 'vitest'
import { nextStepOf } from './next-step.ts'
import { deskReturn } from './testing.ts'

const refund = (state: 'QUEUED' | 'SENT' | 'DONE' | 'REFUSED') => ({
  amount: { amount: 899, currencyCode: 'HKD' },
  state,
})

test.each([
  ['a request', {}, 'NEW'],
  ['goods that a courier brings', { status: 'WAIT_SEND_BACK' }, 'WAIT_COURIER'],
  ['goods that the shopper brings', { status: 'WAIT_SEND_BACK', method: 'SHOP' }, 'WAIT_SHOP'],
  ['goods on their way', { status: 'ON_BACKING' }, 'ON_BACKING'],
  ['goods to refund', { status: 'BACK_IN_STORAGE' }, 'BACK_RETURN'],
  ['goods to exchange', { status: 'BACK_IN_STORAGE', type: 'EXCHANGE' }, 'BACK_EXCHANGE'],
  ['a replacement on its way', { status: 'EXCHANGE_OUT', type: 'EXCHANGE' }, 'EXCHANGE_OUT'],
  ['a replacement that arrived', { status: 'FINISHED', type: 'EXCHANGE' }, 'EXCHANGED'],
  ['a refund that waits', { status: 'FINISHED', isRefunded: true, refund: refund('QUEUED') }, 'REFUNDING'],
  ['a refund under way', { status: 'FINISHED', isRefunded: true, refund: refund('SENT') }, 'REFUNDING'],
  [
    'a refund declined',
    { status: 'FINISHED', isRefunded: true, refund: refund('REFUSED') },
    'REFUND_REFUSED',
  ],
  ['a refund paid', { status: 'FINISHED', isRefunded: true, refund: refund('DONE') }, 'REFUNDED'],
  ['GO DOLLAR alone returned', { status: 'FINISHED', isRefunded: true }, 'REFUNDED'],
  ['a refusal', { status: 'AUDIT_FAILED' }, 'AUDIT_FAILED'],
] as const)('%s: the next step has words of its own (M-134, MO-73)', (_, change, step) => {
  expect(nextStepOf(deskReturn(change))).toBe(step)
})
