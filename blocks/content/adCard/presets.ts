import type { Preset } from '../../page/define-block.ts'
import type { z } from 'zod'
import type { adCardSchema } from './block.ts'

const imgUrl = '/media/demo/scene-coast.svg'

export const adCardPresets = [
  {
    key: 'titled',
    locale: 'zh_HK',
    options: {
      imgUrl,
      alt: '海岸小徑',
      title: '麥理浩徑第一段：由北潭涌走到浪茄',
      clickUrl: { type: 5, value: 'maclehose-1' },
    },
  },
  {
    key: 'titledEnglish',
    locale: 'en_US',
    options: {
      imgUrl,
      alt: 'The path along the coast',
      title: 'MacLehose Trail, stage one: from Pak Tam Chung to Long Ke',
      clickUrl: { type: 5, value: 'maclehose-1' },
    },
  },
  {
    key: 'picture',
    options: { imgUrl: '/media/demo/scene-snow.svg', clickUrl: { type: 3, value: 'summer' } },
  },
] satisfies Preset<z.input<typeof adCardSchema>>[]
