import type { z } from 'zod'
import type { Preset } from '../../page/define-block.ts'
import type { promotionPopupSchema } from './block.ts'

const whole = (type: number, value: string) => [{ start: '0,0', end: '100,100', url: { type, value } }]

export const promotionPopupPresets = [
  {
    key: 'whole',
    locale: 'zh_HK',
    options: {
      id: 'summer',
      index: 3,
      url: '/media/demo/scene-coast.svg',
      alt: '海岸線系列登場',
      hotArea: whole(3, 'summer'),
    },
  },
  {
    key: 'wholeEnglish',
    locale: 'en_US',
    options: {
      id: 'summer',
      index: 3,
      url: '/media/demo/scene-coast.svg',
      alt: 'The coastline collection is here',
      hotArea: whole(3, 'summer'),
    },
  },
  {
    key: 'halves',
    options: {
      id: 'halves',
      index: 4,
      url: '/media/demo/scene-ridge.svg',
      hotArea: [
        { start: '0,0', end: '50,100', url: { type: 2, value: 'men' } },
        { start: '50,0', end: '50,100', url: { type: 2, value: 'women' } },
      ],
    },
  },
] satisfies Preset<z.input<typeof promotionPopupSchema>>[]
