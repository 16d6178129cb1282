import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type LineProgress,
  NEXT_STATUSES,
  type OrderFacts,
  ORDER_STATUSES,
  statusOf,
} from './order-status.ts'

const line = (quantity: number, shipped = 0, received = 0, closed = 0): LineProgress => ({
  quantity,
  shipped,
  received,
  closed,
})
const facts = (change: Partial<OrderFacts> = {}): OrderFacts => ({
  isPaid: true,
  cancelledBy: null,
  isEvaluated: false,
  lines: [line(2), line(1)],
  ...change,
})

describe('the status of an order follows from its facts (M-105, M-107, M-108)', () => {
  test.each([
    ['WAIT_PAY', facts({ isPaid: false })],
    ['WAIT_DELIVERY', facts()],
    ['PARTIAL_SHIPPED', facts({ lines: [line(2, 1), line(1)] })],
    ['PARTIAL_SHIPPED', facts({ lines: [line(2, 2), line(1)] })],
    ['WAIT_RECEIVE', facts({ lines: [line(2, 2), line(1, 1)] })],
    ['PARTIAL_RECEIVED', facts({ lines: [line(2, 2, 1), line(1)] })],
    ['PARTIAL_RECEIVED', facts({ lines: [line(2, 2, 2), line(1, 1)] })],
    ['WAIT_EVALUATE', facts({ lines: [line(2, 2, 2), line(1, 1, 1)] })],
    ['COMPLETED', facts({ lines: [line(2, 2, 2), line(1, 1, 1)], isEvaluated: true })],
    ['CANCELED', facts({ isPaid: false, cancelledBy: 'SHOPPER' })],
    ['CANCELED', facts({ cancelledBy: 'SHOP' })],
    ['AUTO_CANCEL', facts({ isPaid: false, cancelledBy: 'DEADLINE' })],
  ] as const)('%s', (status, known) => expect(statusOf(known)).toBe(status))

  test('every step forward in the facts is a step that the table allows', () => {
    const progress = fc
      .tuple(fc.integer({ min: 1, max: 4 }), fc.nat(4), fc.nat(4))
      .map(([quantity, one, two]) => {
        const shipped = Math.min(quantity, Math.max(one, two))
        return line(quantity, shipped, Math.min(shipped, Math.min(one, two)))
      })
    fc.assert(
      fc.property(
        fc.array(progress, { minLength: 1, maxLength: 4 }),
        fc.nat(3),
        fc.boolean(),
        (lines, at, ships) => {
          const moved = lines.map((known, place) => {
            if (place !== at % lines.length) return known
            if (ships)
              return line(known.quantity, Math.min(known.quantity, known.shipped + 1), known.received)
            return line(known.quantity, known.shipped, Math.min(known.shipped, known.received + 1))
          })
          const [before, after] = [statusOf(facts({ lines })), statusOf(facts({ lines: moved }))]
          expect(before === after || NEXT_STATUSES[before].includes(after)).toBe(true)
        },
      ),
    )
  })

  test('what has ended has no next step', () => {
    const ended = ORDER_STATUSES.filter(status => NEXT_STATUSES[status].length === 0)
    expect(ended).toEqual(['COMPLETED', 'CANCELED', 'AUTO_CANCEL'])
  })
})
