import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readSize, WIDTHS } from './picture-sizes.ts'

const read = (query: string) => readSize(new URLSearchParams(query))

test.each([
  ['a width of the list', 'w=390', { fit: 'width', width: 390 }],
  ['a width between two', 'w=391', { fit: 'width', width: 480 }],
  ['a width beyond the list', 'w=9000', { fit: 'width', width: 2400 }],
  ['a height alone', 'h=100', { fit: 'height', height: 120 }],
  ['a box that does not exist', 'w=1600&h=901', { fit: 'width', width: 1600 }],
  ['the product card (L-358)', 'w=299&h=299&q=80', { fit: 'filled', width: 299, height: 299 }],
  ['the product card on a fine screen', 'w=598&h=598&q=80', { fit: 'filled', width: 598, height: 598 }],
  ['the poster of a film (L-359)', 'w=250&h=250', { fit: 'filled', width: 250, height: 250 }],
  ['the logo (L-360)', 'w=322&h=35', { fit: 'whole', width: 322, height: 35 }],
  ['a colour (L-361)', 'w=58&h=58', { fit: 'filled', width: 58, height: 58 }],
  ['an ad between products (L-235)', 'w=536&h=890', { fit: 'filled', width: 536, height: 890 }],
  ['an icon of the footer (L-238)', 'w=105&h=70', { fit: 'whole', width: 105, height: 70 }],
  ['a poster (L-263)', 'w=680&h=680', { fit: 'filled', width: 680, height: 680 }],
] as const)('%s is made in one of the sizes there are (LO-103)', (_, query, size) =>
  expect(read(query)).toMatchObject(size),
)

test.each([
  ['none', 'w=390', 80],
  ['80', 'w=390&q=80', 80],
  ['1', 'w=390&q=1', 40],
  ['73', 'w=390&q=73', 80],
  ['100', 'w=390&q=100', 90],
])('quality %s is packed in one of four steps, 80 by default (C-154, CO-46)', (_, query, quality) =>
  expect(read(query)).toMatchObject({ quality }),
)

test.each(['', 'v=2', 'q=80', 'w[]=390', 'width=390'])('“%s” asks for no size', query =>
  expect(read(query)).toBe('asIs'),
)

describe('what cannot be asked for is refused', () => {
  test.each([
    'w',
    'w=',
    'w=0',
    'w=-1',
    'w=NaN',
    'w=1e9',
    'w=1000000000',
    'w=10001',
    'w=390px',
    'w=39.5',
    'w=+390',
    'w=%20390',
    'w=０',
    'w=390&w=780',
    'h=0',
    'h=1&h=2',
    'w=390&h=-35',
    'w=390&q=0',
    'w=390&q=1000',
    'w=390&q=80&q=81',
    'w=390&q=best',
    'q=-1',
  ])('%s', query => expect(read(query)).toBe('refused'))
})

test('whatever is asked, the sizes that can come out are few', () => {
  const side = fc.option(fc.integer({ min: -5, max: 12_000 }).map(String), { nil: undefined })
  const known = [0, ...WIDTHS]
  fc.assert(
    fc.property(side, side, side, (w, h, q) => {
      const given = Object.entries({ w, h, q }).filter(entry => entry[1] !== undefined) as [string, string][]
      const size = readSize(new URLSearchParams(given))
      if (typeof size === 'string') return
      expect([40, 60, 80, 90]).toContain(size.quality)
      expect(
        ['filled', 'whole'].includes(size.fit) || (known.includes(size.width) && known.includes(size.height)),
      ).toBe(true)
    }),
  )
})
