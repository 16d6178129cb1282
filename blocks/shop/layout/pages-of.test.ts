import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pagesOf } from './pages-of.ts'

test.each([
  [0, 4, []],
  [3, 4, [3]],
  [4, 4, [4]],
  [5, 4, [4, 1]],
  [16, 8, [8, 8]],
  [7, 8, [7]],
])('%i items in slides of %i are %j (L-200, L-202)', (count, size, sizes) => {
  expect(pagesOf(Array.from({ length: count }), size).map(page => page.length)).toEqual(sizes)
})

test('no item is lost or moved, and only the last slide may hold fewer', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 60 }), fc.integer({ min: 1, max: 12 }), (items, size) => {
      const pages = pagesOf(items, size)
      expect(pages.flat()).toEqual(items)
      expect(pages.slice(0, -1).every(page => page.length === size)).toBe(true)
      expect(pages.every(page => page.length > 0)).toBe(true)
    }),
  )
})
