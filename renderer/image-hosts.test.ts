import { expect, test } from 'vitest'
import { rewriteImageHosts } from './image-hosts.ts'

const map = { 'img.example': 'cdn.example' }

test.each([
  ['whole picture address', 'https://img.example/a/b.jpg?x=1', 'https://cdn.example/a/b.jpg?x=1'],
  ['host in capitals', 'https://IMG.example/a.webp', 'https://cdn.example/a.webp'],
  ['another host', 'https://other.example/a.jpg', 'https://other.example/a.jpg'],
  ['part of a host name', 'https://img.example.com/a.jpg', 'https://img.example.com/a.jpg'],
  ['an address that is no picture', 'https://img.example/page', 'https://img.example/page'],
  [
    'src in rich text',
    '<p><img src="https://img.example/a.png"> https://img.example/x</p>',
    '<p><img src="https://cdn.example/a.png"> https://img.example/x</p>',
  ],
  [
    'srcset in rich text',
    `<img srcset='https://img.example/a.png 1x, https://img.example/b.png 2x'>`,
    `<img srcset='https://cdn.example/a.png 1x, https://cdn.example/b.png 2x'>`,
  ],
  [
    'url() in rich text',
    '<p style="background:url(https://img.example/a.png)">',
    '<p style="background:url(https://cdn.example/a.png)">',
  ],
])('%s (L-154, LO-10)', (_, before, after) =>
  expect(rewriteImageHosts({ deep: [{ x: before }] }, map)).toEqual({ deep: [{ x: after }] }),
)

test('links stay untouched (LO-10)', () => {
  const options = { link: { type: 0, value: 'https://img.example/a.jpg' } }
  expect(rewriteImageHosts(options, map)).toEqual(options)
})
