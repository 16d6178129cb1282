import type { z } from 'zod'
import type { Preset } from '../../page/define-block.ts'
import type { emptyResultSchema } from './block.ts'

export const emptyResultPresets = [
  { key: 'plain', options: {} },
  {
    key: 'withLinks',
    locale: 'zh_HK',
    options: {
      links: [
        { title: '外套', link: { type: 2, value: 'clothing/jackets' } },
        { title: '背囊', link: { type: 2, value: 'equipment/packs' } },
        { title: '鞋履', link: { type: 2, value: 'footwear' } },
      ],
    },
  },
] satisfies Preset<z.input<typeof emptyResultSchema>>[]
