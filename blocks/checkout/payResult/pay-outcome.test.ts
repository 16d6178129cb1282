import { expect, test } from 'vitest'
import { payOutcome, readAgainAfter } from './pay-outcome.ts'

test.each([
  ['WAIT_PAY', '', 'waiting', 10_000],
  ['WAIT_PAY', 'waiting=true', 'processing', 5000],
  ['WAIT_PAY', 'isPaid=no', 'notCompleted', 10_000],
  ['WAIT_PAY', 'waiting=true&isPaid=no', 'notCompleted', 10_000],
  ['WAIT_DELIVERY', 'waiting=true', 'completed', false],
  ['WAIT_DELIVERY', 'isPaid=no', 'completed', false],
  ['COMPLETED', '', 'completed', false],
  ['CANCELED', '', 'cancelled', false],
  ['CANCELED', 'waiting=true', 'cancelled', 5000],
  ['AUTO_CANCEL', 'isPaid=no', 'expired', false],
  ['AUTO_CANCEL', 'waiting=true', 'expired', 5000],
] as const)(
  '%s with “%s”: %s, asked again after %s ms (C-279, C-280, M-123, MO-68)',
  (status, search, outcome, again) => {
    const address = new URLSearchParams(search)
    expect(payOutcome(status, address)).toBe(outcome)
    expect(readAgainAfter(outcome, { address, isRefunded: false })).toBe(again)
  },
)

test('once the refund of a late payment is known, the page asks no more', () => {
  const address = new URLSearchParams('waiting=true')
  expect(readAgainAfter('expired', { address, isRefunded: true })).toBe(false)
})
