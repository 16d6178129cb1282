import type { Preset } from '../../page/define-block.ts'
import type { z } from 'zod'
import type { recommendPopupSchema } from './block.ts'

export const recommendPopupPresets = [
  {
    key: 'match',
    locale: 'zh_HK',
    options: {
      id: 'match',
      count: 10,
      text: '配成一套，上山更輕鬆',
      buttonText: '查看全部新品',
      buttonLink: { type: 7, value: 'list' },
    },
  },
  {
    key: 'matchEn',
    locale: 'en_US',
    options: {
      id: 'match',
      count: 10,
      text: 'Goes well with what you chose',
      buttonText: 'See what is new',
      buttonLink: { type: 7, value: 'list' },
    },
  },
  { key: 'quiet', options: { id: 'quiet', count: 3, timeout: 8, color: '#1f3d2f' } },
] satisfies Preset<z.input<typeof recommendPopupSchema>>[]
