import { expect, test } from 'vitest'
import type { OrderOperation } from '../../rules/desk-operations.ts'
import type { LineProgress } from '../../rules/order-status.ts'
import { isToShip, possibleOperations } from './possible-operations.ts'

const line = (quantity: number, shipped = 0, received = 0, closed = 0): LineProgress => ({
  quantity,
  shipped,
  received,
  closed,
})
const onItsWay = { receivedAt: null }
const arrived = { receivedAt: 1 }

type Case = readonly [
  title: string,
  state: Parameters<typeof possibleOperations>[0],
  operations: readonly OrderOperation[],
]
const CASES: readonly Case[] = [
  [
    'not paid',
    { status: 'WAIT_PAY', lines: [line(2)], shipments: [], refundable: 0, spare: [] },
    ['cancel-unpaid'],
  ],
  [
    'paid',
    { status: 'WAIT_DELIVERY', lines: [line(2)], shipments: [], refundable: 100, spare: [] },
    ['ship', 'close-units', 'cancel', 'refund'],
  ],
  [
    'paid with nothing but GO DOLLAR',
    { status: 'WAIT_DELIVERY', lines: [line(2)], shipments: [], refundable: 0, spare: [] },
    ['ship', 'close-units', 'cancel'],
  ],
  [
    'shipped in part',
    { status: 'PARTIAL_SHIPPED', lines: [line(2, 1)], shipments: [onItsWay], refundable: 100, spare: [] },
    ['ship', 'close-units', 'received', 'track', 'refund'],
  ],
  [
    'shipped',
    { status: 'WAIT_RECEIVE', lines: [line(2, 2)], shipments: [onItsWay], refundable: 100, spare: [] },
    ['received', 'track', 'refund'],
  ],
  [
    'the first of two parcels arrived',
    {
      status: 'PARTIAL_RECEIVED',
      lines: [line(2, 2, 1)],
      shipments: [onItsWay, arrived],
      refundable: 0,
      spare: [],
    },
    ['received', 'track'],
  ],
  [
    'what was sent has arrived, the rest waits',
    { status: 'PARTIAL_RECEIVED', lines: [line(2, 1, 1)], shipments: [arrived], refundable: 0, spare: [] },
    ['ship', 'close-units', 'track'],
  ],
  [
    'received',
    { status: 'WAIT_EVALUATE', lines: [line(2, 2, 2)], shipments: [arrived], refundable: 50, spare: [] },
    ['track', 'refund'],
  ],
  [
    'the rest will never ship',
    { status: 'WAIT_EVALUATE', lines: [line(2, 1, 1, 1)], shipments: [arrived], refundable: 0, spare: [] },
    ['track'],
  ],
  [
    'a payment of another amount arrived',
    {
      status: 'WAIT_PAY',
      lines: [line(2)],
      shipments: [],
      refundable: 0,
      spare: [
        { ref: 'r', payRef: 'p', kind: 'PAID_DIFFERENT', amount: 100, currency: '344', refund: undefined },
      ],
    },
    ['cancel-unpaid', 'return-payment'],
  ],
  ['cancelled', { status: 'CANCELED', lines: [line(2)], shipments: [], refundable: 0, spare: [] }, []],
]

test.each(CASES)('%s', (_, state, operations) => {
  expect(possibleOperations(state)).toEqual(operations)
  expect(isToShip(state)).toBe(operations.includes('ship'))
})
