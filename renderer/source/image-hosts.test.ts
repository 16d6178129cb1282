import { expect, test } from 'vitest'
import { rewriteImageHosts } from './image-hosts.ts'

const map = { 'img.example': 'cdn.example' }

test.each([
  ['whole picture address', 'https://img.example/a/b.jpg?x=1', 'https://cdn.example/a/b.jpg?x=1'],
  ['host in capitals', 'https://IMG.example/a.webp', 'https://cdn.example/a.webp'],
  ['another host', 'https://other.example/a.jpg', 'https://other.example/a.jpg'],
  ['part of a host name', 'https://img.example.com/a.jpg', 'https://img.example.com/a.jpg'],
  ['an address that is no picture', 'https://img.example/page', 'https://img.example/page'],
  ['an address without scheme', '//img.example/a.jpg', '//cdn.example/a.jpg'],
  ['a picture with a fragment', 'https://img.example/a.svg#top', 'https://cdn.example/a.svg#top'],
  ['a host with a port of its own', 'https://img.example:8443/a.jpg', 'https://img.example:8443/a.jpg'],
  [
    'the same host in another address’s query',
    'https://other.example/a.jpg?from=https://img.example/b.jpg',
    'https://other.example/a.jpg?from=https://img.example/b.jpg',
  ],
  ['a film that is no picture', 'https://img.example/a.mp4', 'https://img.example/a.mp4'],
  ['text that names a picture', 'See https://img.example/a.jpg', 'See https://img.example/a.jpg'],
  [
    'poster in rich text',
    '<video poster="https://img.example/a.jpg"></video>',
    '<video poster="https://cdn.example/a.jpg"></video>',
  ],
  [
    'a link in rich text',
    '<a href="https://img.example/a.jpg">https://img.example/a.jpg</a>',
    '<a href="https://img.example/a.jpg">https://img.example/a.jpg</a>',
  ],
  [
    'an attribute that only ends in src',
    '<img data-src="https://img.example/a.png">',
    '<img data-src="https://img.example/a.png">',
  ],
  [
    'url() in rich text, quoted',
    `<p style="background:url('https://img.example/a.png')"><i style="background:url(&quot;https://img.example/b.png&quot;)">`,
    `<p style="background:url('https://cdn.example/a.png')"><i style="background:url(&quot;https://cdn.example/b.png&quot;)">`,
  ],
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

test('what is stored stays as it is: the exchange makes new options (LO-10)', () => {
  const stored = Object.freeze({
    items: Object.freeze([Object.freeze({ url: 'https://img.example/a.jpg' })]),
  })
  expect(rewriteImageHosts(stored, map)).toEqual({ items: [{ url: 'https://cdn.example/a.jpg' }] })
  expect(stored.items[0]?.url).toBe('https://img.example/a.jpg')
  expect(rewriteImageHosts(stored, {})).toBe(stored)
})
