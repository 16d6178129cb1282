import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addAll,
  bitsetOf,
  forEachIn,
  fullSet,
  has,
  keepCommon,
  removeAll,
  setBetween,
  sizeOf,
  sizeOfCommon,
} from './bitset.ts'

const membersOf = (set: Uint32Array) => {
  const members: number[] = []
  forEachIn(set, member => members.push(member))
  return members
}

test('sets of products behave like sets', () => {
  const member = fc.integer({ min: 0, max: 99 })
  fc.assert(
    fc.property(fc.uniqueArray(member), fc.uniqueArray(member), (left, right) => {
      const [one, other] = [bitsetOf(100, left), bitsetOf(100, right)]
      const changed = (change: (target: Uint32Array, by: Uint32Array) => void) => {
        const target = one.slice()
        change(target, other)
        return membersOf(target)
      }
      const ascending = (members: Iterable<number>) => [...members].toSorted((a, b) => a - b)
      expect(membersOf(one)).toEqual(ascending(left))
      expect(sizeOf(one)).toBe(left.length)
      expect(sizeOfCommon(one, other)).toBe(left.filter(entry => right.includes(entry)).length)
      expect(changed(keepCommon)).toEqual(ascending(left.filter(entry => right.includes(entry))))
      expect(changed(removeAll)).toEqual(ascending(left.filter(entry => !right.includes(entry))))
      expect(changed(addAll)).toEqual(ascending(new Set([...left, ...right])))
      expect([...Array(100).keys()].filter(entry => has(one, entry))).toEqual(ascending(left))
    }),
  )
})

test.each([0, 1, 31, 32, 33, 64])('the set of all %i has each once', size => {
  expect(membersOf(fullSet(size))).toEqual([...Array(size).keys()])
})

test('a range holds its ends, and nothing infinite unless asked for', () => {
  const values = Float64Array.from({ length: 40 }, (_, at) => (at === 35 ? Infinity : at))
  expect(membersOf(setBetween(values, 31, 33))).toEqual([31, 32, 33])
  expect(membersOf(setBetween(values, 37, Number.MAX_VALUE))).toEqual([37, 38, 39])
  expect(membersOf(setBetween(values, 34, Infinity))).toEqual([34, 35, 36, 37, 38, 39])
})
