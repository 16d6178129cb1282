import { expect, test } from 'vitest'
import { readSize } from '#server/images/picture-sizes.ts'
import { resized, squareSetOf, srcSetOf } from './resized.ts'

test.each([
  ['width and height', '/a.jpg', 250, 250, '/a.jpg?w=250&h=250&q=80'],
  ['width alone', '/a.jpg', 390, undefined, '/a.jpg?w=390&q=80'],
  ['an address with a query', '/a.jpg?v=2', 390, undefined, '/a.jpg?v=2&w=390&q=80'],
  ['no size', '/a.jpg', undefined, undefined, '/a.jpg'],
  ['a drawing', '/a.svg', 390, 390, '/a.svg'],
  ['a drawing with a query', '/a.SVG?v=2', 390, 390, '/a.SVG?v=2'],
  ['a moving picture', '/a.gif#x', 390, 390, '/a.gif#x'],
  ['a picture in the address', 'data:image/png;base64,AA==', 390, 390, 'data:image/png;base64,AA=='],
])('%s (C-154, CO-46, LO-103)', (_, src, width, height, address) => {
  expect(resized(src, width, height)).toBe(address)
})

test.each([
  ['unknown', undefined, '390w 780w 1170w 1600w 2400w'],
  ['between two widths', 1000, '390w 780w 1000w'],
  ['one of the widths', 1600, '390w 780w 1170w 1600w'],
  ['wider than all', 5000, '390w 780w 1170w 1600w 2400w'],
  ['narrower than all', 200, '200w'],
])('a picture with an own width of %s is offered in no larger width (LO-103)', (_, own, widths) => {
  const offered = srcSetOf('/a.jpg', own) ?? ''
  expect(
    offered
      .split(', ')
      .map(offer => offer.split(' ')[1])
      .join(' '),
  ).toBe(widths)
})

test('the image service crops every offered square to its shape, so that none is stretched (L-358, LO-103)', () => {
  const offers = (squareSetOf('/a.jpg') ?? '').split(', ').map(offer => offer.split(' '))
  expect(offers.map(([, width]) => width)).toEqual(['299w', '400w', '598w', '960w'])
  for (const [address = '', width = ''] of offers) {
    const side = parseInt(width, 10)
    expect(readSize(new URLSearchParams(address.split('?')[1]))).toMatchObject({
      fit: 'filled',
      width: side,
      height: side,
    })
  }
  expect(squareSetOf('/a.svg')).toBeUndefined()
})
