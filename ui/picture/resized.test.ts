import { expect, test } from 'vitest'
import { resized } from './resized.ts'

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
