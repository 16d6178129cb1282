import { expect, test } from 'vitest'
import { imageSources, withImageSizes } from './sized-markup.ts'

const sizes = {
  '/media/a.jpg': [1000, 500],
  '/media/a.svg': [240, 100],
  '/media/a.jpg?v=1&x=2': [780, 390],
} as const

test('pictures of formatted text are found, films and links are not', () => {
  const html =
    '<p><img alt="x" src="/media/a.jpg" /><a href="/media/b.jpg">b</a><video src="/media/c.webm"></video><img></p>'
  expect(imageSources(html)).toEqual(['/media/a.jpg'])
})

test('a picture gets its size, waits until it is near, and comes as wide as it is shown (LO-103)', () =>
  expect(withImageSizes('<p>a<img src="/media/a.jpg" alt="Ridge" />b</p>', sizes)).toBe(
    '<p>a<img src="/media/a.jpg" alt="Ridge" width="1000" height="500" ' +
      'srcset="/media/a.jpg?w=390&amp;q=80 390w, /media/a.jpg?w=780&amp;q=80 780w, /media/a.jpg?w=1170&amp;q=80 1000w" ' +
      'sizes="auto, 100vw" loading="lazy" />b</p>',
  ))

test('a word of the language is no measured picture', () =>
  expect(withImageSizes('<img src="constructor">', sizes)).toBe('<img src="constructor">'))

test.each([
  [
    'a drawing has one size for all',
    '<img src="/media/a.svg">',
    '<img src="/media/a.svg" width="240" height="100" loading="lazy">',
  ],
  [
    'a width an operator chose stays',
    '<img src="/media/a.svg" width="100">',
    '<img src="/media/a.svg" width="100" loading="lazy">',
  ],
  [
    'a width an operator chose has offers for the window’s width',
    '<img src="/media/a.jpg?v=1&amp;x=2" width="100" loading="eager">',
    '<img src="/media/a.jpg?v=1&amp;x=2" width="100" loading="eager" srcset="/media/a.jpg?v=1&amp;x=2&amp;w=390&amp;q=80 390w, /media/a.jpg?v=1&amp;x=2&amp;w=780&amp;q=80 780w" sizes="100vw">',
  ],
  [
    'offers and loading an operator chose stay',
    '<img src="/media/a.jpg" srcset="/media/b.jpg 2x" loading="eager">',
    '<img src="/media/a.jpg" srcset="/media/b.jpg 2x" loading="eager" width="1000" height="500">',
  ],
  ['an unmeasured picture stays', '<img src="/media/b.jpg">', '<img src="/media/b.jpg">'],
  [
    "another host's picture stays",
    '<img src="https://img.example/a.jpg">',
    '<img src="https://img.example/a.jpg">',
  ],
  ['text without pictures stays', '<p>1 < 2 <i>x</i></p>', '<p>1 < 2 <i>x</i></p>'],
])('%s', (_, before, after) => expect(withImageSizes(before, sizes)).toBe(after))

test('an address with a query is known by it', () =>
  expect(withImageSizes('<img src="/media/a.jpg?v=1&amp;x=2">', sizes)).toContain('width="780" height="390"'))
