import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { percentPair } from '#blocks/page/option-fields.ts'
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

const isEqual = (a: Area | undefined, b: Area) =>
  (['left', 'top', 'width', 'height'] as const).every(side => a?.[side] === b[side])

const isOnPicture = ({ left, top, width, height }: Area) =>
  [left, top, width, height].every(Number.isInteger) &&
  left >= 0 &&
  top >= 0 &&
  width >= MIN_SIDE &&
  height >= MIN_SIDE &&
  left + width <= FULL &&
  top + height <= FULL

/** What `fc.check` says of a property that held however often it was tried. */
const HOLDS = { failed: false, counterexample: null }

describe('hot areas (L-198, LO-51)', () => {
  test('never leave the picture, however they are drawn, moved or resized', () => {
    expect(
      fc.check(fc.property(anywhere, anywhere, (from, to) => isOnPicture(drawn(from, to)))),
    ).toMatchObject(HOLDS)
    expect(
      fc.check(fc.property(area, tenths, tenths, (a, dx, dy) => isOnPicture(shifted(a, dx, dy)))),
    ).toMatchObject(HOLDS)
    expect(
      fc.check(fc.property(area, edge, tenths, tenths, (a, e, dx, dy) => isOnPicture(resized(a, e, dx, dy)))),
    ).toMatchObject(HOLDS)
  })

  test('are the same whichever corner drawing starts at', () => {
    expect(
      fc.check(fc.property(anywhere, anywhere, (from, to) => isEqual(drawn(from, to), drawn(to, from)))),
    ).toMatchObject(HOLDS)
  })

  test('keep their size when moved', () => {
    expect(
      fc.check(
        fc.property(area, tenths, tenths, (a, dx, dy) =>
          isEqual({ ...shifted(a, dx, dy), left: 0, top: 0 }, { ...a, left: 0, top: 0 }),
        ),
      ),
    ).toMatchObject(HOLDS)
  })

  test('keep the opposite side in place when an edge is pulled', () => {
    const sides = ({ left, top, width, height }: Area) => ({
      w: left,
      n: top,
      e: left + width,
      s: top + height,
    })
    expect(
      fc.check(
        fc.property(area, edge, tenths, tenths, (a, e, dx, dy) => {
          const [before, after] = [sides(a), sides(resized(a, e, dx, dy))]
          return (['n', 'e', 's', 'w'] as const).every(
            side => e.includes(side) || before[side] === after[side],
          )
        }),
      ),
    ).toMatchObject(HOLDS)
  })

  test('are saved as the schema wants them and read back the same', () => {
    const pair = percentPair('0,0')
    expect(
      fc.check(
        fc.property(area, a => {
          const saved = savedArea(a)
          const isValid = pair.safeParse(saved.start).success && pair.safeParse(saved.end).success
          return isValid && isEqual(areaOf(saved), a)
        }),
      ),
    ).toMatchObject(HOLDS)
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
