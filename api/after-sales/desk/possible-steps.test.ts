import { describe, expect, test } from 'vitest'
import type { AfterSalesRecord } from '../after-sales-record.ts'
import { AFTER_SALES_STATUSES } from '../../rules/after-sales-status.ts'
import { possibleSteps } from './possible-steps.ts'

interface State {
  readonly type?: 'RETURN' | 'EXCHANGE' | 'REFUND'
  readonly refundedAt?: number | null
  readonly refund?: 'QUEUED' | 'SENT' | 'DONE' | 'REFUSED'
}

const stepsIn = (
  status: AfterSalesRecord['head']['status'],
  { type = 'RETURN', refundedAt = null, refund }: State = {},
) =>
  possibleSteps({
    head: { status, type, refunded_at: refundedAt } as AfterSalesRecord['head'],
    refund: refund && ({ state: refund } as AfterSalesRecord['refund']),
  })

describe('what the shop can do with a return', () => {
  test('by its status, the usual step first (M-134, MO-73)', () => {
    expect(AFTER_SALES_STATUSES.map(status => [status, stepsIn(status)])).toEqual([
      ['NEW', ['approve', 'refuse', 'refund']],
      ['WAIT_SEND_BACK', ['received-back']],
      ['ON_BACKING', ['received-back']],
      ['BACK_IN_STORAGE', ['refund']],
      ['EXCHANGE_OUT', ['exchange-received']],
      ['AUDIT_FAILED', []],
      ['FINISHED', []],
      ['CANCELED', []],
    ])
  })

  test('an exchange gets its replacement, or money where there is none (MO-73)', () => {
    expect(stepsIn('BACK_IN_STORAGE', { type: 'EXCHANGE' })).toEqual(['exchange-out', 'refund'])
    expect(stepsIn('FINISHED', { type: 'EXCHANGE' })).toEqual([])
  })

  test.each([
    ['QUEUED', []],
    ['SENT', []],
    ['DONE', []],
    ['REFUSED', ['refund']],
  ] as const)(
    'a refund that is %s can be asked for again only if the provider refused it',
    (refund, steps) => {
      expect(stepsIn('FINISHED', { refundedAt: 1, refund })).toEqual(steps)
    },
  )
})
