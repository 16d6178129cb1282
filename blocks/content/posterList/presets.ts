import type { Preset } from '../../page/define-block.ts'
import type { z } from 'zod'
import type { posterListSchema } from './block.ts'

const poster = (scene: string, alt: string, value: string) => ({
  url: `/media/demo/scene-${scene}.svg`,
  alt,
  link: { type: 2, value },
})

export const posterListPresets = [
  {
    key: 'two',
    locale: 'zh_HK',
    options: {
      imageList: [poster('trail', '男裝秋冬', 'men'), poster('valley', '女裝秋冬', 'women')],
      ratio: '3:2',
    },
  },
  {
    key: 'twoEnglish',
    locale: 'en_US',
    options: {
      imageList: [poster('trail', 'Men’s autumn', 'men'), poster('valley', 'Women’s autumn', 'women')],
      ratio: '3:2',
    },
  },
  {
    key: 'three',
    options: {
      imageList: [poster('camp', '', 'gear'), poster('snow', '', 'footwear'), poster('coast', '', 'sale')],
    },
  },
] satisfies Preset<z.input<typeof posterListSchema>>[]
