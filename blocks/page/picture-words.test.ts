import { expect, test } from 'vitest'
import { findBlock } from '../registry.ts'
import { parseOptions } from './normalise.ts'
import { mapOptions } from './options/map.ts'
import { optionTree } from './options/option-tree.ts'
import { withPictureWords } from './picture-words.ts'

const rich = findBlock('richText') ?? expect.fail('no rich text')
const block = findBlock('newSwiper') ?? expect.fail('no carousel')
const filled = (options: unknown) =>
  mapOptions(optionTree(block), options, place => withPictureWords(place, words))
const words = (address: string) => ({ '/media/a.png': 'A ridge', '/media/b.png': '' })[address]

test('an empty alternative text takes the media library’s words; own words stay', () => {
  const options = parseOptions(block, {
    items: [
      { swiper_img_url: '/media/a.png' },
      { swiper_img_url: '/media/a.png', title: 'Ours' },
      { swiper_img_url: '/media/b.png' },
      { swiper_img_url: '' },
    ],
  }).options
  expect(filled(options)).toMatchObject({
    items: [{ title: 'A ridge' }, { title: 'Ours' }, { title: '' }, { title: '' }],
  })
})

test('pictures in rich text take them too, and no words end the attribute', () => {
  const say = (address: string) => (address === '/media/a.png?a=1&b=2' ? 'A "ridge" & $& <sky>' : undefined)
  const of = (content: string) =>
    mapOptions(optionTree(rich), { content }, place => withPictureWords(place, say))
  const described = 'alt="A &quot;ridge&quot; &amp; $&amp; &lt;sky&gt;"'
  expect(of('<img src="/media/a.png?a=1&amp;b=2" alt="" />')).toEqual({
    content: `<img ${described} src="/media/a.png?a=1&amp;b=2" />`,
  })
  expect(of('<img src="/media/a.png?a=1&amp;b=2" />')).toEqual({
    content: `<img ${described} src="/media/a.png?a=1&amp;b=2" />`,
  })
  const own = '<p>x</p><img src="/media/a.png?a=1&amp;b=2" alt="Ours" /><img src="/b.png" alt="" />'
  expect(of(own)).toEqual({ content: own })
})

test('options without anything to fill in are the very same', () => {
  const { options } = parseOptions(block, { items: [{ swiper_img_url: '/media/b.png' }] })
  expect(filled(options)).toBe(options)
})
