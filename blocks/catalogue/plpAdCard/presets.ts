import type { z } from 'zod'
import type { Preset } from '../../page/define-block.ts'
import type { plpAdCardSchema } from './block.ts'

export const plpAdCardPresets = [
  {
    key: 'everywhere',
    locale: 'zh_HK',
    options: {
      adOptions: [
        {
          imgUrl: '/media/demo/scene-ridge.svg',
          alt: '秋季山徑精選',
          pcIndex: 3,
          modIndex: 5,
          clickUrl: { type: 3, value: 'summer' },
        },
      ],
    },
  },
  {
    key: 'everywhereEnglish',
    locale: 'en_US',
    options: {
      adOptions: [
        {
          imgUrl: '/media/demo/scene-ridge.svg',
          alt: 'Picked for autumn trails',
          pcIndex: 3,
          modIndex: 5,
          clickUrl: { type: 3, value: 'summer' },
        },
      ],
    },
  },
  {
    key: 'byCategory',
    locale: 'zh_HK',
    options: {
      adOptions: [
        {
          kindCode: 'jackets, fleece',
          imgUrl: '/media/demo/scene-snow.svg',
          alt: '雪線保暖層次',
          pcIndex: 2,
          modIndex: 3,
          clickUrl: { type: 2, value: 'clothing/jackets' },
        },
        {
          kindCode: 'tents',
          imgUrl: '/media/demo/scene-coast.svg',
          alt: '海岸露營',
          pcIndex: 6,
          modIndex: 7,
          clickUrl: { type: 2, value: 'equipment/tents' },
        },
      ],
    },
  },
] satisfies Preset<z.input<typeof plpAdCardSchema>>[]
