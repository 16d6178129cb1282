import { beforeEach, describe, expect, test } from 'vitest'
import { isNewPurchase, withOrder } from './useTrackPurchase.ts'

beforeEach(() => localStorage.clear())

describe('a purchase counts once', () => {
  test('per order, also after a reload (C-390, CO-08)', () => {
    expect(isNewPurchase('CA1')).toBe(true)
    expect(isNewPurchase('CA1')).toBe(false)
    expect(isNewPurchase('CA2')).toBe(true)
    expect(isNewPurchase('CA1')).toBe(false)
  })

  test('the list of orders stays short, the oldest going first', () => {
    const many = Array.from({ length: 20 }, (_, place) => `CA${place}`)
    expect(withOrder(many, 'CA5')).toBeUndefined()
    expect(withOrder(many, 'new')).toEqual([...many.slice(1), 'new'])
  })
})
