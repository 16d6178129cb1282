import type { Preset } from '../../page/define-block.ts'
import type { z } from 'zod'
import type { headerSchema } from './block.ts'

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
      secondaryLinks: [
        { title: '門市位置', link: { type: 7, value: 'storeLocator' } },
        { title: '維修服務', link: { type: 5, value: 'repairs' } },
        { title: '幫助中心', link: { type: 0, value: '/help' } },
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
      secondaryLinks: [
        { title: 'Find a store', link: { type: 7, value: 'storeLocator' } },
        { title: 'Repairs', link: { type: 5, value: 'repairs' } },
        { title: 'Help centre', link: { type: 0, value: '/help' } },
      ],
    },
  },
  { key: 'noStrip', options: { secondaryLinks: [] } },
  { key: 'bare', options: {} },
] satisfies Preset<z.input<typeof headerSchema>>[]
