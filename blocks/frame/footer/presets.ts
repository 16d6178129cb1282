import type { Preset } from '../../page/define-block.ts'
import type { z } from 'zod'
import type { footerSchema } from './block.ts'

export const footerPresets = [
  {
    key: 'shop',
    locale: 'zh_HK',
    options: {
      statement: '一塊石頭，一個方向。Cairn 為香港和澳門的山徑挑選衣裝與裝備。',
      columns: [
        {
          title: '購物',
          links: [
            { title: '新到貨', link: { type: 3, value: 'new-season' } },
            { title: '男裝', link: { type: 2, value: 'men' } },
            { title: '女裝', link: { type: 2, value: 'women' } },
            { title: '裝備', link: { type: 2, value: 'gear' } },
          ],
        },
        {
          title: '協助',
          links: [
            { title: '聯絡我們', link: { type: 7, value: 'contactUs' } },
            { title: '門市位置', link: { type: 7, value: 'storeLocator' } },
            { title: '我的訂單', link: { type: 7, value: 'userOrders' } },
          ],
        },
        {
          title: '條款',
          links: [
            { title: '使用條款', link: '/terms-of-use' },
            { title: '私隱政策', link: '/privacy-policy' },
          ],
        },
      ],
      social: [
        { icon: 'instagram', link: { type: 9, value: 'https://www.instagram.com/' } },
        { icon: 'facebook', link: { type: 9, value: 'https://www.facebook.com/' } },
        { icon: 'youtube', link: { type: 9, value: 'https://www.youtube.com/' } },
      ],
    },
  },
  {
    key: 'shopEn',
    locale: 'en_US',
    options: {
      statement:
        'Stone by stone, a way through the hills. Cairn picks clothing and gear for the trails of Hong Kong and Macau.',
      columns: [
        {
          title: 'Shop',
          links: [
            { title: 'New in', link: { type: 3, value: 'new-season' } },
            { title: 'Men', link: { type: 2, value: 'men' } },
            { title: 'Women', link: { type: 2, value: 'women' } },
            { title: 'Gear', link: { type: 2, value: 'gear' } },
          ],
        },
        {
          title: 'Help',
          links: [
            { title: 'Contact us', link: { type: 7, value: 'contactUs' } },
            { title: 'Find a store', link: { type: 7, value: 'storeLocator' } },
            { title: 'My orders', link: { type: 7, value: 'userOrders' } },
          ],
        },
        {
          title: 'Terms',
          links: [
            { title: 'Terms of use', link: '/terms-of-use' },
            { title: 'Privacy policy', link: '/privacy-policy' },
          ],
        },
      ],
      social: [
        { icon: 'instagram', link: { type: 9, value: 'https://www.instagram.com/' } },
        { icon: 'whatsapp', link: { type: 9, value: 'https://wa.me/' } },
        { icon: 'wechat', link: { type: 9, value: 'https://www.wechat.com/' } },
        { icon: 'threads', link: { type: 9, value: 'https://www.threads.com/' } },
      ],
    },
  },
  {
    key: 'bare',
    options: {
      showFacts: false,
      showDocuments: false,
      showContact: false,
      showSubscribe: false,
      showStaffLink: false,
      showCookieSettings: false,
    },
  },
] satisfies Preset<z.input<typeof footerSchema>>[]
