import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allocate, percentOf } from './allocate.ts'

/** Amounts of any size, so that products lie on both sides of 2^53. */
const cents = fc.oneof(
  fc.nat({ max: 1000 }),
  fc.maxSafeNat().map(amount => Math.floor(amount / 8)),
)
const sum = (amounts: readonly number[]) => amounts.reduce((before, amount) => before + amount, 0)

test('a percentage is exact and rounds halves up, however large the amount (CO-64)', () => {
  fc.assert(
    fc.property(cents, fc.nat({ max: 100 }), (base, percent) => {
      expect(BigInt(percentOf(base, percent))).toBe((BigInt(base) * BigInt(percent) + 50n) / 100n)
    }),
  )
})

test('shares add up, and each is less than a cent from its exact part (CO-68)', () => {
  fc.assert(
    fc.property(
      fc.array(cents, { minLength: 1, maxLength: 6 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (weights, part) => {
        const whole = sum(weights)
        const total = Math.min(whole, Math.floor(whole * part))
        const shares = allocate(total, weights)
        expect(sum(shares)).toBe(total)
        for (const [at, share] of shares.entries()) {
          const gap = BigInt(share) * BigInt(whole) - BigInt(total) * BigInt(weights[at] ?? 0)
          expect(gap < BigInt(Math.max(1, whole)) && gap > -BigInt(Math.max(1, whole))).toBe(true)
        }
      },
    ),
  )
})

test('what does not fit into the weights is refused', () => {
  expect(() => allocate(11, [4, 6])).toThrow(RangeError)
  expect(() => allocate(-1, [4, 6])).toThrow(RangeError)
})
