import type { Preset } from '../define-block.ts'
import type { z } from 'zod'
import type { headerSchema } from './schema.ts'

export const headerPresets = [
  {
    key: 'shop',
    locale: 'zh_HK',
    options: {
      links: [
        { title: '新到貨', link: { type: 3, value: 'new-season' } },
        { title: '男裝', link: { type: 2, value: 'men' } },
        { title: '女裝', link: { type: 2, value: 'women' } },
        { title: '裝備', link: { type: 2, value: 'gear' } },
        { title: '關於 Cairn', link: { type: 4, value: 'cairn' } },
      ],
    },
  },
  {
    key: 'shopEn',
    locale: 'en_US',
    options: {
      links: [
        { title: 'New in', link: { type: 3, value: 'new-season' } },
        { title: 'Men', link: { type: 2, value: 'men' } },
        { title: 'Women', link: { type: 2, value: 'women' } },
        { title: 'Gear', link: { type: 2, value: 'gear' } },
        { title: 'About Cairn', link: { type: 4, value: 'cairn' } },
      ],
    },
  },
  { key: 'bare', options: {} },
] satisfies Preset<z.input<typeof headerSchema>>[]
