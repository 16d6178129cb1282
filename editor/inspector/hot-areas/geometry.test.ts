import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { percentPair } from '#blocks/option-fields.ts'
import {
  type Area,
  areaOf,
  drawn,
  EDGES,
  FULL,
  isTooSmall,
  MIN_SIDE,
  nudgeOf,
  resized,
  savedArea,
  shifted,
  within,
} from './geometry.ts'

const tenths = fc.integer({ min: -3000, max: 3000 })
const anywhere = fc.record({
  x: fc.double({ min: -2000, max: 3000, noNaN: true }),
  y: fc.double({ min: -2000, max: 3000, noNaN: true }),
})
const area = fc.record({ left: tenths, top: tenths, width: tenths, height: tenths }).map(within)
const edge = fc.constantFrom(...EDGES)

const isOnPicture = ({ left, top, width, height }: Area) =>
  [left, top, width, height].every(Number.isInteger) &&
  left >= 0 &&
  top >= 0 &&
  width >= MIN_SIDE &&
  height >= MIN_SIDE &&
  left + width <= FULL &&
  top + height <= FULL

describe('hot areas (L-198, LO-51)', () => {
  test('never leave the picture, however they are drawn, moved or resized', () => {
    fc.assert(fc.property(anywhere, anywhere, (from, to) => isOnPicture(drawn(from, to))))
    fc.assert(fc.property(area, tenths, tenths, (a, dx, dy) => isOnPicture(shifted(a, dx, dy))))
    fc.assert(fc.property(area, edge, tenths, tenths, (a, e, dx, dy) => isOnPicture(resized(a, e, dx, dy))))
  })

  test('are the same whichever corner drawing starts at', () => {
    fc.assert(
      fc.property(anywhere, anywhere, (from, to) => {
        expect(drawn(from, to)).toEqual(drawn(to, from))
      }),
    )
  })

  test('keep their size when moved', () => {
    fc.assert(
      fc.property(area, tenths, tenths, (a, dx, dy) => {
        const { width, height } = shifted(a, dx, dy)
        expect({ width, height }).toEqual({ width: a.width, height: a.height })
      }),
    )
  })

  test('keep the opposite side in place when an edge is pulled', () => {
    fc.assert(
      fc.property(area, edge, tenths, tenths, (a, e, dx, dy) => {
        const next = resized(a, e, dx, dy)
        if (!e.includes('w')) expect(next.left).toBe(a.left)
        if (!e.includes('e')) expect(next.left + next.width).toBe(a.left + a.width)
        if (!e.includes('n')) expect(next.top).toBe(a.top)
        if (!e.includes('s')) expect(next.top + next.height).toBe(a.top + a.height)
      }),
    )
  })

  test('are saved as the schema wants them and read back the same', () => {
    const pair = percentPair('0,0')
    fc.assert(
      fc.property(area, a => {
        const saved = savedArea(a)
        expect(pair.safeParse(saved.start).success && pair.safeParse(saved.end).success).toBe(true)
        expect(areaOf(saved)).toEqual(a)
      }),
    )
  })
})

test.each([
  ['10,20', '30,40', { left: 100, top: 200, width: 300, height: 400 }],
  [' 10.55 , 20 ', '30,40', { left: 106, top: 200, width: 300, height: 400 }],
  ['80,80', '40,40', { left: 800, top: 800, width: 200, height: 200 }],
  ['10', '30,40', undefined],
  ['x,y', '30,40', undefined],
  ['10,20', undefined, undefined],
])('start %j, end %j (L-198, LO-51)', (start, end, expected) =>
  expect(areaOf({ start, end })).toEqual(expected),
)

test('saves tenths of a percent without needless digits', () => {
  expect(savedArea({ left: 100, top: 205, width: 333, height: 5 })).toEqual({
    start: '10,20.5',
    end: '33.3,0.5',
  })
})

test.each([
  ['wide and high enough', { left: 0, top: 0, width: 67, height: 200 }, 0.5, false],
  ['23 px wide on a phone', { left: 0, top: 0, width: 64, height: 200 }, 0.5, true],
  ['too low, because the picture is flat', { left: 0, top: 0, width: 300, height: 100 }, 0.25, true],
])('%s', (_, given, ratio, expected) => expect(isTooSmall(given, ratio)).toBe(expected))

test.each([
  ['ArrowRight', false, { dx: 10, dy: 0 }],
  ['ArrowUp', false, { dx: 0, dy: -10 }],
  ['ArrowDown', true, { dx: 0, dy: 50 }],
  ['a', false, undefined],
] as const)('%s, with Shift: %s', (key, shift, expected) => expect(nudgeOf(key, shift)).toEqual(expected))
