import { expect, test } from 'vitest'
import { component, releasePage } from '../testing/pages.ts'
import { compilePage } from './compile-page.ts'
import { hostExchange, type ImageHostMap } from './image-hosts.ts'

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
])('%s (L-154, LO-10)', (_, before, after) => expect(hostExchange(map)(before)).toBe(after))

const shown = (code: string, options: Record<string, unknown>, imageHostMap: ImageHostMap = map) =>
  compilePage(releasePage({ components: [component({ id: 'a', code, options })] }), {
    imageHostMap,
    sanitise: html => html,
  }).blocks[0]?.options

test('pictures of list items and inside rich text change their host, links do not (L-154, LO-10)', () => {
  const slide = {
    swiper_img_url: 'https://img.example/a.jpg',
    swiper_img_link: { type: 0, value: 'https://img.example/a.jpg' },
  }
  expect(shown('newSwiper', { items: [slide] })).toMatchObject({
    items: [{ ...slide, swiper_img_url: 'https://cdn.example/a.jpg' }],
  })
  expect(
    shown('articleCollapse', {
      collapseItems: [{ title: 'x', content: '<img src="https://img.example/a.jpg">' }],
    }),
  ).toMatchObject({ collapseItems: [{ content: '<img src="https://cdn.example/a.jpg">' }] })
})

test('what is stored stays as it is: the exchange makes new options (LO-10)', () => {
  const stored = Object.freeze({ imgUrl: 'https://img.example/a.jpg' })
  expect(shown('banner', stored)).toMatchObject({ imgUrl: 'https://cdn.example/a.jpg' })
  expect(stored.imgUrl).toBe('https://img.example/a.jpg')
  expect(shown('banner', stored, {})).toMatchObject(stored)
})
