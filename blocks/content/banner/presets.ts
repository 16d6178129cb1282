import type { Preset } from '../../page/define-block.ts'
import type { z } from 'zod'
import type { bannerSchema } from './block.ts'

export const bannerPresets = [
  {
    key: 'picture',
    locale: 'zh_HK',
    options: {
      imgUrl: '/media/demo/scene-ridge.svg',
      alt: '清晨的山脊',
      clickUrl: { type: 3, value: 'summer' },
      height: 420,
    },
  },
  {
    key: 'tall',
    locale: 'zh_HK',
    options: {
      imgUrl: '/media/demo/scene-snow.svg',
      alt: '雪線以上的營地',
      clickUrl: { type: 2, value: 'equipment/tents' },
      height: 640,
      box: { mt: 40, mb: 40 },
      mBox: { mt: 16, mb: 16 },
    },
  },
  {
    key: 'film',
    locale: 'zh_HK',
    options: {
      type: 1,
      videoUrl: '/media/demo/trail.webm',
      poster: '/media/demo/scene-coast.svg',
      alt: '海岸步道上的一天',
      height: 560,
    },
  },
  {
    key: 'pictureEnglish',
    locale: 'en_US',
    options: {
      imgUrl: '/media/demo/scene-ridge.svg',
      alt: 'The ridge in the early morning',
      clickUrl: { type: 3, value: 'summer' },
      height: 420,
    },
  },
  {
    key: 'filmEnglish',
    locale: 'en_US',
    options: {
      type: 1,
      videoUrl: '/media/demo/trail.webm',
      poster: '/media/demo/scene-coast.svg',
      alt: 'A day on the coast path',
      height: 560,
    },
  },
] satisfies Preset<z.input<typeof bannerSchema>>[]
