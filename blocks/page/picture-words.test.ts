import { expect, test } from 'vitest'
import { findBlock } from '../registry.ts'
import { parseOptions } from './normalise.ts'
import { mapOptions } from './options/map.ts'
import { optionTree } from './options/option-tree.ts'
import { withPictureWords } from './picture-words.ts'

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

test('options without anything to fill in are the very same', () => {
  const { options } = parseOptions(block, { items: [{ swiper_img_url: '/media/b.png' }] })
  expect(filled(options)).toBe(options)
})
