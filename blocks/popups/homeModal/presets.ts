import type { Preset } from '../../page/define-block.ts'
import type { z } from 'zod'
import type { homeModalSchema } from './block.ts'

const visitors = {
  visitor_img_url: '/media/demo/scene-snow.svg',
  visitor_alt: '成為會員，首張訂單九折',
  visitor_link: { type: 7, value: 'register' },
}
const members = {
  user_img_url: '/media/demo/scene-ridge.svg',
  user_alt: '會員專享：新季外套預購',
  user_link: { type: 3, value: 'summer' },
}

export const homeModalPresets = [
  { key: 'both', locale: 'zh_HK', options: { ...visitors, ...members } },
  {
    key: 'bothEnglish',
    locale: 'en_US',
    options: {
      ...visitors,
      visitor_alt: 'Become a member: 10% off your first order',
      ...members,
      user_alt: 'Members: pre-order the new jackets',
    },
  },
  { key: 'visitors', locale: 'zh_HK', options: visitors },
  { key: 'narrow', locale: 'zh_HK', options: { ...visitors, ...members, modal_width: 480 } },
] satisfies Preset<z.input<typeof homeModalSchema>>[]
