import { expect, test } from 'vitest'
import { createTranslator } from 'use-intl/core'
import { catalogue } from '#locales/catalogue.ts'
import { readEvent } from './event-words.ts'

const event = (kind: string, detail: Readonly<Record<string, unknown>> = {}, actor = 'operator:ada') => ({
  time: '2026-11-23T04:00:00.000Z',
  kind,
  actor,
  detail,
})
const read = (given: ReturnType<typeof event>) => readEvent(given, { locale: 'en_US', currencySymbol: 'HK$' })
const t = createTranslator({ locale: 'en-HK', messages: catalogue.en_US, namespace: 'editor.orders.events' })

test.each([
  [
    event('SHIPPED', { shipment: 2, courier: 'SF', carrier: '順豐速運', trackingNo: 'SF1234567' }),
    'Parcel 2 sent with SF Express, SF1234567',
  ],
  [event('SHIPPED', { shipment: 1, courier: 'SHOP', trackingNo: '' }), 'Parcel 1 sent with Our own shop'],
  [
    event('SHIPPED', { shipment: 1, courier: 'OWL', carrier: 'Owls', trackingNo: '7' }),
    'Parcel 1 sent with Owls, 7',
  ],
  [event('RECEIVED', { shipments: [1, 2] }), 'Received: parcel 1, 2'],
  [event('TRACKED', { shipment: 1, remark: 'Arrived {here}' }), 'Parcel 1: Arrived {here}'],
  [event('CANCELLED', { reason: 'deadline' }, 'deadline'), 'Cancelled: not paid in time'],
  [event('CANCELLED', { reason: 'Out of stock' }), 'Cancelled: Out of stock'],
  [event('CANCELLED', { reason: 'deadline' }), 'Cancelled: deadline'],
  [event('CANCELLED'), 'Cancelled'],
  [event('REFUND_QUEUED', { amount: 1250 }), 'Refund of HK$12.50 requested'],
  [event('REFUNDED', { amount: 33_000, reason: 'CANCELLED' }), 'HK$330 refunded'],
  [event('GO_DOLLAR_EARNED', { granted: 12 }), 'The shopper earned 12 GO DOLLAR'],
])('%j says “%s”', (given, text) => {
  const told = read(given)
  if (!('values' in told)) throw new Error(`${told.kind} has no values`)
  expect(t(told.kind, told.values as never)).toBe(text) // each text has its own holes
})

test('a shopper’s reason, a step of a return, and a kind of a later version are told apart', () => {
  expect(read(event('CANCELLED', { reason: 'WRONG_ITEMS' }, 'shopper'))).toEqual({
    kind: 'shopperCancelled',
    reason: 'WRONG_ITEMS',
  })
  expect(read(event('AFTER_SALES_NEW', { afterSales: 'A7' }))).toEqual({
    kind: 'return',
    number: 'A7',
    status: 'NEW',
  })
  expect(read(event('BURNED'))).toEqual({ kind: 'unknown', code: 'BURNED' })
})
