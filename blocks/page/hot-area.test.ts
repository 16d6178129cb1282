import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hotAreaRect } from './hot-area.ts'

test.each([
  ['inside the picture', '10,20', '30,40', { left: 10, top: 20, width: 30, height: 40 }],
  ['cut at the right and lower edge', '80,90', '50,50', { left: 80, top: 90, width: 20, height: 10 }],
  ['wholly outside', '120,10', '20,20', { left: 120, top: 10, width: 0, height: 20 }],
  ['with fractions and blanks', ' 1.5 , 2 ', '3,4', { left: 1.5, top: 2, width: 3, height: 4 }],
])('an area %s (L-198, LO-51)', (_, start, end, rect) => {
  expect(hotAreaRect({ start, end })).toEqual(rect)
})

test('no area reaches past the edge of its picture (LO-51)', () => {
  const percent = fc.integer({ min: 0, max: 999 })
  fc.assert(
    fc.property(percent, percent, percent, percent, (left, top, width, height) => {
      const rect = hotAreaRect({ start: `${left},${top}`, end: `${width},${height}` })
      expect(rect.width).toBeGreaterThanOrEqual(0)
      expect(rect.height).toBeGreaterThanOrEqual(0)
      expect(rect.width === 0 || rect.left + rect.width <= 100).toBe(true)
      expect(rect.height === 0 || rect.top + rect.height <= 100).toBe(true)
    }),
  )
})
