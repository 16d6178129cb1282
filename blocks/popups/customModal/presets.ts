import type { z } from 'zod'
import type { Preset } from '../../page/define-block.ts'
import type { customModalSchema } from './block.ts'

export const customModalPresets = [
  {
    key: 'notice',
    locale: 'zh_HK',
    options: {
      id: 'weather',
      title: '惡劣天氣下的送貨安排',
      content: '<p>八號或以上熱帶氣旋警告信號、黑色暴雨警告生效期間，送貨及自取點服務暫停。</p>',
    },
  },
  {
    key: 'noticeEnglish',
    locale: 'en_US',
    options: {
      id: 'weather',
      title: 'Delivery in bad weather',
      content:
        '<p>While typhoon signal no. 8 or above or the black rainstorm warning is in force, deliveries and pick-up points are suspended.</p>',
    },
  },
  {
    key: 'choice',
    locale: 'zh_HK',
    options: {
      id: 'join',
      title: '登記成為會員',
      content: '<p>會員購物可賺取 GO DOLLAR，並可在一處查閱所有訂單。</p>',
      button: '登記',
      link: { type: 7, value: 'register' },
      secondButton: '了解禮遇',
      secondLink: { type: 7, value: 'member' },
    },
  },
  {
    key: 'choiceEnglish',
    locale: 'en_US',
    options: {
      id: 'join',
      title: 'Become a member',
      content: '<p>Members earn GO DOLLAR and find all their orders in one place.</p>',
      button: 'Register',
      link: { type: 7, value: 'register' },
      secondButton: 'See the benefits',
      secondLink: { type: 7, value: 'member' },
    },
  },
] satisfies Preset<z.input<typeof customModalSchema>>[]
