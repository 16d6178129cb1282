import fc from 'fast-check'
import { expect, test } from 'vitest'
import { offsetAt } from './offset.ts'

const box = { left: 100, top: 50, width: 400, height: 200 }

test.each([
  ['the top left corner', 100, 50, [0, 0]],
  ['the middle', 300, 150, [-25, -25]],
  ['the bottom right corner', 500, 250, [-50, -50]],
  ['beside it', 900, 0, [-50, 0]],
] as const)('%s at twice the size (L-336, L-337)', (_, clientX, clientY, [x, y]) => {
  const offset = offsetAt({ clientX, clientY }, box, 2)
  expect(offset.x).toBeCloseTo(x)
  expect(offset.y).toBeCloseTo(y)
})

test('an element without size shows its centre', () =>
  expect(offsetAt({ clientX: 3, clientY: 3 }, { ...box, width: 0, height: 0 }, 2)).toEqual({
    x: -25,
    y: -25,
  }))

test('the point under the pointer stays under it, and no edge comes into view (L-336)', () => {
  const place = { clientX: fc.integer({ min: 0, max: 700 }), clientY: fc.integer({ min: 0, max: 400 }) }
  const scales = fc.double({ min: 1.5, max: 4, noNaN: true })
  fc.assert(
    fc.property(fc.record(place), scales, ({ clientX, clientY }, scale) => {
      const { x } = offsetAt({ clientX, clientY }, box, scale)
      const left = (x / 100) * box.width * scale
      const at = Math.min(box.width, Math.max(0, clientX - box.left))
      expect(left + at * scale).toBeCloseTo(at, 6)
      expect(left).toBeLessThanOrEqual(1e-9)
      expect(left + box.width * scale).toBeGreaterThanOrEqual(box.width - 1e-9)
    }),
  )
})
