import type { Preset } from '../../page/define-block.ts'
import type { z } from 'zod'
import type { kindPosterSchema } from './block.ts'

const poster = (name: string, alt: string, category: string) => ({
  url: `/media/demo/scene-${name}.svg`,
  alt,
  link: { type: 2, value: category },
})

export const kindPosterPresets = [
  {
    key: 'two',
    locale: 'zh_HK',
    options: {
      posterList: [poster('trail', '男裝', 'men'), poster('valley', '女裝', 'women')],
      ratio: '3:2',
    },
  },
  {
    key: 'twoEnglish',
    locale: 'en_US',
    options: {
      posterList: [poster('trail', 'Men', 'men'), poster('valley', 'Women', 'women')],
      ratio: '3:2',
    },
  },
  {
    key: 'three',
    locale: 'zh_HK',
    options: {
      posterList: [
        poster('camp', '露營裝備', 'equipment'),
        poster('snow', '鞋履', 'footwear'),
        poster('city', '配件', 'accessories'),
      ],
      ratio: '4:5',
    },
  },
  {
    key: 'threeEnglish',
    locale: 'en_US',
    options: {
      posterList: [
        poster('camp', 'Camping', 'equipment'),
        poster('snow', 'Footwear', 'footwear'),
        poster('city', 'Accessories', 'accessories'),
      ],
      ratio: '4:5',
    },
  },
  {
    key: 'one',
    locale: 'zh_HK',
    options: {
      posterList: [
        { url: '/media/demo/scene-forest.svg', alt: '秋季新裝', link: { type: 0, value: 'autumn' } },
      ],
      box: { mt: 64, mb: 24 },
    },
  },
] satisfies Preset<z.input<typeof kindPosterSchema>>[]
