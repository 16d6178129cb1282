import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCents, toWire } from './money.ts'

const cents = fc.integer({ min: -99_999_999_00, max: 99_999_999_00 })

test('money on the wire has at most two decimals and says HKD (C-016, C-057, C-173)', () => {
  fc.assert(
    fc.property(cents, amount => {
      const wire = toWire(amount)
      expect(JSON.stringify(wire.amount)).toMatch(/^-?\d+(\.\d{1,2})?$/)
      expect(wire.currencyCode).toBe('HKD')
    }),
  )
})

test('cents survive the way out and back', () => {
  fc.assert(
    fc.property(cents, amount => {
      expect(toCents(toWire(amount).amount)).toBeCloseTo(amount, 5)
    }),
  )
})

test('half a cent counts up, whatever its float looks like', () => {
  expect(toCents(1.005)).toBe(101)
  expect(toCents(-1.005)).toBe(-101)
})

test('a fraction of a cent never leaves', () => {
  expect(() => toWire(0.5)).toThrow(RangeError)
})
