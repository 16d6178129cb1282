import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bagItem, bagOf, worth } from '../../testing/bag.ts'
import { fits, lastAvailable, remainingAmount, withAmount } from './basket-reminder.ts'

const item = (code: string, isAvailable = true) => bagItem(code, { spuCode: code, disabled: !isAvailable })

test.each([
  ['lt', 500, 600, true],
  ['lt', 500, 400, false],
  ['lt', 500, 500, false],
  ['gt', 500, 400, true],
  ['gt', 500, 600, false],
  ['gt', 500, 500, false],
  ['gt', 500, 499.99, true],
  ['lt', 500, 500.01, true],
  ['gt', 700, 600, true],
] as const)(
  'rule %s, total %d, bag %d: %s (L-303, L-304, L-305, LO-32)',
  (rule, totalAmount, amount, isShown) =>
    expect(fits({ rule, totalAmount }, bagOf([item('A')], worth(amount)))).toBe(isShown),
)

test('an unknown or empty bag fits no rule', () => {
  expect(fits({ rule: 'gt', totalAmount: 500 }, undefined)).toBe(false)
  expect(fits({ rule: 'gt', totalAmount: 500 }, bagOf([]))).toBe(false)
})

test.each([
  [500, 399.5, 101],
  [500, 400, 100],
  [16.1, 0.1, 16],
  [500, 500, 0],
  [500, 900, 0],
])('%d less %d is %d missing (L-311, LO-32)', (total, amount, missing) =>
  expect(remainingAmount(total, amount)).toBe(missing),
)

test('what is missing is the least whole number of dollars that reaches the total, never below 0 (L-311, LO-32)', () => {
  const cents = fc.integer({ min: 0, max: 100_000_000 })
  fc.assert(
    fc.property(cents, cents, (total, amount) => {
      const missing = remainingAmount(total / 100, amount / 100)
      expect(missing).toBeGreaterThanOrEqual(0)
      expect(amount + missing * 100).toBeGreaterThanOrEqual(total)
      expect(missing === 0 || amount + (missing - 1) * 100 < total).toBe(true)
    }),
  )
})

test.each([
  ['還差 HK${amount}', '還差 HK$101'],
  ['{amount} and {amount}', '101 and 101'],
  ['nothing', 'nothing'],
  ['{ amount }', '{ amount }'],
])('“%s” reads “%s” (LO-32)', (text, read) => expect(withAmount(text, '101')).toBe(read))

test('a replacement is taken as it is', () => expect(withAmount('{amount}', '$&')).toBe('$&'))

test.each([
  ['A then B', [item('A'), item('B')], 'B'],
  ['B sold out', [item('A'), item('B', false)], 'A'],
  ['none available', [item('A', false)], undefined],
  ['an empty bag', [], undefined],
] as const)('%s: the last that can be ordered (L-310)', (_, items, code) =>
  expect(lastAvailable(bagOf(items))?.spuCode).toBe(code),
)
