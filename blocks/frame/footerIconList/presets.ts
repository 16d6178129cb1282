import type { Preset } from '../../page/define-block.ts'
import type { z } from 'zod'
import type { footerIconListSchema } from './block.ts'

const icon = (piece: string, text: string, value: string) => ({
  url: `/media/demo/product-${piece}.svg`,
  text,
  link: { type: 0, value },
})

export const footerIconListPresets = [
  {
    key: 'promises',
    locale: 'zh_HK',
    options: {
      title: '安心購物',
      iconList: [
        icon('duffel', '滿 {freeDeliveryFrom} 免運費', '/article/delivery'),
        icon('walkShoe', '門市試穿及退換', '/storeLocator'),
        icon('shell', '終身維修服務', '/article/repairs'),
        icon('headlamp', '客戶服務', '/contact-us'),
      ],
    },
  },
  {
    key: 'promisesEnglish',
    locale: 'en_US',
    options: {
      title: 'Shop with confidence',
      iconList: [
        icon('duffel', 'Free delivery from {freeDeliveryFrom}', '/article/delivery'),
        icon('walkShoe', 'Try on and return in our stores', '/storeLocator'),
        icon('shell', 'Lifetime repairs', '/article/repairs'),
        icon('headlamp', 'Customer service', '/contact-us'),
      ],
    },
  },
  {
    key: 'icons',
    options: {
      iconList: ['dayPack', 'midBoot', 'domeTent', 'cookset', 'poles', 'bottle'].map(piece =>
        icon(piece, '', '/list'),
      ),
    },
  },
] satisfies Preset<z.input<typeof footerIconListSchema>>[]
