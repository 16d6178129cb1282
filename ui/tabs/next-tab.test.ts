import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextTab } from './next-tab.ts'

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Enter', 1, undefined],
] as const)('%s from tab %i of three leads to %s', (key, from, to) => {
  expect(nextTab(key, from, 3)).toBe(to)
})

test('without tabs the result is undefined', () => expect(nextTab('ArrowRight', -1, 0)).toBeUndefined())

test('right then left returns to the same tab', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), fc.nat(), (count, n) => {
      const from = n % count
      const right = nextTab('ArrowRight', from, count)
      expect(nextTab('ArrowLeft', right ?? -1, count)).toBe(from)
    }),
  )
})
