import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clamp, settled, typed } from './quantity.ts'

const bounds = fc.tuple(fc.nat(50), fc.nat(50)).map(([min, more]) => ({ min, max: min + more }))

describe('the field while typing', () => {
  test.each([
    ['abc', undefined],
    ['', undefined],
    ['-3', undefined],
    ['2.5', undefined],
    ['1e3', undefined],
    ['3', 3],
    [' 3 ', 3],
    ['３', 3],
    ['0', 0],
    ['999', 7],
    ['99999999999999999999', 7],
  ] as const)('%j with 7 in stock is %s (C-103, C-104)', (text, expected) => {
    expect(typed(text, 7)).toBe(expected)
  })

  test('never exceeds the maximum (C-104)', () => {
    const anything = fc.oneof(fc.string(), fc.nat().map(String))
    fc.assert(
      fc.property(anything, fc.nat(99), (text, max) => {
        expect(typed(text, max) ?? 0).toBeLessThanOrEqual(max)
      }),
    )
  })
})

describe('the field on blur', () => {
  test.each([
    [undefined, 1],
    [0, 1],
    [4, 4],
    [9, 7],
  ] as const)('%s of 1 to 7 is %s (C-105)', (value, expected) => {
    expect(settled(value, { min: 1, max: 7 })).toBe(expected)
  })

  test('is always within its bounds, and does not change there (C-101, C-102, C-105)', () => {
    fc.assert(
      fc.property(fc.option(fc.integer(), { nil: undefined }), bounds, (value, given) => {
        const settledAt = settled(value, given)
        expect(settledAt).toBeGreaterThanOrEqual(given.min)
        expect(settledAt).toBeLessThanOrEqual(given.max)
        expect(clamp(settledAt, given)).toBe(settledAt)
      }),
    )
  })
})
