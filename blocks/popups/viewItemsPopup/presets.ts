import type { z } from 'zod'
import type { Preset } from '../../page/define-block.ts'
import type { viewItemsPopupSchema } from './block.ts'

export const viewItemsPopupPresets = [
  {
    key: 'plain',
    locale: 'zh_HK',
    options: { id: 'seen', index: 2, text: { text: '還在考慮？' } },
  },
  {
    key: 'plainEnglish',
    locale: 'en_US',
    options: { id: 'seen', index: 2, text: { text: 'Still deciding?' } },
  },
  {
    key: 'night',
    locale: 'zh_HK',
    options: {
      id: 'seen-night',
      index: 3,
      text: { text: '繼續看剛才的商品', fontSize: 26, color: '#ffffff' },
      backgroundColor: '#16211b',
      backgroundImage: '/media/demo/scene-camp.svg',
      buttonText: '看看全部新品',
      buttonLink: { type: 7, value: 'list' },
    },
  },
  {
    key: 'nightEnglish',
    locale: 'en_US',
    options: {
      id: 'seen-night',
      index: 3,
      text: { text: 'Pick up where you left off', fontSize: 26, color: '#ffffff' },
      backgroundColor: '#16211b',
      buttonText: 'See everything new',
      buttonLink: { type: 7, value: 'list' },
    },
  },
] satisfies Preset<z.input<typeof viewItemsPopupSchema>>[]
