import type { z } from 'zod'
import type { Preset } from '../../page/define-block.ts'
import type { messageBarSchema } from './block.ts'

export const messageBarPresets = [
  {
    key: 'news',
    locale: 'zh_HK',
    options: {
      messages: [
        { title: '港澳訂單滿 {freeDeliveryFrom} 免運費', link: { type: 7, value: 'list' } },
        { title: '夏日離島系列現已登場', link: { type: 3, value: 'summer' } },
        { title: '十一月維修日：免費縫補拉鏈及縫線', link: { type: 7, value: 'storeLocator' } },
      ],
    },
  },
  {
    key: 'newsEn',
    locale: 'en_US',
    options: {
      messages: [
        {
          title: 'From {freeDeliveryFrom}: free delivery in Hong Kong and Macau',
          link: { type: 7, value: 'list' },
        },
        { title: 'Summer islands: the new season is here', link: { type: 3, value: 'summer' } },
        { title: 'Repair days in November: zips and seams, free', link: { type: 7, value: 'storeLocator' } },
      ],
    },
  },
  {
    key: 'notice',
    locale: 'zh_HK',
    options: { messages: [{ title: '八號風球懸掛期間，速遞及門市服務暫停。' }] },
  },
  {
    key: 'slow',
    locale: 'en_US',
    options: {
      messages: [
        { title: 'Members earn GO DOLLAR on every order', link: { type: 7, value: 'member' } },
        { title: 'Free pick-up in all stores' },
      ],
      speed: 5000,
    },
  },
] satisfies Preset<z.input<typeof messageBarSchema>>[]
