import type { Preset } from '../define-block.ts'
import type { z } from 'zod'
import type { swiperSchema } from './schema.ts'

const scene = (name: string) => `/media/demo/scene-${name}.svg`

const ridge = {
  title: '清晨的山脊',
  swiper_img_url: scene('ridge'),
  swiper_img_link: { type: 3, value: 'summer' },
  seconds: 6000,
}
const forest = {
  title: '穿過森林的小徑',
  swiper_img_url: scene('forest'),
  swiper_img_link: { type: 2, value: 'men/jackets' },
  seconds: 6000,
}
const coast = {
  title: '海岸線上的風',
  swiper_img_url: scene('coast'),
  swiper_img_link: { type: 4, value: 'coast' },
  seconds: 6000,
}

export const swiperPresets = [
  { key: 'hero', options: { items: [ridge, forest, coast], ratio: '21:9', mRatio: '4:5' } },
  { key: 'single', options: { items: [{ ...ridge, seconds: 0 }], ratio: '21:9', mRatio: '4:5' } },
  {
    key: 'hotAreas',
    options: {
      items: [
        {
          title: '營地一夜',
          swiper_img_url: scene('camp'),
          hasHotArea: true,
          hotArea: [
            { start: '8,48', end: '34,40', url: { type: 2, value: 'equipment/tents' } },
            { start: '56,30', end: '30,58', url: { type: 2, value: 'equipment/packs' } },
          ],
        },
        { title: '雪線以上', swiper_img_url: scene('snow'), swiper_img_link: { type: 8, value: '羽絨' } },
      ],
      ratio: '2:1',
      mRatio: '1:1',
    },
  },
  {
    key: 'countdown',
    options: {
      items: [
        {
          title: '週末優惠',
          swiper_img_url: scene('valley'),
          swiper_img_link: { type: 3, value: 'sale' },
          count_down: true,
          time: '2026-11-23 23:59:59',
          position_left: '8%',
          position_top: '60%',
          total_width: '34%',
          box_width: '26%',
          font_color: '#ffffff',
          font_size: 32,
          box_color: 'rgba(22,33,27,0.72)',
          box_padding: 10,
        },
      ],
      ratio: '21:9',
      mRatio: '4:3',
    },
  },
  {
    key: 'film',
    options: {
      items: [
        { ...ridge, seconds: 4000 },
        {
          title: '步道上的一天',
          swiper_type: 'video',
          swiper_video_url: '/media/demo/trail.webm',
          swiper_video_poster: scene('trail'),
          autoplay: true,
          swiper_video_link: { type: 5, value: 'a-day-on-the-trail' },
          seconds: 8000,
        },
        { ...coast, seconds: 4000 },
      ],
      ratio: '16:9',
      mRatio: '1:1',
    },
  },
] satisfies Preset<z.input<typeof swiperSchema>>[]
