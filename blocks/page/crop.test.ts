import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CROP_SHAPES, ratioOf, readCrop, savedCrop } from './crop.ts'
import { partOf } from './picture-part.ts'

test.each([
  ['30,70,60', { left: 30, top: 70, size: 60 }],
  ['0,100,100', { left: 0, top: 100, size: 100 }],
  ['30,70', undefined],
  ['30,70,9', undefined],
  ['101,0,50', undefined],
  ['1.5,0,50', undefined],
  ['', undefined],
  [undefined, undefined],
])('a saved crop %s is read as %o', (saved, crop) => expect(readCrop(saved)).toEqual(crop))

test.each([
  ['all of a picture of the same shape', [400, 400], '1:1', '50,50,100', [0, 0, 400, 400]],
  ['the left square of a wide picture', [800, 400], '1:1', '0,50,100', [0, 0, 400, 400]],
  ['half as large, at the lower right', [800, 400], '1:1', '100,100,50', [600, 200, 200, 200]],
  ['a wide part of a tall picture', [400, 800], '2:1', '50,100,100', [0, 600, 400, 200]],
] as const)('%s', (_, [width, height], shape, saved, [left, top, ...sides]) => {
  const crop = readCrop(saved) ?? { left: 0, top: 0, size: 0 }
  const [w, h] = sides
  expect(partOf({ width, height }, ratioOf(shape), crop)).toEqual({ left, top, width: w, height: h })
})

const percent = fc.integer({ min: 0, max: 100 })
test('whatever is chosen lies inside the picture, has its shape, and is saved as it is', () => {
  fc.assert(
    fc.property(
      fc.record({ width: fc.integer({ min: 1, max: 9000 }), height: fc.integer({ min: 1, max: 9000 }) }),
      fc.constantFrom(...CROP_SHAPES),
      fc.record({ left: percent, top: percent, size: fc.integer({ min: 10, max: 100 }) }),
      (natural, shape, crop) => {
        const part = partOf(natural, ratioOf(shape), crop)
        expect(part.left).toBeGreaterThanOrEqual(0)
        expect(part.top).toBeGreaterThanOrEqual(0)
        expect(part.left + part.width).toBeLessThanOrEqual(natural.width + 1e-6)
        expect(part.top + part.height).toBeLessThanOrEqual(natural.height + 1e-6)
        expect(part.width / part.height).toBeCloseTo(ratioOf(shape), 6)
        expect(readCrop(savedCrop(crop))).toEqual(crop)
      },
    ),
  )
})
