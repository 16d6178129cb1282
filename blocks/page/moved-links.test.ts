import { expect, test } from 'vitest'
import { z } from 'zod'
import { defineBlock } from './define-block.ts'
import { withMovedLinks } from './moved-links.ts'
import { field, hotAreas, imageUrl, optionalLink, richText } from './option-fields.ts'

const block = defineBlock({
  code: 'links',
  group: 'text',
  icon: 'link',
  slots: ['main'],
  viewFile: 'content/text/Text.tsx',
  schema: z.object({
    link: optionalLink(),
    html: richText(),
    note: field(z.string().default(''), { holdsHtml: true }),
    items: z.array(z.object({ image: imageUrl(), areas: hotAreas('image') })).default([]),
  }),
})

const MOVE = { from: '/landingPage/summer', to: '/landingPage/sale' }
const moved = (options: Readonly<Record<string, unknown>>) => withMovedLinks(block, options, MOVE)

test.each([
  ['an address', { type: 0, value: '/landingPage/summer' }, { type: 0, value: '/landingPage/sale' }],
  [
    'an address with query and anchor',
    { type: 0, value: '/landingPage/summer/?from=mail&a=1#top' },
    { type: 0, value: '/landingPage/sale?from=mail&a=1#top' },
  ],
  ['a page by its key', { type: 3, value: 'summer' }, { type: 3, value: 'sale' }],
  ['a link saved as text (L-143)', '/landingPage/summer', '/landingPage/sale'],
])('%s leads to the new address', (_, link, expected) => {
  expect(moved({ link })).toEqual({ options: { link: expected }, paths: ['link'] })
})

test.each([
  ['another page', { type: 0, value: '/landingPage/summer-2' }],
  ['a page below', { type: 0, value: '/landingPage/summer/x' }],
  ['a minisite of the same key', { type: 4, value: 'summer' }],
  ['another host', { type: 9, value: 'https://example.com/landingPage/summer' }],
  ['no link', { type: 0, value: '' }],
])('%s stays', (_, link) => {
  const options = { link, html: '<p>/landingPage/summer <a href="/cart?a=1&b=2">x</a></p>' }
  expect(moved(options)).toEqual({ options, paths: [] })
  expect(moved(options).options).toBe(options)
})

test('hot areas of slides and links in rich text are found with their places', () => {
  const areas = (value: string) => [{ start: '1,1', end: '2,2', url: { type: 0, value } }]
  const html = (href: string) => `<p><a class="x" href="${href}">a</a> <a href="/cart?a&b">b</a></p>`
  const options = {
    html: html('/landingPage/summer?a=1&amp;b=2'),
    note: html('/landingPage/summer'),
    items: [{ areas: areas('/cart') }, { areas: areas('/landingPage/summer') }],
  }
  expect(moved(options)).toEqual({
    options: {
      html: html('/landingPage/sale?a=1&amp;b=2'),
      note: html('/landingPage/sale'),
      items: [{ areas: areas('/cart') }, { areas: areas('/landingPage/sale') }],
    },
    paths: ['html', 'note', 'items.1.areas.0.url'],
  })
})
