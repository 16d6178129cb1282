import type { z } from 'zod'
import type { Preset } from '../../page/define-block.ts'
import type { basketPopupSchema } from './block.ts'

const cart = { type: 7, value: 'cart' }

export const basketPopupPresets = [
  {
    key: 'freeDelivery',
    locale: 'zh_HK',
    options: {
      id: 'free-delivery',
      usesFreeDelivery: true,
      count: 2,
      textLines: [
        { text: '再買 HK${amount} 即享免運費', fontSize: 20, color: '#1f3d2f' },
        { text: '這件商品仍在你的購物袋' },
      ],
      buttonText: '查看購物袋',
      buttonLink: cart,
    },
  },
  {
    key: 'freeDeliveryEnglish',
    locale: 'en_US',
    options: {
      id: 'free-delivery',
      usesFreeDelivery: true,
      count: 2,
      textLines: [
        { text: 'HK${amount} more and delivery is free', fontSize: 20, color: '#1f3d2f' },
        { text: 'This is still in your bag' },
      ],
      buttonText: 'View bag',
      buttonLink: cart,
    },
  },
  {
    key: 'gift',
    locale: 'zh_HK',
    options: {
      id: 'gift',
      index: 2,
      rule: 'lt',
      totalAmount: 2000,
      textLines: [
        { text: '你已可獲贈旅行水樽', fontSize: 22, color: '#ffffff' },
        { text: '結帳時自動加入，送完即止', color: '#ffffff' },
      ],
      backgroundColor: '#1f3d2f',
      backgroundImage: '/media/demo/scene-snow.svg',
      buttonText: '前往結帳',
      buttonLink: cart,
    },
  },
  {
    key: 'giftEnglish',
    locale: 'en_US',
    options: {
      id: 'gift',
      index: 2,
      rule: 'lt',
      totalAmount: 2000,
      textLines: [
        { text: 'A travel bottle is yours', fontSize: 22, color: '#ffffff' },
        { text: 'Added at checkout, while stocks last', color: '#ffffff' },
      ],
      backgroundColor: '#1f3d2f',
      buttonText: 'Go to checkout',
      buttonLink: cart,
    },
  },
] satisfies Preset<z.input<typeof basketPopupSchema>>[]
